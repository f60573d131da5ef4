import PathKit
import SceneBuilding
import SceneDiagnostics

/// The files in folders that an app can use when it runs.
struct ResourceFiles {
  /// The images and colours of asset catalogues.
  private(set) var assets = AssetNames()
  /// Whether there is an asset catalogue.
  private(set) var hasCatalog = false
  /// The names of image files, with and without their extensions.
  private(set) var images: Set<String> = []
  /// The font files.
  private(set) var fonts: [Path] = []
  /// The files with translations, by the names of their tables.
  private(set) var strings: [String: [Path]] = [:]
  /// Whether all folders could be read.
  private(set) var isComplete = true
  /// Whether packages that a project names are on disk.
  private(set) var hasAllPackages = true
  private var seen: Set<POSIX.Status.Identity> = []

  /// Searches folders, without hidden ones. Links to folders are followed: a project can be made of them.
  init(in folders: [Path]) {
    for folder in folders {
      guard let status = try? POSIX.status(of: folder) else { continue }
      if status.isFolder { addFolder(folder, status, isOtherBundle: false) } else { addFile(folder, false) }
    }
  }

  private mutating func addFolder(_ folder: Path, _ status: POSIX.Status, isOtherBundle: Bool) {
    guard seen.insert(status.identity).inserted else { return }
    guard let names = try? POSIX.names(inFolder: folder) else { return isComplete = false }
    for name in names where !name.isHidden { addMember(folder.appending(name), isOtherBundle) }
  }

  private mutating func addMember(_ path: Path, _ isOtherBundle: Bool) {
    // A link that leads nowhere is no resource.
    guard let status = try? POSIX.status(of: path) else { return }
    guard status.isFolder else { return addFile(path, isOtherBundle) }
    switch path.lowercasedExtension {
    case "xcassets":
      guard !isOtherBundle else { return }
      hasCatalog = true
      isComplete = assets.add(catalog: path) && isComplete
    case "xcodeproj": addProject(path.appending(Path("project.pbxproj")))
    case "bundle", "framework", "xcframework", "app": addFolder(path, status, isOtherBundle: true)
    default: addFolder(path, status, isOtherBundle: isOtherBundle)
    }
  }

  /// - Parameter isOtherBundle: whether the file is in a bundle of its own, from which only fonts reach the app.
  private mutating func addFile(_ path: Path, _ isOtherBundle: Bool) {
    let name = path.lastComponent
    let base = path.lastComponentWithoutExtension
    switch path.lowercasedExtension {
    case "ttf", "otf", "ttc", "otc": fonts.append(path)
    case "strings", "stringsdict", "xcstrings":
      if !isOtherBundle { strings[base, default: []].append(path) }
    case let ending where Self.imageExtensions.contains(ending):
      guard !isOtherBundle else { return }
      let plain = Self.withoutModifiers(base)
      images.formUnion([name, base, plain, plain + name.dropFirst(base.count)])
    default:
      let folders = ["Podfile": "Pods", "Cartfile": "Carthage"]
      if let folder = folders[name], (try? POSIX.status(of: path.folder.appending(Path(folder)))) == nil {
        hasAllPackages = false
      }
    }
  }

  /// Packages that a project of Xcode has from elsewhere lie outside of its folder.
  private mutating func addProject(_ project: Path) {
    guard let file = try? InputFile.read(found: project) else { return }
    if String(decoding: file.bytes, as: UTF8.self).contains("XCRemoteSwiftPackageReference") { hasAllPackages = false }
  }

  private static let imageExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "heif", "tif", "tiff", "bmp", "ico", "pdf", "svg", "webp",
  ]

  /// The name of an image without the scale and the device: `photo` for `photo@2x~ipad`.
  private static func withoutModifiers(_ name: String) -> String {
    var name = name
    for ending in ["~ipad", "~iphone", "@1x", "@2x", "@3x"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    return name
  }
}
