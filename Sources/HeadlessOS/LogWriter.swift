#if !canImport(os)
  internal import Foundation

  /// Writes messages to standard error if `OS_ACTIVITY_DT_MODE` is set, as Xcode does; otherwise nowhere.
  enum LogWriter {
    private static let isOn = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

    static func write(_ message: @autoclosure () -> String, to log: OSLog, _ type: OSLogType) {
      guard isOn, log.isEnabled(type: type) else { return }
      let name = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
      FileHandle.standardError.write(Data((name + message() + "\n").utf8))
    }
  }
#endif
