extension [AttributeKind] {
  /// The attributes of a style: all attributes that set a property or lay out a view.
  ///
  /// If elements have attributes of the same name with different kinds of values, the attribute of the style is text.
  /// It is parsed for each element that uses the style.
  static let styled: [AttributeKind] = {
    var kinds: [AttributeKind] = []
    var indices: [String: Int] = [:]
    let attributes = Catalog.written.filter { $0.type != nil }.flatMap(\.attributes)
    for attribute in attributes where attribute.isStyled {
      if let index = indices[attribute.name] {
        if kinds[index].value != attribute.value { kinds[index] = attribute.ofStyle(.string) }
      } else {
        indices[attribute.name] = kinds.count
        kinds.append(attribute.ofStyle(attribute.value))
      }
    }
    // A bar button item is made with its system item, which only the compiler reads.
    for attribute in attributes where !attribute.isStyled {
      if let index = indices[attribute.name], kinds[index].value != attribute.value {
        kinds[index] = attribute.ofStyle(.string)
      }
    }
    return kinds
  }()
}

extension AttributeKind {
  fileprivate var isStyled: Bool { effect != .structural || [AttributeKind].layout.contains { $0 === self } }

  /// The attribute of the style, for which no Swift is generated.
  fileprivate func ofStyle(_ value: ValueKind) -> AttributeKind { AttributeKind(name, value, summary) }
}
