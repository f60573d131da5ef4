import SceneDiagnostics

/// One thing that a fixture expects to be said: an error or a warning, or a note or help that belongs to the one before.
public struct Expectation: Hashable, Sendable, CustomStringConvertible {
  /// What it is about; help is about nothing but its error.
  var place: TextPlace?
  /// `error[unknown-element]: 'lable' is not an element`, `note: …` or `help: …`.
  var text: String

  /// Whether it stands by itself, as errors and warnings do.
  var isMain: Bool { !text.hasPrefix("note: ") && !text.hasPrefix("help: ") }

  /// The line as `Diagnostics.txt` holds it.
  public var description: String { (place.map { "\($0) " } ?? "") + text }

  /// Reads a line of `Diagnostics.txt`.
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

  /// What a diagnostic says, in the words of a fixture.
  static func expectations(of diagnostic: Diagnostic) -> [Expectation] {
    let main = "\(diagnostic.severity.rawValue)[\(diagnostic.id)]: \(diagnostic.message)"
    return [Expectation(place: TextPlace(diagnostic.place), text: main)]
      + diagnostic.notes.map { Expectation(place: TextPlace($0.place), text: "note: \($0.message)") }
      + (diagnostic.help.map { [Expectation(place: nil, text: "help: \($0)")] } ?? [])
  }

  /// What diagnostics say, by file and place.
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
