// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeLogin: @MainActor () -> LoginController = { LoginSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> LoginController { instantiateLogin() }

  func instantiateLogin() -> LoginController {
    let login = factory.makeLogin()
    if let controller = login as? LoginSceneController { controller.loginWiring.addBarButtonItems(to: controller) }
    login.awakeFromNib()
    return login
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> LoginController { Self().instantiateInitialViewController() }
  static func instantiateLogin() -> LoginController { Self().instantiateLogin() }
}

// MARK: - login

/// The parts of the scene `login` that its controller uses.
final class LoginScene: SceneParts<LoginSceneController> {
  private var views: (titleLabel: UILabel, nameField: UITextField, space: UILayoutGuide, gap: NSLayoutConstraint)!

  var titleLabel: UILabel { loadedViews.views.titleLabel }
  var nameField: UITextField { loadedViews.views.nameField }
  var space: UILayoutGuide { loadedViews.views.space }
  var gap: NSLayoutConstraint { loadedViews.views.gap }

  private(set) lazy var doneItem: UIBarButtonItem = UIBarButtonItem(title: "Done")

  fileprivate func loadView(of controller: LoginSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let titleLabel = UILabel()
    titleLabel.text = "Welcome"
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)

    let nameField = UITextField()
    nameField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameField)

    let space = UILayoutGuide()
    view.addLayoutGuide(space)

    let button = UIButton(type: .system)
    button.setTitle("Skip", for: .normal)
    view.addSubview(button)

    let gap = nameField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([
      space.widthAnchor.constraint(equalToConstant: 8),
      space.heightAnchor.constraint(equalToConstant: 8),
      gap,
    ])

    views = (titleLabel, nameField, space, gap)
    controller.view = view
    controller.doneItem = doneItem
    controller.titleLabel = titleLabel
    controller.nameField = nameField
    controller.space = space
    controller.gap = gap
  }

  fileprivate func addBarButtonItems(to controller: LoginSceneController) {
    controller.navigationItem.rightBarButtonItems = [doneItem]
  }
}

final class LoginSceneController: LoginController {
  fileprivate lazy var loginWiring = LoginScene(self)
  override func loadView() { loginWiring.loadView(of: self) }
}

/// The interface between `LoginController` and the scene `login`.
@MainActor
protocol LoginSceneOwner: LoginController {}

extension LoginSceneOwner {
  /// The parts of the scene `login` that this controller uses.
  var scene: LoginScene { LoginScene.owner(self, use: "MainScenes.instantiateLogin()").loginWiring }
}

extension LoginController: LoginSceneOwner {}
