/// How places are given in SARIF: a file by a URI, a range in it by lines and columns.
struct SARIFPlaces {
  /// What stands for the working folder, by the name that most tools give the root of the sources.
  private static let base = "%SRCROOT%"

  private let workingFolder: String
  private var lines = LineTables()

  init(workingFolder: String) {
    self.workingFolder = workingFolder
  }

  /// What paths count from, for those who read the report on this machine.
  var bases: JSON {
    let folder = FileReference(workingFolder, from: workingFolder).uri
    // Only the root of the disk ends in a slash already.
    let uri = folder.hasSuffix("/") ? folder : folder + "/"
    return .object([(Self.base, .object([("uri", .string(uri))]))])
  }

  func artifact(_ file: SceneFile) -> JSON {
    let reference = FileReference(file.path, from: workingFolder)
    let base: [(name: String, value: JSON)] = reference.isRelative ? [("uriBaseId", .string(Self.base))] : []
    return .object([("uri", .string(reference.uri))] + base)
  }

  /// The members of a location.
  mutating func location(of place: Place) -> [(name: String, value: JSON)] {
    [
      (
        "physicalLocation",
        .object([("artifactLocation", artifact(place.file)), ("region", region(of: place))])
      )
    ]
  }

  /// The range; one that is empty is the point where something is to be inserted.
  mutating func region(of place: Place) -> JSON {
    let table = lines.table(of: place.file)
    let start = table.position(of: place.range.start)
    let end = table.position(of: place.range.end)
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
    ])
  }
}
