import SceneCatalog
public import SceneDiagnostics
import SceneSyntax

extension Session {
  /// The classes of what names lead to, and the types of arguments, in a range.
  public func inlayHints(_ path: String, in range: SourceRange) -> [InlayHint] {
    guard let scene = scene(path) else { return [] }
    return scene.outline.uses.compactMap { use in
      guard use.range.start <= range.end, use.range.end >= range.start else { return nil }
      return scene.hint(for: use)
    }
  }

  /// The number of segues that lead to each controller.
  public func codeLenses(_ path: String) -> [CodeLens] {
    guard let scene = scene(path) else { return [] }
    let counts = scene.seguesByDestination
    return scene.outline.controllerItems.filter { scene.outline.items[$0].kind.role == .controller }.map { item in
      let segues = counts[SceneInModule.Element(path: path, item: item)] ?? []
      return CodeLens(
        range: scene.outline.node(item).nameRange, title: SceneInModule.count(segues.count).lowercasingFirst,
        locations: segues)
    }
  }
}

extension SceneInModule {
  fileprivate func hint(for use: NameUse) -> InlayHint? {
    guard case .element(let element)? = target(of: use), let home = scene(element.path) else { return nil }
    let label: String?
    switch use.scope {
    case .parameters:
      // The type stands behind the value, which can follow the name.
      label = home.outline.value(.type, of: element.item)
      let end = outline.attribute(.argumentValue, of: use.item)?.valueRange.end ?? use.range.end
      return label.map { InlayHint(offset: end + 1, label: $0, isType: true, tooltip: nil, target: nil) }
    case .controllers, .controllersOfNamedScene:
      let (scene, item) = home.behind(element.item)
      label = scene.customClass(of: item) ?? scene.outline.items[item].kind.type
    case .tree where outline.items[use.item].kind.role == .outlet:
      label = home.typeName(of: element.item)
    case .views: label = home.typeName(of: element.item)
    default: return nil
    }
    return label.map {
      InlayHint(
        offset: use.range.end + 1, label: $0, isType: true, tooltip: nil,
        target: home.declarations(of: .type($0)).first)
    }
  }

  /// The segues of all scenes of the module, by where they lead.
  var seguesByDestination: [Element: [Location]] {
    var found: [Element: [Location]] = [:]
    for text in module.scenes {
      let scene = SceneInModule(text: text, module: module)
      for segue in scene.outline.segues {
        guard let (target, item) = scene.destination(of: segue) else { continue }
        found[Element(path: target.path, item: item), default: []].append(
          scene.location(scene.outline.node(segue).nameRange))
      }
    }
    return found
  }
}

extension String {
  /// The text with its first letter in lower case.
  fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
