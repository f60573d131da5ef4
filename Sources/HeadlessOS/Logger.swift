#if !canImport(os)
  /// Writes messages to a log.
  public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger for a subsystem and a category.
    public init(subsystem: String, category: String) {
      log = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a logger for a log.
    public init(_ logObj: OSLog) {
      log = logObj
    }

    /// Makes a logger for the default log.
    public init() {
      log = .default
    }

    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) { LogWriter.write(message.text, to: log, level) }
    /// Writes a message that helps to find a fault.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a trace of events.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message for development.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes information.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message that helps to find a fault.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message about a possible fault.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes an error in the app.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a critical error.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a fault of the system.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  }
#endif
