#if !canImport(os)
  /// How much a message matters.
  public struct OSLogType: Hashable, RawRepresentable, Sendable {
    /// The kind as a number.
    public let rawValue: UInt8

    /// The kind that a number stands for.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The kind that a number stands for.
    public init(_ rawValue: UInt8) {
      self.init(rawValue: rawValue)
    }

    /// What may help to find a fault.
    public static let `default` = OSLogType(0)
    /// What is good to know.
    public static let info = OSLogType(1)
    /// What is of use while an app is being written.
    public static let debug = OSLogType(2)
    /// What went wrong in the app.
    public static let error = OSLogType(16)
    /// What went wrong in the system.
    public static let fault = OSLogType(17)
  }
#endif
