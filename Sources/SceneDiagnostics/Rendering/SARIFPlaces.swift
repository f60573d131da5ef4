/// Places in SARIF: a file as a URI, a range as lines and columns.
struct SARIFPlaces {
  /// The name that most tools use for the root of the sources; here, the working folder.
  private static let base = "%SRCROOT%"

  private let workingFolder: String
  private var lines = LineTables()

  init(workingFolder: String) {
    self.workingFolder = workingFolder
  }

  /// The folder to which paths are relative, for readers on this machine.
  var bases: JSON {
    let folder = FileReference(workingFolder, from: workingFolder).uri
    // Only the root folder ends in a slash.
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

  /// The range. An empty range is the point of an insertion.
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
