/// A JSON value, and its text.
///
/// A build can call scenec for every file, so scenec must start in milliseconds. Foundation's encoder does not.
public indirect enum JSON: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case number(Int)
  /// A number with a fraction. It is finite.
  case decimal(Double)
  /// A string, unescaped.
  case string(String)
  /// Elements.
  case array([JSON])
  /// Members in the order in which they are written.
  case object([(name: String, value: JSON)])

  /// A string, or `null` for nil.
  public static func optional(_ string: String?) -> JSON {
    string.map { .string($0) } ?? .null
  }

  /// The value as text, indented by two spaces, with one member or element on each line and no line end at the end.
  public var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  /// The value as text without white space, for messages between programs.
  public var compactText: String {
    var text = ""
    writeCompactly(to: &text)
    return text
  }

  private func writeCompactly(to text: inout String) {
    switch self {
    case .null, .bool, .number, .decimal, .string: write(to: &text, indentation: "")
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.writeCompactly(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.name, to: &text)
        text += ":"
        member.value.writeCompactly(to: &text)
      }
      text += "}"
    }
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .decimal(let value): text += "\(value)"
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.writeList(elements, between: ("[", "]"), to: &text, indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.writeList(members, between: ("{", "}"), to: &text, indentation) { member, text, inner in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], between brackets: (String, String), to text: inout String, _ indentation: String,
    writeElement: (Element, inout String, String) -> Void
  ) {
    text += brackets.0
    let inner = indentation + "  "
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner
      writeElement(element, &text, inner)
    }
    if !elements.isEmpty {
      text += "\n"
      text += indentation
    }
    text += brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.allSatisfy(isPlain) { text += string } else { writeEscaped(string, to: &text) }
    text += "\""
  }

  /// Whether a byte is a character that is written as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func writeEscaped(_ string: String, to text: inout String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{FEFF}": text += escape(scalar)
      // Also those that reorder the text where somebody reads it.
      case _ where scalar.isUnprintable: text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
