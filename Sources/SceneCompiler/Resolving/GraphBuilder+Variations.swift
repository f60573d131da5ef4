import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// The name of an attribute with a condition: `axis.compactHeight`.
struct VariationName {
  /// The attribute: `axis`.
  let attribute: String
  /// What stands behind the dot, which may be no condition.
  let condition: Substring

  /// The parts of a name; nil if it has no dot.
  init?(_ name: String) {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    attribute = String(name[..<dot])
    condition = name[name.index(after: dot)...]
  }
}

extension GraphBuilder {
  /// The attribute with its condition and its value parsed; nil if one of them is wrong, which is reported.
  mutating func parse(
    _ attribute: Document.Attribute, named name: VariationName, of element: ElementKind, _ order: Int
  ) -> Attribute? {
    let kind = element.attributes[order]
    let support = element.traitSupport(of: kind)
    if case .none = support {
      log.report(
        UnexpectedTraits(attribute: name.attribute, element: element.name, isColor: false),
        at: place(attribute.nameRange))
      return nil
    }
    switch TraitCondition.read(name.condition) {
    case .failure(let problem):
      report(problem, of: attribute, named: name)
      return nil
    case .success(let condition):
      if case .appearance = support, !condition.isAppearance {
        log.report(
          UnexpectedTraits(attribute: name.attribute, element: element.name, isColor: true),
          at: place(attribute.nameRange))
        return nil
      }
      return parse(attribute, kind, order)?.under(condition)
    }
  }

  private mutating func report(
    _ problem: TraitCondition.Problem, of attribute: Document.Attribute, named name: VariationName
  ) {
    var suggestion: Suggestion?
    switch problem {
    case .unknown(let word):
      let words = name.condition.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let other = Suggestion(for: word, among: TraitWord.allCases.map(\.rawValue))
      suggestion = other.map { other in
        Suggestion(([name.attribute] + words.map { $0 == word ? other.text : $0 }).joined(separator: "."))
      }
    case .order(let condition): suggestion = Suggestion("\(name.attribute).\(condition.text)")
    case .contradiction: break
    }
    log.report(
      InvalidTraits(condition: String(name.condition), problem: problem), at: place(attribute.nameRange),
      suggestion: suggestion)
  }

  /// Sorts attributes with conditions, and makes one dynamic colour of a colour and its variants for dark mode or high
  /// contrast.
  mutating func arrange(
    _ variations: inout [Attribute], beside attributes: inout [Attribute], of element: ElementKind,
    _ given: ArraySlice<Document.Attribute>
  ) {
    variations.sort(by: Attribute.wins)
    for index in attributes.indices {
      let own = variations.filter { $0.kind === attributes[index].kind }
      guard let color = attributes[index].dynamicColor(with: own) else { continue }
      attributes[index] = attributes[index].with(.color(color))
      variations.removeAll { $0.kind === attributes[index].kind }
    }
    reportMissingBases(of: variations, in: element) { name in given.contains { $0.name == name } }
  }

  /// Reports each attribute with a condition that has to be there without one, too, and is not.
  mutating func reportMissingBases(
    of variations: [Attribute], in element: ElementKind, isGiven: (String) -> Bool
  ) {
    var asked: Set<String> = []
    for variation in variations where variation.needsBase(in: element) {
      let name = variation.kind.name
      guard !isGiven(name), asked.insert(name).inserted else { continue }
      log.report(
        MissingBaseValue(attribute: name, variation: variation.spelling), at: place(variation.nameRange))
    }
  }
}

extension Attribute {
  /// The order of attributes with conditions: that of the catalogue, and of one attribute the variation that wins first.
  static func wins(_ one: Attribute, over other: Attribute) -> Bool {
    guard one.kind === other.kind, let first = one.condition, let second = other.condition else {
      return one.order < other.order
    }
    return first.precedes(second)
  }

  /// A colour of this attribute and its variants; nil if the attribute is no colour, or a variant is about more than
  /// the appearance.
  fileprivate func dynamicColor(with variations: [Attribute]) -> Color? {
    guard case .color(let base) = value, !variations.isEmpty else { return nil }
    var variants: [ColorVariant] = []
    for variation in variations {
      guard case .color(let color) = variation.value, let condition = variation.condition, condition.isAppearance
      else { return nil }
      variants.append(ColorVariant(condition: condition, color: color))
    }
    return .dynamic(base, variants)
  }

  /// Whether the attribute has to be there without a condition, too: a property has a value to go back to, a method has
  /// none.
  fileprivate func needsBase(in element: ElementKind) -> Bool {
    if kind.callsMethod { return true }
    if case .appearance = element.traitSupport(of: kind) { return true }
    return false
  }
}
