import Stencil

/// The part of Stencil that is ours: the filter `indented`, and the nodes of plain tags.
///
/// The content of a plain tag is its name and its index among the tokens: Stencil compares each character of a tag with
/// several, so the shorter it is, the better.
struct PlainTagExtension {
  /// For each token of a template, its plain tag; nil for others.
  let tags: [PlainTag?]

  /// The content of the token at an index for Stencil, if it is a plain tag.
  func content(at index: Int) -> String? {
    tags[index].map { $0 == .loopEnd ? $0.name : "\($0.name) \(index)" }
  }

  /// The environment of the template.
  func environment() -> Environment {
    let ours = Extension()
    ours.registerFilter("indented") { (value: Any?, arguments: [Any?]) in
      guard let text = value as? String else { return value }
      return Indentation.indent(text, by: max(0, arguments.first as? Int ?? 0))
    }
    for tag in [.show("", depth: nil), .condition(""), .loop(item: "", list: "")] as [PlainTag] {
      ours.registerTag(tag.name) { parser, token in try node(parser, token) }
    }
    return Environment(extensions: [ours])
  }

  private func node(_ parser: TokenParser, _ token: Token) throws -> PlainNode {
    let words = token.components
    let index = words.count == 2 ? Int(words[1]) : nil
    switch index.flatMap({ tags.indices.contains($0) ? tags[$0] : nil }) {
    case .show(let name, let depth): return NameNode(token, name, depth: depth)
    case .condition(let name): return try ConditionNode(parser, token, name)
    case .loop(let item, let list): return try LoopNode(parser, token, item: item, list: list)
    case .loopEnd, nil: throw TemplateSyntaxError("Unknown template tag '\(token.contents)'")
    }
  }
}
