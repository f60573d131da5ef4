public import SceneDiagnostics

/// A controller that leads to another, or to which another leads, and the segues between the two.
public struct FlowCall: Sendable {
  /// The controller.
  public let item: FlowItem
  /// The segues, in the file of the source.
  public let segues: [SourceRange]
}
