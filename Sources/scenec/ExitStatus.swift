import ArgumentParser

/// The exit statuses of the process, apart from zero for success.
enum ExitStatus {
  /// A scene has an error, or an output is stale.
  static let scenesAreWrong = ExitCode(1)
  /// Two versions of a scene differ.
  static let scenesDiffer = ExitCode(1)
  /// The merge of two versions has conflicts.
  static let scenesAreNotMerged = ExitCode(1)
  /// The arguments are invalid, or a file cannot be read or written.
  static let callOrDiskIsWrong = ExitCode(2)
}
