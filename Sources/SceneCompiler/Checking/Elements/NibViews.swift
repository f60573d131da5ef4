import SceneCatalog
import SceneDiagnostics

/// A controller whose view is in a nib has no other view, and is made by the initialiser that takes the nib's name.
enum NibViews: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [ViewBesideNib.self, ParameterBesideNib.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.controllerIDs {
      guard let nib = graph.controllers[id].attribute(.nibName) else { continue }
      let place = graph.place(nib.nameRange, in: id)
      if let root = graph.tree(of: id).root {
        log.report(
          ViewBesideNib(), at: place,
          notes: [Note("its view is here", at: graph.place(graph.objects[root].range, of: root))])
      }
      if let parameter = graph.controllers[id].parameters.first {
        log.report(
          ParameterBesideNib(parameter: parameter.name.text), at: place,
          notes: [Note("the parameter is here", at: graph.place(parameter.name.range, in: id))])
      }
    }
  }
}

struct ViewBesideNib: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The view of a controller is in the scene or in a nib. What is in the nib is connected there: it is no part of the scene.

    Wrong:

        <viewController id="profile" customClass="Profile" nibName="Profile">
          <view/>
        </viewController>

    Right:

        <viewController id="profile" customClass="Profile" nibName="Profile"/>
    """
  var text: String { "the view of this controller is in the scene already; remove 'nibName', or the view" }
}

struct ParameterBesideNib: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A controller with parameters is made by the initialiser of your class that takes them, and that initialiser says which
    nib its view is in: `super.init(nibName: "Profile", bundle: nil)`.

    Wrong:

        <viewController id="profile" customClass="Profile" nibName="Profile">
          <parameter name="person" type="Person"/>
        </viewController>

    Right:

        <viewController id="profile" customClass="Profile">
          <parameter name="person" type="Person"/>
        </viewController>
    """
  let parameter: String

  var text: String { "the initialiser that takes '\(parameter)' says which nib the view is in; remove 'nibName'" }
}
