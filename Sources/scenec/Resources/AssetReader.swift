import PathKit
import SceneBuilding
import SceneDiagnostics
import ScenePreview
import UIKitFacts
import VectorPictures

/// Reads colours and images of asset catalogues for previews. What cannot be read is left out: a preview shows a grey or a
/// box for it.
struct AssetReader {
  /// Larger files would make pictures too large to be checked in.
  private static let mostBytes = 48 * 1024

  /// - Parameter names: the names of the images that are shown.
  static func resources(in catalogs: AssetNames, images names: Set<String>) -> AppResources {
    var resources = AppResources()
    for (name, folder) in catalogs.colorSets { resources.colors[name] = color(in: folder) }
    for name in names { resources.images[name] = catalogs.imageSets[name].flatMap(image) }
    return resources
  }

  private static func contents(of folder: Path) -> JSONValue? {
    (try? InputFile.read(found: folder.appending(Path("Contents.json")))).flatMap { try? JSONParser.value(in: $0) }
  }

  /// Whether an entry is for dark appearance; nil for other appearances, which previews do not have.
  private static func isDark(_ entry: JSONValue) -> Bool? {
    guard let appearances = entry["appearances"]?.elements, !appearances.isEmpty else { return false }
    guard appearances.count == 1, appearances[0]["appearance"]?.string == "luminosity" else { return nil }
    return appearances[0]["value"]?.string == "dark"
  }

  // MARK: Colours

  private static func color(in folder: Path) -> AppResources.NamedColor? {
    var (light, dark): (RGBA?, RGBA?)
    for entry in contents(of: folder)?["colors"]?.elements ?? [] {
      let isForPhones = ["universal", "iphone", nil].contains(entry["idiom"]?.string)
      guard isForPhones, let color = entry["color"].flatMap(rgba), let isDark = isDark(entry) else { continue }
      if isDark { dark = dark ?? color } else { light = light ?? color }
    }
    return light.map { AppResources.NamedColor(light: $0, dark: dark) }
  }

  private static func rgba(_ color: JSONValue) -> RGBA? {
    if let name = color["reference"]?.string {
      let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      return SystemColors.color(named: plain, isDark: false)
    }
    guard let parts = color["components"] else { return nil }
    func part(_ name: String) -> Double? { parts[name].flatMap { component($0.string ?? $0.spelling) } }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as Xcode writes it: `0x3D`, `61` or `0.239`.
  private static func component(_ text: String) -> Double? {
    let value: Double? =
      text.hasPrefix("0x") || text.hasPrefix("0X")
      ? Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      : text.contains(".") ? Double(text) : Int(text).map { $0 > 1 ? Double($0) / 255 : Double($0) }
    return value.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
  }

  // MARK: Images

  private static func image(in folder: Path) -> AppResources.NamedImage? {
    guard let contents = contents(of: folder) else { return nil }
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    var (light, dark): (ImageFile?, ImageFile?)
    for entry in contents["images"]?.elements ?? [] {
      guard ["universal", "iphone", nil].contains(entry["idiom"]?.string), let name = entry["filename"]?.string,
        !name.contains("/"), let isDark = isDark(entry),
        let bytes = try? InputFile.read(found: folder.appending(Path(name))).bytes,
        let file = ImageFile(bytes, scale: scale(entry["scale"]?.string))
      else { continue }
      // The sharpest one that is small enough.
      let known = isDark ? dark : light
      guard known.map({ file.isBetter(than: $0, limit: mostBytes) }) ?? true else { continue }
      if isDark { dark = file } else { light = file }
    }
    guard let light else { return nil }
    return AppResources.NamedImage(
      size: light.size, light: light.encoded(limit: mostBytes), dark: dark?.encoded(limit: mostBytes),
      isTemplate: intent == "template")
  }

  private static func scale(_ text: String?) -> Double {
    switch text {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }
}
