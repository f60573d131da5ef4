import SceneCatalog

/// The descriptions of nodes in reports.
struct Wording {
  let version: Version

  /// The description of a node, and the attributes that it contains.
  private struct Noun {
    /// The part that distinguishes the node from others.
    var name: Phrase
    /// The remaining attributes.
    var rest = Phrase()
    var said: Set<String> = ["id"]
  }

  /// A node with its name, or its text if it has none: `button 'save'`, `label "Hello"`.
  func noun(_ id: Version.ID) -> Phrase { fullNoun(id).name }

  /// A description of an added or removed node: with all of its attributes, and optionally its place.
  func introduction(_ id: Version.ID, withPlace: Bool) -> Phrase {
    let node = version[id]
    let noun = fullNoun(id)
    var phrase = noun.name + noun.rest + (withPlace ? place(of: id) : Phrase())
    for (index, attribute) in node.attributes.filter({ !noun.said.contains($0.name) }).enumerated() {
      phrase.parts += [index == 0 ? ": " : ", ", .words(attribute.name + " "), value(attribute, of: node)]
    }
    return phrase
  }

  /// The place of a node, unless it is directly in its scene: ` in stackView 'column'`.
  func place(of id: Version.ID) -> Phrase {
    let parent = version[id].parent
    return version[parent].kind == .file || version[parent].scene == parent || parent == version.root
      ? Phrase() : Phrase(" in ") + noun(parent)
  }

  /// A value, or a name if it refers to a node of the file.
  func value(_ attribute: (name: String, value: String), of node: Version.Node) -> Phrase.Part {
    let kind = node.element?.attribute(written: attribute.name)
    let isName = kind.map { $0.isPlainReference && $0.names(in: attribute.value) == [0..<attribute.value.utf8.count] }
    return isName ?? false ? .name(attribute.value) : .value(attribute.value)
  }

  /// The attribute that identifies elements of a kind that have no id.
  static func namingAttribute(of element: String) -> String? {
    switch element {
    case "segue": "identifier"
    case "parameter", "argument": "name"
    case "outlet", "outletCollection": "property"
    default: nil
    }
  }

  private func fullNoun(_ id: Version.ID) -> Noun {
    let node = version[id]
    switch node.kind {
    case .file: return Noun(name: "the file")
    case .comment: return Noun(name: Phrase("comment ", .value(node.name)))
    case .instruction, .declaration: return Noun(name: Phrase("processing instruction ", .value(node.name)))
    case .text: return Noun(name: Phrase("text ", .value(node.name)))
    case .element: return element(node)
    }
  }

  private func element(_ node: Version.Node) -> Noun {
    switch node.name {
    case "segue": segue(node)
    case "parameter": noun(node, "parameter", name: "name", (" of type ", "type"))
    case "argument": noun(node, "argument", name: "name", (" with the value ", "value"))
    case "outlet": noun(node, "outlet", name: "property", (" to ", "destination"))
    case "outletCollection": noun(node, "outlet collection", name: "property", (" to ", "destination"))
    case "action": noun(node, "action", name: "selector", (" of ", "destination"), (" on ", "eventType"))
    case "import": noun(node, "import of", name: "module")
    case "constraint": constraint(node)
    default: object(node)
    }
  }

  private func segue(_ node: Version.Node) -> Noun {
    let kind = node["kind"] == "relationship" ? node["relationship"] ?? "relationship" : node["kind"]
    var noun = noun(node, (kind.map { $0 + " " } ?? "") + "segue", name: "identifier", (" to ", "destination"))
    noun.said.formUnion(["kind", "relationship"])
    return noun
  }

  /// A description with a name and other attributes. Missing attributes are omitted.
  private func noun(_ node: Version.Node, _ word: String, name: String, _ rest: (String, String)...) -> Noun {
    var noun = Noun(name: Phrase(.words(word)))
    if let value = node[name] { noun.name.parts += [" ", .name(value)] }
    for (words, attribute) in rest {
      guard let value = node[attribute] else { continue }
      noun.rest.parts += [.words(words), .name(value)]
    }
    noun.said.formUnion([name] + rest.map(\.1))
    if node[name] == nil { (noun.name, noun.rest) = (noun.name + noun.rest, Phrase()) }
    return noun
  }

  private func object(_ node: Version.Node) -> Noun {
    var noun = Noun(name: Phrase(.words(node.name)))
    if let id = node.id {
      noun.name.parts += [" ", .name(id)]
      return noun
    }
    for attribute in ["title", "text", "headerTitle", "image", "systemImage", "systemItem"] {
      guard let value = node[attribute] else { continue }
      noun.name.parts += [" ", .value(value)]
      noun.said.insert(attribute)
      break
    }
    return noun
  }

  /// A constraint as a formula: `photo.width = photo.height * 1.5`.
  private func constraint(_ node: Version.Node) -> Noun {
    let relations = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"]
    func side(_ item: String, _ attribute: String) -> String? {
      let words = [node[item], node[attribute]].compactMap(\.self)
      return words.isEmpty ? nil : words.joined(separator: ".")
    }
    var formula = [side("firstItem", "firstAttribute") ?? "?", relations[node["relation"] ?? ""] ?? "="]
    let second = side("secondItem", "secondAttribute")
    formula.append(second ?? node["constant"] ?? "0")
    if let multiplier = node["multiplier"] { formula += ["*", multiplier] }
    if second != nil, let constant = node["constant"] { formula += ["+", constant] }
    if let priority = node["priority"] { formula.append("@" + priority) }
    var noun = Noun(name: Phrase("constraint "))
    let words = Phrase.Part.name(formula.joined(separator: " "))
    noun.name.parts.append(node.id.map { .name($0) } ?? words)
    if node.id != nil { noun.rest = Phrase(", ", words) }
    noun.said.formUnion(["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"])
    noun.said.formUnion(["multiplier", "constant", "priority"])
    return noun
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Makes plain words.
  public init(stringLiteral value: String) { self.init(.words(value)) }
}
