import ArgumentParser

/// What the process tells its caller; zero when all is well.
enum ExitStatus {
  /// A scene has an error, or an output is stale.
  static let scenesAreWrong = ExitCode(1)
  /// Two versions of a scene do not say the same.
  static let scenesDiffer = ExitCode(1)
  /// Two versions of a scene have conflicts.
  static let scenesAreNotMerged = ExitCode(1)
  /// The arguments make no sense, or a file cannot be read or written.
  static let callOrDiskIsWrong = ExitCode(2)
}
