import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// The graph of segues as a call hierarchy: a controller calls those that its segues lead to.
extension Session {
  /// The controller at an offset: one that is named there, where a segue leads, or the one around.
  public func flowItem(_ path: String, _ offset: Int) -> FlowItem? {
    guard let scene = scene(path), let (home, item) = scene.controller(near: offset) else { return nil }
    return home.flowItem(item)
  }

  /// The controllers that lead to a controller.
  public func incomingCalls(_ path: String, _ offset: Int) -> [FlowCall] {
    guard let scene = scene(path), let (home, item) = scene.controller(near: offset) else { return [] }
    var calls = FlowCalls()
    for (source, segue) in home.segues(to: SceneInModule.Element(path: home.path, item: item)) {
      guard let controller = source.outline.controller(of: segue) else { continue }
      calls.add(source, controller, source.outline.node(segue).startTagRange)
    }
    return calls.all
  }

  /// The controllers that a controller leads to.
  public func outgoingCalls(_ path: String, _ offset: Int) -> [FlowCall] {
    guard let scene = scene(path), let (home, item) = scene.controller(near: offset) else { return [] }
    var calls = FlowCalls()
    for segue in home.outline.segues where home.outline.controller(of: segue) == item {
      guard let (target, destination) = home.destination(of: segue) else { continue }
      calls.add(target, destination, home.outline.node(segue).startTagRange)
    }
    return calls.all
  }
}

/// Segues, collected by the controller at their other end.
private struct FlowCalls {
  private var order: [SceneInModule.Element] = []
  private var calls: [SceneInModule.Element: FlowCall] = [:]

  mutating func add(_ scene: SceneInModule, _ controller: Int, _ segue: SourceRange) {
    let element = SceneInModule.Element(path: scene.path, item: controller)
    if calls[element] == nil { order.append(element) }
    let segues = (calls[element]?.segues ?? []) + [segue]
    calls[element] = FlowCall(item: scene.flowItem(controller), segues: segues)
  }

  var all: [FlowCall] { order.compactMap { calls[$0] } }
}

extension SceneInModule {
  func flowItem(_ item: Int) -> FlowItem {
    let node = outline.node(item)
    let name = outline.id(of: item)?.value ?? node.text
    return FlowItem(
      name: name.isEmpty ? node.text : name, detail: (customClass(of: item) ?? node.text) + " – " + self.name,
      path: path, range: node.range, nameRange: outline.nameRange(item))
  }

  /// The controller that an offset is about, placeholders looked through.
  func controller(near offset: Int) -> (scene: SceneInModule, item: Int)? {
    if let element = element(at: offset), let home = scene(element.path),
      home.outline.items[element.item].kind.role.isOne(of: [.controller, .placeholder])
    {
      return home.behind(element.item)
    }
    guard let item = outline.item(at: offset) else { return nil }
    if outline.items[item].kind.role == .segue, outline.node(item).nameRange.start <= offset,
      offset <= outline.node(item).nameRange.end
    {
      return destination(of: item)
    }
    return outline.controller(of: item).map(behind)
  }
}
