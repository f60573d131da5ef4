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

  /// The storyboards and xibs without the copies in other languages: `Base.lproj/Main.storyboard` of it and
  /// `de.lproj/Main.storyboard`. UIKit loads one of them, so they are one file for code.
  public static func originals(among paths: [String]) -> [String] {
    let kept = Set(localizations(among: paths).map(\.original))
    return paths.filter { localizedName($0) == nil || kept.contains($0) }
  }

  /// The localized storyboards and xibs, each with its copies in other languages.
  public static func localizations(among paths: [String]) -> [(original: String, copies: [String])] {
    let groups = Dictionary(grouping: paths.filter { localizedName($0) != nil }) { localizedName($0) ?? $0 }
    return groups.sorted { $0.key < $1.key }.map { group in
      let sorted = group.value.sorted { (rank($0), $0) < (rank($1), $1) }
      return (sorted[0], Array(sorted.dropFirst()))
    }
  }

  /// The development language comes first; without `Base.lproj`, English is the most likely one.
  private static func rank(_ path: String) -> Int {
    let folder = path.split(separator: "/").dropLast().last
    return folder == "Base.lproj" ? 0 : folder == "en.lproj" ? 1 : 2
  }

  /// The path of a storyboard or xib without the folder of its language; nil if it has none.
  private static func localizedName(_ path: String) -> String? {
    guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    parts.remove(at: parts.count - 2)
    return parts.joined(separator: "/")
  }
}
