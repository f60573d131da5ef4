// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMail: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
    var makeMessage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateMail() }

  /// Makes the controller `mail`, and each child that you do not pass.
  func instantiateMail(
    list: ListSceneController? = nil, message: UIViewController? = nil
  ) -> UISplitViewController {
    let mail = factory.makeMail()
    SceneIdentity.set("mail", of: mail)
    mail.setViewController(list ?? instantiateList(), for: .primary)
    mail.setViewController(message ?? instantiateMessage(), for: .secondary)
    return mail
  }

  func instantiateList() -> ListSceneController {
    let list = factory.makeList()
    list.scene.scenes = self
    return list
  }

  func instantiateMessage() -> UIViewController {
    let message = factory.makeMessage()
    SceneIdentity.set("message", of: message)
    return message
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMail(
    list: ListSceneController? = nil, message: UIViewController? = nil
  ) -> UISplitViewController {
    Self().instantiateMail(list: list, message: message)
  }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func instantiateMessage() -> UIViewController { Self().instantiateMessage() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case push, show, showDetail, replace, present, zoom }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case push(UIViewController)
    case show(UIViewController)
    case showDetail(UIViewController)
    case replace(UIViewController)
    case present(UIViewController)
    case zoom(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue>()

  /// Performs the segue `push`: pushes `message`.
  func performPush(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let message = scenes.instantiateMessage()
    dispatch.push(message, "push", from: controller, as: .push(message), sender: sender, animated: false)
  }

  /// Performs the segue `show`: shows `message`.
  func performShow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let message = scenes.instantiateMessage()
    dispatch.show(message, "show", from: controller, as: .show(message), sender: sender, animated: false)
  }

  /// Performs the segue `showDetail`: shows as detail `message`.
  func performShowDetail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let message = scenes.instantiateMessage()
    dispatch.showDetail(
      message, "showDetail", from: controller, as: .showDetail(message), sender: sender, animated: false
    )
  }

  /// Performs the segue `replace`: puts in place of the detail `message`.
  func performReplace(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let message = scenes.instantiateMessage()
    dispatch.replaceDetail(
      message, "replace", from: controller, as: .replace(message), sender: sender, animated: false
    )
  }

  /// Performs the segue `present`: presents `message`.
  func performPresent(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let message = scenes.instantiateMessage()
    dispatch.present(message, "present", from: controller, as: .present(message), sender: sender, animated: false)
  }

  /// Performs the segue `zoom`: leads to `message`.
  func performZoom(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let message = scenes.instantiateMessage()
    let segue = Zoom(identifier: "zoom", source: controller, destination: message)
    UIView.performWithoutAnimation {
      dispatch.perform(segue, from: controller, as: .zoom(message), sender: sender)
    }
  }
}

final class ListSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .push: scene.performPush(sender: sender)
    case .show: scene.performShow(sender: sender)
    case .showDetail: scene.performShowDetail(sender: sender)
    case .replace: scene.performReplace(sender: sender)
    case .present: scene.performPresent(sender: sender)
    case .zoom: scene.performZoom(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
