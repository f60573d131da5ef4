import InterfaceBuilder
import SceneCatalog

/// Sets attributes of the elements of a scene, by the rows of the mapping.
extension SceneBuilder {
  // MARK: Attributes

  func visitAttributes(of element: NibElement, in holder: DraftElement) {
    for attribute in element.attributes { visit(attribute.name, attribute.value, of: element, in: holder) }
  }

  /// Sets the attribute of the scene for an attribute of the document.
  func visit(_ name: String, _ value: String, of element: NibElement, in holder: DraftElement) {
    guard let answer = reader.answer(element, name), let ours = answer.counterpart(withKey: element.key) else {
      return ledger.record(.left("no counterpart of '\(name)' is known"), element, name)
    }
    switch ours {
    case "none", "plumbing": return ledger.record(.withoutEffect(note(answer)), element, name)
    case "out": return ledger.record(.left(answer.note), element, name)
    case "part": return ledger.record(.carried, element, name)
    default: break
    }
    if name == "customModule", element["customModuleProvider"] == "target" || ownModules.contains(value) {
      return ledger.record(.withoutEffect("the app's own module"), element, name)
    }
    if let override = ConfiguredButton.override(of: name, element) {
      return ledger.record(fate(of: name, value, replacedBy: override, at: element), element, name)
    }
    if let objection = objection(toClass: name, value, of: element) ?? objection(toScale: name, of: element) {
      return ledger.record(.left(objection), element, name)
    }
    // `ConstraintFacts` reads it: margins of such a view are its readable content.
    if ours == ".id" || name == "layoutMarginsFollowReadableWidth" { return ledger.record(.carried, element, name) }
    if value.isEmpty, name == "customClass" || name == "customModule" {
      return ledger.record(.withoutEffect("it names none"), element, name)
    }
    if uncontested.items.contains(ImportedItem(element, name)) {
      return ledger.record(.withoutEffect("no other view competes with this one for space"), element, name)
    }
    if answer.isDefault(value) { return ledger.record(.withoutEffect("what UIKit does by itself"), element, name) }
    guard let text = word(for: value, name, answer, element) else {
      return ledger.record(.left("scenes have no '\(value)'"), element, name)
    }
    set(ours, text, from: element, name, in: holder)
  }

  /// The fate of a text or image of a button's normal state that the configuration has as well.
  func fate(of name: String, _ value: String, replacedBy override: String, at element: NibElement) -> ImportFate {
    if override != value, value != "Button" {
      ledger.note("the configuration's \(name) '\(override)' stands in place of '\(value)'", at: element)
    }
    return .withoutEffect("the \(name) of the button's configuration stands in its place")
  }

  /// The reason why a scene cannot name a class or its module, if its name is that of the Objective-C runtime.
  private func objection(toClass name: String, _ value: String, of element: NibElement) -> String? {
    if name == "customClass" { return MangledName(value)?.obstacle?.rawValue }
    let isFromName = name == "customModule" && element.attribute(name)?.range == element.attribute("customClass")?.range
    // A class that the app's files do not declare is one of another module.
    let isOfApp = selectors.classes?.declares(element["customClass"] ?? "") ?? true
    guard isFromName, ownModules.isEmpty, isOfApp else { return nil }
    return "write customModule=\"\(value)\" if it is not the app's own module, which this file does not name"
  }

  /// The reason why a scene cannot name the scale of an image: the element around it has one scale for its images.
  private func objection(toScale name: String, of element: NibElement) -> String? {
    guard name == "symbolScale",
      element.parent?.children.contains(where: { $0.name == "preferredSymbolConfiguration" }) ?? false
    else { return nil }
    return "the symbol configuration beside it stands in its place"
  }

  private func note(_ answer: MappingAnswer) -> String {
    answer.note.isEmpty ? "ties the file together" : answer.note
  }

  /// A value in the words of scenes; nil if there is none.
  private func word(for value: String, _ name: String, _ answer: MappingAnswer, _ element: NibElement) -> String? {
    switch answer.word(for: value) {
    case "?": return nil
    case "+" where name == "minimumFontSize": return scaleFactor(value, element)
    case "+" where name == "allowDoubleColumnStyle": return columns(of: element)
    case "+" where name == "modifierFlags": return ModifierKeys.words(value)
    case "+" where name == "useStoryboardIdentifierAsRestorationIdentifier": return element["storyboardIdentifier"]
    case nil, "+": return value
    case let word?: return word.hasPrefix("{") ? Self.named[word] ?? String(word.dropFirst().dropLast()) : word
    }
  }

  private func columns(of splitViewController: NibElement) -> String {
    let isTriple = splitViewController.connections.contains { $0["relationship"] == "supplementaryViewController" }
    return isTriple ? "tripleColumn" : "doubleColumn"
  }

  /// A minimum size as a part of the size of the font.
  private func scaleFactor(_ size: String, _ label: NibElement) -> String? {
    let font = label.children(named: "fontDescription").first
    let full = font.map { FontText(reader: reader).size(of: $0) } ?? 17
    guard let size = Double(size), full > 0, size > 0 else { return nil }
    return NumberText.tidy((min(size / full, 1) * 100).rounded() / 100)
  }

  private static let named = ["{first responder}": "firstResponder"]

  /// Sets the attribute that `target` names: `.text`, `contentView.tag`, `~.axis`.
  private func set(
    _ target: String, _ text: String, from element: NibElement, _ attribute: String?, in holder: DraftElement
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

  /// Finds the element, and sets its attribute at once or when the element is made; returns the reason if neither is
  /// possible.
  private func place(
    _ owner: String, _ name: String, _ element: NibElement, _ attribute: String?, in holder: DraftElement,
    _ set: @escaping (DraftElement) -> String?
  ) -> String? {
    let owner = owner.hasPrefix("~") ? String(owner.dropFirst()) : owner
    if owner.isEmpty { return set(holder) }
    if let around = holder.nearest(owner) { return set(around) }
    guard let kind = holder.kind.part(named: owner) ?? Catalog.element(named: owner) else {
      return "scenes have no element '\(owner)'"
    }
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
    guard holder.kind.child(named: owner) != nil else { return "'\(holder.kind.name)' takes no '\(owner)'" }
    if let part = holder.children.first(where: { $0.kind === kind }) { return set(part) }
    let part = DraftElement(kind, from: nil)
    if let objection = set(part) { return objection }
    holder.append(part)
    return nil
  }

  /// Sets an attribute of an element of the scene; returns the reason if that is impossible.
  private func set(
    _ name: String, _ text: String, on result: DraftElement, from element: NibElement, _ attribute: String?,
    traits: String? = nil
  ) -> String? {
    guard let kind = result.kind.attribute(named: name) else { return "'\(result.kind.name)' has no '\(name)'" }
    guard let text = values.text(text, for: kind.value) else { return "'\(name)' takes no '\(text)'" }
    let item = ImportedItem(element, attribute)
    var (written, value, sources) = (name, text, [ImportedItem]())
    if let traits, traits != "default" {
      guard let condition = SizeClasses(key: traits).condition, result.kind.takesTraits(name) else {
        return "'\(name)' takes no trait"
      }
      written += "." + condition
    } else if attribute == "customModule", name.hasSuffix("Class"), let type = result.text(name) {
      // The class of a bar is an attribute of its controller.
      value += "." + type
      sources = result.removeAttribute(name)?.sources ?? []
    } else if case .options = kind.value, let other = result.text(name) {
      result.set(name, [.text(other + " " + text)], from: (result.removeAttribute(name)?.sources ?? []) + [item])
      ledger.record(.carried, element, attribute)
      return nil
    }
    result.set(written, [.text(value)], from: sources + [item])
    ledger.record(.carried, element, attribute)
    return nil
  }

  /// Sets a property for which scenes have no attribute.
  func setProperty(
    _ property: String, _ text: String, from element: NibElement, _ attribute: String?, in holder: DraftElement
  ) {
    guard let kind = holder.kind.child(named: "set") else {
      return ledger.record(.left("scenes cannot set '\(property)'"), element, attribute)
    }
    let setting = DraftElement(kind, from: element)
    setting.set("property", property)
    let text = text == "YES" ? "true" : text == "NO" ? "false" : NumberText.exact(text) ?? text
    setting.set("value", [.text(text)], from: [ImportedItem(element, attribute)])
    holder.append(setting)
    ledger.record(.carried, element, attribute)
  }

  /// Writes the value of an absent attribute of Interface Builder where UIKit has another default.
  func setAbsent(_ element: NibElement, on result: DraftElement) {
    for absence in reader.absences(of: element) where element[absence.name] == nil {
      guard !result.has(absence.attribute), let kind = result.kind.attribute(named: absence.attribute),
        let word = word(for: absence.value, absence.name, absence.answer, element),
        let text = values.text(word, for: kind.value)
      else { continue }
      result.set(absence.attribute, [.text(text)], from: [])
    }
  }

  // MARK: Values

  /// Sets the attribute for an element that is a value: a colour, a font, a frame.
  func setValue(_ element: NibElement, _ answer: MappingAnswer, _ target: String, in holder: DraftElement) {
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

  /// The reason why an attribute does not take the value of an element.
  private static func objection(of name: String, to element: NibElement) -> String {
    let said = element.attributes.filter { $0.name != "key" }.map { "\($0.name)=\"\($0.value)\"" }
    return said.isEmpty ? "'\(name)' does not take it" : "'\(name)' cannot say '\(said.joined(separator: " "))'"
  }

  private func setValue(
    _ name: String, of result: DraftElement, to element: NibElement, traits: String?
  ) -> String? {
    guard let kind = result.kind.attribute(named: name) else { return "'\(result.kind.name)' has no '\(name)'" }
    if isMadeOfAttributes(element) {
      ledger.record(.carried, element)
      visitAttributes(of: element, in: result)
      for child in element.children { visit(child, in: result) }
      return nil
    }
    if element.name == "fontDescription", FontText.isUnspecified(element) {
      ledger.record(.withoutEffect("it says neither a font nor a size"), allOf: element)
      return nil
    }
    if element.name == PlainText.elementName, result.has(name) {
      return "the plain \(name) beside it stands in its place"
    }
    guard let text = values.text(element, for: kind.value) else { return Self.objection(of: name, to: element) }
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
    record(valueOf: element, text)
    for attribute in element.attributes where isOfItsOwn(attribute.name, element) {
      visit(attribute.name, attribute.value, of: element, in: result)
    }
    return nil
  }

  /// Whether attributes of an element become attributes in a scene, and none is a part of a value.
  private func isMadeOfAttributes(_ element: NibElement) -> Bool {
    element.attributes.contains { isOfItsOwn($0.name, element) }
      && !element.attributes.contains { reader.answer(element, $0.name)?.counterpart == "part" }
  }

  /// Whether an attribute of a value becomes another attribute than the value, such as the scale of a symbol.
  private func isOfItsOwn(_ name: String, _ element: NibElement) -> Bool {
    reader.answer(element, name)?.counterpart?.contains(".") ?? false
  }

  /// Records the attributes of an element that is a value, which the scene writes as a text.
  private func record(valueOf element: NibElement, _ written: String) {
    for one in element.subtree {
      ledger.record(.carried, one)
      for attribute in one.attributes {
        let answer = reader.answer(one, attribute.name)
        let isPart = answer.map { $0.counterpart != "none" && $0.counterpart != "plumbing" } ?? true
        ledger.record(isPart ? .carried : .withoutEffect(answer.map(note) ?? ""), one, attribute.name)
      }
      if FontText.hasNoSize(one) {
        let size = one["pointSize"] == nil ? "size" : "pointSize"
        ledger.record(.left("UIKit chooses the size of such a font; the scene has '\(written)'"), one, size)
      }
    }
    for attributes in PlainText.attributes(of: element) {
      let property = element.parent.map { "\($0.key ?? $0.name)." } ?? ""
      leave(attributes, "the scene has the plain text here: set '\(property + (element.key ?? "text"))' in Swift")
    }
  }

  /// Whether an element has no effect at run time.
  func isPlain(_ element: NibElement) -> Bool {
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
