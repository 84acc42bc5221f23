// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSystem

extension Monitor {
    /// Waits until `body` gives something, but not for ever.
    func within<Result>(_ limit: Duration, _ body: (inout State) -> Result?) -> Result? {
        let end = ContinuousClock.now + limit
        while ContinuousClock.now < end {
            if let result = withLock(body) { return result }
            usleep(5_000)
        }
        return nil
    }
}
