/// The names of generated files. The build plugin declares its outputs by the same names.
public enum OutputName {
  /// The name of the file that serves all scenes of a module.
  public static let support = "SceneSupport.swift"

  /// The name of the Swift file that is made from a scene file: `Main.scene.swift` from `Screens/Main.scene`.
  public static func swiftFile(forScene path: String) -> String {
    baseName(ofScene: path) + ".scene.swift"
  }

  /// The name of the Swift file that is made from a scene file or a storyboard.
  public static func swiftFile(for path: String) -> String {
    path.hasSuffix(".storyboard") ? swiftFile(forStoryboard: path) : swiftFile(forScene: path)
  }

  /// The name of the Swift file that is made from a storyboard: `Main.storyboard.swift`.
  public static func swiftFile(forStoryboard path: String) -> String {
    baseName(ofStoryboard: path) + ".storyboard.swift"
  }

  /// The name of a storyboard without folder and extension: `Main`.
  public static func baseName(ofStoryboard path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }

  /// The name of a scene file without folder and extension: `Main`.
  public static func baseName(ofScene path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".scene") ? String(name.dropLast(".scene".count)) : name
  }
}
