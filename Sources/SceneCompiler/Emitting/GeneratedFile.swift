/// A file of generated Swift, not yet written anywhere.
public struct GeneratedFile: Sendable {
  /// Its name, without a folder: `Main.scene.swift`.
  public let name: String
  /// The path of the scene file that it was made from; nil for `SceneSupport.swift`, which belongs to all.
  public let source: String?
  /// The contents of the file.
  public let contents: String
}
