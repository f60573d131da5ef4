import InterfaceBuilder
import SceneCatalog

/// Writes the size classes for which views are installed, and records the masks of variations that say so.
struct InstallationImport {
  let builder: SceneBuilder

  func apply() {
    let installations = Installations(builder.document)
    for mark in builder.document.elements where mark.name == "exclude" || mark.name == "include" {
      record(mark)
      guard let id = mark["reference"], let element = builder.document.element(withID: id) else { continue }
      if element.name == "constraint" {
        builder.ledger.record(builder.ledger.fate(of: element) ?? .carried, mark)
      } else {
        builder.ledger.record(install(element, installations.installation(of: element)), mark)
      }
    }
  }

  private func record(_ mark: NibElement) {
    builder.ledger.record(.withoutEffect("there is no such element"), mark)
    for attribute in mark.attributes { builder.ledger.record(.withoutEffect("part of it"), mark, attribute.name) }
  }

  /// Says of a view for which size classes it is installed; returns what becomes of the mask that says so.
  private func install(_ element: NibElement, _ installation: Installation) -> ImportFate {
    guard let view = element.id.flatMap({ builder.made[$0] }) else { return .left("the view is left out") }
    if installation.isEverywhere { return .carried }
    if installation.isNowhere {
      view.parent?.remove(view)
      builder.leave(element, "it is installed for no size class")
      // Constraints that became attributes of the view are lost with it.
      let sources = view.subtree.flatMap { $0.attributes.flatMap(\.sources) }
      builder.ledger.record(.left("its view is installed for no size class"), sources)
      return .carried
    }
    guard view.kind.attribute(named: "when") != nil else {
      return .left("scenes have no views for some size classes only; it is there for all")
    }
    view.set("when", installation.condition, from: [])
    return .carried
  }
}
