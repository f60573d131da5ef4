#if !canImport(os)
  /// The level of a message.
  public struct OSLogType: Hashable, RawRepresentable, Sendable {
    /// The level as a number.
    public let rawValue: UInt8

    /// Makes a level from a number.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Makes a level from a number.
    public init(_ rawValue: UInt8) {
      self.init(rawValue: rawValue)
    }

    /// Messages that help to find a fault.
    public static let `default` = OSLogType(0)
    /// Information.
    public static let info = OSLogType(1)
    /// Messages for development.
    public static let debug = OSLogType(2)
    /// Errors in the app.
    public static let error = OSLogType(16)
    /// Faults of the system.
    public static let fault = OSLogType(17)
  }
#endif
