import SceneCatalog
import SceneDiagnostics

/// A view stands for a property of the view around it only where that has the property, and only one does.
enum ViewPlaces: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    MisplacedDetachedView.self, MissingPlace.self, OccupiedPlace.self, UnknownPlace.self,
  ]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      let object = graph.objects[id]
      if let place = object[.viewPlace] {
        // `BarViews` checks the views of navigation items.
        if place == .titleView { continue }
        if place == .detached {
          checkDetached(object, id, graph, &log)
          continue
        }
        checkPlace(place, of: object, graph, &log)
      } else if object.kind.role == .view, !object.isDamaged {
        checkSubview(object, id, graph, &log)
      }
      // `BarViews` checks those of navigation items.
      if object.children.count > 1, object.kind.role != .navigationItem { checkChildren(of: object, graph, &log) }
    }
  }

  private static func checkPlace(
    _ place: ViewPlace, of object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let parent = object.parent.map { graph.objects[$0].kind }
    let isView = object.kind.role == .view
    guard let attribute = object.attribute(.viewPlace), !isView || !(parent?.places.contains(place) ?? false) else {
      return
    }
    let at = graph.place(attribute.range, in: object.tree)
    log.report(
      UnknownPlace(place: place.rawValue, parent: parent?.name, places: isView ? parent?.places ?? [] : []), at: at,
      fix: .removing(attribute, in: at.file))
  }

  private static func checkDetached(
    _ object: SceneObject, _ id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard !graph.trees[object.tree].detached.contains(id), let attribute = object.attribute(.viewPlace) else { return }
    let at = graph.place(attribute.range, of: id)
    log.report(MisplacedDetachedView(), at: at, fix: .removing(attribute, in: at.file))
  }

  private static func checkSubview(
    _ object: SceneObject, _ id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard let parent = object.parent.map({ graph.objects[$0].kind }), parent.subviews == nil, !parent.places.isEmpty
    else { return }
    log.report(
      MissingPlace(element: object.kind.name, parent: parent.name, places: parent.places),
      at: graph.place(object.range, of: id))
  }

  private static func checkChildren(of object: SceneObject, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    var first: [String: ID<SceneObject>] = [:]
    for child in object.children {
      guard let place = graph.objects[child].placement?.place(of: graph.objects[child].kind.role, in: object.kind)
      else { continue }
      guard let other = first[place] else {
        first[place] = child
        continue
      }
      log.report(
        OccupiedPlace(place: place, element: graph.objects[child].kind.name, parent: object.kind.name),
        at: graph.place(graph.objects[child].range, of: child),
        notes: [Note("the first is here", at: graph.place(graph.objects[other].range, of: other))])
    }
  }
}

struct UnknownPlace: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `placement` sets a property of the view around a view: a table has a `tableHeaderView`, a cell an `accessoryView`. Other
    views have no such property, nor has a cell or the view of a controller a view around it that has one.

    Wrong:

        <tableViewCell text="Wi-Fi">
          <switch placement="tableHeaderView"/>
        </tableViewCell>

    Right:

        <tableViewCell text="Wi-Fi">
          <switch placement="accessoryView"/>
        </tableViewCell>
    """
  let place: String
  let parent: String?
  let places: [ViewPlace]

  var text: String {
    guard let parent else { return "there is no view around this one whose '\(place)' it could be" }
    return "a '\(parent)' has no '\(place)' that this could be"
  }
  var help: String? { places.isEmpty ? nil : "it has " + places.listed }
}

struct MisplacedDetachedView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view with `placement="detached"` stands in a controller, beside its view: the scene makes it and keeps it, and code
    shows it. A view inside another one is shown with that, and a view of the file is made by a function of its own.

    Wrong:

        <viewController id="feed">
          <view>
            <label id="empty" text="Nothing yet" placement="detached"/>
          </view>
        </viewController>

    Right:

        <viewController id="feed">
          <view/>
          <label id="empty" text="Nothing yet" placement="detached"/>
        </viewController>
    """
  var text: String { "only a controller holds detached views; remove 'placement', or move this one" }
}

struct MissingPlace: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A table and a collection place their cells themselves and take no other subviews. A view inside one says which of its
    properties it is.

    Wrong:

        <tableView>
          <label text="Books"/>
        </tableView>

    Right:

        <tableView>
          <label text="Books" placement="tableHeaderView"/>
        </tableView>

    To cover a table with a view, put both into another view.
    """
  let element: String
  let parent: String
  let places: [ViewPlace]

  var text: String { "a '\(parent)' takes no subviews; say what this '\(element)' is to it with 'placement'" }
  var help: String? { "it can be " + places.listed }
}

struct OccupiedPlace: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A property is set to one thing: a second one would replace the first.

    Wrong:

        <tableView>
          <label text="Books" placement="tableHeaderView"/>
          <textField placement="tableHeaderView"/>
        </tableView>

    Right:

        <tableView>
          <stackView axis="vertical" placement="tableHeaderView">
            <label text="Books"/>
            <textField placeholder="Search"/>
          </stackView>
        </tableView>
    """
  let place: String
  let element: String
  let parent: String

  var text: String { "this '\(parent)' has a '\(place)' already; remove this '\(element)', or the other" }
}

extension [ViewPlace] {
  /// The places as words of a sentence.
  fileprivate var listed: String { map { "'\($0.rawValue)'" }.joined(separator: ", ") }
}
