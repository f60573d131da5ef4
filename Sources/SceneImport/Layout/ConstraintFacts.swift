import InterfaceBuilder
import SceneCatalog

/// A constraint of Interface Builder, with its items and anchors as the scene names them.
struct ConstraintFacts {
  let element: NibElement
  var first: ConstraintImport.Anchor
  var second: ConstraintImport.Anchor?
  var relation: String
  var constant: Double
  /// The multiplier of the second side as it is written; nil for 1.
  let multiplierText: String?
  let priority: String?
  /// Whether the constant is the standard distance of the system.
  let isSystem: Bool
  /// Whether its sides are exchanged.
  private(set) var isFlipped = false

  /// Reads a constraint; nil if one of its items is not in the scene.
  init?(_ element: NibElement, in holder: DraftElement, _ builder: SceneBuilder) {
    self.element = element
    guard let side = element["firstAttribute"],
      let first = Self.anchor(element["firstItem"], side, in: holder, builder)
    else { return nil }
    self.first = first
    if let item = element["secondItem"] {
      guard let other = element["secondAttribute"], let second = Self.anchor(item, other, in: holder, builder) else {
        return nil
      }
      self.second = second
    } else {
      second = nil
    }
    relation = element["relation"] ?? "equal"
    constant = element["constant"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
    let multiplier = element["multiplier"].map { NumberText.tidy($0) ?? $0 }
    multiplierText = multiplier == "1" || multiplier == "1:1" || multiplier == "1/1" ? nil : multiplier
    let priority = element["priority"].flatMap { NumberText.tidy($0) }
    self.priority = priority == "1000" ? nil : priority
    // The standard distance to an edge of the superview is different, and UIKit has no method for it.
    isSystem = element["symbolic"] == "YES" && (element["constant"] == nil || constant == 8)
  }

  /// The multiplier, if there is one.
  var multiplier: String? { multiplierText }
  /// The constant of a size.
  var constantText: String { constant == 0 ? "0" : NumberText.tidy(constant) }

  /// The relation seen from the other side.
  var oppositeRelation: String {
    switch relation {
    case "greaterThanOrEqual": "lessThanOrEqual"
    case "lessThanOrEqual": "greaterThanOrEqual"
    default: relation
    }
  }

  /// The same constraint with its sides exchanged; nil if that takes a division.
  var flipped: ConstraintFacts? {
    guard let second, multiplierText == nil else { return nil }
    var facts = self
    facts.isFlipped = true
    (facts.first, facts.second) = (second, first)
    facts.constant = -constant
    facts.relation = oppositeRelation
    return facts
  }

  private static func anchor(
    _ id: String?, _ side: String, in holder: DraftElement, _ builder: SceneBuilder
  ) -> ConstraintImport.Anchor? {
    let side = side == "baseline" ? "lastBaseline" : side
    guard let id else { return margin(of: holder, side) }
    if let guide = builder.guides[id] {
      guard let view = guide.view.id.flatMap({ builder.made[$0] }) else { return nil }
      return anchor(guide.name, side, of: view)
    }
    return builder.made[id].flatMap { $0.kind.attribute(named: "top") == nil ? nil : margin(of: $0, side) }
  }

  /// A side of a guide. What was between bars is the safe area: the top guide ends where it begins.
  private static func anchor(_ guide: String, _ side: String, of view: DraftElement) -> ConstraintImport.Anchor? {
    switch (guide, side) {
    case ("topLayoutGuide", "bottom"), ("topLayoutGuide", "baseline"), ("topLayoutGuide", "lastBaseline"):
      ConstraintImport.Anchor(item: view, guide: "safeArea", side: "top")
    case ("bottomLayoutGuide", "top"): ConstraintImport.Anchor(item: view, guide: "safeArea", side: "bottom")
    case ("topLayoutGuide", "top"), ("bottomLayoutGuide", "bottom"), ("topLayoutGuide", _), ("bottomLayoutGuide", _):
      ConstraintImport.Anchor(item: view, guide: nil, side: side)
    default:
      ViewGuide(rawValue: guide).map { ConstraintImport.Anchor(item: view, guide: $0.rawValue, side: side) }
    }
  }

  /// A margin is an edge of the guide of the margins.
  private static func margin(of item: DraftElement, _ side: String) -> ConstraintImport.Anchor? {
    guard let layoutSide = LayoutSide(rawValue: side) else {
      let edge = side.replacing("WithinMargins", with: "")
      guard edge != side else { return nil }
      return ConstraintImport.Anchor(item: item, guide: "layoutMargins", side: edge)
    }
    guard let edge = layoutSide.edgeOfMargin else {
      return ConstraintImport.Anchor(item: item, guide: nil, side: side)
    }
    let isReadable = item.source?["layoutMarginsFollowReadableWidth"] == "YES"
    let isVertical = edge == .top || edge == .bottom
    return ConstraintImport.Anchor(
      item: item, guide: isReadable && !isVertical ? "readableContent" : "layoutMargins", side: edge.rawValue)
  }
}
