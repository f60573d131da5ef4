/// Reads the tokens of a plain template.
struct PlainTemplateParser {
  /// A condition or loop that is not closed yet.
  private struct Open {
    let tag: PlainTag
    /// What stands before it, in what it stands in.
    let before: [PlainTemplate.Node]
    /// What stands in it before `else` or `empty`; nil if that has not come yet.
    var inside: [PlainTemplate.Node]?
  }

  private var open: [Open] = []
  /// What has been read of the innermost condition or loop, or of its alternative.
  private var nodes: [PlainTemplate.Node] = []

  /// The nodes of a template; nil if it has a tag that is not plain, tags that do not belong together, or more of them in
  /// each other than a template may have.
  static func parse(_ tokens: [TemplateToken]) -> [PlainTemplate.Node]? {
    var parser = PlainTemplateParser()
    for token in tokens {
      guard parser.add(token) else { return nil }
    }
    return parser.open.isEmpty ? parser.nodes : nil
  }

  private mutating func add(_ token: TemplateToken) -> Bool {
    if token.kind != .text, token.content.utf8.count > TemplateLimits.tagLength { return false }
    switch token.kind {
    case .text: nodes.append(.text(token.content))
    case .variable:
      guard case .show(let name, let depth)? = PlainTag(variable: token.content) else { return false }
      nodes.append(.show(name, depth: depth))
    case .block:
      guard let tag = PlainTag(block: token.content) else { return false }
      return add(tag)
    }
    return true
  }

  private mutating func add(_ tag: PlainTag) -> Bool {
    switch (tag, open.last?.tag) {
    case (.condition, _), (.loop, _):
      if open.count == TemplateLimits.depth { return false }
      open.append(Open(tag: tag, before: nodes))
      nodes = []
      return true
    case (.alternative, .condition?), (.emptyLoop, .loop?): return beginAlternative()
    case (.conditionEnd, .condition?), (.loopEnd, .loop?): return close()
    default: return false
    }
  }

  private mutating func beginAlternative() -> Bool {
    guard let last = open.indices.last, open[last].inside == nil else { return false }
    open[last].inside = nodes
    nodes = []
    return true
  }

  private mutating func close() -> Bool {
    guard let closed = open.popLast() else { return false }
    let inside = closed.inside ?? nodes
    let others = closed.inside == nil ? [] : nodes
    nodes = closed.before
    switch closed.tag {
    case .condition(let name): nodes.append(.condition(name, inside, else: others))
    case .loop(let item, let list): nodes.append(.loop(item: item, list: list, inside, empty: others))
    default: return false
    }
    return true
  }
}
