/// The reason why XML could not be read or written.
public struct SceneDataError: Error, CustomStringConvertible, Sendable {
  /// The reason, in one sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
