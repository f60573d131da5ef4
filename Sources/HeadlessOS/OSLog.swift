#if !canImport(os)
  /// A log of a subsystem and a category.
  open class OSLog: Equatable, @unchecked Sendable {
    let subsystem: String
    let category: String

    /// Makes a log.
    public init(subsystem: String, category: String) {
      self.subsystem = subsystem
      self.category = category
    }

    /// The default log.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that discards messages.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Whether both are the same log.
    public static func == (one: OSLog, other: OSLog) -> Bool { one === other }

    /// Whether messages of a type are written.
    open func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
  }
#endif
