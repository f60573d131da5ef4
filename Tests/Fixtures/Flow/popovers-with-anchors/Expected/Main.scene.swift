// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
    /// Makes `colors`.
    var makeColors: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(home: HomeScene.Controller? = nil) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    let home = factory.makeHome()
    home.scene.addBarButtonItems()
    return home
  }

  /// Makes the controller `colors`.
  static func instantiateColors() -> UIViewController {
    factory.makeColors()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case fromButton
    case fromItem
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case colors(UIViewController)
    case fromButton(UIViewController)
    case fromItem(UIViewController)
  }

  private struct Views {
    let colorButton: UIButton
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var colorButton: UIButton { loaded(views).colorButton }

  private(set) lazy var addItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .add,
    primaryAction: UIAction { [weak self] in self?.performColors(sender: $0.sender) }
  )

  /// Performs a segue: presents in a popover `colors`.
  fileprivate func performColors(sender: Any? = nil) {
    let colors = MainScenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    SceneSegues.anchor(colors, at: sender)
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: colors) { [controller] in
      controller.present(colors, animated: true)
    }
    dispatch.perform(segue, as: .colors(colors), sender: sender)
  }

  /// Performs the segue `fromButton`: presents in a popover `colors`.
  func performFromButton(sender: Any? = nil) {
    let colors = MainScenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    SceneSegues.anchor(colors, at: colorButton)
    let segue = UIStoryboardSegue(
      identifier: "fromButton",
      source: controller,
      destination: colors
    ) { [controller] in
      controller.present(colors, animated: true)
    }
    dispatch.perform(segue, as: .fromButton(colors), sender: sender)
  }

  /// Performs the segue `fromItem`: presents in a popover `colors`.
  func performFromItem(sender: Any? = nil) {
    let colors = MainScenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    SceneSegues.anchor(colors, at: addItem)
    let segue = UIStoryboardSegue(
      identifier: "fromItem",
      source: controller,
      destination: colors
    ) { [controller] in
      controller.present(colors, animated: true)
    }
    dispatch.perform(segue, as: .fromItem(colors), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let colorButton = UIButton(type: .system)
    colorButton.setTitle("Colours", for: .normal)
    colorButton.addAction(UIAction { [weak self] in self?.performColors(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(colorButton)

    controller.view = view
    views = Views(colorButton: colorButton)
  }

  fileprivate func addBarButtonItems() {
    controller.navigationItem.rightBarButtonItems = [addItem]
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `home` is not loaded that far yet") }
    return part
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func loadView() { scene.loadView() }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .fromButton:
        scene.performFromButton(sender: sender)
      case .fromItem:
        scene.performFromItem(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
