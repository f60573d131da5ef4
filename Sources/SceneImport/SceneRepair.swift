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
  /// The types of the app; nil if they are not known.
  private let classes: AppClasses?
  private var names: UniqueWords
  /// The ids of other files of the module.
  private let foreign: UniqueWords
  /// Whether the scene is checked for unwind segues that return to what is not there.
  private let checksUnwinds: Bool
  /// The number of elements that may be copied. The number of paths to one controller can grow exponentially with the
  /// file.
  private var copies: Int

  init(_ builder: SceneBuilder, path: String, others: [SceneFile], _ options: Importer.Options) {
    (self.builder, self.path, self.others, foreign) = (builder, path, others, options.takenIDs.words)
    (checksUnwinds, classes) = (options.checksUnwinds, options.classes)
    copies = max(1000, 2 * builder.document.elements.count)
    names = UniqueWords(reserved: builder.root.subtree.compactMap(\.name), ignoringCase: true)
  }

  /// Repairs the scene until it compiles without errors; returns its text and the errors that are left.
  mutating func run() -> (text: String, errors: [Diagnostic]) {
    _ = SceneTypes.separate(in: builder, from: classes)
    let result = repairAll()
    // A controller that got another id has another type.
    return SceneTypes.separate(in: builder, from: classes) ? repairAll() : result
  }

  private mutating func repairAll() -> (text: String, errors: [Diagnostic]) {
    var last: (text: String, errors: [Diagnostic]) = ("", [])
    for _ in 0..<Self.rounds {
      let written = WrittenScene(builder.root)
      let file = SceneFile(path: path, text: written.text)
      let errors = Compiler().check([file] + others).filter { error in
        error.severity == .error && error.place.file.path == path
          && (checksUnwinds || error.id != Importer.unreachableUnwind)
      }
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
    // One change for each element in a round: the next check finds the errors that are left.
    guard handled.insert(ObjectIdentifier(element)).inserted else { return }
    if error.id == "repeated-child" { return separate(element, error, written, &handled) }
    switch range.attribute {
    case "id"?: rename(element)
    case "identifier"?, "destination"?:
      guard element.kind.role == .segue, Self.aboutNames.contains(error.id) else {
        return leaveOut(range.attribute ?? "", of: element, error)
      }
      nameSegue(element, error)
    case "reuseIdentifier"? where Self.aboutNames.contains(error.id): nameCell(element)
    case let name?: leaveOut(name, of: element, error)
    case nil: leaveOut(element, error)
    }
  }

  private mutating func rename(_ element: DraftElement) {
    let suffix = element.kind.role == .controller ? "Screen" : "Element"
    let property = element.name
    element.name = unique((element.name ?? "element") + suffix)
    if let attribute = element.removeAttribute("outlet"), let property {
      SceneShorthand.addOutlet(property, to: element, from: attribute)
    }
  }

  private mutating func unique(_ word: String) -> String { names.unique(word, besides: foreign) }

  // MARK: Names of segues and cells

  /// The kinds of diagnostics that another name resolves.
  private static let aboutNames: Set<String> = [
    "colliding-names", "duplicate-segue-identifier", reservedName, "unnameable-identifier",
  ]

  private static let reservedName = "reserved-name"

  /// Gives a segue an identifier that is a Swift name and that no other segue of the controller has.
  private func nameSegue(_ segue: DraftElement, _ error: Diagnostic) {
    let old = segue.text("identifier")
    let target = segue.destination?.name ?? "segue"
    var word = old.flatMap(SpelledName.lowerCamel) ?? "show" + SpelledName.raisingFirst(target)
    if error.id == Self.reservedName { word += "Segue" }
    let others = segue.controller?.subtree.filter { $0.kind.role == .segue } ?? []
    var taken = UniqueWords(
      reserved: others.compactMap { $0.text("identifier") ?? $0.destination?.name }.compactMap(SpelledName.lowerCamel))
    let new = taken.unique(word)
    segue.replace("identifier", with: new)
    guard let source = segue.source else { return }
    let name = old.map { "the segue '\($0)'" } ?? "the segue without an identifier"
    let reason = error.message.prefix { $0 != ";" }
    builder.ledger.note(
      "\(name) is '\(new)' in the scene, for prepare and for code that performs it: \(reason)", at: source)
  }

  /// Gives a prototype an identifier that differs from the others of its list in Swift too.
  private func nameCell(_ cell: DraftElement) {
    guard let old = cell.text("reuseIdentifier"), let list = cell.parent else { return }
    var taken = UniqueWords(
      reserved: list.children.compactMap { $0.text("reuseIdentifier") }.compactMap(SpelledName.lowerCamel),
      ignoringCase: true)
    let new = taken.unique(SpelledName.lowerCamel(old) ?? "cell")
    cell.replace("reuseIdentifier", with: new)
    guard let source = cell.source else { return }
    builder.ledger.note(
      "the reuse identifier '\(old)' is '\(new)' in the scene, since Swift would not tell it from another: have "
        + "code dequeue that", at: source)
  }

  // MARK: Controllers in several places

  /// Gives a place a controller of its own. If that is impossible, the relationship is left out, never a segue of the flow.
  private mutating func separate(
    _ segue: DraftElement, _ error: Diagnostic, _ written: WrittenScene, _ handled: inout Set<ObjectIdentifier>
  ) {
    let noted = error.notes.first { $0.place.file.path == path }.flatMap { written.range(at: $0.place.range.start) }
    let relationship = segue.makesItsDestination ? segue : noted?.element ?? segue
    if relationship !== segue, !handled.insert(ObjectIdentifier(relationship)).inserted { return }
    guard relationship.parent != nil else { return }
    var names = names
    let foreign = foreign
    let pairs = SceneCopies.separate(relationship, in: builder.root, budget: &copies) { original in
      names.unique(original.name ?? "screen", besides: foreign)
    }
    self.names = names
    guard let pairs else { return leaveOut(relationship, error) }
    for pair in pairs { pair.copy.removeAttribute("sceneType") }
    guard let source = relationship.source else { return }
    for (original, copy) in pairs {
      builder.ledger.note(
        "UIKit makes '\(original.name ?? "")' for each place that leads to it; the scene has '\(copy.name ?? "")' for "
          + "this one", at: source)
    }
  }

  // MARK: Leaving out

  private func leaveOut(_ name: String, of element: DraftElement, _ error: Diagnostic) {
    let isNeeded = element.kind.attribute(named: name)?.isRequired ?? false
    guard !isNeeded, let attribute = element.removeAttribute(name) else { return leaveOut(element, error) }
    builder.ledger.record(.left(error.message), attribute.sources)
  }

  private func leaveOut(_ element: DraftElement, _ error: Diagnostic) {
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
