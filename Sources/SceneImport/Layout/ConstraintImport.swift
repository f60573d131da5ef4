import InterfaceBuilder
import SceneCatalog

/// Writes constraints as layout attributes of views where the meaning is the same, otherwise as `constraint` elements.
struct ConstraintImport {
  /// One side of a constraint.
  struct Anchor {
    let item: DraftElement
    /// A guide of the item.
    let guide: String?
    let side: String
  }

  private let builder: SceneBuilder
  private var ledger: ImportLedger { builder.ledger }
  /// The constraints that something refers to by their id.
  private let referred: Set<String>
  private let installations: Installations

  init(_ builder: SceneBuilder) {
    self.builder = builder
    referred = Set(
      builder.connections.compactMap { $0.element.name == "constraint" ? nil : $0.element["destination"] })
    installations = Installations(builder.document)
  }

  /// Adds a constraint of a view.
  mutating func add(_ element: NibElement, to holder: DraftElement) {
    guard builder.reader.answer(element)?.counterpart == "constraint" else {
      return ledger.record(.withoutEffect("Xcode takes it out when it builds"), allOf: element)
    }
    let installation = installations.installation(of: element)
    let isNamed = element.id.map(referred.contains) ?? false
    guard !installation.isNowhere || isNamed else {
      return ledger.record(.withoutEffect("it is installed for no size class"), allOf: element)
    }
    guard let constraint = ConstraintFacts(element, in: holder, builder) else {
      return builder.leave(element, "what it lays out has no element of its own in a scene")
    }
    let isWhenKnown = Catalog.element(named: "constraint")?.attribute(named: "when") != nil
    if !installation.isEverywhere, !isWhenKnown {
      return builder.leave(element, "scenes have no constraints for some size classes only")
    }
    let isPlain = element["identifier"] == nil && element.children(named: "variation").isEmpty
    if !isNamed, isPlain, installation.isEverywhere, setAttribute(constraint) {
      record(element)
    } else {
      write(constraint, element, in: holder, installation)
    }
  }

  private func record(_ element: NibElement) {
    ledger.record(.carried, element)
    for attribute in element.attributes {
      let answer = builder.reader.answer(element, attribute.name)
      switch answer?.counterpart {
      case nil: ledger.record(.left("no counterpart is known"), element, attribute.name)
      case "out": ledger.record(.left(answer?.note ?? ""), element, attribute.name)
      case "none", "plumbing":
        ledger.record(.withoutEffect(answer?.note ?? ""), element, attribute.name)
      default: ledger.record(.carried, element, attribute.name)
      }
    }
  }

  // MARK: Layout attributes

  /// Sets the layout attribute with the same meaning; returns whether there is one.
  private func setAttribute(_ facts: ConstraintFacts) -> Bool {
    guard let second = facts.second else {
      guard facts.first.guide == nil, isFree(facts.first.side, of: facts.first.item) else { return false }
      return set(facts.first.side, facts.constantText, facts, on: facts.first.item)
    }
    if canHold(facts.first, second), set(facts, facts.first, second) { return true }
    guard let flipped = facts.flipped, canHold(second, facts.first) else { return false }
    return set(flipped, flipped.first, facts.first)
  }

  /// Whether a view can have a layout attribute against an anchor.
  private func canHold(_ own: Anchor, _ other: Anchor) -> Bool {
    own.guide == nil && isFree(own.side, of: own.item) && other.item !== own.item
      && !other.item.ancestors.contains { $0 === own.item }
  }

  private func isFree(_ side: String, of item: DraftElement) -> Bool {
    item.kind.attribute(named: side) != nil && !item.has(side) && !item.has("frame")
      && (item.parent?.isView ?? false || ["width", "height"].contains(side))
  }

  private func set(_ facts: ConstraintFacts, _ own: Anchor, _ other: Anchor) -> Bool {
    let isSuperview = other.item === own.item.parent
    if isSuperview, other.side == own.side, facts.multiplier == nil, Self.edges.contains(own.side) {
      return setInset(facts, own, other)
    }
    if facts.isSystem, facts.multiplier != nil || facts.isFlipped { return false }
    guard facts.multiplierText?.contains(where: { ":/".contains($0) }) != true else { return false }
    var pieces: [DraftElement.Piece] = []
    if isSuperview {
      pieces.append(.text((other.guide ?? "superview") + "." + other.side))
    } else {
      pieces += [.name(other.item), .text((other.guide.map { "." + $0 } ?? "") + "." + other.side)]
    }
    if let multiplier = facts.multiplierText { pieces.append(.text(" * " + multiplier)) }
    if facts.isSystem {
      pieces.append(.text(" + system"))
    } else if facts.constant != 0 {
      pieces.append(.text((facts.constant < 0 ? " - " : " + ") + NumberText.tidy(abs(facts.constant))))
    }
    return set(own.side, pieces, facts, on: own.item)
  }

  private static let edges: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY",
  ]
  private static let farEdges: Set<String> = ["bottom", "trailing", "right"]

  /// A distance inside an edge of the superview.
  private func setInset(_ facts: ConstraintFacts, _ own: Anchor, _ other: Anchor) -> Bool {
    let isFar = Self.farEdges.contains(own.side)
    // The spacing of the system is inside of the edge: added to the near edge of the superview, or to the far edge of the view.
    if facts.isSystem, isFar != facts.isFlipped { return false }
    let distance = isFar ? -facts.constant : facts.constant
    var facts = facts
    if isFar { facts.relation = facts.oppositeRelation }
    let number = facts.isSystem ? "system" : distance == 0 ? "0" : NumberText.tidy(distance)
    let text = other.guide.map { distance == 0 && !facts.isSystem ? $0 : $0 + " " + number } ?? number
    let isPlain = facts.relation == "equal" && facts.priority == nil && !facts.isSystem
    return set(
      own.side, [.text(text)], facts, on: own.item,
      inset: isPlain ? DraftElement.Inset(guide: other.guide ?? "superview", distance: distance) : nil)
  }

  private func set(
    _ side: String, _ pieces: [DraftElement.Piece], _ facts: ConstraintFacts, on item: DraftElement,
    inset: DraftElement.Inset? = nil
  ) -> Bool {
    guard let kind = item.kind.attribute(named: side) else { return false }
    let relation = facts.relation == "greaterThanOrEqual" ? ">=" : facts.relation == "equal" ? "" : "<="
    let priority = facts.priority.map { " @" + $0 } ?? ""
    let value = (relation.isEmpty ? [] : [.text(relation)]) + pieces + (priority.isEmpty ? [] : [.text(priority)])
    let sample = value.map { if case .text(let text) = $0 { text } else { "item" } }.joined()
    guard AttributeValue(sample, as: kind.value) != nil else { return false }
    item.set(side, value, from: [ImportedItem(facts.element)], inset: inset)
    return true
  }

  private func set(_ side: String, _ text: String, _ facts: ConstraintFacts, on item: DraftElement) -> Bool {
    set(side, [.text(text)], facts, on: item)
  }

  // MARK: Elements

  private func write(
    _ facts: ConstraintFacts, _ element: NibElement, in holder: DraftElement, _ installation: Installation
  ) {
    guard let kind = Catalog.element(named: "constraint"), holder.kind.children.contains(kind.role) else {
      return builder.leave(element, "'\(holder.kind.name)' takes no constraint")
    }
    let constraint = DraftElement(kind, from: element)
    if facts.first.item !== holder || facts.first.guide != nil {
      constraint.set("firstItem", item(facts.first, in: holder), from: [ImportedItem(element, "firstItem")])
    }
    record(element)
    constraint.set("firstAttribute", facts.first.side)
    if facts.relation != "equal" { constraint.set("relation", facts.relation) }
    if let second = facts.second {
      constraint.set("secondItem", item(second, in: holder), from: [ImportedItem(element, "secondItem")])
      constraint.set("secondAttribute", second.side)
    }
    if let multiplier = facts.multiplierText { constraint.set("multiplier", multiplier) }
    if let constant = constantText(facts, kind, element) { constraint.set("constant", constant) }
    if let priority = facts.priority { constraint.set("priority", priority) }
    if let identifier = element["identifier"] {
      constraint.set("identifier", [.text(identifier)], from: [ImportedItem(element, "identifier")])
    }
    if installation.isNowhere {
      constraint.set("active", "false")
    } else if !installation.isEverywhere {
      constraint.set("when", installation.condition)
    }
    for variation in element.children(named: "variation") { write(variation, on: constraint) }
    holder.append(constraint)
    if let id = element.id { builder.made[id] = constraint }
  }

  /// Writes the constant that a constraint has in some size classes.
  private func write(_ variation: NibElement, on constraint: DraftElement) {
    guard let condition = variation.key.flatMap({ SizeClasses(key: $0).condition }) else {
      return builder.leave(variation, "scenes have no condition '\(variation.key ?? "")'")
    }
    guard let constant = variation["constant"].flatMap({ NumberText.tidy($0) }) else {
      return builder.leave(variation, "it changes something else than the constant")
    }
    constraint.set("constant." + condition, [.text(constant)], from: [ImportedItem(variation, "constant")])
    ledger.record(.carried, variation)
    ledger.record(.withoutEffect("ties the file together"), variation, "key")
    ledger.record(.carried, variation, "constant")
  }

  private func constantText(_ facts: ConstraintFacts, _ kind: ElementKind, _ element: NibElement) -> String? {
    guard facts.isSystem else { return facts.constant == 0 ? nil : NumberText.tidy(facts.constant) }
    if let attribute = kind.attribute(named: "constant"), AttributeValue("system", as: attribute.value) != nil {
      return "system"
    }
    ledger.record(.left("scenes have no spacing of the system; 8 points are written instead"), element, "symbolic")
    return "8"
  }

  private func item(_ anchor: Anchor, in holder: DraftElement) -> [DraftElement.Piece] {
    if let guide = anchor.guide {
      return anchor.item === holder ? [.text(guide)] : [.name(anchor.item), .text("." + guide)]
    }
    return [.name(anchor.item)]
  }

  // MARK: Shorthand

  /// Writes four edges against one guide as `pin`.
  func finish() {
    for element in builder.root.subtree { pin(element) }
  }

  private func pin(_ element: DraftElement) {
    let sides = ["top", "leading", "trailing", "bottom"]
    let found = sides.compactMap { side in element.attributes.first { $0.name == side && $0.inset != nil } }
    guard found.count >= 3, let first = found.first?.inset, let kind = element.kind.attribute(named: "pin"),
      found.allSatisfy({ $0.inset?.guide == first.guide }), AttributeValue(first.guide, as: kind.value) != nil
    else { return }
    let distances = found.compactMap { $0.inset?.distance }.map(NumberText.tidy)
    let isSame = Set(distances).count == 1
    // Three edges of the superview are shorter than the words for them.
    if found.count == 3, first.guide == "superview" || distances != ["0", "0", "0"] { return }
    for side in found { element.removeAttribute(side.name) }
    let sources = found.flatMap(\.sources)
    element.set("pin", [.text(first.guide)], from: sources)
    if found.count == 3 { element.set("edges", found.map(\.name).joined(separator: " "), from: sources) }
    guard !isSame || distances[0] != "0" else { return }
    // In the order that `inset` has.
    let ordered = [0, 1, 3, 2].map { distances[$0] }.joined(separator: " ")
    element.set("inset", [.text(isSame ? distances[0] : ordered)], from: sources)
  }
}
