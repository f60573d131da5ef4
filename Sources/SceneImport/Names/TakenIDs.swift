import SceneCompiler

/// The ids that controllers of a scene cannot have, because other scenes of the module have them.
public struct TakenIDs: Sendable {
  private(set) var words = UniqueWords(ignoringCase: true)

  /// No ids.
  public init() {}

  /// Takes an id.
  public mutating func insert(_ id: String) { words.insert(id) }

  /// Whether an id is taken. Ids that differ in case only become one file name or one type.
  public func contains(_ id: String) -> Bool { words.contains(id) }
}
