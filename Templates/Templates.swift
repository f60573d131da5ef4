/// The templates of generated Swift, embedded so that `scenec` needs no other file.
public enum Templates {
  /// The templates and the names of their files.
  public static let all: [(name: String, bytes: [UInt8])] = [
    ("ChildScene.swift.stencil", bytes(EmbeddedTemplates.childScene)),
    ("Scene.swift.stencil", bytes(EmbeddedTemplates.scene)),
    ("SceneFile.swift.stencil", bytes(EmbeddedTemplates.sceneFile)),
    ("SceneSupport.swift.stencil", bytes(EmbeddedTemplates.sceneSupport)),
    ("Storyboard.swift.stencil", bytes(EmbeddedTemplates.storyboard)),
  ]

  private static func bytes(_ text: StaticString) -> [UInt8] { text.withUTF8Buffer { Array($0) } }
}
