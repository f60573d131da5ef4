import SceneCatalog
import SceneDiagnostics

/// A bar button item shows one view or its own title and image, and a navigation item has one title view.
enum BarViews: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    CustomViewConflict.self, MisplacedInBar.self, SecondBarView.self,
  ]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for tree in part.treeIDs { checkCount(graph.trees[tree].placed, graph, &log) }
    for id in part.objectIDs {
      let object = graph.objects[id]
      switch object.kind.role {
      case .barButtonItem: checkButton(object, graph, &log)
      case .navigationItem: checkItem(object, graph, &log)
      default: checkPlacement(of: object, graph, &log)
      }
    }
  }

  private static func checkButton(_ item: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let views = item.children.filter { graph.objects[$0].kind.role == .view }
    checkCount(views, graph, &log)
    guard let view = views.first else { return }
    let note = Note("its view is here", at: graph.place(graph.objects[view].range, of: view))
    for attribute in item.attributes where BarButtonLooks.contains(attribute) {
      let message = CustomViewConflict(other: "'" + attribute.kind.name + "'")
      log.report(message, at: graph.place(attribute.nameRange, in: item.tree), notes: [note])
    }
    let taps = item.actions.map(\.name.range) + item.segues.map { graph.segues[$0].range }
    for range in taps {
      log.report(
        CustomViewConflict(other: "what it does when it is tapped"), at: graph.place(range, in: item.tree),
        notes: [note])
    }
  }

  private static func checkItem(_ item: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let views = item.children.filter { graph.objects[$0].kind.role == .view }
    checkCount(views, graph, &log)
    for view in views where !graph.objects[view].has(.viewPlace) {
      log.report(MisplacedInBar(form: .viewWithoutPlace), at: graph.place(graph.objects[view].range, of: view))
    }
    for button in item.children where graph.objects[button][.placement] == .toolbar {
      guard let range = graph.objects[button].attribute(.placement)?.range else { continue }
      log.report(MisplacedInBar(form: .toolbar), at: graph.place(range, of: button))
    }
  }

  /// Reports a place in a navigation item that a view asks for elsewhere.
  private static func checkPlacement(of object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard object[.viewPlace] == .titleView, let placement = object.attribute(.viewPlace), let parent = object.parent,
      graph.objects[parent].kind.role != .navigationItem
    else { return }
    let place = graph.place(placement.nameRange, in: object.tree)
    log.report(
      MisplacedInBar(form: .viewElsewhere), at: place, fix: .removing(placement, in: place.file))
  }

  private static func checkCount(_ views: [ID<SceneObject>], _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    for view in views.dropFirst() {
      log.report(
        SecondBarView(), at: graph.place(graph.objects[view].range, of: view),
        notes: [Note("the first is here", at: graph.place(graph.objects[views[0]].range, of: views[0]))])
    }
  }
}

/// The attributes of a bar button item that say what it shows.
private enum BarButtonLooks {
  static func contains(_ attribute: Attribute) -> Bool {
    attribute.matches(.title) || attribute.matches(.image) || attribute.matches(.systemImage)
      || attribute.matches(.systemItem)
  }
}

struct CustomViewConflict: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A bar button item with a view in it shows that view, and neither a title nor an image of its own. It hears of no taps:
    the view has them, if it is a button or another control.

    Wrong:

        <barButtonItem placement="right" title="Profile">
          <imageView image="avatar"/>
          <action selector="showProfile"/>
        </barButtonItem>

    Right:

        <barButtonItem placement="right">
          <button image="avatar">
            <action selector="showProfile"/>
          </button>
        </barButtonItem>
    """
  let other: String

  var text: String { "a bar button item that shows a view ignores \(other); remove one of them" }
}

struct MisplacedInBar: DiagnosticMessage {
  /// The problem.
  enum Form {
    case viewWithoutPlace, viewElsewhere, toolbar
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view with `placement="titleView"` stands in a controller, beside its view, or in the `navigationItem` of a navigation
    bar that stands by itself. Such a bar is no toolbar: its items have the placement `left`, `right` or `back`.

    Wrong:

        <viewController id="feed">
          <view>
            <label text="Feed" placement="titleView"/>
          </view>
        </viewController>

    Right:

        <viewController id="feed">
          <label text="Feed" placement="titleView"/>
          <view/>
        </viewController>
    """
  let form: Form

  var text: String {
    switch form {
    case .viewWithoutPlace: "a navigation item has no place for this view; add 'placement=\"titleView\"'"
    case .viewElsewhere: "only a controller or a navigation item has a 'titleView'; remove 'placement'"
    case .toolbar: "this bar is no toolbar; take 'left', 'right' or 'back'"
    }
  }
}

struct SecondBarView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A controller or a navigation item has one title view, and a bar button item shows one view. To show several views there,
    put them into another one, such as a stack view.

    Wrong:

        <barButtonItem placement="right">
          <imageView image="avatar"/>
          <label text="Ann"/>
        </barButtonItem>

    Right:

        <barButtonItem placement="right">
          <stackView spacing="8">
            <imageView image="avatar"/>
            <label text="Ann"/>
          </stackView>
        </barButtonItem>
    """
  var text: String { "there is a view in this place already; remove one of them" }
}
