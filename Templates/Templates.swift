/// The templates of generated Swift, embedded so that `scenec` needs no other file.
public enum Templates {
  /// The templates and the names of their files.
  public static let all: [(name: String, bytes: [UInt8])] = [
    ("ChildScene.swift.stencil", PackageResources.ChildScene_swift_stencil),
    ("Scene.swift.stencil", PackageResources.Scene_swift_stencil),
    ("SceneFile.swift.stencil", PackageResources.SceneFile_swift_stencil),
    ("SceneSupport.swift.stencil", PackageResources.SceneSupport_swift_stencil),
    ("Storyboard.swift.stencil", PackageResources.Storyboard_swift_stencil),
  ]
}
