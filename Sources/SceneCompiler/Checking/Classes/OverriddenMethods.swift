import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// The generated class of a controller overrides methods of the app's class: none of them is final, and none is there for
/// nothing.
enum OverriddenMethods: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [FinalMethod.self, UncalledLoadView.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let classes = context.classes else { return }
    for id in context.graph.controllerIDs { check(id, classes, context.analysis, &log) }
  }

  private static func check(
    _ id: ID<Controller>, _ classes: SourceClasses, _ analysis: GraphAnalysis, _ log: inout DiagnosticLog
  ) {
    let controller = analysis.graph.controllers[id]
    guard !controller.isPlaceholder, let members = classes.members(of: controller.attributes),
      let range = controller.attributes.attribute(.customClass)?.range
    else { return }
    let place = analysis.graph.place(range, in: id)
    let type = members.declaration.type.name
    for name in overridden(by: id, analysis) {
      guard let (method, part) = members.ownMethods(fullName: name).first(where: { !$0.method.isStatic }) else {
        continue
      }
      let note = Note("it is declared here", at: part.place(method.range))
      if method.isFinal {
        log.report(FinalMethod(method: name, type: type), at: place, notes: [note])
      } else if name == loadView {
        log.report(UncalledLoadView(type: type, controller: analysis.graph.label(of: id)), at: place, notes: [note])
      }
    }
  }

  private static let loadView = "loadView()"

  /// The methods that the generated class of a controller overrides, as far as apps override them, too.
  private static func overridden(by id: ID<Controller>, _ analysis: GraphAnalysis) -> [String] {
    let graph = analysis.graph
    var names: [String] = []
    if graph.tree(of: id).root != nil { names.append(loadView) }
    if !analysis.segues(of: id).identified.isEmpty { names.append("performSegue(withIdentifier:sender:)") }
    if !graph.fittedViews(of: id).isEmpty { names.append("viewDidLayoutSubviews()") }
    return names
  }
}

struct FinalMethod: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A scene becomes a subclass of the class that it names. The subclass overrides `loadView()` to make the view of the
    scene, `performSegue(withIdentifier:sender:)` to perform its segues, and `viewDidLayoutSubviews()` where a table fits
    its header. Swift refuses that if the class of the app declares the method as final.

    Wrong:

        class Home: UIViewController {
          final override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
        }

    Right:

        class Home: UIViewController {
          override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
        }
    """
  let method: String
  let type: String

  var text: String { "'\(method)' of '\(type)' is final, and the generated subclass overrides it" }
  var help: String? { "remove 'final'" }
}

struct UncalledLoadView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A scene with a view becomes a subclass whose `loadView()` makes that view, so UIKit does not call the method of the
    app's class. With a storyboard it does, which then takes the view from there or makes another one.

    Wrong, for a scene with a view:

        class Home: UIViewController {
          override func loadView() {
            super.loadView()
            view.tintColor = .systemGreen
          }
        }

    Right:

        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.tintColor = .systemGreen
          }
        }

    A class that makes the whole view in code needs no view in the scene.
    """
  let type: String
  let controller: String

  var text: String { "UIKit does not call 'loadView()' of '\(type)': the scene makes the view of '\(controller)'" }
  var help: String? { "move its code to 'viewDidLoad()', or remove the view from the scene" }
}
