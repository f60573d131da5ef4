/// A few words about a scene, in which names and values are told apart from the words round them.
public struct Phrase: Sendable, Hashable {
  /// A part of a phrase.
  public enum Part: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Words.
    case words(String)
    /// A name of the scene, or one that it uses.
    case name(String)
    /// A value that an attribute holds, or a text.
    case value(String)

    /// Words.
    public init(stringLiteral value: String) { self = .words(value) }
  }

  /// Its parts, in order.
  public var parts: [Part]

  /// A phrase of parts.
  public init(_ parts: Part...) { self.parts = parts }

  static func + (a: Phrase, b: Phrase) -> Phrase {
    var sum = a
    sum.parts += b.parts
    return sum
  }

  /// The phrase as plain text: `button 'save' in view`.
  public var text: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .name(let name): "'\(Self.oneLine(name))'"
      case .value(let value): "\"\(Self.oneLine(value))\""
      }
    }
    .joined()
  }

  /// Text that fits on a line: line ends as `\n`, and not too much of it.
  static func oneLine(_ text: String) -> String {
    let flat = text.replacing("\r", with: "").replacing("\n", with: "\\n")
    return flat.count > 80 ? flat.prefix(79) + "…" : flat
  }
}
