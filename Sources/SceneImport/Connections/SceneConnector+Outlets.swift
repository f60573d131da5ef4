import InterfaceBuilder
import SceneCatalog

extension SceneConnector {
  /// Makes an outlet, unless nothing in a scene can be one.
  func outlet(_ element: NibElement, in holder: DraftElement) {
    guard let answer = reader.answer(element), answer.counterpart != "none" else {
      return ledger.record(.withoutEffect(reader.answer(element)?.note ?? ""), allOf: element)
    }
    guard let kind = Catalog.element(named: element.name), let target = element["destination"] else { return }
    guard let destination = builder.made[target] ?? part(target), destination !== builder.root else {
      let isPart = builder.document.element(withID: target).map { builder.reader.answer($0)?.counterpart == "part" }
      return builder.leave(
        element,
        isPart ?? false
          ? "the cell makes this view itself, by its style: ask the cell for it"
          : "what it is connected with has no element of its own in a scene")
    }
    guard holder.kind.children.contains(kind.role) else {
      return builder.leave(element, "'\(holder.kind.name)' takes no outlets")
    }
    if let objection = objection(toOutletTo: target, destination) { return builder.leave(element, objection) }
    if isOfOwnTable(element, in: holder, destination) {
      return ledger.record(.carried, allOf: element)
    }
    if let property = element["property"], isServed(property, of: holder, byNoClassOfTheApp: destination) {
      let reason = "'\(destination.kind.name)' without a class is no '\(property)': it has none of the methods"
      return ledger.record(.withoutEffect(reason), allOf: element)
    }
    let outlet = DraftElement(kind, from: element)
    for attribute in element.attributes where attribute.name != "destination" {
      builder.visit(attribute.name, attribute.value, of: element, in: outlet)
    }
    outlet.set("destination", [.name(destination)], from: [ImportedItem(element, "destination")])
    ledger.record(.carried, element)
    ledger.record(.carried, element, "destination")
    holder.append(outlet)
  }

  /// The reason why no outlet can lead to an element of the document; nil if one can.
  private func objection(toOutletTo id: String, _ destination: DraftElement) -> String? {
    let element = builder.document.element(withID: id)
    if let element, let source = destination.source, element !== source && element.parent === source {
      return "it leads to the content view, which has no element of its own in a scene: "
        + "ask the '\(destination.kind.name)' for its 'contentView'"
    }
    if element?.name == "constraint", let type = element?["customClass"] {
      return "scenes have no constraints of a class, and this one is of '\(type)'"
    }
    if destination.kind.attribute(named: "id") == nil {
      return "a '\(destination.kind.name)' has no name in a scene: ask the controller for it"
    }
    return nil
  }

  /// A label that the cell makes for its style. The label has an element of its own only if one of its attributes is set.
  private func part(_ id: String) -> DraftElement? {
    // It is UIKit's label whatever class the file names.
    guard let source = builder.document.element(withID: id), source["customClass"] == nil,
      let cell = source.ancestors.first(where: { $0.name == "tableViewCell" }),
      let name = ["textLabel", "detailTextLabel"].first(where: { cell[$0] == id }),
      let holder = cell.id.flatMap({ builder.made[$0] }), holder.kind.child(named: name) != nil,
      let kind = Catalog.element(named: name)
    else { return nil }
    let part = holder.children.first { $0.kind === kind } ?? DraftElement(kind, from: source)
    if part.parent == nil { holder.append(part) }
    builder.made[id] = part
    return part
  }

  /// Whether an outlet makes a table or collection view controller the data source or delegate of its view, which it is
  /// anyway.
  private func isOfOwnTable(_ outlet: NibElement, in holder: DraftElement, _ destination: DraftElement) -> Bool {
    guard let controller = holder.parent, controller === destination,
      let property = outlet["property"], ["dataSource", "delegate"].contains(property)
    else { return false }
    return ["tableViewController", "collectionViewController"].contains(controller.kind.name)
      && holder.source?.key == "view"
  }

  /// Whether a delegate or a data source is an object of UIKit's, which has no methods for it.
  private func isServed(
    _ property: String, of holder: DraftElement, byNoClassOfTheApp destination: DraftElement
  ) -> Bool {
    guard holder.kind.outlets.contains(property), !destination.has("customClass"),
      property.lowercased().hasSuffix("delegate") || property.lowercased().hasSuffix("datasource")
    else { return false }
    // These serve the tables and collections that are their views.
    return !["tableViewController", "collectionViewController", "object"].contains(destination.kind.name)
  }
}
