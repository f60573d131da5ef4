/// Why XML could not be read or written, in a sentence.
public struct SceneDataError: Error, CustomStringConvertible, Sendable {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
