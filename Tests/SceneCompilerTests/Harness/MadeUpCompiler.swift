import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

/// A test double of the compiler, so that tests of the harness do not depend on the real one.
///
/// `lable` is an error with a fix-it, `here` in a second `lable` a note, `<old` to `/>` a warning. The Swift is the
/// number of lines of the scene.
enum MadeUpCompiler {
  static let compile: Compile = { files, _ in
    var diagnostics: [Diagnostic] = []
    for file in files { diagnostics += misspellings(in: file) + warnings(in: file) }
    var outcome = Outcome(swift: [:], diagnostics: diagnostics)
    if !outcome.hasErrors {
      for file in files {
        outcome.swift[OutputName.swiftFile(forScene: file.path)] = "let lines = \(LineTable(file).lineCount)\n"
      }
    }
    return outcome
  }

  private static func misspellings(in file: SceneFile) -> [Diagnostic] {
    let places = places(of: "lable", in: file)
    return places.enumerated().map { index, place in
      Diagnostic(
        id: "unknown-element", severity: .error, message: "'lable' is not an element", place: place,
        notes: index > 0 ? [Note("the first is here", at: places[0])] : [],
        help: index > 0 ? "write '--' for a dash" : nil,
        fix: Fix(replace: place, with: "label")
      )
    }
  }

  private static func warnings(in file: SceneFile) -> [Diagnostic] {
    zip(places(of: "<old", in: file), places(of: "/>", in: file)).map { start, end in
      let place = Place(file, SourceRange(start.range.start, end.range.end))
      return Diagnostic(id: "old-element", severity: .warning, message: "this is old", place: place)
    }
  }

  private static func places(of word: String, in file: SceneFile) -> [Place] {
    let word = Array(word.utf8)
    guard file.bytes.count >= word.count else { return [] }
    return (0...file.bytes.count - word.count).compactMap { start in
      let range = start..<start + word.count
      return Array(file.bytes[range]) == word ? Place(file, SourceRange(range.lowerBound, range.upperBound)) : nil
    }
  }
}
