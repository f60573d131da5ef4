import SceneCatalog
import SceneDiagnostics

/// A view that uses another one says where it is, and not what is in it.
enum UsedViewContents: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [ContentOfUsedView.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs {
      guard graph.objects[id].used != nil, let view = graph.objects[id].name(of: .use)?.text else { continue }
      checkAttributes(of: graph.objects[id], using: view, graph, &log)
      for child in graph.objects[id].children.map({ graph.objects[$0] }) where !isOfPlace(child) {
        log.report(
          ContentOfUsedView(view: view, content: .element(child.kind.name)), at: graph.place(child.range, of: id))
      }
    }
  }

  /// Whether an element in a view is about this one, and not about all that are made like it.
  private static func isOfPlace(_ object: SceneObject) -> Bool {
    object.kind.role.isOne(of: [.constraint, .gestureRecognizer, .owner])
  }

  private static func checkAttributes(
    of object: SceneObject, using view: String, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let file = graph.files[graph.trees[object.tree].file]
    for attribute in object.allAttributes where !isOfPlace(attribute) {
      let content: ContentOfUsedView.Content =
        attribute.isSetting ? .element(attribute.kind.name) : .attribute(attribute.spelling)
      let message = ContentOfUsedView(view: view, content: content)
      if let styles = object.attribute(.styles), file.styles.contains(where: { $0.has(attribute) }) {
        log.report(
          message, at: file.place(styles.range),
          notes: [Note("'\(attribute.spelling)' is here", at: file.place(attribute.nameRange))])
      } else {
        log.report(message, at: file.place(attribute.nameRange))
      }
    }
  }

  private static func isOfPlace(_ attribute: Attribute) -> Bool {
    [AttributeKind].namesOfUsedView.contains(attribute.kind.name)
  }
}

extension Style {
  /// Whether an attribute is one of its own.
  fileprivate func has(_ attribute: Attribute) -> Bool {
    attributes.contains { $0.nameRange.start == attribute.nameRange.start }
  }
}

struct ContentOfUsedView: DiagnosticMessage {
  /// What stands where the view is used.
  enum Content {
    case attribute(String)
    case element(String)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view with `use` is made like a view of the file. Its element says where it is, what it is called, when it is there,
    whether it is hidden, and what it is connected with: layout, constraints, outlets, gestures, and in the file its
    owner. What it looks like and what is in it, the element of the other view says, for all that are made like it.

    Wrong:

        <scenes initialViewController="home">
          <view id="header">
            <label text="Today" centerX="0" centerY="0"/>
          </view>
          <viewController id="home">
            <view>
              <view use="header" pin="safeArea" backgroundColor="systemYellow"/>
            </view>
          </viewController>
        </scenes>

    Right:

        <scenes initialViewController="home">
          <view id="header" backgroundColor="systemYellow">
            <label text="Today" centerX="0" centerY="0"/>
          </view>
          <viewController id="home">
            <view>
              <view use="header" pin="safeArea"/>
            </view>
          </viewController>
        </scenes>

    What differs from place to place, code sets, through an outlet.
    """
  let view: String
  let content: Content

  var text: String {
    switch content {
    case .attribute(let name): "'\(name)' belongs in the element of '\(view)', not where that is used"
    case .element(let name): "the '\(name)' belongs in the element of '\(view)', not where that is used"
    }
  }
}
