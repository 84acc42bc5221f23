// SPDX-License-Identifier: Apache-2.0

/// What a machine offers to extensions, and what is wrong with it.
public struct MachineReport: Sendable {
    /// How a check came out.
    public enum Status: String, Sendable {
        /// As it should be.
        case ok
        /// Works, but not as well as it could.
        case warning
        /// Does not work.
        case failed
        /// Not there, and not needed.
        case absent
    }

    /// One thing that was looked at.
    public struct Check: Sendable {
        /// A name that does not change.
        public var id: String
        /// How it came out.
        public var status: Status
        /// What was found.
        public var message: String
        /// What to do about it.
        public var fix: String?
    }

    /// How far extensions are confined: `none` as long as only their process is their own.
    public var tier: String
    /// Everything that was looked at.
    public var checks: [Check]
}
