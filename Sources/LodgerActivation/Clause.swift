// SPDX-License-Identifier: Apache-2.0

/// One part of an explanation: what a part of a rule says, whether it holds, and why.
package struct Clause: Hashable, Sendable {
    /// An attachment by its place; both numbers start at 0.
    package struct Attachment: Hashable, Sendable {
        package var item: Int
        package var attachment: Int

        package init(item: Int, attachment: Int) {
            self.item = item
            self.attachment = attachment
        }
    }

    /// The part of the rule.
    package var text: String
    /// Whether it holds.
    package var result: Bool
    /// Why, for people.
    package var reason: String
    /// The attachments that made it so.
    package var attachments: [Attachment]
    /// The parts of the part.
    package var children: [Clause]

    package init(
        text: String,
        result: Bool,
        reason: String,
        attachments: [Attachment] = [],
        children: [Clause] = []
    ) {
        self.text = text
        self.result = result
        self.reason = reason
        self.attachments = attachments
        self.children = children
    }
}
