#if !canImport(os)
  internal import Foundation

  /// Writes a message with its arguments to a log.
  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
  ) {
    os_log(type, dso: dso, log: log, message, args)
  }

  /// Writes a message with its arguments to a log.
  public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
  ) {
    os_log(type, dso: dso, log: log, message, args)
  }

  private func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog, _ message: StaticString, _ args: [any CVarArg]
  ) {
    LogWriter.write(LogFormat(message).text(args), to: log, type)
  }

  /// A format with the privacy in the placeholder: `%{public}@`.
  struct LogFormat {
    private let format: String

    init(_ format: StaticString) {
      self.format = format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }

    func text(_ arguments: [any CVarArg]) -> String {
      String(format: format.replacing(#/%\{[^}]*\}/#, with: "%"), arguments: arguments)
    }
  }
#endif
