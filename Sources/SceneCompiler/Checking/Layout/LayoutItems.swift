import SceneCatalog
import SceneDiagnostics

/// What layout attributes and constraints refer to is there, and has the guide or side that they name.
enum LayoutItems: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    BaselineOfGuide.self, GuideWithoutScrollView.self, MarginOfGuide.self, UnknownGuide.self, UnknownLayoutItem.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for scene in graph.controllerIDs where !graph.controllers[scene].objects.isEmpty {
      var check = LayoutItemCheck(scene, graph)
      for id in graph.controllers[scene].objects {
        if graph.objects[id].kind.role == .constraint {
          check.checkConstraint(graph.objects[id], &log)
        } else if graph.objects[id].isLaidOut {
          check.checkAttributes(of: graph.objects[id], &log)
        }
      }
    }
  }
}

/// Looks at the layout of one scene.
private struct LayoutItemCheck {
  let scene: ID<Controller>
  let graph: SceneGraph
  /// The names of the scene; many scenes refer to none.
  private lazy var names = SceneNames(of: scene, in: graph)
  private lazy var suggestions = SuggestionIndex(names.names { graph.objects[$0].isLaidOut })

  init(_ scene: ID<Controller>, _ graph: SceneGraph) {
    self.scene = scene
    self.graph = graph
  }

  mutating func checkAttributes(of object: SceneObject, _ log: inout DiagnosticLog) {
    for rule in object.layout {
      let side = rule.targetAttribute ?? rule.attribute
      switch rule.target {
      case .none: break
      case .guide(let guide): checkGuide(guide, of: object.parent, side: side, rule.range, &log)
      case .item(let name, let guide): checkItem(name, guide: guide, side: side, rule.range, &log)
      }
      if object.kind.role == .layoutGuide { checkSide(rule.attribute, of: object.label, rule.range, &log) }
    }
    guard object.layout.count < object.settings.count, let pin = object.settings.named("pin") else { return }
    checkGuide(pin.value, of: object.parent, side: "", pin.range, &log)
  }

  mutating func checkConstraint(_ constraint: SceneObject, _ log: inout DiagnosticLog) {
    for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
      guard let setting = constraint.settings.named(item) else { continue }
      let side = constraint.settings.named(attribute)?.value ?? ""
      let parts = setting.value.split(separator: ".", maxSplits: 1).map(String.init)
      if let first = parts.first, LayoutExpression.guides.contains(first) {
        checkGuide(first, of: constraint.parent, side: side, setting.range, &log)
      } else {
        checkItem(parts.first ?? "", guide: parts.dropFirst().first, side: side, setting.range, &log)
      }
    }
  }

  private mutating func checkItem(
    _ name: String, guide: String?, side: String, _ range: SourceRange, _ log: inout DiagnosticLog
  ) {
    guard let item = names[name], graph.objects[item].isLaidOut else {
      if names[name] != nil || names.lacks(name) { reportUnknown(name, range, &log) }
      return
    }
    guard let guide else {
      if graph.objects[item].kind.role == .layoutGuide { checkSide(side, of: name, range, &log) }
      return
    }
    if graph.objects[item].kind.role == .layoutGuide || !LayoutExpression.guides.contains(guide) {
      log.report(
        UnknownGuide(item: name, kind: graph.objects[item].kind.name, guide: guide),
        at: graph.place(range, in: scene).word(guide))
    } else {
      checkGuide(guide, of: item, side: side, range, &log)
    }
  }

  private mutating func reportUnknown(_ name: String, _ range: SourceRange, _ log: inout DiagnosticLog) {
    let kind = names[name].map { graph.objects[$0].kind.name }
    log.report(
      UnknownLayoutItem(name: name, scene: graph.controllers[scene].label, kind: kind),
      at: graph.place(range, in: scene).word(name),
      suggestion: kind == nil ? suggestions.suggestion(for: name) : nil)
  }

  private func checkGuide(
    _ guide: String, of owner: ID<SceneObject>?, side: String, _ range: SourceRange, _ log: inout DiagnosticLog
  ) {
    guard guide != "superview" else { return }
    let isForScrolling = guide == "contentLayoutGuide" || guide == "frameLayoutGuide"
    if isForScrolling, let owner, !graph.objects[owner].kind.isScrollable {
      log.report(
        GuideWithoutScrollView(guide: guide, view: graph.objects[owner].label, kind: graph.objects[owner].kind.name),
        at: graph.place(range, in: scene).word(guide))
    } else {
      checkSide(side, of: guide, range, &log)
    }
  }

  private func checkSide(_ side: String, of guide: String, _ range: SourceRange, _ log: inout DiagnosticLog) {
    if side.hasSuffix("Margin") {
      return log.report(MarginOfGuide(guide: guide, margin: side), at: graph.place(range, in: scene))
    }
    guard side == "firstBaseline" || side == "lastBaseline" else { return }
    log.report(BaselineOfGuide(guide: guide), at: graph.place(range, in: scene))
  }
}

extension ElementKind {
  /// Whether its content scrolls, so that it has guides for what moves and what stays.
  fileprivate var isScrollable: Bool {
    switch name {
    case "scrollView", "tableView", "collectionView", "textView": true
    default: false
    }
  }
}
