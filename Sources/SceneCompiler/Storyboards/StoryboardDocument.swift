import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Says in the words of scenes how the controllers of a storyboard lead to each other, each part at its place in the
/// storyboard, so that the compiler's own phases check and draw it.
struct StoryboardDocument {
  private let links: StoryboardLinks
  private let index: Int
  private let guess: UnwindGuess
  private var assembler: DocumentAssembler
  private var storyboard: Storyboard { links.storyboards[index] }

  /// The document of one of the storyboards.
  static func document(_ index: Int, of links: StoryboardLinks, _ guess: UnwindGuess) -> Document {
    var document = StoryboardDocument(links, index, guess)
    document.addScenes()
    return document.assembler.document(isIncomplete: links.storyboards[index].isIncomplete)
  }

  private init(_ links: StoryboardLinks, _ index: Int, _ guess: UnwindGuess) {
    (self.links, self.index, self.guess) = (links, index, guess)
    assembler = DocumentAssembler(file: links.storyboards[index].file)
  }

  private mutating func addScenes() {
    guard let root = storyboard.root else { return }
    open("scenes", root)
    if let initial = storyboard.initial { add(.initialViewController, label(of: initial.text), initial.range) }
    for (position, controller) in storyboard.controllers.enumerated() { add(controller, position) }
    assembler.close()
  }

  // MARK: Controllers

  private mutating func add(_ controller: Storyboard.Controller, _ position: Int) {
    open(Self.kind(of: controller).name, controller.extent)
    add(.id, links.labels[index][position], controller.objectID?.range ?? controller.extent.name)
    if let name = controller.customClass { add(.customClass, name.name.text, name.name.range) }
    if let module = controller.customClass?.module { add(.customModule, module.text, module.range) }
    if let title = controller.title, controller.reference == nil { add("title", title.text, title.range) }
    if let reference = controller.reference { add(reference) }
    for segue in controller.segues where Self.bar(of: segue) { add(segue, of: position, in: "barButtonItem") }
    let inView = controller.segues.filter { Self.viewKind(of: $0) != nil }
    if !inView.isEmpty { addView(inView, of: controller, position) }
    for segue in controller.segues where !Self.bar(of: segue) && Self.viewKind(of: segue) == nil {
      add(segue, of: position)
    }
    assembler.close()
  }

  private static func kind(of controller: Storyboard.Controller) -> ElementKind {
    guard controller.reference == nil else { return .viewControllerPlaceholder }
    let kind = Catalog.element(named: controller.element)
    return kind.flatMap { $0.role == .controller && $0.name != "hostingController" ? $0 : nil } ?? .viewController
  }

  private mutating func add(_ reference: Storyboard.Reference) {
    if case .found(let target) = links.lead(of: reference, in: index), links[target].reference == nil {
      let range = reference.storyboard?.range ?? reference.identifier?.range ?? SourceRange(0, 0)
      add(.sceneName, OutputName.baseName(ofScene: links.storyboards[target.storyboard].file.path), range)
      add(.referencedIdentifier, links.label(of: target), reference.identifier?.range ?? range)
    } else {
      let name = reference.storyboard ?? Storyboard.Text(storyboard.name, storyboard.root?.name ?? SourceRange(0, 0))
      add(.storyboardName, name.text, name.range)
      if let identifier = reference.identifier { add(.referencedIdentifier, identifier.text, identifier.range) }
      if let bundle = reference.bundle { add(.bundleIdentifier, bundle.text, bundle.range) }
    }
  }

  // MARK: Segues

  private static func bar(of segue: Storyboard.Segue) -> Bool { segue.trigger?.element == "barButtonItem" }

  /// The element in a view that performs a segue: a container view, a control, or a view for anything else.
  private static func viewKind(of segue: Storyboard.Segue) -> ElementKind? {
    guard let element = segue.trigger?.element, let kind = Catalog.element(named: element), kind.role == .view,
      kind.children.contains(.segue)
    else { return nil }
    return kind
  }

  /// The view of a controller, with those in it that perform segues.
  private mutating func addView(
    _ segues: [Storyboard.Segue], of controller: Storyboard.Controller, _ position: Int
  ) {
    open("view", controller.extent)
    var rest = segues[...]
    while let first = rest.first, let trigger = first.trigger, let kind = Self.viewKind(of: first) {
      let count = rest.prefix { $0.trigger?.extent.whole == trigger.extent.whole }.count
      open(kind.name, trigger.extent)
      for segue in rest.prefix(count) { add(segue, of: position) }
      assembler.close()
      rest = rest.dropFirst(count)
    }
    assembler.close()
  }

  private mutating func add(_ segue: Storyboard.Segue, of position: Int, in element: String) {
    if let trigger = segue.trigger { open(element, trigger.extent) }
    add(segue, of: position)
    if segue.trigger != nil { assembler.close() }
  }

  private mutating func add(_ segue: Storyboard.Segue, of position: Int) {
    // A kind that Interface Builder does not have is reported by `StoryboardChecks`.
    let kind = segue.segueKind ?? .show
    if kind == .relationship, segue.relationshipKind == nil { return }
    open("segue", segue.extent)
    add(.kind, kind.rawValue, segue.kind?.range ?? segue.extent.name)
    if let relationship = segue.relationshipKind, let range = segue.relationship?.range {
      add(.relationship, relationship.rawValue, range)
    }
    if let identifier = segue.identifier, kind != .relationship { add(.identifier, identifier.text, identifier.range) }
    if let destination = segue.destination {
      let text = kind == .unwind ? unwindLabel(destination.text, position) : label(of: destination.text)
      add(.destination, text, destination.range)
    }
    if let name = segue.customClass, kind == .custom { add(.customClass, name.name.text, name.name.range) }
    if let action = segue.unwindAction { add(.unwindAction, action.text, action.range) }
    assembler.close()
  }

  private func unwindLabel(_ exit: String, _ position: Int) -> String {
    guard storyboard.exits.contains(exit) else { return exit }
    let source = StoryboardLinks.Position(storyboard: index, controller: position)
    let destination = guess.destination(from: source)
    return destination.storyboard == index ? links.label(of: destination) : links.labels[index][position]
  }

  /// What a controller is called; its object ID if there is none, which the resolver reports.
  private func label(of objectID: String) -> String {
    links.controller(objectID, in: index).map(links.label) ?? objectID
  }

  // MARK: Writing

  private mutating func open(_ name: String, _ extent: Storyboard.Extent) {
    assembler.open(name, nameRange: extent.name, range: extent.whole)
  }

  private mutating func add<Value>(_ key: AttributeKey<Value>, _ value: String, _ range: SourceRange) {
    add(key.name, value, range)
  }

  private mutating func add(_ name: String, _ value: String, _ range: SourceRange) {
    assembler.add(name, value, nameRange: range, valueRange: range)
  }
}
