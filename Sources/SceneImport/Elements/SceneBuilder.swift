import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// Makes the elements of a scene and their own attributes, by the rows of the mapping. `SceneConnector` connects them.
final class SceneBuilder {
  /// A guide of a view, to which constraints refer by an id.
  struct Guide {
    let view: NibElement
    let name: String
  }

  /// An element that can only be made when all others are.
  struct Connection {
    let element: NibElement
    let holder: DraftElement
  }

  let document: NibDocument
  let reader: MappingReader
  let values: ValueText
  let ledger: ImportLedger
  let uncontested: UncontestedPriorities
  let root: DraftElement
  /// The modules that elements of the document name as the app's own.
  let ownModules: Set<String>
  /// The elements of the scene, by the ids of the document.
  var made: [String: DraftElement] = [:]
  /// Guides by their ids.
  private(set) var guides: [String: Guide] = [:]
  private(set) var connections: [Connection] = []
  /// Gesture recognisers, which stand beside the views that refer to them.
  private(set) var recognizers: [DraftElement] = []
  /// The reuse identifiers of the document, and those that the import adds.
  private var reuseIdentifiers: UniqueWords
  /// The methods in Swift for the selectors of the document.
  var selectors = SelectorNames(nil)
  /// The storyboards that are imported together with this one, by their names.
  var storyboards: [String: ImportedStoryboard] = [:]
  /// Whether an unwind segue may return to a controller of another file.
  var needsOtherFiles = false
  /// Attributes of a view that is made later.
  var deferred: [(holder: DraftElement, kind: String, set: (DraftElement) -> Bool)] = []

  init?(_ document: NibDocument, _ ledger: ImportLedger) {
    guard let scenes = Catalog.element(named: "scenes") else { return nil }
    self.document = document
    self.ledger = ledger
    reuseIdentifiers = UniqueWords(reserved: document.elements.compactMap { $0["reuseIdentifier"] })
    ownModules = Set(
      document.elements.filter { $0["customModuleProvider"] == "target" }.compactMap { $0["customModule"] })
    uncontested = UncontestedPriorities(document)
    reader = MappingReader(document)
    values = ValueText(reader: reader)
    root = DraftElement(scenes, from: document.root)
  }

  /// Makes all elements, without connections.
  func build() {
    lookUpOwners()
    ledger.record(.withoutEffect("the document"), document.root)
    visitAttributes(of: document.root, in: root)
    for child in document.root.children { visit(child, in: root) }
    for late in deferred {
      guard let view = late.holder.subtree.first(where: { isKind($0, late.kind) }), late.set(view) else { continue }
    }
    for element in root.subtree { dropRepeatedSettings(of: element) }
  }

  /// Tells the document which owners are controllers, as far as the Swift files of the app show it.
  private func lookUpOwners() {
    let owners = document.elements.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
    for name in owners.compactMap({ $0["customClass"] }) {
      document.controllerClasses[name] = selectors.isSubclass(name, of: "UIViewController")
    }
  }

  /// Of several runtime attributes for one property, the last has an effect.
  private func dropRepeatedSettings(of element: DraftElement) {
    var (seen, repeated): (Set<String>, Set<ObjectIdentifier>) = ([], [])
    for setting in element.children.reversed() where setting.kind.name == "set" {
      guard let property = setting.text("property"), !seen.insert(property).inserted else { continue }
      repeated.insert(ObjectIdentifier(setting))
      if let source = setting.source {
        ledger.record(.withoutEffect("a later one sets the property again"), allOf: source)
      }
    }
    if !repeated.isEmpty { element.removeChildren { repeated.contains(ObjectIdentifier($0)) } }
  }

  /// The objects of a scene or a xib: controllers before the views that they take, any other owner behind all views.
  private func ranked(_ objects: [NibElement]) -> [NibElement] {
    func rank(_ element: NibElement) -> Int {
      guard element["placeholderIdentifier"] == "IBFilesOwner" else {
        return element.parent?.parent?.name == "scene" && element.name.hasSuffix("Controller") ? 0 : 1
      }
      return reader.answer(element)?.counterpart == "viewController" ? 0 : 2
    }
    return objects.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  private func isKind(_ element: DraftElement, _ name: String) -> Bool {
    element.kind.name == name
      || (name == "scrollView" && ["tableView", "collectionView", "textView"].contains(element.kind.name))
  }

  // MARK: Elements

  /// Makes the element of the scene for an element of the document, inside a parent.
  func visit(_ element: NibElement, in holder: DraftElement) {
    // `InstallationImport` reads the masks of variations.
    if element.name == "exclude" || element.name == "include" { return }
    guard let answer = reader.answer(element), let ours = answer.counterpart(withKey: element.key) else {
      return leave(element, "no counterpart of '\(element.name)' is known")
    }
    if let override = ConfiguredButton.override(ofText: element) {
      let fate = fate(of: "title", PlainText.text(element) ?? "", replacedBy: override, at: element)
      return ledger.record(fate, allOf: element)
    }
    switch ours {
    case "wrapper", "plumbing":
      ledger.record(.withoutEffect("groups other elements"), element)
      alias(element, to: holder)
      visitContents(of: element, in: holder)
    case "none":
      remember(guide: element)
      if answer.note.hasPrefix("a guide") { rememberGuides(in: element) }
      ledger.record(.withoutEffect(answer.note), allOf: element)
      if element.name == "keyboardLayoutGuide" { setProperties(of: element, in: holder) }
    case "out": leave(element, answer.note)
    case "part":
      ledger.record(.carried, element)
      visitContents(of: element, in: holder)
    case let target where target.contains(".") && !target.contains("="):
      setValue(element, answer, target, in: holder)
    default: make(element, ours, answer, in: holder)
    }
  }

  private func visitContents(of element: NibElement, in holder: DraftElement) {
    visitAttributes(of: element, in: holder)
    for child in element.name == "objects" ? ranked(element.children) : element.children { visit(child, in: holder) }
  }

  /// A content view stands for the cell or effect view that it is in.
  private func alias(_ element: NibElement, to holder: DraftElement) {
    if let id = element.id, holder.isView, holder.source?.id != nil { made[id] = holder }
  }

  private func remember(guide element: NibElement) {
    guard let id = element.id, let parent = element.parent else { return }
    if element.name == "viewLayoutGuide" || element.name == "keyboardLayoutGuide" {
      let name = Self.guides[element.key ?? (element.name == "viewLayoutGuide" ? "safeArea" : "keyboard")]
      if let name { guides[id] = Guide(view: parent, name: name.rawValue) }
    } else if element.name == "viewControllerLayoutGuide",
      let controller = parent.parent, let view = controller.children.first(where: { $0.key == "view" })
    {
      guides[id] = Guide(view: view, name: element["type"] == "top" ? "topLayoutGuide" : "bottomLayoutGuide")
    }
  }

  /// The names of the guides of a view in Interface Builder.
  private static let guides: [String: ViewGuide] = [
    "safeArea": .safeArea, "keyboard": .keyboardLayoutGuide, "keyboardLayoutGuide": .keyboardLayoutGuide,
    "frameLayoutGuide": .frameLayoutGuide, "contentLayoutGuide": .contentLayoutGuide,
    "readableContent": .readableContent, "readableContentGuide": .readableContent,
    "layoutMargins": .layoutMargins, "layoutMarginsGuide": .layoutMargins,
  ]

  /// The properties of the guide itself, such as whether it follows an undocked keyboard.
  private func setProperties(of guide: NibElement, in holder: DraftElement) {
    for attribute in guide.attributes where !["id", "key"].contains(attribute.name) {
      setProperty(
        "keyboardLayoutGuide." + attribute.name, attribute.value, from: guide, attribute.name, in: holder)
    }
  }

  private func rememberGuides(in element: NibElement) { for one in element.subtree { remember(guide: one) } }

  /// Leaves out an element with all that is inside it.
  func leave(_ element: NibElement, _ reason: String) { ledger.record(.left(reason), allOf: element) }

  private func make(_ element: NibElement, _ ours: String, _ answer: MappingAnswer, in holder: DraftElement) {
    if Self.connected.contains(element.name) { return connections.append(Connection(element: element, holder: holder)) }
    let requirements = ours.split(separator: ".")
    let path = (requirements.first ?? "").split(separator: "/").map(String.init)
    guard let name = path.last, let kind = holder.kind.part(named: name) ?? Catalog.element(named: name) else {
      return leave(element, "scenes have no element '\(path.last ?? element.name)'")
    }
    if let objection = objection(to: kind, element) { return leave(element, objection) }
    guard let parent = parent(for: kind, path.count > 1 ? path[0] : nil, element, in: holder) else {
      return leave(element, "'\(path.count > 1 ? path[0] : holder.kind.name)' takes no '\(name)'")
    }
    if answer.isPlain, isPlain(element) {
      return ledger.record(.withoutEffect(answer.note.isEmpty ? "says nothing" : answer.note), allOf: element)
    }
    let result = DraftElement(parent.kind.part(named: name) ?? kind, from: element)
    for requirement in requirements.dropFirst() where !set(requirement, on: result) {
      return leave(element, "scenes have no place '\(requirement)' for it")
    }
    if kind.role == .gestureRecognizer { recognizers.append(result) } else { parent.append(result) }
    ledger.record(.carried, element)
    if let id = element.id { made[id] = result }
    place(result, element, in: holder)
    setKey(of: element, on: result)
    if element.name == "string", let title = kind.attributes.first(where: \.isRequired) {
      result.set(title.name, element.text, from: [ImportedItem(element)])
    }
    visitContents(of: element, in: result)
    setAbsent(element, on: result)
    finish(result, element)
  }

  /// Adds the attributes that scenes need and Interface Builder does not have.
  private func finish(_ result: DraftElement, _ element: NibElement) {
    if result.kind.name == "set" { SettingTypes.add(to: result, element) }
    if result.kind.name == "set", let holder = result.parent {
      if let objection = SettingTypes.objection(to: result, of: holder, element, selectors.classes) {
        holder.remove(result)
        return leave(element, objection)
      }
      SettingTypes.adapt(result, of: holder, selectors.classes)
      SettingTypes.markOptional(result, of: holder)
      // The element stands for the controller, whose own item it is.
      if element.parent?.parent?.name == "navigationItem", holder.kind.role == .controller {
        SettingTypes.move(result, into: "navigationItem")
      }
    }
    guard result.kind.role.isOne(of: .reusable), result.parent?.kind.role != .tableSection,
      result.text("reuseIdentifier")?.isEmpty ?? true
    else { return }
    if result.kind.role == .headerFooterView { return identify(header: result, element) }
    let name = reuseIdentifiers.unique(element["customClass"] ?? element.name)
    result.set("reuseIdentifier", name)
    ledger.note("'\(element.name)' has no reuse identifier, and the scene needs one: '\(name)'", at: element)
  }

  /// Names a header or footer of sections by its class: code gives it its identifier, where it registers the nib.
  private func identify(header: DraftElement, _ element: NibElement) {
    if header.text("customClass") == header.kind.type {
      header.removeAttribute("customClass")
      ledger.record(.withoutEffect("the class that the element has by itself"), element, "customClass")
    }
    header.set("reuseIdentifier", reuseIdentifiers.unique(header.text("customClass") ?? "Header"))
  }

  /// The elements that refer to others.
  private static let connected: Set<String> = ["segue", "outlet", "outletCollection", "action", "constraint"]

  private func objection(to kind: ElementKind, _ element: NibElement) -> String? {
    if kind.name == "hostingController", element["customClass"] == nil {
      return "a storyboard does not name the view of SwiftUI: write '<hostingController rootView=\"…\"/>' with it"
    }
    guard kind.role == .owner else { return nil }
    if element["customClass"] == nil { return "the owner has no class" }
    let isOfCells = topLevelView(of: element) == nil && root.children.contains(where: \.isView)
    return isOfCells ? "a table or a collection makes the cells of a file, and no owner" : nil
  }

  /// Sets the attributes that the mapping demands beside the name of an element; returns whether scenes have them.
  private func set(_ requirement: Substring, on element: DraftElement) -> Bool {
    let parts = requirement.split(separator: "=").map(String.init)
    guard parts.count == 2, let attribute = element.kind.attribute(named: parts[0]),
      values.text(parts[1], for: attribute.value) != nil
    else { return false }
    let isOfAnotherClass = parts[0].hasPrefix("custom") && element.source?["customClass"] != nil
    if !isOfAnotherClass { element.set(parts[0], parts[1]) }
    return true
  }

  /// A state of a button has its key as its name.
  private func setKey(of element: NibElement, on result: DraftElement) {
    guard let key = element.key, let name = result.kind.attribute(named: "name"), name.isRequired,
      let text = values.text(key, for: name.value)
    else { return }
    result.set("name", text)
  }

  /// Where an element of the scene belongs: in the one around it, or in the nearest of the kind that it has to be in.
  private func parent(
    for kind: ElementKind, _ forced: String?, _ element: NibElement, in holder: DraftElement
  ) -> DraftElement? {
    var parent: DraftElement? = holder
    switch forced {
    case nil: break
    case "scenes": parent = root
    case "viewController": parent = holder.controller ?? ownerController(of: element) ?? controller(beside: element)
    case "view":
      if kind.role == .gestureRecognizer { return holder }
      parent = kind.role == .owner ? topLevelView(of: element) : holder
    case let name?: parent = holder.nearest(name) ?? holder.subtree.first { $0.kind.name == name } ?? holder
    }
    guard let parent else { return nil }
    if parent === holder, forced == nil, kind.role == .controller || kind.role == .placeholder { return root }
    return parent.kind.child(named: kind.name) == nil ? nil : parent
  }

  /// The controller of the storyboard's scene that an object is in.
  private func controller(beside element: NibElement) -> DraftElement? {
    element.parent?.children.lazy.compactMap { $0.id.flatMap { self.made[$0] } }.first { $0.kind.role == .controller }
  }

  private func ownerController(of element: NibElement) -> DraftElement? {
    root.children.first { $0.kind.role == .controller && $0.source?.name == "placeholder" }
  }

  /// The view of a xib that its owner has most outlets in, or the first.
  private func topLevelView(of owner: NibElement) -> DraftElement? {
    let views = root.children.filter { $0.isView && !$0.kind.role.isOne(of: .reusable) }
    let targets = Set(owner.connections.compactMap { $0["destination"] })
    func count(_ view: DraftElement) -> Int {
      view.subtree.reduce(0) { $0 + ($1.source?.id.map { targets.contains($0) ? 1 : 0 } ?? 0) }
    }
    return views.max { count($0) < count($1) }
  }

  // MARK: Places

  private func place(_ result: DraftElement, _ element: NibElement, in holder: DraftElement) {
    guard result.kind.role == .barButtonItem, result.kind.attribute(named: "placement") != nil else { return }
    let placement: String? =
      switch (element.key, element.parent?.name) {
      case ("leftBarButtonItem", _), (_, "leftBarButtonItems"): "left"
      case ("rightBarButtonItem", _), (_, "rightBarButtonItems"): "right"
      case ("backBarButtonItem", _): "back"
      case (_, "toolbarItems"): "toolbar"
      default: nil
      }
    if let placement { result.set("placement", placement) }
  }
}
