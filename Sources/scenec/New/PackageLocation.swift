import PathKit
import SceneBuilding
import SceneDiagnostics

/// The location of the package of scenec for a new package.
enum PackageLocation {
  /// A folder, relative to the new package, with a package of a name.
  case folder(String, name: String)
  /// The URL of a git repository.
  case repository(url: String)

  /// The location in the call.
  ///
  /// - Parameter place: a folder, relative to `package`, or a URL.
  /// - Parameter name: the name of the package: that of scenec, or of a package with its plugin alone.
  init(_ place: String, seenFrom package: Path, name: String = "scenec") throws(CallError) {
    if Self.isURL(place) {
      self = .repository(url: place)
    } else if Self.hasPlugin(Self.folder(place, seenFrom: package)) {
      self = .folder(place, name: name)
    } else if name != "scenec" {
      throw CallError(
        "there is no plugin package in '\(place)', seen from '\(package)'; make one in a clone of scenec with "
          + "'Scripts/make-plugin-package FOLDER'")
    } else {
      throw CallError(
        "there is no package of scenec in '\(place)', seen from '\(package)'; clone scenec there, or say by '--scenec' in "
          + "which folder it is, or at which URL")
    }
  }

  /// The default location: the folder beside the new package, or the current folder, as for `swift run` in a clone of
  /// scenec.
  static func found(near package: Path) throws(CallError) -> PackageLocation {
    do {
      return try PackageLocation("../scenec", seenFrom: package)
    } catch {
      guard hasPlugin(Path(".")), let folder = try? POSIX.workingFolder else { throw error }
      return .folder(folder, name: "scenec")
    }
  }

  /// The dependency in a manifest.
  var dependency: String {
    switch self {
    case .folder(let path, let name): ".package(name: \"\(name)\", path: \"\(Self.escaped(path))\")"
    case .repository(let url): ".package(url: \"\(Self.escaped(url))\", .upToNextMinor(from: \"\(Scenec.version)\"))"
    }
  }

  /// The name of the package for targets. For a repository, SwiftPM takes it from the URL.
  var packageName: String {
    switch self {
    case .folder(_, let name): return name
    case .repository(let url):
      guard let name = url.split(separator: "/").last else { return "scenec" }
      return Self.escaped(String(name.hasSuffix(".git") ? name.dropLast(".git".count) : name))
    }
  }

  /// `https://…`, or `git@…:…`, which git accepts too.
  private static func isURL(_ place: String) -> Bool {
    place.contains("://") || place.wholeMatch(of: #/[^\/@]+@[^\/:]+:.+/#) != nil
  }

  /// The relative path to a folder from another one, which need not exist. A missing folder is not a link, so `..`
  /// behind it can be removed.
  private static func folder(_ place: String, seenFrom package: Path) -> Path {
    var base = package
    var rest = Path(place)
    while rest.string.hasPrefix("../"), (try? POSIX.status(of: base)) == nil {
      // The folder of "Shop/" is "Shop".
      if !base.hasSuffix("/") { rest = Path(String(rest.string.dropFirst("../".count))) }
      base = base.folder
    }
    return base.appending(rest)
  }

  /// Whether a folder contains the package of scenec, or a package with its plugin.
  private static func hasPlugin(_ folder: Path) -> Bool {
    guard let manifest = try? InputFile.read(found: folder.appending(Path("Package.swift"))) else { return false }
    return String(decoding: manifest.bytes, as: UTF8.self).contains("\"CompileScenes\"")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
