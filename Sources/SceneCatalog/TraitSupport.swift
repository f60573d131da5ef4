/// The trait conditions that can follow the name of an attribute.
package enum TraitSupport: Sendable {
  /// None.
  case none
  /// Those about the appearance, which colours resolve by themselves: `.dark`, `.highContrast`.
  case appearance
  /// All.
  case all
}

extension ElementKind {
  /// The parts of a scene whose objects adapt to traits: those that are in a view.
  private static let adaptiveRoles = Roles.laidOut.union([.constraint])

  /// The trait conditions that can follow the name of an attribute: `axis.compactHeight`.
  package func traitSupport(of attribute: AttributeKind) -> TraitSupport {
    // An element that has the style decides.
    if role == .style { return attribute.name == AttributeKind.id.name ? .none : .all }
    let isAdaptive = role.isOne(of: Self.adaptiveRoles)
    switch attribute.effect {
    case .property where attribute.since != nil, .call where attribute.since != nil: return .none
    case .property, .call:
      return isAdaptive ? .all : attribute.value == .color ? .appearance : .none
    case .structural:
      return isAdaptive && attribute.placesByConstraints ? .all : .none
    case .creation, .expression, .entry, .shadow, .callIfTrue: return .none
    }
  }

  /// The attribute of a name, which may have a condition behind it: `axis` for `axis.compactHeight`.
  public func attribute(written name: String) -> AttributeKind? {
    if let attribute = attribute(named: name) { return attribute }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return attribute(named: String(name[..<dot]))
  }
}

extension AttributeKind {
  /// Whether it calls a method, so that there is no value of a property to go back to.
  package var callsMethod: Bool { if case .call = effect { true } else { false } }

  /// Whether it becomes constraints of the element that has it.
  fileprivate var placesByConstraints: Bool {
    switch value {
    case .position, .dimension: true
    default:
      [AttributeKey<ViewGuide>.pin.name, AttributeKey<Insets>.inset.name, AttributeKey<Size>.size.name].contains(name)
    }
  }

  /// The Swift value that takes the value of the scene back, where reading the property gives an inherited value.
  package var unsetValue: String? { Self.unsetValues[name] }

  private static let unsetValues = ["tintColor": "nil"]
}
