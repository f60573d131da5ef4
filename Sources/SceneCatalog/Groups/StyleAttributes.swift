extension [AttributeKind] {
  /// What a style can say: every attribute of an object that sets something, or that lays it out.
  ///
  /// Where elements have attributes of one name with values of different kinds, a style takes text, which becomes a
  /// value where the style is used.
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

  /// The attribute as a style has it: nothing becomes of it there.
  fileprivate func ofStyle(_ value: ValueKind) -> AttributeKind { AttributeKind(name, value, summary) }
}
