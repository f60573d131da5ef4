import SceneDiagnostics
import SwiftDeclarations

/// The body of a type or an extension: the tokens between its braces.
struct TypeBody {
  let declaration: TypeDeclaration
  /// The token of the name.
  let name: Int
  /// The braces.
  let open: Int
  let close: Int
  /// The index of the body around it; nil if there is none.
  let outer: Int?

  /// The bodies of a file, in its order.
  static func all(of file: SwiftFile, in tokens: SourceTokens) -> [TypeBody] {
    var bodies: [TypeBody] = []
    for declaration in file.types where declaration.kind != .typealias {
      guard let name = tokens.index(at: declaration.range.start), let open = tokens.bodyStart(from: name),
        let close = tokens.partner(open)
      else { continue }
      let outer = bodies.innermostIndex(around: open, from: bodies.indices.last)
      bodies.append(TypeBody(declaration: declaration, name: name, open: open, close: close, outer: outer))
    }
    return bodies
  }
}

extension TypeBody {
  /// The method of the body whose name is at a token.
  func method(at token: Int, in tokens: SourceTokens) -> FunctionDeclaration? {
    let (methods, start) = (declaration.methods, tokens.range(token).lowerBound)
    let index = methods.partitionPoint { $0.range.start < start }
    return index < methods.count && methods[index].range.start == start ? methods[index] : nil
  }
}

extension [TypeBody] {
  /// The innermost body around a token.
  func innermost(around token: Int) -> TypeBody? {
    let end = partitionPoint { $0.open < token }
    return innermostIndex(around: token, from: end > 0 ? end - 1 : nil).map { self[$0] }
  }

  /// The innermost body around a token, among the last that begins before it and those around that one.
  fileprivate func innermostIndex(around token: Int, from last: Int?) -> Int? {
    var index = last
    while let body = index, self[body].close < token { index = self[body].outer }
    return index
  }
}
