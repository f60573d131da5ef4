import SceneCatalog
import SceneDiagnostics

extension Setting {
  /// A fix that takes the attribute out, with the white space in front of it.
  func removal(from file: SceneFile) -> Fix {
    var start = nameRange.start
    while start > 0, file.bytes[start - 1].isXMLSpace { start -= 1 }
    // Behind the value stands its closing quote.
    let place = Place(file, SourceRange(start, range.end + 1))
    return Fix("remove '\(kind.name)'", edits: [Fix.Edit(place, with: "")])
  }
}
