import SceneDiagnostics

/// A place in a one-file sample: the range of the first occurrence of a text.
func place(_ marked: String, in file: SceneFile) -> Place {
  let bytes = Array(marked.utf8)
  let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? file.bytes.count
  return Place(file, SourceRange(start, start + bytes.count))
}

/// An error about a place.
func error(_ message: String = "this is wrong", at place: Place) -> Diagnostic {
  Diagnostic(id: "sample", severity: .error, message: message, place: place)
}

/// The output of a plain renderer for one diagnostic, without the count.
func rendered(_ diagnostic: Diagnostic, width: Int = 80) -> String {
  var renderer = TextRenderer()
  renderer.width = width
  return renderer.render([diagnostic]).replacing("\n\n1 error\n", with: "\n")
}
