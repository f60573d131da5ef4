import InterfaceBuilder
import SceneCatalog

/// Converts the attributes of an element to attributes and elements of Interface Builder.
struct AttributeExport {
  let exporter: SceneExporter
  private var inverse: MappingInverse { exporter.inverse }
  private var values: ValueDraft { exporter.values }

  /// Adds the attributes of an element. Those of layout are for `LayoutExport`.
  func add(_ node: SceneNode, to draft: NibDraft) {
    if node["frame"] != nil || node["autoresizingMask"] != nil { draft.descriptions.insert("autoresizing") }
    for attribute in node.attributes where !isForOthers(attribute.name, of: node) && node.fates[attribute.name] == nil {
      add(attribute, of: node, to: draft)
    }
    finish(node, draft)
  }

  /// Whether connections, layout, conditions or names take an attribute.
  private func isForOthers(_ name: String, of node: SceneNode) -> Bool {
    Self.others.contains(name) || (Self.parts.contains(name) && node["pin"] != nil)
  }

  private static let others: Set<String> = ["id", "outlet", "when", "pin", "size", "placement"]
  /// The attributes beside `pin`. Gesture recognisers have `edges`, too.
  private static let parts: Set<String> = ["edges", "inset"]

  /// Adds one attribute.
  func add(_ attribute: SceneNode.Attribute, of node: SceneNode, to draft: NibDraft) {
    guard let kind = node.kind.attribute(named: attribute.name) else {
      return addCondition(attribute, of: node, to: draft)
    }
    if attribute.name == "use" {
      // The embedded view goes into another document, a xib.
      return node.record(.left("Interface Builder has no view of a file in another view"), attribute.name)
    }
    switch kind.value {
    case .position, .dimension: return
    case .reference, .references, .layoutItem:
      guard node.kind.role != .placeholder else { break }
      // Connections and constraints have references. Other references are not needed in Interface Builder.
      if ![Role.segue, .outlet, .outletCollection, .action, .constraint, .scenes].contains(node.kind.role) {
        exporter.note(attribute, of: node, "Interface Builder cannot say it")
      }
      return
    default: break
    }
    if node.kind.role == .placeholder, attribute.name == "sceneName" {
      draft.set("storyboardName", attribute.value)
      return node.carry(attribute.name)
    }
    if isOfAnotherCatalog(kind, node) { return exporter.note(attribute, of: node, "its images are of one catalogue") }
    let places = inverse.places(of: attribute.name, ofElement: node.kind.name, in: draft)
    if isSaid(attribute.value, kind.value, places: places, in: draft, attribute.name) {
      node.carry(attribute.name)
    } else {
      exporter.note(attribute, of: node, "Interface Builder cannot say it")
    }
  }

  /// Whether a tab has both a symbol and an image. Interface Builder has one attribute for both.
  private func isOfAnotherCatalog(_ kind: AttributeKind, _ node: SceneNode) -> Bool {
    guard node.kind.role == .tabBarItem, kind.value == .systemImage else { return false }
    return node.plainAttributes.contains { node.kind.attribute(named: $0.name)?.value == .image }
  }

  /// Writes a value at the best of several places; returns whether one takes it.
  private func isSaid(
    _ text: String, _ kind: ValueKind, places: [NibPlace], in draft: NibDraft, _ name: String
  ) -> Bool {
    if case .options = kind { return areOptionsSaid(text, places, in: draft, name) }
    for place in places where place.attribute == "allowDoubleColumnStyle" {
      // The relationships determine the number of columns.
      place.make(in: draft, inverse).set("allowDoubleColumnStyle", "YES")
      return text != "unspecified"
    }
    for place in places {
      guard let attribute = place.attribute, let value = place.value(for: text) else { continue }
      place.make(in: draft, inverse).set(attribute, value)
      return true
    }
    for place in places {
      if let attribute = place.attribute {
        guard place.passesValues, let value = values.text(text, as: kind) else { continue }
        place.make(in: draft, inverse).set(attribute, value)
        return true
      }
      let element = place.make(in: draft, inverse)
      if values.fill(element, text, as: kind) { return true }
      element.parent?.remove(element)
    }
    return false
  }

  /// Writes a list of words as attributes of an element, or as one value.
  private func areOptionsSaid(_ text: String, _ places: [NibPlace], in draft: NibDraft, _ name: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    for place in places where place.attribute == nil {
      let element = place.make(in: draft, inverse)
      let options = words.map { inverse.option($0, of: name, in: element) ?? ($0 == "none" ? "" : nil) }
      if options.allSatisfy({ $0 != nil }) {
        for case let option? in options where !option.isEmpty { element.set(option, "YES") }
        return true
      }
      element.parent?.remove(element)
    }
    for place in places where place.passesValues && words.count == 1 {
      guard let attribute = place.attribute else { continue }
      place.make(in: draft, inverse).set(attribute, text)
      return true
    }
    return false
  }

  // MARK: Conditions

  /// Writes an attribute that holds in some size classes.
  private func addCondition(_ attribute: SceneNode.Attribute, of node: SceneNode, to draft: NibDraft) {
    guard let dot = attribute.name.firstIndex(of: "."), let kind = node.kind.attribute(written: attribute.name),
      let key = TraitCondition(String(attribute.name[dot...].dropFirst()))?.sizeClassKey
    else { return exporter.note(attribute, of: node, "Interface Builder has no such condition") }
    let name = String(attribute.name[..<dot])
    let variation = draft.child("variation", key: key)
    if case .color = kind.value {
      if values.fill(variation.child("color", key: name), attribute.value, as: kind.value) {
        return node.carry(attribute.name)
      }
    } else if case .font = kind.value, name == "font" {
      if values.fill(variation.child("fontDescription", key: "fontDescription"), attribute.value, as: kind.value) {
        return node.carry(attribute.name)
      }
    } else if Self.varied.contains(name), let text = values.text(attribute.value, as: kind.value) {
      variation.set(name, text)
      return node.carry(attribute.name)
    }
    if variation.children.isEmpty, variation.attributes.count == 1 { draft.remove(variation) }
    exporter.note(attribute, of: node, "Interface Builder does not vary it")
  }

  /// The properties that Interface Builder can vary beside colours, fonts and installation: its name and ours.
  private static let varied: Set<String> = ["alignment", "axis", "constant", "distribution", "spacing"]

  // MARK: Companion attributes

  /// Adds what Interface Builder needs beside the attributes.
  private func finish(_ node: SceneNode, _ draft: NibDraft) {
    switch node.kind.name {
    case "tableView":
      let isStatic = node.children.contains { $0.kind.role == .tableSection }
      draft.set("dataMode", isStatic ? "static" : "prototypes")
    case "datePicker" where node["date"] != nil: draft.set("useCurrentDate", "NO")
    case "collectionView" where !node.children.contains(where: { $0.kind.role == .collectionLayout }):
      draft.child("collectionViewFlowLayout", key: "collectionViewLayout")
        .set("id", exporter.ids.id(for: "layout " + exporter.path(of: node)))
    case "visualEffectView": nestEffects(in: draft)
    default: break
    }
    if let name = node["customClass"], !UIKitClasses.contains(name), node["customModule"] == nil {
      if let module = exporter.module { draft.set("customModule", module) }
      draft.set("customModuleProvider", "target")
    }
  }

  /// Vibrancy is on top of a blur.
  private func nestEffects(in draft: NibDraft) {
    guard let vibrancy = draft.children.first(where: { $0.name == "vibrancyEffect" }),
      let blur = draft.children.first(where: { $0.name == "blurEffect" })
    else { return }
    draft.remove(blur)
    vibrancy.append(blur)
  }
}

extension TraitCondition {
  /// The key of a variation: `heightClass=compact-widthClass=regular`; nil for conditions that Interface Builder lacks.
  var sizeClassKey: String? {
    let parts = words.map { word -> String? in
      switch word {
      case .compactWidth: "widthClass=compact"
      case .regularWidth: "widthClass=regular"
      case .compactHeight: "heightClass=compact"
      case .regularHeight: "heightClass=regular"
      case .light, .dark, .highContrast: nil
      }
    }
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known.sorted().joined(separator: "-") : nil
  }
}
