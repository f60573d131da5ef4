// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> Board = { MainSceneController() }
    var makeDetail: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Board { instantiateMain() }

  func instantiateMain() -> Board {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  func instantiateDetail() -> UIViewController {
    let detail = factory.makeDetail()
    SceneIdentity.set("detail", of: detail)
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Board { Self().instantiateInitialViewController() }
  static func instantiateMain() -> Board { Self().instantiateMain() }
  static func instantiateDetail() -> UIViewController { Self().instantiateDetail() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showDetail }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showDetail(UIViewController)
    case detail(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      tap: UITapGestureRecognizer, picture: UIImageView, doubleTap: UITapGestureRecognizer, pan: Drag,
      circle: Circle
    )!

  var tap: UITapGestureRecognizer { loadedViews.views.tap }
  var picture: UIImageView { loadedViews.views.picture }
  var doubleTap: UITapGestureRecognizer { loadedViews.views.doubleTap }
  var pan: Drag { loadedViews.views.pan }
  var circle: Circle { loadedViews.views.circle }

  /// Performs the segue `showDetail`: presents `detail`.
  func performShowDetail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    dispatch.present(detail, "showDetail", from: controller, as: .showDetail(detail), sender: sender)
  }

  /// Performs a segue: presents `detail`.
  fileprivate func performDetail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    dispatch.present(detail, nil, from: controller, as: .detail(detail), sender: sender)
  }

  /// Performs a segue: presents in a popover `detail`.
  fileprivate func performDetail2(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    detail.modalPresentationStyle = .popover
    SceneSegues.anchor(detail, at: sender)
    dispatch.present(detail, nil, from: controller, as: .detail(detail), sender: sender)
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let tap = UITapGestureRecognizer()
    SceneGesture.addAction(to: tap) { [weak controller] _ in if let controller { controller.select() } }
    view.addGestureRecognizer(tap)

    let picture = UIImageView()
    picture.image = UIImage(named: "Picture", in: .module, compatibleWith: nil)
    picture.isUserInteractionEnabled = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)

    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.numberOfTouchesRequired = 1
    doubleTap.buttonMaskRequired = [.primary, .secondary]
    doubleTap.isEnabled = true
    doubleTap.cancelsTouchesInView = false
    doubleTap.delaysTouchesBegan = true
    doubleTap.delaysTouchesEnded = false
    doubleTap.name = "zoom"
    SceneGesture.addAction(to: doubleTap) { [weak controller, weak doubleTap] _ in
      if let controller, let doubleTap { controller.zoomIn(doubleTap) }
    }
    SceneGesture.addSegue(to: doubleTap) { [weak controller] in
      SceneSegues.trigger("showDetail", of: controller, sender: $0)
    }
    picture.addGestureRecognizer(doubleTap)

    let swipeGestureRecognizer = UISwipeGestureRecognizer()
    swipeGestureRecognizer.direction = [.left, .right]
    swipeGestureRecognizer.numberOfTouchesRequired = 2
    SceneGesture.addSegue(to: swipeGestureRecognizer) { [weak self] in self?.performDetail(sender: $0) }
    picture.addGestureRecognizer(swipeGestureRecognizer)

    let longPressGestureRecognizer = UILongPressGestureRecognizer()
    longPressGestureRecognizer.minimumPressDuration = 1
    longPressGestureRecognizer.allowableMovement = 20
    longPressGestureRecognizer.numberOfTapsRequired = 0
    longPressGestureRecognizer.numberOfTouchesRequired = 1
    SceneGesture.addSegue(to: longPressGestureRecognizer) { [weak self] in self?.performDetail2(sender: $0) }
    picture.addGestureRecognizer(longPressGestureRecognizer)

    let pan = Drag()
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 2
    pan.allowedScrollTypesMask = .all
    SceneGesture.addAction(to: pan) { [weak controller, weak pan] _ in
      if let controller, let pan { controller.move(pan) }
    }
    picture.addGestureRecognizer(pan)

    let screenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer()
    screenEdgePanGestureRecognizer.edges = .left
    screenEdgePanGestureRecognizer.minimumNumberOfTouches = 1
    screenEdgePanGestureRecognizer.maximumNumberOfTouches = 1
    screenEdgePanGestureRecognizer.allowedScrollTypesMask = [.discrete, .continuous]
    SceneGesture.addAction(
      to: screenEdgePanGestureRecognizer
    ) { [weak controller, weak screenEdgePanGestureRecognizer] _ in
      if let controller, let screenEdgePanGestureRecognizer { controller.slide(screenEdgePanGestureRecognizer) }
    }
    picture.addGestureRecognizer(screenEdgePanGestureRecognizer)

    let pinchGestureRecognizer = UIPinchGestureRecognizer()
    pinchGestureRecognizer.scale = 1
    SceneGesture.addAction(to: pinchGestureRecognizer) { [weak controller, weak pinchGestureRecognizer] _ in
      if let controller, let pinchGestureRecognizer { controller.zoom(pinchGestureRecognizer) }
    }
    picture.addGestureRecognizer(pinchGestureRecognizer)

    let rotationGestureRecognizer = UIRotationGestureRecognizer()
    rotationGestureRecognizer.rotation = 0.5
    SceneGesture.addAction(to: rotationGestureRecognizer) { [weak controller, weak rotationGestureRecognizer] _ in
      if let controller, let rotationGestureRecognizer { controller.turn(rotationGestureRecognizer) }
    }
    picture.addGestureRecognizer(rotationGestureRecognizer)

    let circle = Circle()
    SceneGesture.addAction(to: circle) { [weak pan] _ in if let pan { pan.drawn() } }
    picture.addGestureRecognizer(circle)

    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.topAnchor),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
    ])

    views = (tap, picture, doubleTap, pan, circle)
    controller.view = view
    controller.drag = pan
    pan.delegate = controller
    pan.target = picture
    pan.awakeFromNib()
    circle.awakeFromNib()
  }
}

final class MainSceneController: Board {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .showDetail: mainWiring.performShowDetail(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Board` and the scene `main`.
@MainActor
protocol MainSceneOwner: Board {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Board: MainSceneOwner {}
