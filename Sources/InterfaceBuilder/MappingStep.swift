/// One element of a context of the mapping: `@view[frame]{catalog=system}`.
struct MappingStep {
  /// The names of elements that it stands for; nil for all.
  let names: Set<String>?
  /// The key that the element has.
  let key: String?
  /// What else has to hold.
  let conditions: [MappingCondition]

  /// Reads a step; nil if the text is none, or names a group that does not exist.
  init?(_ text: Substring, groups: [Substring: Set<String>]) {
    var rest = text
    var conditions: [MappingCondition] = []
    while rest.last == "}", let open = rest.lastIndex(of: "{") {
      conditions.append(MappingCondition(rest[rest.index(after: open)...].dropLast()))
      rest = rest[..<open]
    }
    self.conditions = conditions
    if rest.last == "]", let open = rest.firstIndex(of: "[") {
      key = String(rest[rest.index(after: open)...].dropLast())
      rest = rest[..<open]
    } else {
      key = nil
    }
    if rest.first == "@" {
      guard let group = groups[rest] else { return nil }
      names = group
    } else {
      names = rest == "*" ? nil : [String(rest)]
    }
  }

  /// How closely the name says what it stands for: a name more than a group, a small group more than a large one.
  var rank: Double { names.map { 1 / Double(max($0.count, 1)) } ?? 0 }

  func matches(_ element: NibElement, in document: NibDocument) -> Bool {
    (names?.contains(element.name) ?? true) && (key == nil || element.key == key)
      && conditions.allSatisfy { $0.holds(of: element, in: document) }
  }
}

/// What has to hold of an element: `a=v`, `a`, `!a`, `a>element` (what `a` refers to), `:autoresizing`.
enum MappingCondition: Hashable {
  case described(String)
  case absent(String)
  case present(String)
  case equal(String, String)
  case refers(String, String)

  init(_ text: Substring) {
    if text.first == ":" {
      self = .described(String(text.dropFirst()))
    } else if text.first == "!" {
      self = .absent(String(text.dropFirst()))
    } else if let mark = text.firstIndex(where: { $0 == "=" || $0 == ">" }) {
      let (name, value) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
      self = text[mark] == "=" ? .equal(name, value) : .refers(name, value)
    } else {
      self = .present(String(text))
    }
  }

  func holds(of element: NibElement, in document: NibDocument) -> Bool {
    switch self {
    case .described(let description): document.holds(description, of: element) ?? false
    case .absent(let name): element[name] == nil
    case .present(let name): element[name] != nil
    case .equal(let name, let value): element[name] == value
    case .refers(let name, let role):
      element[name].flatMap { document.element(withID: $0) }.map { document.role(of: $0) } == role
    }
  }
}
