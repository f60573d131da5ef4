import SceneCatalog
import SceneDiagnostics

/// What layout attributes and constraints refer to is there, and has the guide or side that they name.
enum LayoutItems: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    BaselineOfGuide.self, GuideWithoutScrollView.self, MarginOfGuide.self, UnknownGuide.self, UnknownLayoutItem.self,
  ]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for tree in part.treeIDs where !graph.trees[tree].objects.isEmpty {
      var check = LayoutItemCheck(tree, graph)
      for id in graph.trees[tree].objects {
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
  let tree: ID<ViewTree>
  let graph: SceneGraph
  /// The names of the scene; many scenes refer to none.
  private lazy var names = SceneNames(of: tree, in: graph)
  private lazy var suggestions = SuggestionIndex(names.names { graph.objects[$0].isLaidOut })

  init(_ tree: ID<ViewTree>, _ graph: SceneGraph) {
    self.tree = tree
    self.graph = graph
  }

  mutating func checkAttributes(of object: SceneObject, _ log: inout DiagnosticLog) {
    for rule in object.layout {
      let side = rule.value.targetSide ?? rule.side
      switch rule.value.target {
      case .none: break
      case .guide(let guide): checkGuide(guide, of: object.parent, side: side, rule.range, &log)
      case .item(let name, let guide):
        checkItem(name, guide: guide.map { .known($0) }, side: side, rule.range, &log)
      }
      if object.kind.role == .layoutGuide { checkSide(rule.side, of: object.label, rule.range, &log) }
    }
    for attribute in object.all(.pin) {
      guard let pin = ViewGuide(attribute.value) else { continue }
      checkGuide(pin, of: object.parent, side: nil, attribute.range, &log)
    }
  }

  mutating func checkConstraint(_ constraint: SceneObject, _ log: inout DiagnosticLog) {
    check(.firstItem, constraint[.firstAttribute], of: constraint, &log)
    check(.secondItem, constraint[.secondAttribute], of: constraint, &log)
  }

  private mutating func check(
    _ key: AttributeKey<ConstraintItem>, _ side: LayoutSide?, of constraint: SceneObject, _ log: inout DiagnosticLog
  ) {
    guard let item = constraint[key], let range = constraint.attribute(key)?.range else { return }
    switch item {
    case .guide(let guide): checkGuide(guide, of: constraint.parent, side: side, range, &log)
    case .object(let name, let guide): checkItem(name, guide: guide, side: side, range, &log)
    }
  }

  private mutating func checkItem(
    _ name: String, guide: ConstraintItem.GuideName?, side: LayoutSide?, _ range: SourceRange,
    _ log: inout DiagnosticLog
  ) {
    if let guide, ViewGuide(rawValue: name) != nil {
      return log.report(
        UnknownGuide(item: name, kind: nil, guide: guide.text), at: graph.place(range, in: tree).word(guide.text))
    }
    guard let item = names[name], graph.objects[item].isLaidOut else {
      if names[name] != nil || names.lacks(name) { reportUnknown(name, range, &log) }
      return
    }
    guard let guide else {
      if graph.objects[item].kind.role == .layoutGuide { checkSide(side, of: name, range, &log) }
      return
    }
    if case .known(let guide) = guide, graph.objects[item].kind.role != .layoutGuide {
      checkGuide(guide, of: item, side: side, range, &log)
    } else {
      log.report(
        UnknownGuide(item: name, kind: graph.objects[item].kind.name, guide: guide.text),
        at: graph.place(range, in: tree).word(guide.text))
    }
  }

  private mutating func reportUnknown(_ name: String, _ range: SourceRange, _ log: inout DiagnosticLog) {
    let kind = names[name].map { graph.objects[$0].kind.name }
    log.report(
      UnknownLayoutItem(name: name, scene: graph.label(of: tree), kind: kind),
      at: graph.place(range, in: tree).word(name),
      suggestion: kind == nil ? suggestions.suggestion(for: name) : nil)
  }

  private func checkGuide(
    _ guide: ViewGuide, of owner: ID<SceneObject>?, side: LayoutSide?, _ range: SourceRange, _ log: inout DiagnosticLog
  ) {
    guard guide != .superview else { return }
    // The Swift compiler knows what a used view is, which is in another element.
    if guide.isForScrolling, let owner, !graph.objects[owner].has(.use), !graph.objects[owner].kind.isScrollable {
      let view = graph.objects[owner]
      log.report(
        GuideWithoutScrollView(guide: guide.rawValue, view: view.label, kind: view.kind.name),
        at: graph.place(range, in: tree).word(guide.rawValue))
    } else {
      checkSide(side, of: guide.rawValue, range, &log)
    }
  }

  private func checkSide(_ side: LayoutSide?, of guide: String, _ range: SourceRange, _ log: inout DiagnosticLog) {
    guard let side else { return }
    if side.edgeOfMargin != nil {
      log.report(MarginOfGuide(guide: guide, margin: side.rawValue), at: graph.place(range, in: tree))
    } else if side.isBaseline {
      log.report(BaselineOfGuide(guide: guide), at: graph.place(range, in: tree))
    }
  }
}

extension ConstraintItem.GuideName {
  /// The name.
  fileprivate var text: String {
    switch self {
    case .known(let guide): guide.rawValue
    case .unknown(let name): name
    }
  }
}

extension ElementKind {
  /// Whether its content scrolls, so that it has guides for what moves and what stays.
  fileprivate var isScrollable: Bool {
    type.map { UIKitClasses.isSubclass($0, of: "UIScrollView") } ?? false
  }
}
