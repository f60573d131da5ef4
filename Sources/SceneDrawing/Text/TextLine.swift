/// A stretch of text that looks the same all through.
struct TextSpan: Sendable {
  let text: String
  let style: TextStyle
}

/// What text is, which says how it looks.
enum TextStyle: Hashable, Sendable {
  /// The name of a file or a controller.
  case name
  /// What it was called before.
  case formerName
  /// What is said about it.
  case detail
  /// What code calls something by.
  case identifier
  /// How a segue goes where it goes.
  case kind(SegueStyle)
  /// What is wrong.
  case error, warning

  var size: Double { self == .name || self == .formerName ? 13 : 11 }

  var isBold: Bool {
    switch self {
    case .name, .kind: true
    default: false
    }
  }
}

/// A line of text; its spans are separated by spaces.
struct TextLine: Sendable {
  private(set) var spans: [TextSpan]

  /// The widest that a line becomes, where nothing else is said.
  static let limit = 320.0

  /// A line of those spans that hold something, cut off where it becomes too long.
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

  /// A message in as many lines as it takes, but no more than four.
  static func lines(_ text: String, _ style: TextStyle, width: Double) -> [TextLine] {
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

  private static func width(of text: String, _ style: TextStyle) -> Double {
    TextWidth.of(text, size: style.size, isBold: style.isBold)
  }
}

extension String {
  /// The text with its white space and whatever cannot be seen as single spaces.
  var singleLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isShown ? $0 : " " })).split(separator: " ")
      .joined(separator: " ")
  }

  /// The text, or its beginning and an ellipsis.
  fileprivate func cut(to width: Double, _ style: TextStyle) -> String {
    guard TextWidth.of(self, size: style.size, isBold: style.isBold) > width else { return self }
    var shorter = self
    while !shorter.isEmpty, TextWidth.of(shorter + "…", size: style.size, isBold: style.isBold) > width {
      // A text can be megabytes long, a line cannot.
      shorter = shorter.count > 200 ? String(shorter.prefix(200)) : String(shorter.dropLast())
    }
    return shorter + "…"
  }
}

extension Unicode.Scalar {
  /// Whether it is seen where it stands; controls are not, nor what turns the direction of writing.
  fileprivate var isShown: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0x200E, 0x200F, 0xFFFE, 0xFFFF, 0xFEFF: false
    default: true
    }
  }
}
