import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// A strings catalogue of Xcode, a file with the extension `.xcstrings`.
struct StringCatalog {
  private var root: EditableJSON
  /// The bytes of the file; nil for a new one.
  private let original: [UInt8]?

  /// A new catalogue.
  init(sourceLanguage: String) {
    root = .object([
      EditableJSON.member("sourceLanguage", .string(sourceLanguage)), EditableJSON.member("strings", .object([])),
      EditableJSON.member("version", .string("1.0")),
    ])
    original = nil
  }

  /// Reads a catalogue.
  init(_ file: SceneFile) throws(JSONParser.Problem) {
    let value = try JSONParser.value(in: file)
    guard let members = value.members, members.contains(where: { $0.name.string == "sourceLanguage" }) else {
      throw JSONParser.Problem(
        sentence: "this is no strings catalogue; it has no 'sourceLanguage'", place: value.place)
    }
    root = EditableJSON(value)
    original = file.bytes
  }

  /// The file with the texts of scenes; the same bytes if nothing is new.
  func updated(with texts: [SceneText]) -> [UInt8] {
    var catalog = self
    catalog.update(with: texts)
    if let original, catalog.root == root { return original }
    // Xcode ends the file without a line end; an editor may have added one.
    let end = original?.last == UInt8(ascii: "\n") ? "\n" : ""
    return Array((catalog.root.text() + end).utf8)
  }

  private mutating func update(with texts: [SceneText]) {
    let language = root["sourceLanguage"]?.string ?? "en"
    var strings = root["strings"]?.members ?? []
    var places = Dictionary(strings.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    var new: [EditableJSON.Member] = []
    for text in texts where seen.insert(text.key).inserted {
      if let index = places[text.key] {
        strings[index].value.update(with: text, in: language)
      } else {
        places[text.key] = strings.count
        new.append(EditableJSON.member(text.key, .entry(text, in: language)))
      }
    }
    for index in strings.indices where !seen.contains(strings[index].name) { strings[index].value.markStale() }
    for member in new { strings.insert(member, at: Self.place(for: member.name, among: strings)) }
    root["strings"] = .object(strings)
  }

  /// Where a key goes: before the first that comes after it in the alphabet, whatever order the others are in.
  private static func place(for key: String, among strings: [EditableJSON.Member]) -> Int {
    strings.firstIndex { ($0.name.lowercased(), $0.name) > (key.lowercased(), key) } ?? strings.count
  }
}
