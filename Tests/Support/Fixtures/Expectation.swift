import SceneDiagnostics

/// An expected diagnostic of a fixture, or a note or help of the one before.
public struct Expectation: Hashable, Sendable, CustomStringConvertible {
  /// The place; nil for help.
  var place: TextPlace?
  /// `error[unknown-element]: 'lable' is not an element`, `note: …` or `help: …`.
  var text: String

  /// Whether it is an error or a warning.
  var isMain: Bool { !text.hasPrefix("note: ") && !text.hasPrefix("help: ") }

  /// The line in `Diagnostics.txt`.
  public var description: String { (place.map { "\($0) " } ?? "") + text }

  /// Parses a line of `Diagnostics.txt`.
  init?(line: Substring) {
    let line = line.drop { $0 == " " }
    let place = line.prefix { $0 != " " }
    if line.hasPrefix("help: ") {
      self.init(place: nil, text: String(line))
    } else if let place = TextPlace(place) {
      self.init(place: place, text: String(line.dropFirst(place.description.count + 1)))
    } else {
      return nil
    }
  }

  init(place: TextPlace?, text: String) {
    self.place = place
    self.text = text
  }

  /// A diagnostic as expectations.
  static func expectations(of diagnostic: Diagnostic) -> [Expectation] {
    let main = "\(diagnostic.severity.rawValue)[\(diagnostic.id)]: \(diagnostic.message)"
    return [Expectation(place: TextPlace(diagnostic.place), text: main)]
      + diagnostic.notes.map { Expectation(place: TextPlace($0.place), text: "note: \($0.message)") }
      + (diagnostic.help.map { [Expectation(place: nil, text: "help: \($0)")] } ?? [])
  }

  /// Diagnostics as expectations, by file and place.
  static func expectations(of diagnostics: [Diagnostic]) -> [Expectation] {
    diagnostics.sortedByPlace.flatMap(expectations(of:))
  }
}

extension Expectation {
  /// The id of the diagnostic; nil for a note or help.
  public var id: String? {
    text.prefixMatch(of: #/(?:error|warning)\[(?<id>[a-z0-9-]+)\]/#).map { String($0.id) }
  }
}
