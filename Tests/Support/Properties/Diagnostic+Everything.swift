public import SceneDiagnostics

extension Diagnostic {
  /// All that a diagnostic says, with the texts at its places.
  public var everything: String {
    let notes = notes.map { "\($0.message) \($0.place.everything)" }
    let edits = fix?.edits.map { "\($0.place.everything) -> \($0.replacement)" } ?? []
    return "\(severity) \(id) \(message) \(place.everything) \(notes) \(help ?? "") \(fix?.title ?? "") \(edits)"
  }
}

extension Place {
  fileprivate var everything: String {
    "\(file.path):\(range.start)..<\(range.end) «\(file.text(in: range))»"
  }
}
