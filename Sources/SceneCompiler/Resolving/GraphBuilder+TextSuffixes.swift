import SceneCatalog
import SceneDiagnostics
import SceneSyntax

extension GraphBuilder {
  /// Gives texts what attributes such as `title.key` say of them, and takes those out of `unknown`.
  ///
  /// - Returns: how many were understood.
  mutating func takeTextSuffixes(
    from unknown: inout [Document.Attribute], of kind: ElementKind, into attributes: inout [Attribute]
  ) -> Int {
    var count = 0
    unknown.removeAll { attribute in
      guard let (name, suffix) = TextSuffix.split(attribute.name) else { return false }
      guard let index = attributes.firstIndex(where: { $0.spelling == name }) else {
        guard kind.attribute(named: name)?.value == .text else { return false }
        log.report(SuffixWithoutText(attribute: attribute.name, base: name), at: place(attribute.nameRange))
        return true
      }
      guard var text = LocalizedText(attributes[index].value) else { return false }
      guard suffix == .comment || !attribute.value.isEmpty else {
        let at = place(attribute.valueRange.length > 0 ? attribute.valueRange : attribute.nameRange)
        log.report(InvalidValue(value: "", attribute: attribute.name, expectation: "a key"), at: at)
        return true
      }
      switch suffix {
      case .key:
        text.key = attribute.value
        if graph.modules.resources != nil, !text.text.isEmpty {
          graph.files[file].resources.append(
            ResourceUse(kind: .textKey, name: attribute.value, range: attribute.valueRange))
        }
      case .comment: text.comment = attribute.value
      }
      attributes[index] = attributes[index].with(.localized(text))
      count += 1
      return true
    }
    return count
  }
}
