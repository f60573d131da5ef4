import SceneDiagnostics

/// Where a new package finds the package of scenec.
enum PackageLocation {
  /// A folder, as seen from the new package.
  case folder(String)
  /// The URL of a git repository.
  case repository(url: String)

  /// The location that a call names.
  ///
  /// - Parameter place: a folder, seen from `package`, or a URL.
  init(_ place: String, seenFrom package: Path) throws(CallError) {
    if Self.isURL(place) {
      self = .repository(url: place)
    } else if Self.hasScenec(Self.folder(place, seenFrom: package)) {
      self = .folder(place)
    } else {
      throw CallError(
        "there is no package of scenec in '\(place)', seen from '\(package)'; clone scenec there, or say by '--scenec' in "
          + "which folder it is, or at which URL")
    }
  }

  /// The location where the call names none: the folder beside the new package, or else the folder that the call comes
  /// from, as `swift run` comes from a clone of scenec.
  static func found(near package: Path) throws(CallError) -> PackageLocation {
    do {
      return try PackageLocation("../scenec", seenFrom: package)
    } catch {
      guard hasScenec(Path(".")), let folder = try? POSIX.workingFolder else { throw error }
      return .folder(folder)
    }
  }

  /// The dependency, as a manifest states it.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"scenec\", path: \"\(Self.escaped(path))\")"
    case .repository(let url): ".package(url: \"\(Self.escaped(url))\", .upToNextMinor(from: \"\(Scenec.version)\"))"
    }
  }

  /// What a target calls the package: of a repository, SwiftPM takes the name from the URL.
  var packageName: String {
    guard case .repository(let url) = self, let name = url.split(separator: "/").last else { return "scenec" }
    return Self.escaped(String(name.hasSuffix(".git") ? name.dropLast(".git".count) : name))
  }

  /// `https://…`, or `git@…:…`, as git takes it too.
  private static func isURL(_ place: String) -> Bool {
    place.contains("://") || place.wholeMatch(of: #/[^\/@]+@[^\/:]+:.+/#) != nil
  }

  /// A folder that is seen from another one, which need not be there yet. What is not there is no link, so `..` behind it
  /// can be taken out.
  private static func folder(_ place: String, seenFrom package: Path) -> Path {
    var base = package
    var rest = Path(argument: place)
    while rest.bytes.starts(with: "../".utf8), (try? POSIX.status(of: base)) == nil {
      // The folder of "Shop/" is "Shop".
      if !base.hasSuffix("/") { rest = Path(rest.bytes.dropFirst("../".utf8.count)) }
      base = base.folder
    }
    return base + rest
  }

  /// Whether a folder holds the package of scenec, or one that has its plugin.
  private static func hasScenec(_ folder: Path) -> Bool {
    guard let manifest = try? InputFile.read(folder + Path("Package.swift")) else { return false }
    return String(decoding: manifest.bytes, as: UTF8.self).contains("\"CompileScenes\"")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
