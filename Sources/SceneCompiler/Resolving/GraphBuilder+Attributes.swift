import SceneCatalog
import SceneDiagnostics
import SceneSyntax

extension GraphBuilder {
  /// The parts whose attributes say where one gets from where.
  private static let flowRoles: Roles = [.scenes, .controller, .placeholder, .segue]

  /// Reads the attributes of an element by what its kind takes; reports the rest.
  mutating func read(_ id: Document.NodeID, as kind: ElementKind) -> Element {
    let node = document[id]
    let given = document.attributes(of: id)
    var attributes: [Attribute] = []
    attributes.reserveCapacity(given.count)
    var variations: [Attribute] = []
    var previews: [Attribute] = []
    var unknown: [Document.Attribute] = []
    for attribute in given {
      if let order = kind.index(ofAttribute: attribute.name) {
        if isKnownWithoutSuffix(attribute, kind.attributes[order], of: kind),
          let parsed = parse(attribute, kind.attributes[order], order)
        {
          attributes.append(parsed)
        }
      } else if let name = PreviewSuffix.attribute(of: attribute.name), let order = kind.index(ofAttribute: name) {
        if let parsed = preview(attribute, of: kind, order) { previews.append(parsed) }
      } else if TextSuffix.split(attribute.name) == nil, let name = VariationName(attribute.name),
        let order = kind.index(ofAttribute: name.attribute)
      {
        if let parsed = parse(attribute, named: name, of: kind, order) { variations.append(parsed) }
      } else {
        unknown.append(attribute)
      }
    }
    var suffixes = unknown.isEmpty ? 0 : takeTextSuffixes(from: &unknown, of: kind, into: &attributes)
    if !unknown.isEmpty { suffixes += takeTextSuffixes(from: &unknown, of: kind, into: &variations) }
    if !unknown.isEmpty { report(unknown, of: kind, given: given) }
    let isComplete = !node.isBroken && hasAllRequired(of: kind, node: node, given: given)
    attributes.sort { $0.order < $1.order }
    let isDamaged = !isComplete || attributes.count + variations.count + previews.count + suffixes < given.count
    if isDamaged, Self.flowRoles.contains(kind.role) { graph.files[file].isIncomplete = true }
    if !variations.isEmpty { arrange(&variations, beside: &attributes, of: kind, given) }
    return Element(
      node: id, kind: kind, nameRange: node.nameRange, attributes: attributes, variations: variations,
      previews: previews, isDamaged: isDamaged)
  }

  /// The attribute with its value parsed; nil where it is no value of its kind, which is reported.
  mutating func parse(_ attribute: Document.Attribute, _ kind: AttributeKind, _ order: Int) -> Attribute? {
    guard let value = value(attribute.value, of: kind) else {
      reportInvalid(attribute, kind)
      if attribute.name == AttributeKind.id.name { graph.files[file].lostNames.insert(attribute.value) }
      return nil
    }
    noteResources(of: value, at: attribute.valueRange)
    return Attribute(
      kind: kind, order: kind.isFirstIfNegative && value.isNegative ? -1 : order, text: attribute.value, value: value,
      nameRange: attribute.nameRange, range: attribute.valueRange,
      newerSystem: graph.modules.newer(kind.since(of: value)))
  }

  /// Keeps the names of resources in a value, for their check.
  mutating func noteResources(of value: AttributeValue, at range: SourceRange) {
    guard graph.modules.resources != nil else { return }
    for (kind, name) in value.resources {
      graph.files[file].resources.append(ResourceUse(kind: kind, name: name, range: range))
    }
  }

  /// Reports attributes that are unknown; those that are given are not suggested.
  private mutating func report(
    _ unknown: [Document.Attribute], of kind: ElementKind, given: ArraySlice<Document.Attribute>
  ) {
    let given = Set(given.map(\.name))
    let candidates = SuggestionIndex(kind.attributes.map(\.name).filter { !given.contains($0) })
    // What can stand behind a dot: `.key` behind texts only.
    let texts = SuggestionIndex(kind.attributes.filter { $0.value == .text }.map(\.name))
    for attribute in unknown {
      // What stands behind a dot is a condition or a suffix of a text, which a misspelt name keeps.
      let suffix = attribute.name.firstIndex(of: ".").map { attribute.name[$0...] } ?? ""
      let index = TextSuffix.split(attribute.name) == nil ? candidates : texts
      let base = String(attribute.name.dropLast(suffix.count))
      var replacement: String?
      var suggestion: Suggestion?
      switch OtherAttribute.advice(for: base, on: kind, given: given) {
      case .name(let name): suggestion = Suggestion(name)
      case .markup(let markup): replacement = markup
      case nil: suggestion = index.suggestion(for: base)
      }
      log.report(
        UnknownAttribute(attribute: attribute.name, element: kind.name, replacement: replacement),
        at: place(attribute.nameRange), suggestion: suggestion.map { Suggestion($0.text + suffix) })
    }
  }

  private mutating func reportInvalid(_ attribute: Document.Attribute, _ kind: AttributeKind) {
    let at = place(attribute.valueRange.length > 0 ? attribute.valueRange : attribute.nameRange)
    switch kind.value {
    case .className: log.report(InvalidClassName(name: attribute.value), at: at)
    case .moduleName: log.report(InvalidModuleName(name: attribute.value), at: at)
    default:
      let suggestion =
        OtherValues.value(for: attribute.value, as: kind.value).map { Suggestion($0) }
        ?? Suggestion(for: attribute.value, among: kind.value.suggestions(for: attribute.value))
      log.report(
        InvalidValue(
          value: attribute.value, attribute: attribute.name, expectation: kind.value.definition.expectation,
          help: OtherValues.help(for: attribute.value, of: kind.name)),
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
      if attribute.name == AttributeKind.id.name {
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

extension ValueKind {
  /// The words that may have been meant by a value. Several traits are not corrected to one.
  fileprivate func suggestions(for value: String) -> [String] {
    self == .traits && value.contains(" ") ? [] : definition.words
  }
}

extension AttributeValue {
  /// The resources that the value names.
  fileprivate var resources: [(kind: ResourceUse.Kind, name: String)] {
    switch self {
    case .image(.asset(let name)): [(.image, name)]
    case .color(let color), .setting(.layerColor(let color)): color.assets.map { (.color, $0) }
    case .font(let font): font.name.map { [(.font, $0)] } ?? []
    default: []
    }
  }
}

extension Color {
  /// The names of the colours of asset catalogues.
  fileprivate var assets: [String] {
    switch self {
    case .asset(let name): [name]
    case .faded(let color, _): color.assets
    case .dynamic(let color, let variants): color.assets + variants.flatMap(\.color.assets)
    case .system, .components, .decimals, .white: []
    }
  }
}

extension Font {
  /// The name; nil for a font of the system.
  fileprivate var name: String? {
    switch self {
    case .named(let name, _): name
    case .scaled(let font, _): font.name
    case .textStyle, .system: nil
    }
  }
}
