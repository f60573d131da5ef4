import SceneCatalog
public import SceneDiagnostics
import SceneSyntax

extension Session {
  /// What stands where in a range of a scene, for colours that follow the meaning.
  public func tokens(_ path: String, in range: SourceRange?) -> [SemanticToken] {
    guard let scene = scene(path) else { return [] }
    let outline = scene.outline
    var found: [SemanticToken] = []
    for item in outline.items.indices {
      let node = outline.node(item)
      if let range, node.startTagRange.start > range.end || node.range.end < range.start { continue }
      let names = outline.tagNames(item)
      for name in names { found.append(SemanticToken(range: name, kind: .element, isDeclaration: false)) }
      for attribute in outline.document.attributes(of: outline.items[item].node) {
        found.append(SemanticToken(range: attribute.nameRange, kind: .attribute, isDeclaration: false))
        found += scene.valueTokens(attribute, item)
      }
    }
    return found.filter { token in
      token.range.length > 0 && range.map { token.range.start < $0.end && token.range.end > $0.start } ?? true
    }.sorted { $0.range.start < $1.range.start }
  }
}

extension SceneInModule {
  fileprivate func valueTokens(_ attribute: Document.Attribute, _ item: Int) -> [SemanticToken] {
    let kind = outline.items[item].kind
    guard let attributeKind = kind.attribute(written: attribute.name) else { return [] }
    let range = attribute.valueRange
    if declaration(of: item)?.range == range {
      return [SemanticToken(range: range, kind: .name, isDeclaration: true)]
    }
    if let scope = attributeKind.refersTo {
      return NameUse.all(in: attribute, of: attributeKind, scope, item: item).map { use in
        SemanticToken(range: use.range, kind: .reference, isDeclaration: false)
      }
    }
    guard let token = attributeKind.value.definition.token else { return [] }
    return [SemanticToken(range: range, kind: SemanticToken.Kind(token), isDeclaration: false)]
  }
}

extension SemanticToken.Kind {
  fileprivate init(_ token: ValueToken) {
    switch token {
    case .word: self = .word
    case .number: self = .number
    case .string: self = .string
    case .name: self = .name
    case .method: self = .method
    case .class: self = .class
    }
  }
}
