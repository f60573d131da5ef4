// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeContainer: @MainActor () -> ContainerViewController = { ContainerSceneController() }
    var makeCaption: @MainActor () -> CaptionSceneController = { CaptionSceneController() }
    var makeImage: @MainActor () -> ImageViewController = { ImageSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> ContainerViewController { instantiateContainer() }

  func instantiateContainer() -> ContainerViewController {
    let container = factory.makeContainer()
    (container as? ContainerSceneController)?.containerWiring.scenes = self
    container.awakeFromNib()
    return container
  }

  func instantiateCaption() -> CaptionSceneController { factory.makeCaption() }
  func instantiateImage() -> ImageViewController { SceneFlow.awakened(factory.makeImage()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> ContainerViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateContainer() -> ContainerViewController { Self().instantiateContainer() }
  static func instantiateCaption() -> CaptionSceneController { Self().instantiateCaption() }
  static func instantiateImage() -> ImageViewController { Self().instantiateImage() }
}

// MARK: - container

/// The parts of the scene `container` that its controller uses.
final class ContainerScene: SceneParts<ContainerSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case caption(CaptionSceneController)
  }

  private struct Children {
    weak var caption: CaptionSceneController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ContainerSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      stage: UIView, captionContainer: UIView, buttons: UIStackView, addButton: UIButton, removeButton: UIButton
    )!
  private var children = Children()

  var stage: UIView { loadedViews.views.stage }
  var captionContainer: UIView { loadedViews.views.captionContainer }
  var buttons: UIStackView { loadedViews.views.buttons }
  var addButton: UIButton { loadedViews.views.addButton }
  var removeButton: UIButton { loadedViews.views.removeButton }

  /// The child `caption`, from the moment the view is loaded; asking for it loads the view.
  var caption: CaptionSceneController { embeddedChild(children.caption, "caption") }

  fileprivate func loadView(of controller: ContainerSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stage = UIView()
    stage.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stage)

    let captionContainer = UIView()
    captionContainer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(captionContainer)

    let buttons = UIStackView()
    buttons.axis = .horizontal
    buttons.spacing = 8
    buttons.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttons)

    let addButton = UIButton(type: .system)
    addButton.setTitle("Add", for: .normal)
    addButton.addAction(SceneActions.call(controller) { $0.addImage() }, for: .touchUpInside)
    buttons.addArrangedSubview(addButton)

    let removeButton = UIButton(type: .system)
    removeButton.setTitle("Remove", for: .normal)
    removeButton.addAction(SceneActions.call(controller) { $0.removeImage() }, for: .touchUpInside)
    buttons.addArrangedSubview(removeButton)

    NSLayoutConstraint.activate([
      stage.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stage.bottomAnchor.constraint(equalTo: captionContainer.topAnchor),
      stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
      captionContainer.bottomAnchor.constraint(equalTo: buttons.topAnchor),
      captionContainer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: captionContainer.trailingAnchor),
      captionContainer.heightAnchor.constraint(equalToConstant: 44),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: buttons.bottomAnchor),
      buttons.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])

    views = (stage, captionContainer, buttons, addButton, removeButton)
    controller.view = view

    let caption = scenes.instantiateCaption()
    children.caption = caption
    dispatch.embed(caption, nil, in: captionContainer, from: controller, as: .caption(caption))
  }
}

final class ContainerSceneController: ContainerViewController {
  fileprivate lazy var containerWiring = ContainerScene(self)
  override func loadView() { containerWiring.loadView(of: self) }
}

/// The interface between `ContainerViewController` and the scene `container`.
@MainActor
protocol ContainerSceneOwner: ContainerViewController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ContainerScene.Segue, sender: Any?)
}

extension ContainerSceneOwner {
  /// The parts of the scene `container` that this controller uses.
  var scene: ContainerScene { ContainerScene.owner(self, use: "MainScenes.instantiateContainer()").containerWiring }
  func prepare(for segue: ContainerScene.Segue, sender: Any?) {}
}

extension ContainerViewController: ContainerSceneOwner {}

// MARK: - caption

/// The parts of the scene `caption` that its controller uses.
final class CaptionScene: SceneParts<CaptionSceneController> {
  private var views: UILabel!

  var text: UILabel { loadedViews.views }

  fileprivate func loadView(of controller: CaptionSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let text = UILabel()
    text.text = "Caption"
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)

    NSLayoutConstraint.activate([
      text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = text
    controller.view = view
  }
}

final class CaptionSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = CaptionScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - image

/// The parts of the scene `image` that its controller uses.
final class ImageScene: SceneParts<ImageSceneController> {
  private var views: UIImageView!

  var photo: UIImageView { loadedViews.views }

  /// The controller that contains this one, from the moment it does.
  var container: ContainerViewController? { weakController?.parent as? ContainerViewController }

  fileprivate func loadView(of controller: ImageSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let photo = UIImageView()
    photo.image = UIImage(systemName: "photo")
    photo.contentMode = .scaleAspectFit
    photo.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photo)

    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.topAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
    ])

    views = photo
    controller.view = view
  }
}

final class ImageSceneController: ImageViewController {
  fileprivate lazy var imageWiring = ImageScene(self)
  override func loadView() { imageWiring.loadView(of: self) }
}

/// The interface between `ImageViewController` and the scene `image`.
@MainActor
protocol ImageSceneOwner: ImageViewController {}

extension ImageSceneOwner {
  /// The parts of the scene `image` that this controller uses.
  var scene: ImageScene { ImageScene.owner(self, use: "MainScenes.instantiateImage()").imageWiring }
}

extension ImageViewController: ImageSceneOwner {}
