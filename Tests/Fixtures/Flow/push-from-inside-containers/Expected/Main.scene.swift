// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeFolders: @MainActor () -> FoldersSceneController = { FoldersSceneController() }
    var makeFolder: @MainActor () -> FolderSceneController = { FolderSceneController() }
    var makeMessageStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeMessage: @MainActor () -> MessageSceneController = { MessageSceneController() }
    var makeAttachments: @MainActor () -> AttachmentsSceneController = {
      AttachmentsSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makeAttachment: @MainActor () -> AttachmentSceneController = { AttachmentSceneController() }
    var makePreview: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(
    folders: FoldersSceneController? = nil, messageStack: UINavigationController? = nil
  ) -> UISplitViewController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.setViewController(folders ?? instantiateFolders(), for: .primary)
    main.setViewController(messageStack ?? instantiateMessageStack(), for: .secondary)
    return main
  }

  func instantiateFolders() -> FoldersSceneController {
    let folders = factory.makeFolders()
    folders.scene.scenes = self
    return folders
  }

  func instantiateFolder() -> FolderSceneController {
    let folder = factory.makeFolder()
    folder.scene.scenes = self
    return folder
  }

  /// Makes the controller `messageStack`, and each child that you do not pass.
  func instantiateMessageStack(message: MessageSceneController? = nil) -> UINavigationController {
    let messageStack = factory.makeMessageStack()
    SceneIdentity.set("messageStack", of: messageStack)
    messageStack.viewControllers = [message ?? instantiateMessage()]
    return messageStack
  }

  func instantiateMessage() -> MessageSceneController {
    let message = factory.makeMessage()
    message.scene.scenes = self
    return message
  }

  /// Makes the controller `attachments`, and each child that you do not pass.
  func instantiateAttachments(attachment: AttachmentSceneController? = nil) -> AttachmentsSceneController {
    let attachments = factory.makeAttachments()
    attachments.scene.show(pages: [attachment ?? instantiateAttachment()])
    return attachments
  }

  func instantiateAttachment() -> AttachmentSceneController {
    let attachment = factory.makeAttachment()
    attachment.scene.scenes = self
    return attachment
  }

  func instantiatePreview() -> UIViewController {
    let preview = factory.makePreview()
    SceneIdentity.set("preview", of: preview)
    return preview
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(
    folders: FoldersSceneController? = nil, messageStack: UINavigationController? = nil
  ) -> UISplitViewController {
    Self().instantiateMain(folders: folders, messageStack: messageStack)
  }
  static func instantiateFolders() -> FoldersSceneController { Self().instantiateFolders() }
  static func instantiateFolder() -> FolderSceneController { Self().instantiateFolder() }
  static func instantiateMessageStack(message: MessageSceneController? = nil) -> UINavigationController {
    Self().instantiateMessageStack(message: message)
  }
  static func instantiateMessage() -> MessageSceneController { Self().instantiateMessage() }
  static func instantiateAttachments(attachment: AttachmentSceneController? = nil) -> AttachmentsSceneController {
    Self().instantiateAttachments(attachment: attachment)
  }
  static func instantiateAttachment() -> AttachmentSceneController { Self().instantiateAttachment() }
  static func instantiatePreview() -> UIViewController { Self().instantiatePreview() }
}

// MARK: - folders

/// The parts of the scene `folders` that its controller uses.
final class FoldersScene: SceneParts<FoldersSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showFolder }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showFolder(FolderSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<FoldersSceneController, Segue>()

  /// Performs the segue `showFolder`: pushes `folder`.
  func performShowFolder(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let folder = scenes.instantiateFolder()
    dispatch.push(folder, "showFolder", from: controller, as: .showFolder(folder), sender: sender)
  }
}

final class FoldersSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = FoldersScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FoldersScene.Identifier(rawValue: identifier) {
    case .showFolder: scene.performShowFolder(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - folder

/// The parts of the scene `folder` that its controller uses.
final class FolderScene: SceneParts<FolderSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showMessage }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showMessage(MessageSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<FolderSceneController, Segue>()

  /// Performs the segue `showMessage`: shows as detail `message`.
  func performShowMessage(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let message = scenes.instantiateMessage()
    dispatch.showDetail(message, "showMessage", from: controller, as: .showMessage(message), sender: sender)
  }
}

final class FolderSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = FolderScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FolderScene.Identifier(rawValue: identifier) {
    case .showMessage: scene.performShowMessage(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - message

/// The parts of the scene `message` that its controller uses.
final class MessageScene: SceneParts<MessageSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case attachments(AttachmentsSceneController)
  }

  private struct Children {
    weak var attachments: AttachmentsSceneController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MessageSceneController, Segue>()
  private var views: UIView!
  private var children = Children()

  var attachmentsContainer: UIView { loadedViews.views }

  /// The child `attachments`, from the moment the view is loaded; asking for it loads the view.
  var attachments: AttachmentsSceneController { embeddedChild(children.attachments, "attachments") }

  fileprivate func loadView(of controller: MessageSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let attachmentsContainer = UIView()
    attachmentsContainer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(attachmentsContainer)

    NSLayoutConstraint.activate([
      attachmentsContainer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      attachmentsContainer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: attachmentsContainer.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: attachmentsContainer.bottomAnchor),
    ])

    views = attachmentsContainer
    controller.view = view

    let attachments = scenes.instantiateAttachments()
    children.attachments = attachments
    dispatch.embed(attachments, nil, in: attachmentsContainer, from: controller, as: .attachments(attachments))
  }
}

final class MessageSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MessageScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - attachments

/// The parts of the scene `attachments` that its controller uses.
final class AttachmentsScene: SceneParts<AttachmentsSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class AttachmentsSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AttachmentsScene(self)
}

// MARK: - attachment

/// The parts of the scene `attachment` that its controller uses.
final class AttachmentScene: SceneParts<AttachmentSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showPreview }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showPreview(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<AttachmentSceneController, Segue>()

  /// Performs the segue `showPreview`: pushes `preview`.
  func performShowPreview(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let preview = scenes.instantiatePreview()
    dispatch.push(preview, "showPreview", from: controller, as: .showPreview(preview), sender: sender)
  }
}

final class AttachmentSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AttachmentScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch AttachmentScene.Identifier(rawValue: identifier) {
    case .showPreview: scene.performShowPreview(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
