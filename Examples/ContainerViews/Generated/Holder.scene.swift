// Made by scenec from Holder.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Holder.scene.
@MainActor
struct HolderScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `holder`.
    var makeHolder: @MainActor () -> Holder = { HolderSceneController() }
    /// Makes `about`.
    var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
    /// Makes `help`.
    var makeHelp: @MainActor () -> HelpSceneController = { HelpSceneController() }
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

  /// Makes the controller that Holder.scene starts with.
  func instantiateInitialViewController() -> Holder {
    instantiateHolder()
  }

  /// Makes the controller `holder`.
  func instantiateHolder() -> Holder {
    let holder = factory.makeHolder()
    (holder as? HolderSceneController)?.holderWiring.scenes = self
    return holder
  }

  /// Makes the controller `about`.
  func instantiateAbout() -> AboutSceneController {
    factory.makeAbout()
  }

  /// Makes the controller `help`.
  func instantiateHelp() -> HelpSceneController {
    factory.makeHelp()
  }
}

/// Makes controllers with the factories of the process.
extension HolderScenes {
  /// Makes the controller that Holder.scene starts with.
  static func instantiateInitialViewController() -> Holder {
    HolderScenes().instantiateInitialViewController()
  }

  /// Makes the controller `holder`.
  static func instantiateHolder() -> Holder {
    HolderScenes().instantiateHolder()
  }

  /// Makes the controller `about`.
  static func instantiateAbout() -> AboutSceneController {
    HolderScenes().instantiateAbout()
  }

  /// Makes the controller `help`.
  static func instantiateHelp() -> HelpSceneController {
    HolderScenes().instantiateHelp()
  }
}

// MARK: - holder

/// The scene `holder`: what its controller reaches in it.
@MainActor
final class HolderScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case about
    case help
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case about(AboutSceneController)
    case help(HelpSceneController)
  }

  private struct Views {
    let buttons: UIStackView
    let aboutButton: UIButton
    let helpButton: UIButton
    let place: UIView
  }

  private struct Children {
    weak var about: AboutSceneController?
    weak var help: HelpSceneController?
  }

  private struct Slots {
    var place: SceneContainer?
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = HolderScenes()
  private weak var weakController: HolderSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()
  private var slots = Slots()

  fileprivate init(_ controller: HolderSceneController) { weakController = controller }

  private var controller: HolderSceneController {
    guard let weakController else { fatalError("The controller of the scene `holder` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Holder) -> HolderScene {
    guard let controller = controller as? HolderSceneController else {
      fatalError("This Holder was not made through its scene; use HolderScenes.instantiateHolder()")
    }
    return controller.holderWiring
  }

  var buttons: UIStackView { loaded(views).buttons }
  var aboutButton: UIButton { loaded(views).aboutButton }
  var helpButton: UIButton { loaded(views).helpButton }
  var place: UIView { loaded(views).place }

  /// The child `about`, while it is there.
  var about: AboutSceneController? { children.about }

  /// The child `help`, while it is there.
  var help: HelpSceneController? { children.help }

  /// Performs the segue `about`: swaps in `about`.
  func performAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let about = scenes.instantiateAbout()
    children.about = about
    let segue = UIStoryboardSegue(identifier: "about", source: controller, destination: about) {
      slot.show(about)
    }
    dispatch.perform(segue, as: .about(about), sender: sender)
  }

  /// Performs the segue `help`: swaps in `help`.
  func performHelp(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let help = scenes.instantiateHelp()
    children.help = help
    let segue = UIStoryboardSegue(identifier: "help", source: controller, destination: help) {
      slot.show(help)
    }
    dispatch.perform(segue, as: .help(help), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBackground

    let buttons = UIStackView()
    buttons.axis = .horizontal
    buttons.distribution = .fillEqually
    buttons.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttons)

    let aboutButton = UIButton(type: .system)
    aboutButton.setTitle("About", for: .normal)
    aboutButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.showAbout() } },
      for: .touchUpInside
    )
    buttons.addArrangedSubview(aboutButton)

    let helpButton = UIButton(type: .system)
    helpButton.setTitle("Help", for: .normal)
    helpButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.showHelp() } },
      for: .touchUpInside
    )
    buttons.addArrangedSubview(helpButton)

    let place = UIView()
    place.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(place)

    NSLayoutConstraint.activate([
      buttons.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      buttons.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: buttons.trailingAnchor),
      place.topAnchor.constraint(equalTo: buttons.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: place.bottomAnchor),
      place.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: place.trailingAnchor),
    ])

    controller.view = view
    views = Views(buttons: buttons, aboutButton: aboutButton, helpButton: helpButton, place: place)

    slots.place = SceneContainer(view: place, of: controller)
    performAbout()
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `holder` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `holder` makes, wired.
final class HolderSceneController: Holder {
  fileprivate lazy var holderWiring = HolderScene(self)

  override func loadView() { holderWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HolderScene.Identifier(rawValue: identifier) {
    case .about:
      holderWiring.performAbout(sender: sender)
    case .help:
      holderWiring.performHelp(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = holderWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Holder` can say about the scene `holder`.
@MainActor
protocol HolderSceneOwner: Holder {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: HolderScene.Segue, sender: Any?)
}

extension HolderSceneOwner {
  /// What this controller reaches in the scene `holder`.
  var scene: HolderScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: HolderScene.Segue, sender: Any?) {}
}

extension Holder: HolderSceneOwner {}

// MARK: - about

/// The scene `about`: what its controller reaches in it.
@MainActor
final class AboutScene {
  private weak var weakController: AboutSceneController?

  fileprivate init(_ controller: AboutSceneController) { weakController = controller }

  private var controller: AboutSceneController {
    guard let weakController else { fatalError("The controller of the scene `about` does not exist any more") }
    return weakController
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemOrange

    controller.view = view
  }
}

/// The controller that the scene `about` makes, wired.
final class AboutSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AboutScene(self)

  override func loadView() { scene.loadView() }
}

// MARK: - help

/// The scene `help`: what its controller reaches in it.
@MainActor
final class HelpScene {
  private weak var weakController: HelpSceneController?

  fileprivate init(_ controller: HelpSceneController) { weakController = controller }

  private var controller: HelpSceneController {
    guard let weakController else { fatalError("The controller of the scene `help` does not exist any more") }
    return weakController
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemPurple

    controller.view = view
  }
}

/// The controller that the scene `help` makes, wired.
final class HelpSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HelpScene(self)

  override func loadView() { scene.loadView() }
}
