// Made by scenec from Showing.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Showing.scene.
@MainActor
struct ShowingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeDesk: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeFolders: @MainActor () -> Folders = { FoldersSceneController() }
    var makeFolder: @MainActor () -> UIViewController = { UIViewController() }
    var makeLetter: @MainActor () -> UIViewController = { UIViewController() }
    var makeNothing: @MainActor () -> UIViewController = { UIViewController() }
    var makeArchive: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeShelf: @MainActor () -> UIViewController = { UIViewController() }
    var makeBox: @MainActor () -> UINavigationController = { UINavigationController() }
    var makePaper: @MainActor () -> Paper = { PaperSceneController() }
    var makeBook: @MainActor () -> BookSceneController = {
      BookSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makePage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Showing.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateDesk() }

  /// Makes the controller `desk`, and each child that you do not pass.
  func instantiateDesk(folders: Folders? = nil, nothing: UIViewController? = nil) -> UISplitViewController {
    let desk = factory.makeDesk()
    SceneIdentity.set("desk", of: desk)
    desk.setViewController(folders ?? instantiateFolders(), for: .primary)
    desk.setViewController(nothing ?? instantiateNothing(), for: .secondary)
    return desk
  }

  func instantiateFolders() -> Folders {
    let folders = factory.makeFolders()
    (folders as? FoldersSceneController)?.foldersWiring.scenes = self
    folders.awakeFromNib()
    return folders
  }

  func instantiateFolder() -> UIViewController {
    let folder = factory.makeFolder()
    SceneIdentity.set("folder", of: folder)
    return folder
  }

  func instantiateLetter() -> UIViewController {
    let letter = factory.makeLetter()
    SceneIdentity.set("letter", of: letter)
    return letter
  }

  func instantiateNothing() -> UIViewController {
    let nothing = factory.makeNothing()
    SceneIdentity.set("nothing", of: nothing)
    return nothing
  }

  /// Makes the controller `archive`, and each child that you do not pass.
  func instantiateArchive(
    shelf: UIViewController? = nil, box: UINavigationController? = nil, book: BookSceneController? = nil
  ) -> UITabBarController {
    let archive = factory.makeArchive()
    SceneIdentity.set("archive", of: archive)
    let shelf = shelf ?? instantiateShelf()
    let box = box ?? instantiateBox()
    let book = book ?? instantiateBook()
    archive.viewControllers = [shelf, box, book]
    return archive
  }

  func instantiateShelf() -> UIViewController {
    let shelf = factory.makeShelf()
    SceneIdentity.set("shelf", of: shelf)
    return shelf
  }

  /// Makes the controller `box`, and each child that you do not pass.
  func instantiateBox(paper: Paper? = nil) -> UINavigationController {
    let box = factory.makeBox()
    SceneIdentity.set("box", of: box)
    box.viewControllers = [paper ?? instantiatePaper()]
    return box
  }

  func instantiatePaper() -> Paper {
    let paper = factory.makePaper()
    (paper as? PaperSceneController)?.paperWiring.scenes = self
    paper.awakeFromNib()
    return paper
  }

  /// Makes the controller `book`, and each child that you do not pass.
  func instantiateBook(page: UIViewController? = nil) -> BookSceneController {
    let book = factory.makeBook()
    book.scene.show(pages: [page ?? instantiatePage()])
    return book
  }

  func instantiatePage() -> UIViewController {
    let page = factory.makePage()
    SceneIdentity.set("page", of: page)
    return page
  }
}

/// Makes controllers with the factories of the process.
extension ShowingScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateDesk(folders: Folders? = nil, nothing: UIViewController? = nil) -> UISplitViewController {
    Self().instantiateDesk(folders: folders, nothing: nothing)
  }
  static func instantiateFolders() -> Folders { Self().instantiateFolders() }
  static func instantiateFolder() -> UIViewController { Self().instantiateFolder() }
  static func instantiateLetter() -> UIViewController { Self().instantiateLetter() }
  static func instantiateNothing() -> UIViewController { Self().instantiateNothing() }
  static func instantiateArchive(
    shelf: UIViewController? = nil, box: UINavigationController? = nil, book: BookSceneController? = nil
  ) -> UITabBarController {
    Self().instantiateArchive(shelf: shelf, box: box, book: book)
  }
  static func instantiateShelf() -> UIViewController { Self().instantiateShelf() }
  static func instantiateBox(paper: Paper? = nil) -> UINavigationController { Self().instantiateBox(paper: paper) }
  static func instantiatePaper() -> Paper { Self().instantiatePaper() }
  static func instantiateBook(page: UIViewController? = nil) -> BookSceneController {
    Self().instantiateBook(page: page)
  }
  static func instantiatePage() -> UIViewController { Self().instantiatePage() }
}

// MARK: - folders

/// The parts of the scene `folders` that its controller uses.
final class FoldersScene: SceneParts<FoldersSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case folder, letter, nothing, archive, abruptly }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case folder(UIViewController)
    case letter(UIViewController)
    case nothing(UIViewController)
    case archive(UITabBarController, shelf: UIViewController, paper: Paper, book: BookSceneController)
    case abruptly(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ShowingScenes()
  private let dispatch = SceneDispatch<FoldersSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `folder`: shows `folder`.
  func performFolder(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let folder = scenes.instantiateFolder()
    dispatch.show(folder, "folder", from: controller, as: .folder(folder), sender: sender)
  }

  /// Performs the segue `letter`: shows as detail `letter`.
  func performLetter(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let letter = scenes.instantiateLetter()
    dispatch.showDetail(letter, "letter", from: controller, as: .letter(letter), sender: sender)
  }

  /// Performs the segue `nothing`: puts in place of the detail `nothing`.
  func performNothing(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let nothing = scenes.instantiateNothing()
    dispatch.replaceDetail(nothing, "nothing", from: controller, as: .nothing(nothing), sender: sender)
  }

  /// Performs the segue `archive`: presents `archive`.
  func performArchive(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let shelf = scenes.instantiateShelf()
    let paper = scenes.instantiatePaper()
    let box = scenes.instantiateBox(paper: paper)
    let book = scenes.instantiateBook()
    let archive = scenes.instantiateArchive(shelf: shelf, box: box, book: book)
    archive.modalPresentationStyle = .formSheet
    archive.modalTransitionStyle = .crossDissolve
    dispatch.present(
      archive,
      "archive",
      from: controller,
      as: .archive(archive, shelf: shelf, paper: paper, book: book),
      sender: sender
    )
  }

  /// Performs the segue `abruptly`: presents `letter`.
  func performAbruptly(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let letter = scenes.instantiateLetter()
    dispatch.present(letter, "abruptly", from: controller, as: .abruptly(letter), sender: sender, animated: false)
  }
}

final class FoldersSceneController: Folders {
  fileprivate lazy var foldersWiring = FoldersScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FoldersScene.Identifier(rawValue: identifier) {
    case .folder: foldersWiring.performFolder(sender: sender)
    case .letter: foldersWiring.performLetter(sender: sender)
    case .nothing: foldersWiring.performNothing(sender: sender)
    case .archive: foldersWiring.performArchive(sender: sender)
    case .abruptly: foldersWiring.performAbruptly(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Folders` and the scene `folders`.
@MainActor
protocol FoldersSceneOwner: Folders {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: FoldersScene.Segue, sender: Any?)
}

extension FoldersSceneOwner {
  /// The parts of the scene `folders` that this controller uses.
  var scene: FoldersScene { FoldersScene.owner(self, use: "ShowingScenes.instantiateFolders()").foldersWiring }
  func prepare(for segue: FoldersScene.Segue, sender: Any?) {}
}

extension Folders: FoldersSceneOwner {}

// MARK: - paper

/// The parts of the scene `paper` that its controller uses.
final class PaperScene: SceneParts<PaperSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case next, home }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case next(UIViewController)
    case home(Folders)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ShowingScenes()
  private let dispatch = SceneDispatch<PaperSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `next`: shows `letter`.
  func performNext(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let letter = scenes.instantiateLetter()
    dispatch.show(letter, "next", from: controller, as: .next(letter), sender: sender)
  }

  /// Performs the segue `home`: goes back to `folders`.
  func performHome(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: Folders.self, "home", from: controller, as: Segue.home, sender: sender) { folders, segue in
      folders.tidyUp(segue)
    }
  }
}

final class PaperSceneController: Paper {
  fileprivate lazy var paperWiring = PaperScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PaperScene.Identifier(rawValue: identifier) {
    case .next: paperWiring.performNext(sender: sender)
    case .home: paperWiring.performHome(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Paper` and the scene `paper`.
@MainActor
protocol PaperSceneOwner: Paper {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PaperScene.Segue, sender: Any?)
}

extension PaperSceneOwner {
  /// The parts of the scene `paper` that this controller uses.
  var scene: PaperScene { PaperScene.owner(self, use: "ShowingScenes.instantiatePaper()").paperWiring }
  func prepare(for segue: PaperScene.Segue, sender: Any?) {}
}

extension Paper: PaperSceneOwner {}

// MARK: - book

/// The parts of the scene `book` that its controller uses.
final class BookScene: SceneParts<BookSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class BookSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = BookScene(self)
}
