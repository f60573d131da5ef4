// Made by scenec from Values.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Values.scene.
@MainActor
struct ValuesScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeBoard: @MainActor () -> Board = { BoardSceneController() }
    var makeWindowGlass: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makeNotes: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makeMemo: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makeDrawer: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makePile: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makeBookcase: @MainActor () -> Bookcase = { BookcaseSceneController() }
    var makeCover: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeSpine: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makeStudy: @MainActor () -> Study = { StudySceneController() }
    var makeLamps: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeLamp: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makePair: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeLeft: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    var makeRight: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Values.scene starts with.
  func instantiateInitialViewController() -> Board { instantiateBoard() }

  func instantiateBoard() -> Board {
    let board = factory.makeBoard()
    (board as? BoardSceneController)?.boardWiring.scenes = self
    board.awakeFromNib()
    return board
  }

  func instantiateWindowGlass(text: String) -> Sheet {
    let windowGlass = factory.makeWindowGlass(text)
    SceneIdentity.set("windowGlass", of: windowGlass)
    windowGlass.awakeFromNib()
    return windowGlass
  }

  func instantiateNotes(text: String = "empty") -> Sheet {
    let notes = factory.makeNotes(text)
    SceneIdentity.set("notes", of: notes)
    notes.awakeFromNib()
    return notes
  }

  func instantiateMemo(text: String) -> Sheet {
    let memo = factory.makeMemo(text)
    SceneIdentity.set("memo", of: memo)
    memo.awakeFromNib()
    return memo
  }

  func instantiateDrawer(text: String = "drawer") -> Sheet {
    let drawer = factory.makeDrawer(text)
    SceneIdentity.set("drawer", of: drawer)
    drawer.awakeFromNib()
    return drawer
  }

  func instantiatePile(text: String = "pile") -> Sheet {
    let pile = factory.makePile(text)
    SceneIdentity.set("pile", of: pile)
    pile.awakeFromNib()
    return pile
  }

  /// Makes the controller `bookcase`, and each child that you do not pass.
  func instantiateBookcase(
    cover: Sheet? = nil, stack: UINavigationController? = nil, study: Study? = nil
  ) -> Bookcase {
    let bookcase = factory.makeBookcase()
    (bookcase as? BookcaseSceneController)?.bookcaseWiring.scenes = self
    let cover = cover ?? bookcase.makeCover(forBookcase: nil)
    let stack = stack ?? instantiateStack(spine: bookcase.makeSpine(forBookcase: nil))
    let study = study ?? instantiateStudy()
    bookcase.viewControllers = [cover, stack, study]
    bookcase.awakeFromNib()
    return bookcase
  }

  func instantiateCover(text: String) -> Sheet {
    let cover = factory.makeCover(text)
    SceneIdentity.set("cover", of: cover)
    cover.awakeFromNib()
    return cover
  }

  func instantiateStack(spine: Sheet) -> UINavigationController {
    let stack = factory.makeStack()
    SceneIdentity.set("stack", of: stack)
    stack.viewControllers = [spine]
    return stack
  }

  func instantiateSpine(text: String) -> Sheet {
    let spine = factory.makeSpine(text)
    SceneIdentity.set("spine", of: spine)
    spine.awakeFromNib()
    return spine
  }

  func instantiateStudy() -> Study {
    let study = factory.makeStudy()
    (study as? StudySceneController)?.studyWiring.scenes = self
    study.awakeFromNib()
    return study
  }

  func instantiateLamps(lamp: Sheet) -> UITabBarController {
    let lamps = factory.makeLamps()
    SceneIdentity.set("lamps", of: lamps)
    lamps.viewControllers = [lamp]
    return lamps
  }

  func instantiateLamp(text: String) -> Sheet {
    let lamp = factory.makeLamp(text)
    SceneIdentity.set("lamp", of: lamp)
    lamp.awakeFromNib()
    return lamp
  }

  /// Makes the controller `pair`, and each child that you do not pass.
  func instantiatePair(left: Sheet, right: Sheet? = nil) -> UISplitViewController {
    let pair = factory.makePair()
    SceneIdentity.set("pair", of: pair)
    pair.setViewController(left, for: .primary)
    pair.setViewController(right ?? instantiateRight(), for: .secondary)
    return pair
  }

  func instantiateLeft(text: String) -> Sheet {
    let left = factory.makeLeft(text)
    SceneIdentity.set("left", of: left)
    left.awakeFromNib()
    return left
  }

  func instantiateRight(text: String = "right") -> Sheet {
    let right = factory.makeRight(text)
    SceneIdentity.set("right", of: right)
    right.awakeFromNib()
    return right
  }
}

/// Makes controllers with the factories of the process.
extension ValuesScenes {
  static func instantiateInitialViewController() -> Board { Self().instantiateInitialViewController() }
  static func instantiateBoard() -> Board { Self().instantiateBoard() }
  static func instantiateWindowGlass(text: String) -> Sheet { Self().instantiateWindowGlass(text: text) }
  static func instantiateNotes(text: String = "empty") -> Sheet { Self().instantiateNotes(text: text) }
  static func instantiateMemo(text: String) -> Sheet { Self().instantiateMemo(text: text) }
  static func instantiateDrawer(text: String = "drawer") -> Sheet { Self().instantiateDrawer(text: text) }
  static func instantiatePile(text: String = "pile") -> Sheet { Self().instantiatePile(text: text) }
  static func instantiateBookcase(
    cover: Sheet? = nil, stack: UINavigationController? = nil, study: Study? = nil
  ) -> Bookcase {
    Self().instantiateBookcase(cover: cover, stack: stack, study: study)
  }
  static func instantiateCover(text: String) -> Sheet { Self().instantiateCover(text: text) }
  static func instantiateStack(spine: Sheet) -> UINavigationController { Self().instantiateStack(spine: spine) }
  static func instantiateSpine(text: String) -> Sheet { Self().instantiateSpine(text: text) }
  static func instantiateStudy() -> Study { Self().instantiateStudy() }
  static func instantiateLamps(lamp: Sheet) -> UITabBarController { Self().instantiateLamps(lamp: lamp) }
  static func instantiateLamp(text: String) -> Sheet { Self().instantiateLamp(text: text) }
  static func instantiatePair(left: Sheet, right: Sheet? = nil) -> UISplitViewController {
    Self().instantiatePair(left: left, right: right)
  }
  static func instantiateLeft(text: String) -> Sheet { Self().instantiateLeft(text: text) }
  static func instantiateRight(text: String = "right") -> Sheet { Self().instantiateRight(text: text) }
}

// MARK: - board

/// The parts of the scene `board` that its controller uses.
final class BoardScene: SceneParts<BoardSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case openStudy, openNotes, openMemo, near, far, showDrawer, showPile }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case openStudy(Study)
    case openNotes(Sheet)
    case openMemo(Sheet)
    case near(Sheet)
    case far(Sheet)
    case showDrawer(Sheet)
    case showPile(Sheet)
  }

  private struct Children {
    weak var near: Sheet?
    weak var far: Sheet?
    weak var drawer: Sheet?
    weak var pile: Sheet?
  }

  private struct Slots {
    var place: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ValuesScenes()
  private let dispatch = SceneDispatch<BoardSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (notesButton: UIButton, memoButton: UIButton, top: UIView, bottom: UIView, place: UIView)!
  private var children = Children()
  private var slots = Slots()

  var notesButton: UIButton { loadedViews.views.notesButton }
  var memoButton: UIButton { loadedViews.views.memoButton }
  var top: UIView { loadedViews.views.top }
  var bottom: UIView { loadedViews.views.bottom }
  var place: UIView { loadedViews.views.place }

  /// The child `near`, from the moment the view is loaded; asking for it loads the view.
  var near: Sheet { embeddedChild(children.near, "near") }
  /// The child `far`, from the moment the view is loaded; asking for it loads the view.
  var far: Sheet { embeddedChild(children.far, "far") }
  /// The child `drawer`, while it is there.
  var drawer: Sheet? { children.drawer }
  /// The child `pile`, while it is there.
  var pile: Sheet? { children.pile }

  /// Performs the segue `openStudy`: presents `study`.
  func performOpenStudy(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let study = scenes.instantiateStudy()
    dispatch.present(study, "openStudy", from: controller, as: .openStudy(study), sender: sender)
  }

  /// Performs the segue `openNotes`: presents `notes`.
  func performOpenNotes(text: String = "empty", sender: Any? = nil) {
    guard let controller = weakController else { return }
    let notes = scenes.instantiateNotes(text: text)
    dispatch.present(notes, "openNotes", from: controller, as: .openNotes(notes), sender: sender)
  }

  /// Performs the segue `openMemo`: presents `memo`.
  func performOpenMemo(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let memo = controller.makeMemo(forOpenMemo: sender)
    dispatch.present(memo, "openMemo", from: controller, as: .openMemo(memo), sender: sender)
  }

  /// Performs the segue `openMemo`: presents `memo`.
  func performOpenMemo(text: String, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let memo = scenes.instantiateMemo(text: text)
    dispatch.present(memo, "openMemo", from: controller, as: .openMemo(memo), sender: sender)
  }

  /// Performs the segue `showDrawer`: swaps in `drawer`.
  func performShowDrawer(text: String = "drawer", sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let drawer = scenes.instantiateDrawer(text: text)
    children.drawer = drawer
    dispatch.perform(drawer, "showDrawer", from: controller, as: .showDrawer(drawer), sender: sender) {
      slot.show(drawer)
    }
  }

  /// Performs the segue `showPile`: swaps in `pile`.
  func performShowPile(text: String = "pile", sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let pile = scenes.instantiatePile(text: text)
    children.pile = pile
    dispatch.perform(pile, "showPile", from: controller, as: .showPile(pile), sender: sender) {
      slot.show(pile)
    }
  }

  fileprivate func loadView(of controller: BoardSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let notesButton = UIButton(type: .system)
    notesButton.setTitle("Notes", for: .normal)
    notesButton.addAction(SceneSegues.action("openNotes", of: controller), for: .touchUpInside)
    view.addSubview(notesButton)

    let memoButton = UIButton(type: .system)
    memoButton.setTitle("Memo", for: .normal)
    memoButton.addAction(SceneSegues.action("openMemo", of: controller), for: .touchUpInside)
    view.addSubview(memoButton)

    let top = UIView()
    view.addSubview(top)

    let bottom = UIView()
    view.addSubview(bottom)

    let place = UIView()
    view.addSubview(place)

    views = (notesButton, memoButton, top, bottom, place)
    controller.view = view

    let near = scenes.instantiateWindowGlass(text: "near")
    children.near = near
    dispatch.embed(near, "near", in: top, from: controller, as: .near(near))

    let far = scenes.instantiateWindowGlass(text: "far")
    children.far = far
    dispatch.embed(far, "far", in: bottom, from: controller, as: .far(far))

    slots.place = SceneContainer(view: place, of: controller)
    performShowDrawer()
  }
}

final class BoardSceneController: Board {
  fileprivate lazy var boardWiring = BoardScene(self)
  override func loadView() { boardWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch BoardScene.Identifier(rawValue: identifier) {
    case .near, .far: SceneContainer.alreadyEmbedded()
    case .openStudy: boardWiring.performOpenStudy(sender: sender)
    case .openNotes: boardWiring.performOpenNotes(sender: sender)
    case .openMemo: boardWiring.performOpenMemo(sender: sender)
    case .showDrawer: boardWiring.performShowDrawer(sender: sender)
    case .showPile: boardWiring.performShowPile(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Board` and the scene `board`.
@MainActor
protocol BoardSceneOwner: Board {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: BoardScene.Segue, sender: Any?)
  /// Makes the controller `memo`, which needs values, for the segue `openMemo`.
  func makeMemo(forOpenMemo sender: Any?) -> Sheet
}

extension BoardSceneOwner {
  /// The parts of the scene `board` that this controller uses.
  var scene: BoardScene { BoardScene.owner(self, use: "ValuesScenes.instantiateBoard()").boardWiring }
  func prepare(for segue: BoardScene.Segue, sender: Any?) {}
}

extension Board: BoardSceneOwner {}

// MARK: - windowGlass

/// The parts of the scene `windowGlass` that its controller uses.
@MainActor
struct WindowGlassScene {
  fileprivate weak var controller: Sheet?

  /// The controller that contains this one, from the moment it does.
  var board: Board? { controller?.parent as? Board }
}

/// The interface between `Sheet` and the scene `windowGlass`.
@MainActor
protocol WindowGlassSceneOwner: Sheet {}

extension WindowGlassSceneOwner {
  /// The parts of the scene `windowGlass` that this controller uses.
  var windowGlassScene: WindowGlassScene { WindowGlassScene(controller: self) }
}

extension Sheet: WindowGlassSceneOwner {}

// MARK: - drawer

/// The parts of the scene `drawer` that its controller uses.
@MainActor
struct DrawerScene {
  fileprivate weak var controller: Sheet?

  /// The controller that contains this one, from the moment it does.
  var board: Board? { controller?.parent as? Board }
}

/// The interface between `Sheet` and the scene `drawer`.
@MainActor
protocol DrawerSceneOwner: Sheet {}

extension DrawerSceneOwner {
  /// The parts of the scene `drawer` that this controller uses.
  var drawerScene: DrawerScene { DrawerScene(controller: self) }
}

extension Sheet: DrawerSceneOwner {}

// MARK: - pile

/// The parts of the scene `pile` that its controller uses.
@MainActor
struct PileScene {
  fileprivate weak var controller: Sheet?

  /// The controller that contains this one, from the moment it does.
  var board: Board? { controller?.parent as? Board }
}

/// The interface between `Sheet` and the scene `pile`.
@MainActor
protocol PileSceneOwner: Sheet {}

extension PileSceneOwner {
  /// The parts of the scene `pile` that this controller uses.
  var pileScene: PileScene { PileScene(controller: self) }
}

extension Sheet: PileSceneOwner {}

// MARK: - bookcase

/// The parts of the scene `bookcase` that its controller uses.
final class BookcaseScene: SceneParts<BookcaseSceneController> {
  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ValuesScenes()
}

final class BookcaseSceneController: Bookcase {
  fileprivate lazy var bookcaseWiring = BookcaseScene(self)
}

/// The interface between `Bookcase` and the scene `bookcase`.
@MainActor
protocol BookcaseSceneOwner: Bookcase {
  /// Makes the controller `cover`, which needs values, for the container `bookcase`.
  func makeCover(forBookcase sender: Any?) -> Sheet
  /// Makes the controller `spine`, which needs values, for the container `bookcase`.
  func makeSpine(forBookcase sender: Any?) -> Sheet
}

extension BookcaseSceneOwner {
  /// The parts of the scene `bookcase` that this controller uses.
  var scene: BookcaseScene { BookcaseScene.owner(self, use: "ValuesScenes.instantiateBookcase()").bookcaseWiring }
}

extension Bookcase: BookcaseSceneOwner {}

// MARK: - cover

/// The parts of the scene `cover` that its controller uses.
@MainActor
struct CoverScene {
  fileprivate weak var controller: Sheet?

  /// The controller that contains this one, from the moment it does.
  var bookcase: Bookcase? { controller?.parent as? Bookcase }
}

/// The interface between `Sheet` and the scene `cover`.
@MainActor
protocol CoverSceneOwner: Sheet {}

extension CoverSceneOwner {
  /// The parts of the scene `cover` that this controller uses.
  var coverScene: CoverScene { CoverScene(controller: self) }
}

extension Sheet: CoverSceneOwner {}

// MARK: - study

/// The parts of the scene `study` that its controller uses.
final class StudyScene: SceneParts<StudySceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case lamps, openPair, openBookcase }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case lamps(UITabBarController, lamp: Sheet)
    case openPair(UISplitViewController, left: Sheet, right: Sheet)
    case openBookcase(Bookcase)
  }

  private struct Children {
    weak var lamps: UITabBarController?
    weak var lamp: Sheet?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ValuesScenes()
  private let dispatch = SceneDispatch<StudySceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var children = Children()

  /// The child `lamps`, from the moment the view is loaded; asking for it loads the view.
  var lamps: UITabBarController { embeddedChild(children.lamps, "lamps") }
  /// The child `lamp`, while it is there.
  var lamp: Sheet? { children.lamp }

  /// The controller that contains this one, from the moment it does.
  var bookcase: Bookcase? { weakController?.parent as? Bookcase }

  /// Performs the segue `openPair`: presents `pair`.
  func performOpenPair(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let left = controller.makeLeft(forPair: sender)
    let right = scenes.instantiateRight()
    let pair = scenes.instantiatePair(left: left, right: right)
    dispatch.present(
      pair, "openPair", from: controller, as: .openPair(pair, left: left, right: right), sender: sender
    )
  }

  /// Performs the segue `openBookcase`: presents `bookcase`.
  func performOpenBookcase(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let bookcase = scenes.instantiateBookcase()
    dispatch.present(bookcase, "openBookcase", from: controller, as: .openBookcase(bookcase), sender: sender)
  }

  fileprivate func loadView(of controller: StudySceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let lamp = controller.makeLamp(forLamps: nil)
    let lamps = scenes.instantiateLamps(lamp: lamp)
    children.lamps = lamps
    children.lamp = lamp
    dispatch.embed(lamps, "lamps", in: containerView, from: controller, as: .lamps(lamps, lamp: lamp))
  }
}

final class StudySceneController: Study {
  fileprivate lazy var studyWiring = StudyScene(self)
  override func loadView() { studyWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch StudyScene.Identifier(rawValue: identifier) {
    case .lamps: SceneContainer.alreadyEmbedded()
    case .openPair: studyWiring.performOpenPair(sender: sender)
    case .openBookcase: studyWiring.performOpenBookcase(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Study` and the scene `study`.
@MainActor
protocol StudySceneOwner: Study {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: StudyScene.Segue, sender: Any?)
  /// Makes the controller `lamp`, which needs values, for the container `lamps`.
  func makeLamp(forLamps sender: Any?) -> Sheet
  /// Makes the controller `left`, which needs values, for the container `pair`.
  func makeLeft(forPair sender: Any?) -> Sheet
}

extension StudySceneOwner {
  /// The parts of the scene `study` that this controller uses.
  var scene: StudyScene { StudyScene.owner(self, use: "ValuesScenes.instantiateStudy()").studyWiring }
  func prepare(for segue: StudyScene.Segue, sender: Any?) {}
}

extension Study: StudySceneOwner {}
