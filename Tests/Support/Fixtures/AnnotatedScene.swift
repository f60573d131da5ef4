import SceneDiagnostics

/// A scene of a fixture with expectations between its lines.
struct AnnotatedScene {
  /// The scene without the comments of expectations.
  let file: SceneFile
  let expectations: [Expectation]

  /// Parses an annotated scene. `path` is the path for the compiler.
  init(path: String, text: String) {
    var kept: [Substring] = []
    var expectations: [Expectation] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let comment = ExpectationComment(line, in: path, under: max(1, kept.count)) {
        expectations.append(comment.expectation)
      } else {
        kept.append(line)
      }
    }
    file = SceneFile(path: path, text: kept.joined(separator: "\n"))
    self.expectations = expectations
  }

  /// The text of `file` with `expectations` below their lines.
  ///
  /// They keep the order of `expectations`. Notes and help follow their error, wherever they point.
  static func annotate(_ file: SceneFile, with expectations: [Expectation]) -> String {
    let text = String(decoding: file.bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The text behind the last line end is a line only if it is not empty.
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    if lines == [""] { lines = [] }
    let gaps = MarkupGaps(text)
    var comments: [Int: [String]] = [:]
    var current = 1
    for expectation in expectations {
      if expectation.isMain, let place = expectation.place {
        current = gaps.firstLine(from: min(place.start.line, max(1, lines.count)))
      }
      comments[current, default: []].append(ExpectationComment(expectation).text(in: file.path, under: current))
    }
    var result: [String] = lines.isEmpty ? comments[1] ?? [] : []
    for (index, line) in lines.enumerated() { result += [String(line)] + (comments[index + 1] ?? []) }
    let endsWithLine = text.hasSuffix("\n") || !expectations.isEmpty
    return result.joined(separator: "\n") + (endsWithLine && !result.isEmpty ? "\n" : "")
  }
}
