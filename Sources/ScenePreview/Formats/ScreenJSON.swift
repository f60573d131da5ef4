import LayoutSolver
package import SceneCompiler
package import SceneDiagnostics
import UIKitFacts

/// Screens as JSON, for programs. `Documentation/Preview.schema.json` describes it.
package struct ScreenJSON {
  private let graph: SceneGraph
  /// Interface Builder's ids of the elements of a storyboard, by the places of the elements in their file.
  private let objectIDs: [String: [SourceRange: String]]
  private var lines: [String: LineTable] = [:]

  package init(_ graph: SceneGraph, objectIDs: [String: [SourceRange: String]] = [:]) {
    self.graph = graph
    self.objectIDs = objectIDs
  }

  /// The screens as a value.
  package mutating func value(of screens: [Screen]) -> JSON {
    .object([("screens", .array(screens.map { screen($0) }))])
  }

  private mutating func screen(_ screen: Screen) -> JSON {
    let controller = graph.controllers[screen.controller]
    let file = graph.files[controller.file]
    var views: [JSON] = []
    var indices: [ID<SceneObject>: Int] = [:]
    add(screen.root, parent: nil, to: &views, &indices)
    let safeArea = screen.environment.safeArea
    let size = screen.environment.screenSize
    return .object([
      ("controller", .string(controller.label)),
      ("file", .string(file.document.file.path)),
      ("device", .string(screen.device)),
      ("size", Self.numbers([size.width, size.height])),
      ("safeArea", Self.numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])),
      ("views", .array(views)),
      ("findings", .array(screen.findings.map { Self.finding($0, indices) })),
    ])
  }

  private mutating func add(
    _ view: ScreenView, parent: Int?, to views: inout [JSON], _ indices: inout [ID<SceneObject>: Int]
  ) {
    let index = views.count
    views.append(value(of: view, parent: parent))
    if case .object(let id) = view.subject, indices[id] == nil { indices[id] = index }
    for child in view.children { add(child, parent: index, to: &views, &indices) }
  }

  private mutating func value(of view: ScreenView, parent: Int?) -> JSON {
    let source = source(of: view.subject)
    let text = view.shownText
    return .object([
      ("id", .optional(source.id)),
      ("element", .string(source.element)),
      ("objectID", .optional(source.objectID)),
      ("parent", parent.map(JSON.number) ?? .null),
      ("line", source.position.map { .number($0.line) } ?? .null),
      ("column", source.position.map { .number($0.column) } ?? .null),
      ("frame", Self.numbers([view.frame.left, view.frame.top, view.frame.size.width, view.frame.size.height])),
      ("hidden", .bool(view.isHidden)),
      ("text", .optional(text)),
      ("isTruncated", .bool(view.isTextTruncated)),
    ])
  }

  private struct Source {
    var id: String?
    var element: String
    var objectID: String?
    var position: LineTable.Position?
  }

  private mutating func source(of subject: ScreenView.Subject) -> Source {
    switch subject {
    case .object(let id):
      let object = graph.objects[id]
      let place = graph.place(object.range, of: id)
      return Source(
        id: object.name?.text, element: object.kind.name, objectID: objectIDs[place.file.path]?[place.range],
        position: position(of: place))
    case .controller(let id):
      let controller = graph.controllers[id]
      let place = graph.place(controller.range, in: id)
      return Source(id: nil, element: "view", position: position(of: place))
    case .navigationBar: return Source(element: "navigationBar")
    case .toolbar: return Source(element: "toolbar")
    case .tabBar: return Source(element: "tabBar")
    case .sectionTitle: return Source(element: "sectionTitle")
    case .separator: return Source(element: "separator")
    case .cellBackground: return Source(element: "cellBackground")
    }
  }

  private mutating func position(of place: Place) -> LineTable.Position {
    let path = place.file.path
    if let table = lines[path] { return table.position(of: place.range.start) }
    let table = LineTable(place.file)
    lines[path] = table
    return table.position(of: place.range.start)
  }

  private static func finding(_ finding: ScreenFinding, _ indices: [ID<SceneObject>: Int]) -> JSON {
    .object([
      ("id", .string(finding.id)),
      ("view", indices[finding.object].map(JSON.number) ?? .null),
      ("message", .string(finding.message)),
    ])
  }

  /// Numbers with at most three decimals.
  private static func numbers(_ values: [Double]) -> JSON {
    .array(
      values.map { value in
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite else { return .null }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? .number(Int(rounded)) : .decimal(rounded)
      })
  }
}
