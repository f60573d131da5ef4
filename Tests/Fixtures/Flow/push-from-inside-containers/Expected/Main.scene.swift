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
    var makeMain: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    /// Makes `folders`.
    var makeFolders: @MainActor () -> FoldersScene.Controller = { FoldersScene.Controller() }
    /// Makes `folder`.
    var makeFolder: @MainActor () -> FolderScene.Controller = { FolderScene.Controller() }
    /// Makes `messageStack`.
    var makeMessageStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `message`.
    var makeMessage: @MainActor () -> MessageScene.Controller = { MessageScene.Controller() }
    /// Makes `attachments`.
    var makeAttachments: @MainActor () -> AttachmentsScene.Controller = {
      AttachmentsScene.Controller(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `attachment`.
    var makeAttachment: @MainActor () -> AttachmentScene.Controller = { AttachmentScene.Controller() }
    /// Makes `preview`.
    var makePreview: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UISplitViewController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(
    folders: FoldersScene.Controller? = nil,
    messageStack: UINavigationController? = nil
  ) -> UISplitViewController {
    let main = factory.makeMain()
    main.setViewController(folders ?? instantiateFolders(), for: .primary)
    main.setViewController(messageStack ?? instantiateMessageStack(), for: .secondary)
    return main
  }

  /// Makes the controller `folders`.
  static func instantiateFolders() -> FoldersScene.Controller {
    factory.makeFolders()
  }

  /// Makes the controller `folder`.
  static func instantiateFolder() -> FolderScene.Controller {
    factory.makeFolder()
  }

  /// Makes the controller `messageStack`, and each child that you do not pass.
  static func instantiateMessageStack(message: MessageScene.Controller? = nil) -> UINavigationController {
    let messageStack = factory.makeMessageStack()
    messageStack.viewControllers = [message ?? instantiateMessage()]
    return messageStack
  }

  /// Makes the controller `message`.
  static func instantiateMessage() -> MessageScene.Controller {
    factory.makeMessage()
  }

  /// Makes the controller `attachments`, and each child that you do not pass.
  static func instantiateAttachments(
    attachment: AttachmentScene.Controller? = nil
  ) -> AttachmentsScene.Controller {
    let attachments = factory.makeAttachments()
    attachments.scene.show(pages: [attachment ?? instantiateAttachment()])
    return attachments
  }

  /// Makes the controller `attachment`.
  static func instantiateAttachment() -> AttachmentScene.Controller {
    factory.makeAttachment()
  }

  /// Makes the controller `preview`.
  static func instantiatePreview() -> UIViewController {
    factory.makePreview()
  }
}

// MARK: - folders

/// The scene `folders`: what its controller reaches in it.
@MainActor
final class FoldersScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showFolder
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showFolder(FolderScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showFolder`: pushes `folder`.
  func performShowFolder(sender: Any? = nil) {
    let folder = MainScenes.instantiateFolder()
    let segue = UIStoryboardSegue(
      identifier: "showFolder",
      source: controller,
      destination: folder
    ) { [controller] in
      SceneSegues.push(folder, from: controller, identifier: "showFolder", animated: true)
    }
    dispatch.perform(segue, as: .showFolder(folder), sender: sender)
  }
}

extension FoldersScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = FoldersScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showFolder:
        scene.performShowFolder(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - folder

/// The scene `folder`: what its controller reaches in it.
@MainActor
final class FolderScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showMessage
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showMessage(MessageScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showMessage`: shows as detail `message`.
  func performShowMessage(sender: Any? = nil) {
    let message = MainScenes.instantiateMessage()
    let segue = UIStoryboardSegue(
      identifier: "showMessage",
      source: controller,
      destination: message
    ) { [controller] in
      controller.showDetailViewController(message, sender: sender)
    }
    dispatch.perform(segue, as: .showMessage(message), sender: sender)
  }
}

extension FolderScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = FolderScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showMessage:
        scene.performShowMessage(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - message

/// The scene `message`: what its controller reaches in it.
@MainActor
final class MessageScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case attachments(AttachmentsScene.Controller)
  }

  private struct Views {
    let attachmentsContainer: UIView
  }

  private struct Children {
    weak var attachments: AttachmentsScene.Controller?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var attachmentsContainer: UIView { loaded(views).attachmentsContainer }

  /// The child `attachments`, from the moment the view is loaded; asking for it loads the view.
  var attachments: AttachmentsScene.Controller { loaded(children.attachments) }

  fileprivate func loadView() {
    let view = UIView()

    let attachmentsContainer = UIView()
    attachmentsContainer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(attachmentsContainer)

    NSLayoutConstraint.activate([
      attachmentsContainer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      attachmentsContainer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: attachmentsContainer.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: attachmentsContainer.bottomAnchor),
    ])

    controller.view = view
    views = Views(attachmentsContainer: attachmentsContainer)

    let attachments = MainScenes.instantiateAttachments()
    children.attachments = attachments
    dispatch.embed(
      attachments,
      in: attachmentsContainer,
      of: controller,
      as: .attachments(attachments),
      identifier: nil
    )
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `message` is not loaded that far yet") }
    return part
  }
}

extension MessageScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = MessageScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - attachments

/// The scene `attachments`: what its controller reaches in it.
@MainActor
final class AttachmentsScene {
  fileprivate unowned let controller: Controller
  private var pageSource: ScenePages?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

extension AttachmentsScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIPageViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = AttachmentsScene(self)
  }
}

// MARK: - attachment

/// The scene `attachment`: what its controller reaches in it.
@MainActor
final class AttachmentScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showPreview
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showPreview(UIViewController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showPreview`: pushes `preview`.
  func performShowPreview(sender: Any? = nil) {
    let preview = MainScenes.instantiatePreview()
    let segue = UIStoryboardSegue(
      identifier: "showPreview",
      source: controller,
      destination: preview
    ) { [controller] in
      SceneSegues.push(preview, from: controller, identifier: "showPreview", animated: true)
    }
    dispatch.perform(segue, as: .showPreview(preview), sender: sender)
  }
}

extension AttachmentScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = AttachmentScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showPreview:
        scene.performShowPreview(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
