/// The end of a call that has not succeeded, and has said why.
package struct ExitStatus: Error {
  /// The status of the process.
  package let code: Int32

  /// The end with a status.
  package init(code: Int32) { self.code = code }

  /// A scene has an error, or an output is stale.
  package static let scenesAreWrong = ExitStatus(code: 1)
  /// Two versions of a scene differ.
  package static let scenesDiffer = ExitStatus(code: 1)
  /// The merge of two versions has conflicts.
  package static let scenesAreNotMerged = ExitStatus(code: 1)
  /// The arguments are invalid, or a file cannot be read or written.
  package static let callOrDiskIsWrong = ExitStatus(code: 2)
}
