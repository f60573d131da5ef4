import SceneCatalog
import SceneDiagnostics

extension GraphBuilder {
  /// What a `set` element does to the object that it is in, as an attribute; nil where it makes no sense, which is
  /// reported.
  ///
  /// - Parameter owner: the kind of the object.
  mutating func setting(_ element: Element, of owner: ElementKind) -> Attribute? {
    guard let property = element.attribute(.setProperty), let path = element[.setProperty],
      let value = element.attribute(.setValue)
    else { return nil }
    // A type that was not understood has been reported.
    if element.isDamaged { return nil }
    let type = element[.setType] ?? SettingType(of: value.text, for: path)
    guard let parsed = type.value(value.text, for: path) else {
      log.report(
        InvalidValue(value: value.text, attribute: "value", expectation: type.expectation),
        at: place(value.range.length > 0 ? value.range : value.nameRange))
      return nil
    }
    noteResources(of: parsed, at: value.range)
    return Attribute(
      kind: .setting(path, value.kind.value), order: .max, text: path.swift,
      value: translated(parsed, type, by: element), nameRange: property.range, range: value.range,
      newerSystem: graph.modules.newer(owner.since(setting: path)))
  }

  /// A text with what `value.key` and `value.comment` say of it. Beside another value, they are reported.
  private mutating func translated(_ value: AttributeValue, _ type: SettingType, by element: Element) -> AttributeValue
  {
    let (key, comment) = (element.attribute(.setTextKey), element.attribute(.setTextComment))
    guard key != nil || comment != nil else { return value }
    guard type == .text, var text = LocalizedText(value) else {
      for suffix in [key, comment].compactMap(\.self) {
        let message = SuffixWithoutText(attribute: suffix.kind.name, base: "type=\"text\"")
        log.report(message, at: place(suffix.nameRange))
      }
      return value
    }
    if let key, key.text.isEmpty {
      let at = place(key.range.length > 0 ? key.range : key.nameRange)
      log.report(InvalidValue(value: "", attribute: key.kind.name, expectation: "a key"), at: at)
      return value
    }
    (text.key, text.comment) = (key?.text, comment?.text)
    return .localized(text)
  }

  /// What a `text` element does to the element that it is in.
  mutating func attributedText(_ element: Element, as kind: AttributeKind) -> Attribute {
    var runs: [AttributedText.Run] = []
    forEachChild(of: element) { _, run in
      if let text = run.attribute(.runText).flatMap({ LocalizedText($0.value) }) {
        runs.append(AttributedText.Run(text: text, properties: run.properties))
      }
    }
    return Attribute(
      kind: kind, order: .max, text: "", value: .attributedText(AttributedText(runs)), nameRange: element.nameRange,
      range: element.nameRange)
  }

  /// The outlet of an object's owner that is named like the object, if there is to be one.
  mutating func outletNamedLikeIt(_ element: Element) -> Outlet? {
    guard element[.outlet] == true, let attribute = element.attribute(.outlet) else { return nil }
    guard let name = element.name else {
      if !element.isDamaged {
        log.report(OutletWithoutName(element: element.kind.name), at: place(attribute.nameRange))
      }
      return nil
    }
    return Outlet(property: name, destinationName: name, isCollection: false)
  }
}

extension GraphBuilder.Element {
  /// The properties that the attributes of a run set.
  fileprivate var properties: [AttributedText.Property] {
    attributes.compactMap { attribute in
      guard case .property(let path) = attribute.kind.effect else { return nil }
      return AttributedText.Property(path: path, value: attribute.value)
    }
  }
}
