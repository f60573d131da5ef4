// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `form`.
    var makeForm: @MainActor () -> Form = { FormSceneController() }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Form {
    instantiateForm()
  }

  /// Makes the controller `form`.
  func instantiateForm() -> Form {
    factory.makeForm()
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Form {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `form`.
  static func instantiateForm() -> Form {
    MainScenes().instantiateForm()
  }
}

// MARK: - form

/// The scene `form`: what its controller reaches in it.
@MainActor
final class FormScene {
  private struct Views {
    let name: UITextField
  }

  private weak var weakController: FormSceneController?
  private var views: Views?

  fileprivate init(_ controller: FormSceneController) { weakController = controller }

  private var controller: FormSceneController {
    guard let weakController else { fatalError("The controller of the scene `form` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Form) -> FormScene {
    guard let controller = controller as? FormSceneController else {
      fatalError("This Form was not made through its scene; use MainScenes.instantiateForm()")
    }
    return controller.formWiring
  }

  var name: UITextField { loaded(views).name }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let name = UITextField()
    view.addSubview(name)

    let tableView = UITableView(frame: .zero, style: .plain)
    view.addSubview(tableView)

    controller.view = view
    views = Views(name: name)
    name.delegate = controller
    tableView.dataSource = controller
    tableView.delegate = controller
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `form` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `form` makes, wired.
final class FormSceneController: Form {
  fileprivate lazy var formWiring = FormScene(self)

  override func loadView() { formWiring.loadView() }
}

/// What the author of `Form` can say about the scene `form`.
@MainActor
protocol FormSceneOwner: Form {
}

extension FormSceneOwner {
  /// What this controller reaches in the scene `form`.
  var scene: FormScene { .of(self) }
}

extension Form: FormSceneOwner {}
