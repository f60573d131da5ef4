import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics

/// Makes a scene pass the checks of the compiler.
///
/// A working storyboard can hold what the checks refuse. Where a diagnostic can be ignored, a comment ignores it. Where
/// it cannot, the attribute or element that it is about is left out, and the ledger says so. So whatever a storyboard
/// holds, the scene that comes of it compiles, and nothing is lost without a line of the report.
struct SceneRepair {
  private let builder: SceneBuilder
  private let path: String
  /// The scenes that placeholders lead to.
  private let others: [SceneFile]
  private var names: UniqueWords

  init(_ builder: SceneBuilder, path: String, others: [SceneFile]) {
    (self.builder, self.path, self.others) = (builder, path, others)
    names = UniqueWords(reserved: builder.root.subtree.compactMap(\.name), ignoringCase: true)
  }

  /// Repairs the scene until the compiler has nothing to refuse; returns its text and the errors that are left.
  mutating func run() -> (text: String, errors: [Diagnostic]) {
    var last: (text: String, errors: [Diagnostic]) = ("", [])
    for _ in 0..<Self.rounds {
      let written = WrittenScene(builder.root)
      let file = SceneFile(path: path, text: written.text)
      let errors = Compiler().check([file] + others).filter { $0.severity == .error && $0.place.file.path == path }
      last = (written.text, errors)
      guard !errors.isEmpty else { break }
      var handled: Set<ObjectIdentifier> = []
      for error in errors { repair(error, written, &handled) }
    }
    return last
  }

  private static let rounds = 24

  private mutating func repair(_ error: Diagnostic, _ written: WrittenScene, _ handled: inout Set<ObjectIdentifier>) {
    guard let range = written.range(at: error.place.range.start) else { return }
    let element = range.element
    if AllDiagnostics.kind(withID: error.id)?.isAdjustable == true {
      if !element.ignored.contains(error.id) { element.ignored.append(error.id) }
      return
    }
    // One change for each element and round: the next check says what is still wrong.
    guard handled.insert(ObjectIdentifier(element)).inserted else { return }
    switch range.attribute {
    case "id"?: rename(element)
    case let name?: leaveOut(name, of: element, error)
    case nil: leaveOut(element, error)
    }
  }

  private mutating func rename(_ element: SceneElement) {
    let suffix = element.kind.role == .controller ? "Screen" : "Element"
    element.name = names.unique((element.name ?? "element") + suffix)
  }

  private func leaveOut(_ name: String, of element: SceneElement, _ error: Diagnostic) {
    let isNeeded = element.kind.attribute(named: name)?.isRequired ?? false
    guard !isNeeded, let attribute = element.removeAttribute(name) else { return leaveOut(element, error) }
    builder.ledger.record(.left(error.message), attribute.sources)
  }

  private func leaveOut(_ element: SceneElement, _ error: Diagnostic) {
    guard let parent = element.parent else { return }
    parent.remove(element)
    for one in element.subtree {
      if let source = one.source {
        builder.ledger.record(.left(error.message), source)
        for attribute in source.attributes where builder.ledger.fate(of: source, attribute.name) == .carried {
          builder.ledger.record(.left(error.message), source, attribute.name)
        }
      }
      for attribute in one.attributes { builder.ledger.record(.left(error.message), attribute.sources) }
    }
  }
}
