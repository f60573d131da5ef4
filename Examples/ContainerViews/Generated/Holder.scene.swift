// Made by scenec from Holder.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Holder.scene.
@MainActor
struct HolderScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHolder: @MainActor () -> Holder = { HolderSceneController() }
    var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
    var makeHelp: @MainActor () -> HelpSceneController = { HelpSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Holder.scene starts with.
  func instantiateInitialViewController() -> Holder { instantiateHolder() }

  func instantiateHolder() -> Holder {
    let holder = factory.makeHolder()
    (holder as? HolderSceneController)?.holderWiring.scenes = self
    holder.awakeFromNib()
    return holder
  }

  func instantiateAbout() -> AboutSceneController { factory.makeAbout() }
  func instantiateHelp() -> HelpSceneController { factory.makeHelp() }
}

/// Makes controllers with the factories of the process.
extension HolderScenes {
  static func instantiateInitialViewController() -> Holder { Self().instantiateInitialViewController() }
  static func instantiateHolder() -> Holder { Self().instantiateHolder() }
  static func instantiateAbout() -> AboutSceneController { Self().instantiateAbout() }
  static func instantiateHelp() -> HelpSceneController { Self().instantiateHelp() }
}

// MARK: - holder

/// The parts of the scene `holder` that its controller uses.
final class HolderScene: SceneParts<HolderSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case about, help }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case about(AboutSceneController)
    case help(HelpSceneController)
  }

  private struct Children {
    weak var about: AboutSceneController?
    weak var help: HelpSceneController?
  }

  private struct Slots {
    var place: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = HolderScenes()
  private let dispatch = SceneDispatch<HolderSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (buttons: UIStackView, aboutButton: UIButton, helpButton: UIButton, place: UIView)!
  private var children = Children()
  private var slots = Slots()

  var buttons: UIStackView { loadedViews.views.buttons }
  var aboutButton: UIButton { loadedViews.views.aboutButton }
  var helpButton: UIButton { loadedViews.views.helpButton }
  var place: UIView { loadedViews.views.place }

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
    dispatch.perform(about, "about", from: controller, as: .about(about), sender: sender) {
      slot.show(about)
    }
  }

  /// Performs the segue `help`: swaps in `help`.
  func performHelp(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let help = scenes.instantiateHelp()
    children.help = help
    dispatch.perform(help, "help", from: controller, as: .help(help), sender: sender) {
      slot.show(help)
    }
  }

  fileprivate func loadView(of controller: HolderSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let buttons = UIStackView()
    buttons.axis = .horizontal
    buttons.distribution = .fillEqually
    buttons.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttons)

    let aboutButton = UIButton(type: .system)
    aboutButton.setTitle("About", for: .normal)
    aboutButton.addAction(SceneActions.call(controller) { $0.showAbout() }, for: .touchUpInside)
    buttons.addArrangedSubview(aboutButton)

    let helpButton = UIButton(type: .system)
    helpButton.setTitle("Help", for: .normal)
    helpButton.addAction(SceneActions.call(controller) { $0.showHelp() }, for: .touchUpInside)
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

    views = (buttons, aboutButton, helpButton, place)
    controller.view = view

    slots.place = SceneContainer(view: place, of: controller)
    performAbout()
  }
}

final class HolderSceneController: Holder {
  fileprivate lazy var holderWiring = HolderScene(self)
  override func loadView() { holderWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HolderScene.Identifier(rawValue: identifier) {
    case .about: holderWiring.performAbout(sender: sender)
    case .help: holderWiring.performHelp(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Holder` and the scene `holder`.
@MainActor
protocol HolderSceneOwner: Holder {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HolderScene.Segue, sender: Any?)
}

extension HolderSceneOwner {
  /// The parts of the scene `holder` that this controller uses.
  var scene: HolderScene { HolderScene.owner(self, use: "HolderScenes.instantiateHolder()").holderWiring }
  func prepare(for segue: HolderScene.Segue, sender: Any?) {}
}

extension Holder: HolderSceneOwner {}

// MARK: - about

final class AboutSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemOrange

    controller.view = view
  }
}

// MARK: - help

final class HelpSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemPurple

    controller.view = view
  }
}
