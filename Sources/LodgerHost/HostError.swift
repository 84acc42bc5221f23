// SPDX-License-Identifier: Apache-2.0

internal import LodgerLaunch
internal import LodgerWire

/// Why something that a host asked for was not done.
public struct HostError: Error, Hashable, Sendable {
    /// The error's name, in a form that callers can compare and later versions can add to.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name as programs print it.
        public let rawValue: String

        /// A name, also one that this version does not know.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The extension ended the request with an error of its own, or the person did.
        public static let cancelled = Code(rawValue: "cancelled")
        /// There was no answer in time.
        public static let deadline = Code(rawValue: "deadline")
        /// A signal ended the extension's process.
        public static let crashed = Code(rawValue: "crashed")
        /// The extension ended its own process.
        public static let exited = Code(rawValue: "exited")
        /// The extension must not or cannot run here; `reasons` say why.
        public static let refused = Code(rawValue: "refused")
        /// There is no such extension, app or item.
        public static let notFound = Code(rawValue: "not-found")
        /// The extension is there but may not be used now.
        public static let notReady = Code(rawValue: "not-ready")
        /// The extension's process broke the protocol.
        public static let protocolViolation = Code(rawValue: "protocol-violation")
        /// The extension's process was ended from outside.
        public static let runnerLost = Code(rawValue: "runner-lost")
        /// The host and its runner are of different versions.
        public static let versionMismatch = Code(rawValue: "version-mismatch")
        /// Something that this machine lacks.
        public static let machineLacks = Code(rawValue: "machine-lacks")
        /// What was given cannot be used.
        public static let badInput = Code(rawValue: "bad-input")
    }

    /// One reason of a refusal.
    public struct Reason: Hashable, Sendable {
        /// The reason's name.
        public var code: String
        /// One sentence that says what was found.
        public var message: String
        /// What to do about it.
        public var fix: String?

        /// A reason.
        public init(code: String, message: String, fix: String?) {
            self.code = code
            self.message = message
            self.fix = fix
        }
    }

    /// The error's name.
    public var code: Code
    /// The domain of `number`: the extension's, Cocoa's where it has the error, or Lodger's.
    public var domain: String
    /// The error's number in its domain.
    public var number: Int
    /// One sentence that says what happened.
    public var message: String
    /// What to do about it.
    public var fix: String?
    /// The signal that ended the process, such as `SIGABRT`.
    public var signal: String?
    /// The status with which the process ended itself.
    public var exitStatus: Int?
    /// Why an extension was refused.
    public var reasons: [Reason]
    /// The last lines that the extension printed.
    public var log: [String]
    /// The extension's identifier.
    public var extensionIdentifier: String?
    /// The request's identifier.
    public var requestIdentifier: String?

    /// An error of Lodger's own.
    public init(_ code: Code, _ message: String, fix: String? = nil) {
        self.code = code
        self.message = message
        self.fix = fix
        (domain, number) = code.foreignNumber ?? (RemoteError.lodgerDomain, code.lodgerNumber)
        signal = nil
        exitStatus = nil
        reasons = []
        log = []
        extensionIdentifier = nil
        requestIdentifier = nil
    }
}

extension HostError: CustomStringConvertible {
    /// The error as one line of text.
    public var description: String { "\(code.rawValue): \(message)" }
}

extension HostError {
    init(_ failure: ExtensionFailure, extension identifier: String, request: String?) {
        self.init(Code(rawValue: failure.name.rawValue), failure.message, fix: failure.fix)
        if let underlying = failure.underlying {
            domain = underlying.domain
            number = Int(clamping: underlying.code)
        }
        signal = failure.signal.map(Signal.name)
        exitStatus = failure.exitStatus.map(Int.init)
        reasons = failure.reasons.map { Reason(code: $0.code, message: $0.message, fix: $0.fix) }
        log = failure.log
        extensionIdentifier = identifier
        requestIdentifier = request
    }
}

extension HostError.Code {
    /// Domain and number of an error that Cocoa has too.
    fileprivate var foreignNumber: (String, Int)? {
        switch self {
        case .cancelled: (RemoteError.cocoaDomain, 3072)
        // The connection was interrupted, or could not be made.
        case .crashed, .exited, .runnerLost, .protocolViolation: (RemoteError.cocoaDomain, 4097)
        case .versionMismatch: (RemoteError.cocoaDomain, 4099)
        default: nil
        }
    }

    /// Numbers of Lodger's own domain; one never changes its meaning.
    fileprivate var lodgerNumber: Int {
        switch self {
        case .deadline: 1
        case .refused: 2
        case .notFound: 3
        case .notReady: 4
        case .machineLacks: 5
        case .badInput: 6
        default: 0
        }
    }
}
