import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// Gives ids to controllers, and to everything else that something refers to.
struct ImportedNames {
  private let builder: SceneBuilder
  /// The ids of controllers.
  private var taken = UniqueWords(ignoringCase: true)
  /// The ids that are taken in a controller.
  private var locals: [ObjectIdentifier: UniqueWords] = [:]
  /// The ids in controllers that were there before the controllers got theirs.
  private var keptLocals = UniqueWords(ignoringCase: true)
  private let outlets: [ObjectIdentifier: String]
  /// The ids of controllers in other files.
  private let others: TakenIDs
  /// The suffix of this file for ids that other files have.
  private let file: String

  /// Names everything in the scenes of a builder.
  ///
  /// - Parameters:
  ///   - kept: names by object IDs, of an earlier version.
  ///   - others: the ids of controllers in other files.
  ///   - file: the name of this file.
  static func assign(
    in builder: SceneBuilder, keeping kept: [String: String], besides others: TakenIDs, file: String
  ) {
    var names = ImportedNames(builder, others, IdentifierText.word(from: file) ?? "other")
    names.keep(kept)
    names.keepLabels { $0.isController }
    names.nameControllers()
    names.keepLabels { !$0.isController }
    names.nameReferences()
  }

  /// The names of elements, by object IDs.
  static func byObjectID(in builder: SceneBuilder) -> [String: String] {
    var names: [String: String] = [:]
    for element in builder.root.subtree {
      if let id = element.source?.id, let name = element.name { names[id] = name }
    }
    return names
  }

  private mutating func keep(_ kept: [String: String]) {
    guard !kept.isEmpty else { return }
    for element in builder.root.subtree where element.kind.attribute(named: "id") != nil {
      if let name = element.source?.id.flatMap({ kept[$0] }) { keep(name, for: element) }
    }
  }

  /// Uses a label in Xcode's outline as the id if it is written like one, as an export does.
  private mutating func keepLabels(where isWanted: (DraftElement) -> Bool) {
    for element in builder.root.subtree where element.name == nil && element.kind.attribute(named: "id") != nil {
      guard isWanted(element), let label = element.source?["userLabel"], OutlineLabel.isID(label),
        isFree(label, for: element)
      else { continue }
      keep(label, for: element)
    }
  }

  /// The ids of controllers are different from those of everything else.
  private func isFree(_ name: String, for element: DraftElement) -> Bool {
    if taken.contains(name) { return false }
    if element.kind.role == .controller, others.contains(name) { return false }
    return element.isController ? !keptLocals.contains(name) : !(locals[owner(of: element)]?.contains(name) ?? false)
  }

  private mutating func keep(_ name: String, for element: DraftElement) {
    element.name = name
    if element.isController {
      taken.insert(name)
    } else {
      keptLocals.insert(name)
      locals[owner(of: element), default: UniqueWords(ignoringCase: true)].insert(name)
    }
  }

  private func owner(of element: DraftElement) -> ObjectIdentifier {
    ObjectIdentifier(element.controller ?? builder.root)
  }

  private init(_ builder: SceneBuilder, _ others: TakenIDs, _ file: String) {
    (self.builder, self.others, self.file) = (builder, others, file)
    var outlets: [ObjectIdentifier: String] = [:]
    for outlet in builder.root.subtree where outlet.kind.name == "outlet" {
      guard let property = outlet.text("property"),
        outlet.parent?.kind.role == .controller || outlet.parent?.parent != nil
      else { continue }
      for case .name(let element) in outlet.attributes.flatMap(\.value) where !Self.systems.contains(property) {
        outlets[ObjectIdentifier(element)] = outlets[ObjectIdentifier(element)] ?? property
      }
    }
    self.outlets = outlets
  }

  private static let systems: Set<String> = ["delegate", "dataSource"]

  // MARK: Controllers

  private mutating func nameControllers() {
    let controllers = builder.root.children.filter(\.isController)
    let shared = Self.sharedClasses(of: controllers)
    // Containers without a class are named after what they contain.
    for controller in controllers where controller.name == nil {
      if let word = Self.ownWord(controller, amongClasses: shared) { controller.name = unique(word, for: controller) }
    }
    for controller in controllers where controller.name == nil {
      let word = containerWord(controller) ?? Self.kindWords[controller.kind.name] ?? "screen"
      controller.name = unique(word, for: controller)
    }
  }

  /// The classes that several controllers without identifiers have, so that the class does not identify a controller.
  private static func sharedClasses(of controllers: [DraftElement]) -> Set<String> {
    let classes = controllers.compactMap(\.source).filter { $0["storyboardIdentifier"] == nil }
      .compactMap { $0["customClass"] }
    return Set(Dictionary(grouping: classes, by: \.self).filter { $0.value.count > 1 }.keys)
  }

  /// The name that a controller has by its identifier, class or title. A title comes before a class that is shared.
  private static func ownWord(_ controller: DraftElement, amongClasses shared: Set<String>) -> String? {
    let source = controller.source
    let reference = source == nil ? controller.text("referencedIdentifier") : source?["referencedIdentifier"]
    let identifiers = [source?["storyboardIdentifier"], reference]
    let classes = [source?["customClass"], source?["storyboardName"]]
    let titles = [source?["title"], controller.text("navigationTitle"), controller.text("title")]
    let isShared = source?["customClass"].map(shared.contains) ?? false
    for candidate in (identifiers + (isShared ? titles + classes : classes + titles)).compactMap(\.self) {
      if let word = IdentifierText.word(from: candidate, without: suffixes), !general.contains(word) { return word }
    }
    return nil
  }

  private static let suffixes = ["ViewController", "Controller", "VC", "Storyboard", "Scene"]
  private static let general: Set<String> = ["ui", "view", "base", "viewController"]
  private static let kindWords = [
    "navigationController": "navigation", "tabBarController": "tabs", "splitViewController": "split",
    "pageViewController": "pages", "tableViewController": "table", "collectionViewController": "collection",
    "viewControllerPlaceholder": "reference", "avPlayerViewController": "player", "hostingController": "hosting",
  ]

  private func containerWord(_ controller: DraftElement) -> String? {
    guard controller.kind.name == "navigationController",
      let segue = controller.children.first(where: { $0.text("relationship") == "rootViewController" }),
      case .name(let root)? = segue.attributes.first(where: { $0.name == "destination" })?.value.first,
      let name = root.name
    else { return nil }
    return name + "Navigation"
  }

  // MARK: References

  private mutating func nameReferences() {
    for target in builder.root.subtree.flatMap(\.references) where target.name == nil { name(target) }
    for view in builder.root.children where view.name == nil && view.isView { name(view) }
  }

  /// Names an element. Ids are unique in a controller, and different from those of all controllers.
  private mutating func name(_ element: DraftElement) {
    guard element.kind.attribute(named: "id") != nil else { return }
    let word = Self.unreserved(word(of: element))
    element.name = locals[owner(of: element), default: UniqueWords(ignoringCase: true)].unique(word, besides: taken)
  }

  private func word(of element: DraftElement) -> String {
    let kind = Self.short[element.kind.name] ?? element.kind.name
    if let property = outlets[ObjectIdentifier(element)], let word = IdentifierText.word(from: property) {
      return word
    }
    if element.kind.role == .owner { return "owner" }
    if let label = element.source?["userLabel"], let word = IdentifierText.word(from: label) { return word }
    if let identifier = element.text("accessibilityIdentifier"), let word = IdentifierText.word(from: identifier) {
      return word
    }
    for name in ["title", "text", "placeholder", "accessibilityLabel", "image", "systemImage", "reuseIdentifier"] {
      guard let text = element.text(name), let word = IdentifierText.word(from: text, limit: 3) else { continue }
      return word.lowercased().hasSuffix(kind.lowercased()) ? word : word + IdentifierText.capitalized(kind)
    }
    if let name = element.source?["customClass"], let word = IdentifierText.word(from: name) {
      return word
    }
    if element.kind.role == .constraint { return constraintWord(element) }
    if element.kind.role == .view, element.parent?.kind.role == .controller { return "root" }
    return kind
  }

  private func constraintWord(_ element: DraftElement) -> String {
    guard case .name(let first)? = element.attributes.first(where: { $0.name == "firstItem" })?.value.first else {
      return element.text("firstAttribute").map { $0 + "Constraint" } ?? "constraint"
    }
    return (first.name ?? "view") + IdentifierText.capitalized(element.text("firstAttribute") ?? "") + "Constraint"
  }

  private static let short = [
    "view": "box", "stackView": "stack", "imageView": "image", "tableView": "table", "collectionView": "collection",
    "scrollView": "scroll", "containerView": "container", "barButtonItem": "item", "tableViewCell": "cell",
    "collectionViewCell": "cell", "activityIndicatorView": "activity", "segmentedControl": "segments",
    "visualEffectView": "effect", "viewController": "screen", "tableViewHeaderFooterView": "header",
  ]

  /// An id for a controller. A placeholder adds no type to the module, so it may be called like a controller elsewhere.
  private mutating func unique(_ word: String, for controller: DraftElement) -> String {
    var word = Self.unreserved(word)
    guard controller.kind.role == .controller else { return taken.unique(word, besides: keptLocals) }
    if others.contains(word) { word = file + IdentifierText.capitalized(word) }
    var result = taken.unique(word, besides: keptLocals)
    while others.contains(result) { result = taken.unique(word, besides: keptLocals) }
    return result
  }

  private static func unreserved(_ word: String) -> String { OutlineLabel.isReserved(word) ? word + "Element" : word }
}
