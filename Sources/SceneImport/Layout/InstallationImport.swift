import InterfaceBuilder
import SceneCatalog

/// Writes the size classes for which views are installed, and records the masks of the variations.
struct InstallationImport {
  let builder: SceneBuilder

  func apply() {
    let installations = Installations(builder.document)
    var seen: Set<ObjectIdentifier> = []
    var nowhere: [(view: DraftElement, element: NibElement)] = []
    for mark in builder.document.elements where mark.name == "exclude" || mark.name == "include" {
      record(mark)
      let others = SizeClasses(key: mark.parent?.parent?.key ?? "").others
      if let other = others.first {
        builder.ledger.record(
          other.hasSuffix("=mac") ? .withoutEffect("for a Mac") : .left("it is for '\(other)'"), mark)
        continue
      }
      guard let id = mark["reference"], let element = builder.document.element(withID: id) else { continue }
      if element.name == "constraint" {
        builder.ledger.record(builder.ledger.fate(of: element) ?? .carried, mark)
      } else {
        let installation = installations.installation(of: element)
        builder.ledger.record(install(element, installation), mark)
        if installation.isNowhere, let view = builder.made[id], seen.insert(ObjectIdentifier(view)).inserted {
          nowhere.append((view, element))
        }
      }
    }
    if !nowhere.isEmpty { takeOut(nowhere) }
  }

  private func record(_ mark: NibElement) {
    builder.ledger.record(.withoutEffect("there is no such element"), mark)
    for attribute in mark.attributes { builder.ledger.record(.withoutEffect("part of it"), mark, attribute.name) }
  }

  /// Sets the size classes for which a view is installed; returns the fate of the mask of the variation.
  private func install(_ element: NibElement, _ installation: Installation) -> ImportFate {
    guard let view = element.id.flatMap({ builder.made[$0] }) else { return .left("the view is left out") }
    if installation.isEverywhere || installation.isNowhere { return .carried }
    guard view.kind.attribute(named: "when") != nil else {
      return .left("scenes have no views for some size classes only; it is there for all")
    }
    view.set("when", installation.condition, from: [])
    return .carried
  }

  /// Takes views that are never installed out of their superviews. UIKit still makes them, so outlets lead to them.
  private func takeOut(_ views: [(view: DraftElement, element: NibElement)]) {
    var owners: [ObjectIdentifier: ObjectIdentifier] = [:]
    // Views inside come behind those around them: the innermost that is taken out is the owner.
    let views = views.sorted { $0.element.index < $1.element.index }
    for (view, _) in views {
      for one in view.subtree { owners[ObjectIdentifier(one)] = ObjectIdentifier(view) }
    }
    for one in builder.root.subtree { dropLayout(of: one, against: owners) }
    let referred = referred(among: owners)
    for (view, element) in views {
      dropOwnLayout(of: view)
      let controller = view.controller
      view.parent?.remove(view)
      if !referred.contains(ObjectIdentifier(view)) {
        builder.ledger.record(.withoutEffect(Self.reason), allOf: element)
      } else if let controller, controller.kind.child(named: view.kind.name) != nil {
        view.set("placement", "detached")
        controller.append(view)
      } else {
        builder.leave(element, Self.reason)
      }
    }
  }

  /// The views that are taken out and to which something outside of them refers, or to what is in them.
  private func referred(among owners: [ObjectIdentifier: ObjectIdentifier]) -> Set<ObjectIdentifier> {
    var referred: Set<ObjectIdentifier> = []
    for element in builder.root.subtree {
      let own = owners[ObjectIdentifier(element)]
      for case let owner? in element.references.map({ owners[ObjectIdentifier($0)] }) where owner != own {
        referred.insert(owner)
      }
    }
    return referred
  }

  private static let reason = "it is installed for no size class"

  /// Drops the layout of an element that refers to what is taken out.
  private func dropLayout(of element: DraftElement, against owners: [ObjectIdentifier: ObjectIdentifier]) {
    let own = owners[ObjectIdentifier(element)]
    func refers(_ attribute: DraftElement.Attribute) -> Bool {
      attribute.value.contains {
        guard case .name(let target) = $0, let owner = owners[ObjectIdentifier(target)] else { return false }
        return owner != own
      }
    }
    let attributes = element.attributes.filter(refers)
    if element.kind.role == .constraint, !attributes.isEmpty {
      element.parent?.remove(element)
      if let source = element.source { recordUnused(allOf: source) }
    } else {
      for attribute in attributes where isLayout(attribute) { drop(attribute, of: element) }
    }
  }

  /// Drops the layout of a view that is taken out, apart from its size.
  private func dropOwnLayout(of view: DraftElement) {
    for attribute in view.attributes where isLayout(attribute) && !["width", "height"].contains(attribute.name) {
      drop(attribute, of: view)
    }
  }

  private func isLayout(_ attribute: DraftElement.Attribute) -> Bool {
    attribute.sources.contains { builder.document.elements[$0.element].name == "constraint" }
  }

  private func drop(_ attribute: DraftElement.Attribute, of element: DraftElement) {
    element.removeAttribute(attribute.name)
    for source in attribute.sources { recordUnused(allOf: builder.document.elements[source.element]) }
  }

  private func recordUnused(allOf element: NibElement) {
    builder.ledger.record(.withoutEffect("its view is installed for no size class"), allOf: element)
  }
}
