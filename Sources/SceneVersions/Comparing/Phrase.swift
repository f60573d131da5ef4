import SceneDiagnostics

/// Text about a scene, with names and values marked.
public struct Phrase: Sendable, Hashable {
  /// A part of a phrase.
  public enum Part: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Plain words.
    case words(String)
    /// A name in the scene.
    case name(String)
    /// The value of an attribute, or a text.
    case value(String)

    /// Makes plain words.
    public init(stringLiteral value: String) { self = .words(value) }
  }

  /// The parts, in order.
  public var parts: [Part]

  /// Makes a phrase of parts.
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
    .joined().printable
  }

  /// Text on one line: line ends as `\n`, and shortened.
  static func oneLine(_ text: String) -> String {
    let flat = text.replacing("\r", with: "").replacing("\n", with: "\\n")
    return flat.count > 80 ? flat.prefix(79) + "…" : flat
  }
}
