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

  /// The appearance that an entry is for; nil for one that previews do not have.
  private static func appearance(of entry: JSONValue) -> ColorAppearance? {
    var result = ColorAppearance()
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): result.isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): result.hasIncreasedContrast = true
      default: return nil
      }
    }
    return result
  }

  // MARK: Colours

  private static func color(in folder: Path) -> AppResources.NamedColor? {
    var variants: [ColorAppearance: JSONValue] = [:]
    for entry in contents(of: folder)?["colors"]?.elements ?? [] {
      guard ["universal", "iphone", nil].contains(entry["idiom"]?.string), let color = entry["color"],
        let appearance = appearance(of: entry), rgba(color, in: appearance) != nil
      else { continue }
      variants[appearance] = variants[appearance] ?? color
    }
    var colors: [ColorAppearance: RGBA] = [:]
    // A colour of the system has variants of its own.
    for appearance in ColorAppearance.all {
      colors[appearance] = variants.variant(for: appearance).flatMap { rgba($0, in: appearance) }
    }
    return AppResources.NamedColor(colors)
  }

  private static func rgba(_ color: JSONValue, in appearance: ColorAppearance) -> RGBA? {
    if let name = color["reference"]?.string {
      let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      return SystemColors.color(named: plain, in: appearance)
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
    var files: [ColorAppearance: ImageFile] = [:]
    for entry in contents["images"]?.elements ?? [] {
      guard ["universal", "iphone", nil].contains(entry["idiom"]?.string), let name = entry["filename"]?.string,
        !name.contains("/"), let appearance = appearance(of: entry),
        let bytes = try? InputFile.read(found: folder.appending(Path(name))).bytes,
        let file = ImageFile(bytes, scale: scale(entry["scale"]?.string))
      else { continue }
      // The sharpest one that is small enough.
      guard files[appearance].map({ file.isBetter(than: $0, limit: mostBytes) }) ?? true else { continue }
      files[appearance] = file
    }
    guard let size = files[ColorAppearance()]?.size else { return nil }
    return AppResources.NamedImage(
      size: size, files: files.compactMapValues { $0.encoded(limit: mostBytes) }, isTemplate: intent == "template")
  }

  private static func scale(_ text: String?) -> Double {
    switch text {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }
}
