import SceneCatalog
import SceneDiagnostics
import SceneSyntax

extension GraphBuilder {
  /// Adds a style of the file.
  mutating func addStyle(_ element: Element) {
    graph.files[file].sharedRanges.append(document[element.node].range)
    guard let name = element.name else { return }
    graph.files[file].styles.append(
      Style(
        name: name, attributes: element.attributes.filter { !$0.matches(.id) } + element.variations,
        isUsed: element.isDamaged))
  }

  /// The element with the attributes of its styles. Its own attributes win, and then the last of its styles.
  mutating func styled(_ element: Element) -> Element {
    guard let names = element.attribute(.styles), let styles = element[.styles]?.all else { return element }
    var attributes = element.attributes
    var adopted: [Attribute] = []
    for name in styles.reversed() {
      guard let index = graph.files[file].styles.firstIndex(where: { $0.name.text == name }) else {
        reportUnknown(name, at: names.range)
        continue
      }
      graph.files[file].styles[index].isUsed = true
      let given = attributes + element.variations + adopted
      for attribute in graph.files[file].styles[index].attributes {
        guard let styled = adopt(attribute, from: name, on: element, at: names.range) else { continue }
        guard !given.contains(where: { $0.kind.replaces(styled.kind) }) else { continue }
        if styled.condition == nil { attributes.append(styled) } else { adopted.append(styled) }
      }
    }
    attributes.sort { $0.order < $1.order }
    reportMissingBases(of: adopted, in: element.kind) { name in attributes.contains { $0.kind.name == name } }
    return Element(
      node: element.node, kind: element.kind, nameRange: element.nameRange, attributes: attributes,
      variations: (element.variations + adopted).sorted(by: Attribute.wins), previews: element.previews,
      isDamaged: element.isDamaged)
  }

  /// The attribute of a style as an element has it; nil where the element takes none of the name or of the value.
  private mutating func adopt(
    _ attribute: Attribute, from style: String, on element: Element, at range: SourceRange
  ) -> Attribute? {
    let name = attribute.kind.name
    guard let order = element.kind.index(ofAttribute: name) else {
      report(.attribute, attribute, from: style, on: element, at: range)
      return nil
    }
    let kind = element.kind.attributes[order]
    guard element.kind.takes(attribute.condition, on: kind) else {
      report(.attribute, attribute, from: style, on: element, at: range)
      return nil
    }
    let value = kind.value == attribute.kind.value ? attribute.value : AttributeValue(attribute.text, as: kind.value)
    guard let value else {
      report(.value(attribute.text, kind.value.definition.expectation), attribute, from: style, on: element, at: range)
      return nil
    }
    return Attribute(
      kind: kind, order: order, text: attribute.text, value: value, condition: attribute.condition,
      nameRange: attribute.nameRange, range: attribute.range, newerSystem: graph.modules.newer(kind.since(of: value)))
  }

  private mutating func report(
    _ misfit: UnfitStyle.Misfit, _ attribute: Attribute, from style: String, on element: Element, at range: SourceRange
  ) {
    log.report(
      UnfitStyle(style: style, element: element.kind.name, attribute: attribute.spelling, misfit: misfit),
      at: place(range), notes: [Note("'\(attribute.spelling)' is here", at: place(attribute.nameRange))])
  }

  private mutating func reportUnknown(_ name: String, at range: SourceRange) {
    guard !graph.files[file].mayHaveLost(name) else { return }
    let names = graph.files[file].styles.map(\.name.text)
    log.report(
      UnknownStyle(name: name), at: place(range).word(name), suggestion: Suggestion(for: name, among: names))
  }
}

extension ElementKind {
  /// Whether an attribute of it may have a condition.
  fileprivate func takes(_ condition: TraitCondition?, on attribute: AttributeKind) -> Bool {
    guard let condition else { return true }
    return switch traitSupport(of: attribute) {
    case .none: false
    case .appearance: condition.isAppearance
    case .all: true
    }
  }
}
