#if !canImport(os)
  /// A log, which a subsystem and a category tell from others.
  open class OSLog: Equatable, @unchecked Sendable {
    let subsystem: String
    let category: String

    /// The log of the given subsystem and category.
    public init(subsystem: String, category: String) {
      self.subsystem = subsystem
      self.category = category
    }

    /// The log of whoever names none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that nothing is written to.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Whether both are one log.
    public static func == (one: OSLog, other: OSLog) -> Bool { one === other }

    /// Whether messages of a kind are written.
    open func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
  }
#endif
