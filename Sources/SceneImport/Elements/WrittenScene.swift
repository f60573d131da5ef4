import InterfaceBuilder
import SceneCatalog
import SceneDiagnostics

/// Writes the elements of a scene as XML, and records the range of bytes of each.
struct WrittenScene {
  /// The origin of a range of bytes.
  struct Range {
    let start: Int
    let end: Int
    let element: DraftElement
    /// The attribute; nil for the element itself.
    let attribute: String?
    /// The position of the range that this one is in.
    let parent: Int?
  }

  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  /// The ranges of all elements and attributes; those of an element come before those inside it.
  private(set) var ranges: [Range] = []
  private var count: Int
  /// The position of the element that is being written.
  private var current: Int?

  init(_ root: DraftElement) {
    count = text.utf8.count
    write(root)
  }

  /// The origin of the byte at an offset: the innermost element or attribute.
  func range(at offset: Int) -> Range? {
    let next = ranges.partitionPoint { $0.start <= offset }
    // The last range that starts before the offset is the one sought, or inside it, or beside something inside it.
    var position: Int? = next > 0 ? next - 1 : nil
    while let one = position, ranges[one].end <= offset { position = ranges[one].parent }
    return position.map { ranges[$0] }
  }

  /// Whether an only child can stand on the line of its parent, where the formatter leaves it if there is room.
  private static func fits(_ child: DraftElement) -> Bool {
    child.children.isEmpty && child.comments.isEmpty && child.ignored.isEmpty
      && [.action, .segue].contains(child.kind.role) && child.parent?.kind.role != .controller
  }

  private mutating func takeBackLineEnd() {
    text.removeLast()
    count -= 1
  }

  private mutating func append(_ string: String) {
    text += string
    count += string.utf8.count
  }

  private mutating func write(_ element: DraftElement) {
    if element.parent?.parent == nil, element.parent != nil { append("\n") }
    for comment in element.comments { append("<!-- \(Self.comment(comment)) -->\n") }
    if !element.ignored.isEmpty {
      append("<!-- scenec:ignore \(element.ignored.joined(separator: " ")) - as in the storyboard -->\n")
    }
    let (index, around) = (ranges.count, current)
    ranges.append(Range(start: count, end: .max, element: element, attribute: nil, parent: around))
    current = index
    append("<" + element.kind.name)
    if let name = element.name { write("id", name, of: element) }
    for attribute in element.attributes where attribute.name != "id" {
      let value = attribute.value.map { piece in
        switch piece {
        case .text(let text): text
        case .name(let target): target.name ?? ""
        }
      }
      write(attribute.name, value.joined(), of: element)
    }
    if element.children.isEmpty {
      append("/>\n")
    } else if let child = element.children.first, element.children.count == 1, Self.fits(child) {
      append(">")
      write(child)
      takeBackLineEnd()
      append("</\(element.kind.name)>\n")
    } else {
      append(">\n")
      for child in element.children { write(child) }
      append("</\(element.kind.name)>\n")
    }
    ranges[index] = Range(start: ranges[index].start, end: count, element: element, attribute: nil, parent: around)
    current = around
  }

  private mutating func write(_ name: String, _ value: String, of element: DraftElement) {
    append(" ")
    let start = count
    append("\(name)=\"\(Self.escaped(value))\"")
    ranges.append(Range(start: start, end: count, element: element, attribute: name, parent: current))
  }

  private static func comment(_ text: String) -> String {
    var text = escapedControls(text)
    while text.contains("--") { text = text.replacing("--", with: "- -") }
    return text
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      default: if !ForbiddenCharacters.isForbidden(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static func escapedControls(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 || ForbiddenCharacters.isForbidden($0) ? " " : $0 }))
  }
}
