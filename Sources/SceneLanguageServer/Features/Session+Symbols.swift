import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

extension Session {
  /// The elements of a scene with a name, and those around them, as a tree.
  public func symbols(_ path: String) -> [OutlineSymbol] {
    guard let scene = scene(path) else { return [] }
    return SymbolTree(scene).roots
  }

  /// The elements of all open modules whose names contain the letters of a text in order, at most a thousand.
  public func workspaceSymbols(_ query: String) -> [OutlineSymbol] {
    let letters = Array(query.lowercased().utf8)
    var found: [OutlineSymbol] = []
    for module in workspace.modules.values.sorted(by: { $0.folder < $1.folder }) {
      for text in module.scenes {
        let scene = SceneInModule(text: text, module: module)
        for item in scene.outline.items.indices where scene.outline.items[item].kind.role != .scenes {
          guard found.count < 1000 else { return found }
          guard let symbol = scene.symbol(item), scene.hasOwnName(item), symbol.name.hasLetters(letters) else {
            continue
          }
          found.append(symbol)
        }
      }
    }
    return found
  }
}

/// Builds the tree of a file's symbols without recursion, because elements can be nested a hundred thousand times.
private struct SymbolTree {
  private let scene: SceneInModule
  /// The maximum depth of symbols; deeper ones are left out.
  private static let depthLimit = 200

  init(_ scene: SceneInModule) { self.scene = scene }

  var roots: [OutlineSymbol] {
    let items = scene.outline.items
    var children: [[OutlineSymbol]] = Array(repeating: [], count: items.count)
    var depths: [Int] = []
    for item in items { depths.append(item.parent.map { min(depths[$0] + 1, Self.depthLimit) } ?? 0) }
    // Children stand behind their parents, so from the end on each symbol is complete when it is reached.
    for index in items.indices.dropFirst().reversed() {
      let inner = Array(children[index].reversed())
      children[index] = []
      guard let parent = items[index].parent else { continue }
      guard var symbol = scene.symbol(index), depths[index] < Self.depthLimit else {
        children[parent] += inner.reversed()
        continue
      }
      symbol.children = inner
      children[parent].append(symbol)
    }
    return children.first.map { Array($0.reversed()) } ?? []
  }
}

extension SceneInModule {
  /// Whether an element has a name that its author gave.
  func hasOwnName(_ item: Int) -> Bool {
    declaration(of: item) != nil || outline.value(.identifier, of: item) != nil
  }

  /// The symbol of an element; nil for what only connects others.
  func symbol(_ item: Int) -> OutlineSymbol? {
    let kind = outline.items[item].kind
    let node = outline.node(item)
    guard let symbolKind = Self.symbolKind(kind.role) else { return nil }
    let name = symbolName(item)
    return OutlineSymbol(
      name: name.isEmpty ? kind.name : name, detail: detail(of: item), kind: symbolKind, path: path, range: node.range,
      nameRange: declaration(of: item)?.range ?? node.nameRange,
      container: outline.items[item].parent.flatMap { outline.controller(of: $0) }.flatMap { outline.id(of: $0)?.value }
    )
  }

  private func symbolName(_ item: Int) -> String {
    if let name = declaration(of: item)?.name { return name }
    guard outline.items[item].kind.role == .segue else { return outline.items[item].kind.name }
    return outline.value(.identifier, of: item) ?? outline.value(.destination, of: item) ?? "segue"
  }

  private func detail(of item: Int) -> String {
    let kind = outline.items[item].kind
    if kind.role == .segue {
      return (outline.value(.kind, of: item) ?? "segue")
        + (outline.value(.destination, of: item).map { " → " + $0 } ?? "")
    }
    if kind.role == .parameter { return outline.value(.type, of: item) ?? "" }
    return customClass(of: item) ?? (declaration(of: item) == nil ? "" : kind.name)
  }

  private static func symbolKind(_ role: Role) -> OutlineSymbol.Kind? {
    switch role {
    case .controller, .placeholder: .controller
    case .segue: .segue
    case .parameter, .argument: .value
    case .style: .style
    case .scenes, .import, .setting, .action, .outlet, .outletCollection, .attributedText, .textRun: nil
    case .constraint: .object
    default: role.isOne(of: .anyView) ? .view : .object
    }
  }
}

extension String {
  /// Whether letters occur in it in their order, whatever their case.
  func hasLetters(_ letters: [UInt8]) -> Bool {
    var rest = letters[...]
    for byte in lowercased().utf8 where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
