/// A part of a line in one style.
struct TextSpan: Sendable {
  let text: String
  let style: TextRole
}

/// The role of text, which determines its style.
enum TextRole: Hashable, Sendable {
  /// The name of a file or a controller.
  case name
  /// Its former name.
  case formerName
  /// Details of it.
  case detail
  /// The identifier that code uses.
  case identifier
  /// The kind of a segue.
  case kind(SegueStyle)
  /// A problem.
  case error, warning

  var size: Double { self == .name || self == .formerName ? 13 : 11 }

  var isBold: Bool {
    switch self {
    case .name, .kind: true
    default: false
    }
  }
}

/// A line of text. Spaces separate its spans.
struct TextLine: Sendable {
  private(set) var spans: [TextSpan]

  /// The default maximum width of a line.
  static let limit = 320.0

  /// Makes a line of the spans that are not empty, cut to a maximum width.
  init(_ spans: [TextSpan], limit: Double = Self.limit) {
    self.spans = []
    var room = limit
    for span in spans where !span.text.isEmpty && room > 20 {
      let text = span.text.singleLine.cut(to: room, span.style)
      self.spans.append(TextSpan(text: text, style: span.style))
      room -= Self.width(of: text, span.style) + Self.space
    }
  }

  /// The width of the spans and the spaces between them.
  var width: Double {
    spans.reduce(0) { $0 + Self.width(of: $1.text, $1.style) } + Double(max(0, spans.count - 1)) * Self.space
  }

  /// A message in at most four lines.
  static func lines(_ text: String, _ style: TextRole, width: Double) -> [TextLine] {
    var lines = [""]
    for word in text.singleLine.split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if lines[lines.count - 1].isEmpty || Self.width(of: longer, style) <= width {
        lines[lines.count - 1] = longer
      } else if lines.count < 4 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = (longer + " …").cut(to: width, style)
        break
      }
    }
    return lines.map { TextLine([TextSpan(text: $0, style: style)], limit: width) }
  }

  private static let space = 4.0

  private static func width(of text: String, _ style: TextRole) -> Double {
    TextWidth.of(text, size: style.size, isBold: style.isBold)
  }
}

extension String {
  /// The text with white space and invisible characters as single spaces.
  var singleLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isShown ? $0 : " " })).split(separator: " ")
      .joined(separator: " ")
  }

  /// The text, or its beginning with an ellipsis.
  fileprivate func cut(to width: Double, _ style: TextRole) -> String {
    guard TextWidth.of(self, size: style.size, isBold: style.isBold) > width else { return self }
    var shorter = self
    while !shorter.isEmpty, TextWidth.of(shorter + "…", size: style.size, isBold: style.isBold) > width {
      // A text can have megabytes.
      shorter = shorter.count > 200 ? String(shorter.prefix(200)) : String(shorter.dropLast())
    }
    return shorter + "…"
  }
}

extension Unicode.Scalar {
  /// Whether it is visible. Control characters are not, including those of the writing direction.
  fileprivate var isShown: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0x200E, 0x200F, 0xFFFE, 0xFFFF, 0xFEFF: false
    default: true
    }
  }
}
