import InterfaceBuilder
import SceneCatalog

/// Makes the elements of a scene and their own attributes, as the mapping says. `SceneConnector` connects them.
final class SceneBuilder {
  /// A guide of a view, to which constraints refer by an id.
  struct Guide {
    let view: NibElement
    let name: String
  }

  /// An element that can only be made when all others are.
  struct Connection {
    let element: NibElement
    let holder: SceneElement
  }

  let document: NibDocument
  let reader: MappingReader
  let values: ValueText
  let ledger: ImportLedger
  let root: SceneElement
  /// What was made of the elements that have an id.
  var made: [String: SceneElement] = [:]
  /// Guides by their ids.
  private(set) var guides: [String: Guide] = [:]
  private(set) var connections: [Connection] = []
  /// Gesture recognisers, which stand beside the views that refer to them.
  private(set) var recognizers: [SceneElement] = []
  /// Attributes of a view that is made later.
  private var deferred: [(holder: SceneElement, kind: String, set: (SceneElement) -> Bool)] = []
  private var depth = 0

  init?(_ document: NibDocument, _ ledger: ImportLedger) {
    guard let scenes = Catalog.element(named: "scenes") else { return nil }
    self.document = document
    self.ledger = ledger
    reader = MappingReader(document)
    values = ValueText(reader: reader)
    root = SceneElement(scenes, from: document.root)
  }

  /// Makes everything that the document says by itself.
  func build() {
    ledger.record(.withoutEffect("the document"), document.root)
    visitAttributes(of: document.root, in: root)
    for child in document.root.children { child.name == "objects" ? visitObjects(child) : visit(child, in: root) }
    for late in deferred {
      guard let view = late.holder.subtree.first(where: { isKind($0, late.kind) }), late.set(view) else { continue }
    }
  }

  /// Visits the objects of a xib: a controller before the view that it takes, any other owner behind all views.
  private func visitObjects(_ objects: NibElement) {
    ledger.record(.withoutEffect("groups other elements"), objects)
    visitAttributes(of: objects, in: root)
    func rank(_ element: NibElement) -> Int {
      guard element["placeholderIdentifier"] == "IBFilesOwner" else { return 1 }
      return reader.answer(element)?.counterpart == "viewController" ? 0 : 2
    }
    let ranked = objects.children.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    for (_, object) in ranked { visit(object, in: root) }
  }

  private func isKind(_ element: SceneElement, _ name: String) -> Bool {
    element.kind.name == name
      || (name == "scrollView" && ["tableView", "collectionView", "textView"].contains(element.kind.name))
  }

  // MARK: Elements

  /// Makes what an element becomes, inside an element of the scene.
  func visit(_ element: NibElement, in holder: SceneElement) {
    // `InstallationImport` reads the masks of variations.
    if element.name == "exclude" || element.name == "include" { return }
    guard let answer = reader.answer(element), let counterpart = answer.counterpart else {
      return leave(element, "no counterpart of '\(element.name)' is known")
    }
    let ours = counterpart.replacing("{key}", with: element.key ?? "").replacing("{element}", with: element.name)
    switch ours {
    case "wrapper", "plumbing":
      ledger.record(.withoutEffect("groups other elements"), element)
      alias(element, to: holder)
      visitContents(of: element, in: holder)
    case "none":
      remember(guide: element)
      if answer.note.hasPrefix("a guide") { rememberGuides(in: element) }
      ledger.record(.withoutEffect(answer.note), allOf: element)
    case "out": leave(element, answer.note)
    case "part":
      ledger.record(.carried, element)
      visitContents(of: element, in: holder)
    case let target where target.contains(".") && !target.contains("="):
      setValue(element, answer, target, in: holder)
    default: make(element, ours, answer, in: holder)
    }
  }

  private func visitContents(of element: NibElement, in holder: SceneElement) {
    visitAttributes(of: element, in: holder)
    for child in element.children { visit(child, in: holder) }
  }

  /// A content view stands for the cell or effect view that it is in.
  private func alias(_ element: NibElement, to holder: SceneElement) {
    if let id = element.id, holder.isView, holder.source?.id != nil { made[id] = holder }
  }

  private func remember(guide element: NibElement) {
    guard let id = element.id, let parent = element.parent else { return }
    if element.name == "viewLayoutGuide" {
      guides[id] = Guide(view: parent, name: element.key ?? "safeArea")
    } else if element.name == "viewControllerLayoutGuide",
      let controller = parent.parent, let view = controller.children.first(where: { $0.key == "view" })
    {
      guides[id] = Guide(view: view, name: element["type"] == "top" ? "topLayoutGuide" : "bottomLayoutGuide")
    }
  }

  private func rememberGuides(in element: NibElement) { for one in element.subtree { remember(guide: one) } }

  /// Leaves out an element with all that is inside it.
  func leave(_ element: NibElement, _ reason: String) { ledger.record(.left(reason), allOf: element) }

  private func make(_ element: NibElement, _ ours: String, _ answer: MappingAnswer, in holder: SceneElement) {
    if Self.connected.contains(element.name) { return connections.append(Connection(element: element, holder: holder)) }
    let requirements = ours.split(separator: ".")
    let path = (requirements.first ?? "").split(separator: "/").map(String.init)
    guard let name = path.last, let kind = Catalog.element(named: name) else {
      return leave(element, "scenes have no element '\(path.last ?? element.name)'")
    }
    if let objection = objection(to: kind, element) { return leave(element, objection) }
    guard let parent = parent(for: kind, path.count > 1 ? path[0] : nil, element, in: holder) else {
      return leave(element, "'\(path.count > 1 ? path[0] : holder.kind.name)' takes no '\(name)'")
    }
    if answer.isPlain, isPlain(element) {
      return ledger.record(.withoutEffect(answer.note.isEmpty ? "says nothing" : answer.note), allOf: element)
    }
    let result = SceneElement(kind, from: element)
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

  /// Adds what scenes need and Interface Builder does not say.
  private func finish(_ result: SceneElement, _ element: NibElement) {
    if result.kind.name == "set" { SettingTypes.add(to: result, element) }
    guard !result.kind.role.isDisjoint(with: .reusable), result.parent?.kind.role != .tableSection,
      !result.has("reuseIdentifier")
    else { return }
    let name = element["customClass"].map(ValueText.className) ?? element.name
    result.set("reuseIdentifier", name)
    ledger.note("'\(element.name)' has no reuse identifier, and the scene needs one: '\(name)'", at: element)
  }

  /// The elements that refer to others.
  private static let connected: Set<String> = ["segue", "outlet", "outletCollection", "action", "constraint"]

  private func objection(to kind: ElementKind, _ element: NibElement) -> String? {
    guard kind.role == .owner, element["customClass"] == nil else { return nil }
    return "the owner has no class"
  }

  /// Sets what the mapping demands of an element beside its name; returns whether scenes can say it.
  private func set(_ requirement: Substring, on element: SceneElement) -> Bool {
    let parts = requirement.split(separator: "=").map(String.init)
    guard parts.count == 2, let attribute = element.kind.attribute(named: parts[0]),
      values.text(parts[1], for: attribute.value) != nil
    else { return false }
    let isOfAnotherClass = parts[0].hasPrefix("custom") && element.source?["customClass"] != nil
    if !isOfAnotherClass { element.set(parts[0], parts[1]) }
    return true
  }

  /// A state of a button has its key as its name.
  private func setKey(of element: NibElement, on result: SceneElement) {
    guard let key = element.key, let name = result.kind.attribute(named: "name"), name.isRequired,
      let text = values.text(key, for: name.value)
    else { return }
    result.set("name", text)
  }

  /// Where an element of the scene belongs: in the one around it, or in the nearest of the kind that it has to be in.
  private func parent(
    for kind: ElementKind, _ forced: String?, _ element: NibElement, in holder: SceneElement
  ) -> SceneElement? {
    var parent: SceneElement? = holder
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
    return parent.kind.children.contains(kind.role) ? parent : nil
  }

  /// The controller of the storyboard's scene that an object is in.
  private func controller(beside element: NibElement) -> SceneElement? {
    element.parent?.children.lazy.compactMap { $0.id.flatMap { self.made[$0] } }.first { $0.kind.role == .controller }
  }

  private func ownerController(of element: NibElement) -> SceneElement? {
    root.children.first { $0.kind.role == .controller && $0.source?.name == "placeholder" }
  }

  /// The view of a xib that its owner has most outlets in, or the first.
  private func topLevelView(of owner: NibElement) -> SceneElement? {
    let views = root.children.filter(\.isView)
    let targets = Set(owner.connections.compactMap { $0["destination"] })
    func count(_ view: SceneElement) -> Int {
      view.subtree.reduce(0) { $0 + ($1.source?.id.map { targets.contains($0) ? 1 : 0 } ?? 0) }
    }
    return views.max { count($0) < count($1) }
  }

  // MARK: Places

  private func place(_ result: SceneElement, _ element: NibElement, in holder: SceneElement) {
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

  // MARK: Attributes

  private func visitAttributes(of element: NibElement, in holder: SceneElement) {
    for attribute in element.attributes { visit(attribute.name, attribute.value, of: element, in: holder) }
  }

  /// Sets what an attribute becomes.
  func visit(_ name: String, _ value: String, of element: NibElement, in holder: SceneElement) {
    guard let answer = reader.answer(element, name), let counterpart = answer.counterpart else {
      return ledger.record(.left("no counterpart of '\(name)' is known"), element, name)
    }
    let ours = counterpart.replacing("{attribute}", with: name).replacing("{key}", with: element.key ?? "")
    switch ours {
    case "none", "plumbing": return ledger.record(.withoutEffect(note(answer)), element, name)
    case "out": return ledger.record(.left(answer.note), element, name)
    case "part": return ledger.record(.carried, element, name)
    default: break
    }
    if name == "customModule", element["customModuleProvider"] == "target" {
      return ledger.record(.withoutEffect("the app's own module"), element, name)
    }
    if ours == ".id" { return ledger.record(.carried, element, name) }
    if answer.isDefault(value) { return ledger.record(.withoutEffect("what UIKit does by itself"), element, name) }
    guard let text = word(for: value, name, answer, element) else {
      return ledger.record(.left("scenes have no '\(value)'"), element, name)
    }
    set(ours, text, from: element, name, in: holder)
  }

  private func note(_ answer: MappingAnswer) -> String {
    answer.note.isEmpty ? "ties the file together" : answer.note
  }

  /// A value in the words of scenes; nil if there is none.
  private func word(for value: String, _ name: String, _ answer: MappingAnswer, _ element: NibElement) -> String? {
    switch answer.word(for: value) {
    case "?": return nil
    case "+" where name == "minimumFontSize": return scaleFactor(value, element)
    case "+" where name == "useStoryboardIdentifierAsRestorationIdentifier": return element["storyboardIdentifier"]
    case nil, "+": return value
    case let word?:
      let word = word.replacing("{attribute}", with: name)
      return word.hasPrefix("{") ? Self.named[word] ?? String(word.dropFirst().dropLast()) : word
    }
  }

  /// A minimum size as a part of the size of the font.
  private func scaleFactor(_ size: String, _ label: NibElement) -> String? {
    guard let size = Double(size), let font = label.children(named: "fontDescription").first,
      let full = font["pointSize"].flatMap(Double.init), full > 0, size > 0
    else { return nil }
    return NumberText.tidy((min(size / full, 1) * 100).rounded() / 100)
  }

  private static let named = ["{first responder}": "firstResponder"]

  /// Sets the attribute that `target` names: `.text`, `contentView.tag`, `~.axis`.
  private func set(
    _ target: String, _ text: String, from element: NibElement, _ attribute: String?, in holder: SceneElement
  ) {
    guard let dot = target.lastIndex(of: ".") else {
      return ledger.record(.left("no counterpart is known"), element, attribute)
    }
    let (owner, name) = (String(target[..<dot]), String(target[target.index(after: dot)...]))
    if owner == "set" { return setProperty(attribute ?? name, text, from: element, attribute, in: holder) }
    let objection = place(owner, name, element, attribute, in: holder) { [self] result in
      set(name, text, on: result, from: element, attribute, traits: owner.hasPrefix("~") ? element.key : nil)
    }
    if let objection { ledger.record(.left(objection), element, attribute) }
  }

  /// Finds the element whose attribute is set, and sets it, at once or when it is made; returns why it cannot be.
  private func place(
    _ owner: String, _ name: String, _ element: NibElement, _ attribute: String?, in holder: SceneElement,
    _ set: @escaping (SceneElement) -> String?
  ) -> String? {
    let owner = owner.hasPrefix("~") ? String(owner.dropFirst()) : owner
    if owner.isEmpty { return set(holder) }
    if let around = holder.nearest(owner) { return set(around) }
    guard let kind = Catalog.element(named: owner) else { return "scenes have no element '\(owner)'" }
    if kind.role == .view {
      ledger.record(.withoutEffect("there is no '\(owner)' that it is for"), element, attribute)
      deferred.append(
        (
          holder, owner,
          { [ledger] view in
            if let objection = set(view) { ledger.record(.left(objection), element, attribute) }
            return true
          }
        ))
      return nil
    }
    guard holder.kind.children.contains(kind.role) else { return "'\(holder.kind.name)' takes no '\(owner)'" }
    if let part = holder.children.first(where: { $0.kind === kind }) { return set(part) }
    let part = SceneElement(kind, from: nil)
    if let objection = set(part) { return objection }
    holder.append(part)
    return nil
  }

  /// Sets an attribute of an element of the scene; returns why it cannot be.
  private func set(
    _ name: String, _ text: String, on result: SceneElement, from element: NibElement, _ attribute: String?,
    traits: String? = nil
  ) -> String? {
    guard let kind = result.kind.attribute(named: name) else { return "'\(result.kind.name)' has no '\(name)'" }
    guard let text = values.text(text, for: kind.value) else { return "'\(name)' takes no '\(text)'" }
    let item = ImportedItem(element, attribute)
    var written = name
    if let traits, traits != "default" {
      guard let condition = SizeClasses(key: traits).condition, result.kind.takesTraits(name) else {
        return "'\(name)' takes no trait"
      }
      written += "." + condition
    } else if case .options = kind.value, let other = result.text(name) {
      result.set(name, [.text(other + " " + text)], from: (result.removeAttribute(name)?.sources ?? []) + [item])
      ledger.record(.carried, element, attribute)
      return nil
    }
    result.set(written, [.text(text)], from: [item])
    ledger.record(.carried, element, attribute)
    return nil
  }

  /// Sets a property that no attribute sets.
  private func setProperty(
    _ property: String, _ text: String, from element: NibElement, _ attribute: String?, in holder: SceneElement
  ) {
    guard let kind = Catalog.element(named: "set"), holder.kind.children.contains(kind.role) else {
      return ledger.record(.left("scenes cannot set '\(property)'"), element, attribute)
    }
    let setting = SceneElement(kind, from: element)
    setting.set("property", property)
    let text = text == "YES" ? "true" : text == "NO" ? "false" : NumberText.tidy(text) ?? text
    setting.set("value", [.text(text)], from: [ImportedItem(element, attribute)])
    holder.append(setting)
    ledger.record(.carried, element, attribute)
  }

  /// Writes what an absent attribute means in Interface Builder, where UIKit has another value by itself.
  private func setAbsent(_ element: NibElement, on result: SceneElement) {
    for name in reader.attributesWithAbsence(of: element.name) where element[name] == nil {
      guard let answer = reader.answer(element, name), let absent = answer.absent, !answer.isDefault(absent),
        let ours = answer.counterpart?.replacing("{attribute}", with: name), ours.hasPrefix("."),
        let word = word(for: absent, name, answer, element)
      else { continue }
      let attribute = String(ours.dropFirst())
      guard !result.has(attribute), let kind = result.kind.attribute(named: attribute),
        let text = values.text(word, for: kind.value)
      else { continue }
      result.set(attribute, [.text(text)], from: [])
    }
  }

  // MARK: Values

  /// Sets the attribute that an element becomes: a colour, a font, a frame.
  private func setValue(_ element: NibElement, _ answer: MappingAnswer, _ target: String, in holder: SceneElement) {
    guard let dot = target.lastIndex(of: ".") else { return leave(element, "no counterpart is known") }
    let (owner, name) = (String(target[..<dot]), String(target[target.index(after: dot)...]))
    if answer.isPlain, isPlain(element) {
      return ledger.record(.withoutEffect("what UIKit does by itself"), allOf: element)
    }
    let objection = place(owner, name, element, nil, in: holder) { [self] result in
      setValue(name, of: result, to: element, traits: owner.hasPrefix("~") ? element.parent?.key : nil)
    }
    if let objection { leave(element, objection) }
  }

  private func setValue(
    _ name: String, of result: SceneElement, to element: NibElement, traits: String?
  ) -> String? {
    guard let kind = result.kind.attribute(named: name) else { return "'\(result.kind.name)' has no '\(name)'" }
    if isMadeOfAttributes(element) {
      ledger.record(.carried, element)
      visitAttributes(of: element, in: result)
      for child in element.children { visit(child, in: result) }
      return nil
    }
    guard let text = values.text(element, for: kind.value) else { return "'\(name)' does not take it" }
    if element.name == "fontDescription", text == "system 17", result.kind.name == "label", traits == nil {
      ledger.record(.withoutEffect("what UIKit does by itself"), allOf: element)
      return nil
    }
    var written = name
    if let traits, traits != "default" {
      guard let condition = SizeClasses(key: traits).condition, result.kind.takesTraits(name) else {
        return "'\(name)' takes no trait"
      }
      written += "." + condition
    }
    result.set(written, [.text(text)], from: [ImportedItem(element)])
    record(valueOf: element)
    return nil
  }

  /// Whether each attribute of an element is a word of the value.
  private func isMadeOfAttributes(_ element: NibElement) -> Bool {
    element.attributes.contains { attribute in
      guard let ours = reader.answer(element, attribute.name)?.counterpart else { return false }
      return ours.contains(".")
    }
  }

  /// Records the attributes of an element that is a value.
  private func record(valueOf element: NibElement) {
    for one in element.subtree {
      ledger.record(.carried, one)
      for attribute in one.attributes {
        let answer = reader.answer(one, attribute.name)
        let isPart = answer.map { $0.counterpart != "none" && $0.counterpart != "plumbing" } ?? true
        ledger.record(isPart ? .carried : .withoutEffect(answer.map(note) ?? ""), one, attribute.name)
      }
    }
  }

  /// Whether nothing of an element counts.
  private func isPlain(_ element: NibElement) -> Bool {
    let attributes = element.attributes.allSatisfy { attribute in
      guard let answer = reader.answer(element, attribute.name), let ours = answer.counterpart else { return false }
      return ours == "none" || ours == "plumbing" || answer.isDefault(attribute.value)
    }
    return attributes
      && element.children.allSatisfy { child in
        guard let answer = reader.answer(child), let ours = answer.counterpart else { return false }
        return ours == "none" || ((ours == "wrapper" || answer.isPlain) && isPlain(child))
      }
  }
}
