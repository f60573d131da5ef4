import SceneCatalog
import SceneDiagnostics
import SceneSyntax

extension GraphBuilder {
  /// The parts whose attributes say where one gets from where.
  private static let flowRoles: Role = [.scenes, .controller, .placeholder, .segue]

  /// Reads the attributes of an element by what its kind takes; reports the rest.
  mutating func read(_ id: Document.NodeID, as kind: ElementKind) -> Element {
    let node = document[id]
    var settings: [Setting] = []
    let attributes = document.attributes(of: id)
    settings.reserveCapacity(attributes.count)
    for attribute in attributes {
      if let setting = setting(attribute, of: kind, in: attributes) { settings.append(setting) }
    }
    let isComplete = !node.isBroken && hasAllRequired(of: kind, node: node, given: attributes)
    settings.sort { $0.order < $1.order }
    let isDamaged = !isComplete || settings.count < attributes.count
    if isDamaged, Self.flowRoles.contains(kind.role) { graph.files[file].isIncomplete = true }
    return Element(node: id, kind: kind, nameRange: node.nameRange, settings: settings, isDamaged: isDamaged)
  }

  private mutating func setting(
    _ attribute: Document.Attribute, of kind: ElementKind, in siblings: ArraySlice<Document.Attribute>
  ) -> Setting? {
    guard let order = kind.index(ofAttribute: attribute.name) else {
      reportUnknown(attribute, of: kind, in: siblings)
      return nil
    }
    let attributeKind = kind.attributes[order]
    let bundle = graph.files[file].bundle
    guard let swift = SwiftValue.expression(of: attribute.value, as: attributeKind.value, in: bundle) else {
      reportInvalid(attribute, attributeKind)
      if attribute.name == AttributeKind.id.name { graph.files[file].lostNames.insert(attribute.value) }
      return nil
    }
    return Setting(
      kind: attributeKind, order: order, value: attribute.value, swift: swift, nameRange: attribute.nameRange,
      range: attribute.valueRange)
  }

  private mutating func reportUnknown(
    _ attribute: Document.Attribute, of kind: ElementKind, in siblings: ArraySlice<Document.Attribute>
  ) {
    let given = Set(siblings.map(\.name))
    let candidates = kind.attributes.map(\.name).filter { !given.contains($0) }
    log.report(
      UnknownAttribute(attribute: attribute.name, element: kind.name), at: place(attribute.nameRange),
      suggestion: Suggestion(for: attribute.name, among: candidates))
  }

  private mutating func reportInvalid(_ attribute: Document.Attribute, _ kind: AttributeKind) {
    let at = place(attribute.valueRange.length > 0 ? attribute.valueRange : attribute.nameRange)
    switch kind.value {
    case .className: log.report(InvalidClassName(name: attribute.value), at: at)
    case .moduleName: log.report(InvalidModuleName(name: attribute.value), at: at)
    default:
      let yesNo = kind.value == .boolean ? ["YES": "true", "NO": "false"][attribute.value.uppercased()] : nil
      let suggestion = yesNo.map { Suggestion($0) } ?? Suggestion(for: attribute.value, among: kind.value.words)
      log.report(
        InvalidValue(value: attribute.value, attribute: attribute.name, expectation: kind.value.expectation),
        at: at, suggestion: attribute.valueRange.length > 0 ? suggestion : nil)
    }
  }

  /// Whether an element has the attributes that it must have; reports those that are missing.
  private mutating func hasAllRequired(
    of kind: ElementKind, node: Document.Node, given: ArraySlice<Document.Attribute>
  ) -> Bool {
    var isComplete = true
    for attribute in kind.attributes where attribute.isRequired {
      guard !given.contains(where: { $0.name == attribute.name }) else { continue }
      isComplete = false
      if attribute.name == "id" {
        log.report(MissingName(element: kind.name), at: place(node.nameRange))
      } else {
        log.report(
          MissingAttribute(attribute: attribute.name, element: kind.name, summary: attribute.summary),
          at: place(node.nameRange))
      }
    }
    return isComplete
  }
}
