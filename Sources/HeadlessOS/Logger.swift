#if !canImport(os)
  /// Writes messages to a log.
  public struct Logger: Sendable {
    private let log: OSLog

    /// Writes to the log of the given subsystem and category.
    public init(subsystem: String, category: String) {
      log = OSLog(subsystem: subsystem, category: category)
    }

    /// Writes to a log.
    public init(_ logObj: OSLog) {
      log = logObj
    }

    /// Writes to the log of whoever names none.
    public init() {
      log = .default
    }

    /// Writes a message of a kind.
    public func log(level: OSLogType, _ message: OSLogMessage) { LogWriter.write(message.text, to: log, level) }
    /// Writes what may help to find a fault.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes what shows the course of events.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes what is of use while an app is being written.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes what is good to know.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes what may help to find a fault.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes what may become a fault.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes what went wrong in the app.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes what must not go wrong.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes what went wrong in the system.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  }
#endif
