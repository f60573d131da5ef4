import SceneCatalog
import SceneDiagnostics

/// Positions are for views whose superview leaves them to say where they are.
enum LayoutSuperviews: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [ArrangedPosition.self, LayoutWithoutSuperview.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs where !graph.objects[id].allAttributes.isEmpty {
      if let kind = Self.part(of: id, graph) {
        checkAlone(graph.objects[id], as: kind, graph, &log)
      } else if let parent = graph.objects[id].parent, graph.objects[parent].isArranging {
        checkArranged(graph.objects[id], by: parent, graph, &log)
      }
    }
  }

  /// What a view is that has no superview in its scene; nil where it has one.
  private static func part(of id: ID<SceneObject>, _ graph: SceneGraph) -> LayoutWithoutSuperview.Part? {
    let object = graph.objects[id]
    if object.kind.role == .headerFooterView { return .sectionView }
    if let reuse = object.kind.reuse { return reuse.list == "UITableView" ? .cell : .reusable }
    if graph.trees[object.tree].root == id { return graph.trees[object.tree].isScene ? .root : .fileView }
    guard object.kind.role == .view else { return nil }
    let parent = object.parent.map { graph.objects[$0].kind.role }
    if parent == .barButtonItem || parent == .navigationItem { return .bar }
    switch object[.viewPlace] {
    case .titleView?: return .bar
    case .detached?: return .detached
    case let place?: return .place(place)
    case nil: return nil
    }
  }

  private static func checkAlone(
    _ object: SceneObject, as part: LayoutWithoutSuperview.Part, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    for attribute in object.allAttributes where needsSuperview(attribute, as: part) {
      let place = graph.place(attribute.nameRange, in: object.tree)
      log.report(
        LayoutWithoutSuperview(attribute: attribute.spelling, part: part), at: place,
        fix: .removing(attribute, in: place.file))
    }
  }

  /// Whether a attribute places an object in its superview, or makes it as large as that or a guide of it.
  private static func needsSuperview(_ attribute: Attribute, as part: LayoutWithoutSuperview.Part) -> Bool {
    if attribute.matches(.pin) { return true }
    guard case .layout(let value) = attribute.value else { return false }
    if case .place = part { return true }
    if case .guide = value.target { return true }
    return !value.side.isSize
  }

  private static func checkArranged(
    _ object: SceneObject, by stack: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard object.kind.role == .view else { return }
    for attribute in object.allAttributes where attribute.matches(.pin) || saysPosition(attribute) {
      let place = graph.place(attribute.nameRange, in: object.tree)
      log.report(
        ArrangedPosition(attribute: attribute.spelling, stack: graph.objects[stack].label), at: place,
        fix: .removing(attribute, in: place.file))
    }
  }

  /// Whether a attribute places a view in its superview, rather than by another view.
  private static func saysPosition(_ attribute: Attribute) -> Bool {
    guard case .layout(let value) = attribute.value, !value.side.isSize else { return false }
    if case .item = value.target { return false }
    return true
  }
}

struct LayoutWithoutSuperview: DiagnosticMessage {
  /// What a view is that no superview lays out.
  enum Part: Sendable {
    case root, cell, sectionView, reusable, fileView, bar, detached
    case place(ViewPlace)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The view of a controller has no superview in its scene: the window or the container places it. A table places its
    cells, a bar places its views, and the code that makes a view of the file places that view. Another view with a
    `placement` is placed by the view whose property it is, which reads its size from its `frame`; the header and the
    footer of a table can also leave their height to the constraints of the views inside them.

    Wrong:

        <viewController id="home">
          <view pin="safeArea"/>
        </viewController>

    Right:

        <viewController id="home">
          <view>
            <stackView pin="safeArea"/>
          </view>
        </viewController>
    """
  let attribute: String
  let part: Part

  var text: String {
    switch part {
    case .root: "the view of a controller has no superview to be placed in; remove '\(attribute)'"
    case .cell: "a table places its cells itself; remove '\(attribute)'"
    case .sectionView: "a table places its headers and footers itself; remove '\(attribute)'"
    case .reusable: "a collection places its views itself; remove '\(attribute)'"
    case .fileView: "code places a view of the file where it uses it; remove '\(attribute)'"
    case .bar: "a bar places its views itself; remove '\(attribute)'"
    case .detached: "code places a detached view where it shows it; remove '\(attribute)'"
    case .place(let place): "a '\(place.rawValue)' is laid out by its 'frame'; remove '\(attribute)'"
    }
  }
}

struct ArrangedPosition: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A stack view places the views in it: by its `axis`, `alignment`, `distribution` and `spacing`. A position of such a view
    in the stack view contradicts it. Sizes are fine, and so are positions by other views.

    Wrong:

        <stackView axis="vertical">
          <label text="Title" top="8"/>
        </stackView>

    Right:

        <stackView axis="vertical" spacing="8">
          <label text="Title"/>
        </stackView>
    """
  let attribute: String
  let stack: String

  var text: String { "'\(attribute)' contradicts the stack view '\(stack)', which places this view itself; remove it" }
}
