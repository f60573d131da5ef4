import SceneCatalog
import SceneDiagnostics

/// What a popover points at is in the scene, and so are the views that can be used while it is shown.
enum KnownPopoverAnchors: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnknownPopoverAnchor.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs {
      let popovers = graph.controllers[id].segues.filter { !anchors(of: $0, graph).isEmpty }
      guard !popovers.isEmpty else { continue }
      var candidates = AnchorCandidates(of: id, graph)
      for anchor in popovers.flatMap({ anchors(of: $0, graph) }) {
        for name in names(in: anchor) { check(anchor, name, &candidates, id, graph, &log) }
      }
    }
  }

  /// The names in an attribute, each with its source range.
  private static func names(in attribute: Attribute) -> [Name] {
    guard attribute.matches(.passthroughViews) else { return [attribute.name] }
    let text = attribute.text
    // Where XML's escapes shorten the text, only the range of the whole is known.
    let isVerbatim = attribute.range.length == text.utf8.count
    return text.split(separator: " ").map { part in
      let start = attribute.range.start + text.utf8.distance(from: text.startIndex, to: part.startIndex)
      return Name(
        text: String(part), range: isVerbatim ? SourceRange(start, start + part.utf8.count) : attribute.range)
    }
  }

  private static func anchors(of segue: ID<Segue>, _ graph: SceneGraph) -> [Attribute] {
    [AttributeKey<String>.popoverAnchorView, .popoverAnchorBarButtonItem].compactMap(graph.segues[segue].attribute)
      + [graph.segues[segue].attribute(.passthroughViews)].compactMap(\.self)
  }

  private static func check(
    _ anchor: Attribute, _ name: Name, _ candidates: inout AnchorCandidates, _ controller: ID<Controller>,
    _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let wantsItem = anchor.matches(.popoverAnchorBarButtonItem)
    let file = graph.files[graph.controllers[controller].file]
    if let object = candidates.objects[name.text] {
      guard !(wantsItem ? object.isBarItem : object.isView) else { return }
      let isAnchor = !anchor.matches(.passthroughViews)
      let key: AttributeKey<String>? =
        !isAnchor ? nil : object.isBarItem ? .popoverAnchorBarButtonItem : object.isView ? .popoverAnchorView : nil
      let other = key?.name
      log.report(
        UnknownPopoverAnchor(name: name.text, problem: .otherKind(object.kind.name, attribute: other)),
        at: file.place(name.range), fix: other.map { Fix(replace: file.place(anchor.nameRange), with: $0) })
    } else if !file.mayHaveLost(name.text) {
      log.report(
        UnknownPopoverAnchor(name: name.text, problem: .missing(scene: graph.label(of: controller))),
        at: file.place(name.range), suggestion: candidates.suggestion(for: name.text, isItem: wantsItem))
    }
  }
}

/// The popover anchors of a scene.
private struct AnchorCandidates {
  /// All that has a name; of several with one name, the first.
  let objects: [String: SceneObject]
  private lazy var items = SuggestionIndex(objects.filter(\.value.isBarItem).keys)
  private lazy var views = SuggestionIndex(objects.filter(\.value.isView).keys)

  init(of controller: ID<Controller>, _ graph: SceneGraph) {
    let named = graph.tree(of: controller).objects.lazy.compactMap { object in
      graph.objects[object].name.map { ($0.text, graph.objects[object]) }
    }
    objects = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  mutating func suggestion(for name: String, isItem: Bool) -> Suggestion? {
    isItem ? items.suggestion(for: name) : views.suggestion(for: name)
  }
}

extension SceneObject {
  /// Whether it is in a bar.
  fileprivate var isBarItem: Bool { kind.role == .barButtonItem }
  /// Whether it is a view, of a table's cells or any other.
  fileprivate var isView: Bool { kind.role == .view || kind.role == .tableCell }
}

struct UnknownPopoverAnchor: DiagnosticMessage {
  enum Problem: Sendable {
    case missing(scene: String)
    case otherKind(String, attribute: String?)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A popover points at a view or a bar button item of the controller that presents it. `popoverAnchorView` is the id
    of a view of that scene, `popoverAnchorBarButtonItem` the id of one of its bar button items.

        <viewController id="home">
          <view>
            <button id="colorButton" title="Colours"/>
          </view>
          <segue kind="popover" identifier="showColors" destination="colors" popoverAnchorView="colourButton"/>
        </viewController>

    The button is called `colorButton`:

        <segue kind="popover" identifier="showColors" destination="colors" popoverAnchorView="colorButton"/>

    Something that code makes is set as the anchor in `prepare(for:sender:)`.
    """
  let name: String
  let problem: Problem

  var text: String {
    switch problem {
    case .missing(let scene): "nothing in the scene '\(scene)' is called '\(name)'"
    case .otherKind(let kind, let attribute?): "'\(name)' is a '\(kind)'; point at it with '\(attribute)'"
    case .otherKind(let kind, nil):
      "'\(name)' is a '\(kind)', which is nothing for a popover to point at or pass touches to"
    }
  }
}
