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
    /// Makes `container`.
    var makeContainer: @MainActor () -> ContainerViewController = { ContainerScene.Controller() }
    /// Makes `caption`.
    var makeCaption: @MainActor () -> CaptionScene.Controller = { CaptionScene.Controller() }
    /// Makes `image`.
    var makeImage: @MainActor () -> ImageViewController = { ImageScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> ContainerViewController {
    instantiateContainer()
  }

  /// Makes the controller `container`.
  static func instantiateContainer() -> ContainerViewController {
    factory.makeContainer()
  }

  /// Makes the controller `caption`.
  static func instantiateCaption() -> CaptionScene.Controller {
    factory.makeCaption()
  }

  /// Makes the controller `image`.
  static func instantiateImage() -> ImageViewController {
    factory.makeImage()
  }
}

// MARK: - container

/// The scene `container`: what its controller reaches in it.
@MainActor
final class ContainerScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case caption(CaptionScene.Controller)
  }

  private struct Views {
    let stage: UIView
    let captionContainer: UIView
    let buttons: UIStackView
    let addButton: UIButton
    let removeButton: UIButton
  }

  private struct Children {
    weak var caption: CaptionScene.Controller?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ContainerViewController) -> ContainerScene {
    guard let controller = controller as? Controller else {
      preconditionFailure(
        "This ContainerViewController was not made through its scene; use MainScenes.instantiateContainer()"
      )
    }
    return controller.containerWiring
  }

  var stage: UIView { loaded(views).stage }
  var captionContainer: UIView { loaded(views).captionContainer }
  var buttons: UIStackView { loaded(views).buttons }
  var addButton: UIButton { loaded(views).addButton }
  var removeButton: UIButton { loaded(views).removeButton }

  /// The child `caption`, from the moment the view is loaded; asking for it loads the view.
  var caption: CaptionScene.Controller { loaded(children.caption) }

  fileprivate func loadView() {
    let view = UIView()
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
    addButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.addImage() } },
      for: .touchUpInside
    )
    buttons.addArrangedSubview(addButton)

    let removeButton = UIButton(type: .system)
    removeButton.setTitle("Remove", for: .normal)
    removeButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.removeImage() } },
      for: .touchUpInside
    )
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

    controller.view = view
    views = Views(
      stage: stage,
      captionContainer: captionContainer,
      buttons: buttons,
      addButton: addButton,
      removeButton: removeButton
    )

    let caption = MainScenes.instantiateCaption()
    children.caption = caption
    dispatch.embed(caption, in: captionContainer, of: controller, as: .caption(caption), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `container` is not loaded that far yet") }
    return part
  }
}

extension ContainerScene {
  /// The controller that the scene makes, wired.
  final class Controller: ContainerViewController {
    fileprivate lazy var containerWiring = ContainerScene(self)

    override func loadView() { containerWiring.loadView() }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let segue = containerWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
    }
  }
}

/// What the author of `ContainerViewController` can say about the scene `container`.
@MainActor
protocol ContainerSceneController: ContainerViewController {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: ContainerScene.Segue, sender: Any?)
}

extension ContainerSceneController {
  /// What this controller reaches in the scene `container`.
  var scene: ContainerScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: ContainerScene.Segue, sender: Any?) {}
}

extension ContainerViewController: ContainerSceneController {}

// MARK: - caption

/// The scene `caption`: what its controller reaches in it.
@MainActor
final class CaptionScene {
  private struct Views {
    let text: UILabel
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var text: UILabel { loaded(views).text }

  fileprivate func loadView() {
    let view = UIView()

    let text = UILabel()
    text.text = "Caption"
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)

    NSLayoutConstraint.activate([
      text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
    views = Views(text: text)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `caption` is not loaded that far yet") }
    return part
  }
}

extension CaptionScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = CaptionScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - image

/// The scene `image`: what its controller reaches in it.
@MainActor
final class ImageScene {
  private struct Views {
    let photo: UIImageView
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ImageViewController) -> ImageScene {
    guard let controller = controller as? Controller else {
      preconditionFailure(
        "This ImageViewController was not made through its scene; use MainScenes.instantiateImage()"
      )
    }
    return controller.imageWiring
  }

  var photo: UIImageView { loaded(views).photo }

  /// The controller that contains this one, from the moment it does.
  var container: ContainerViewController? { controller.parent as? ContainerViewController }

  fileprivate func loadView() {
    let view = UIView()

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

    controller.view = view
    views = Views(photo: photo)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `image` is not loaded that far yet") }
    return part
  }
}

extension ImageScene {
  /// The controller that the scene makes, wired.
  final class Controller: ImageViewController {
    fileprivate lazy var imageWiring = ImageScene(self)

    override func loadView() { imageWiring.loadView() }
  }
}

/// What the author of `ImageViewController` can say about the scene `image`.
@MainActor
protocol ImageSceneController: ImageViewController {
}

extension ImageSceneController {
  /// What this controller reaches in the scene `image`.
  var scene: ImageScene { .of(self) }
}

extension ImageViewController: ImageSceneController {}
