import SceneBuilding
import SceneDiagnostics

/// JSON that is changed in a few places: what does not change is written as it was spelled.
indirect enum EditableJSON: Equatable {
  /// A member of an object.
  struct Member: Equatable {
    let name: String
    /// The name as it is written, with its quotation marks.
    let spelling: String
    var value: EditableJSON
  }

  /// A string, a number, `true`, `false` or `null`, as it is written.
  case scalar(String)
  case array([EditableJSON])
  case object([Member])

  /// A parsed value.
  init(_ value: JSONValue) {
    switch value.content {
    case .string: self = .scalar("\"\(value.spelling)\"")
    case .boolean, .other: self = .scalar(value.spelling)
    case .array(let elements): self = .array(elements.map(EditableJSON.init))
    case .object(let members):
      self = .object(
        members.map {
          Member(name: $0.name.string ?? "", spelling: "\"\($0.name.spelling)\"", value: EditableJSON($0.value))
        })
    }
  }

  /// A string.
  static func string(_ text: String) -> EditableJSON { .scalar(JSON.string(text).text) }

  /// The text of a string; nil for other values.
  var string: String? {
    guard case .scalar(let spelling) = self else { return nil }
    return (try? JSONParser.value(in: SceneFile(path: "", bytes: Array(spelling.utf8))))?.string
  }

  /// The members of an object; none for other values.
  var members: [Member] {
    get { if case .object(let members) = self { members } else { [] } }
    set { if case .object = self { self = .object(newValue) } }
  }

  /// The value of a member; nil where there is none. A new member comes last.
  subscript(name: String) -> EditableJSON? {
    get { members.first { $0.name == name }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.name == name } }
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].value = newValue
      } else {
        members.append(Self.member(name, newValue))
      }
    }
  }

  /// A new member.
  static func member(_ name: String, _ value: EditableJSON) -> Member {
    Member(name: name, spelling: JSON.string(name).text, value: value)
  }

  /// The value as Xcode writes it, without a line end at the end.
  func text(_ indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .scalar(let spelling): return spelling
    case .array(let elements):
      return Self.list(elements.map { inner + $0.text(inner) }, "[", "]", indentation)
    case .object(let members):
      return Self.list(members.map { "\(inner)\($0.spelling) : \($0.value.text(inner))" }, "{", "}", indentation)
    }
  }

  /// Brackets around lines; Xcode puts an empty line between those of an empty list.
  private static func list(_ lines: [String], _ open: String, _ close: String, _ indentation: String) -> String {
    "\(open)\n\(lines.joined(separator: ",\n"))\n\(indentation)\(close)"
  }
}
