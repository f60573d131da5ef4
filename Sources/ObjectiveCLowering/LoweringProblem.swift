public import SceneDiagnostics

/// Something in a file that needs the Objective-C runtime and has no counterpart in Swift.
public struct LoweringProblem: Equatable, Sendable {
  /// The path of the file.
  public let path: String
  /// Where it is.
  public let place: LineTable.Position
  /// What is wrong, and what to do about it.
  public let text: String
}
