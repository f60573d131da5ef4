// Made by scenec from Values.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Values.scene.
@MainActor
struct ValuesScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `board`.
    var makeBoard: @MainActor () -> Board = { BoardSceneController() }
    /// Makes `notes`.
    var makeNotes: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    /// Makes `memo`.
    var makeMemo: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    /// Makes `drawer`.
    var makeDrawer: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
    /// Makes `pile`.
    var makePile: @MainActor (_ text: String) -> Sheet = { Sheet(text: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Values.scene starts with.
  func instantiateInitialViewController() -> Board {
    instantiateBoard()
  }

  /// Makes the controller `board`.
  func instantiateBoard() -> Board {
    let board = factory.makeBoard()
    (board as? BoardSceneController)?.boardWiring.scenes = self
    return board
  }

  /// Makes the controller `notes`.
  func instantiateNotes(text: String = "empty") -> Sheet {
    let notes = factory.makeNotes(text)
    SceneIdentity.set("notes", of: notes)
    return notes
  }

  /// Makes the controller `memo`.
  func instantiateMemo(text: String) -> Sheet {
    let memo = factory.makeMemo(text)
    SceneIdentity.set("memo", of: memo)
    return memo
  }

  /// Makes the controller `drawer`.
  func instantiateDrawer(text: String = "drawer") -> Sheet {
    let drawer = factory.makeDrawer(text)
    SceneIdentity.set("drawer", of: drawer)
    return drawer
  }

  /// Makes the controller `pile`.
  func instantiatePile(text: String = "pile") -> Sheet {
    let pile = factory.makePile(text)
    SceneIdentity.set("pile", of: pile)
    return pile
  }
}

/// Makes controllers with the factories of the process.
extension ValuesScenes {
  /// Makes the controller that Values.scene starts with.
  static func instantiateInitialViewController() -> Board {
    ValuesScenes().instantiateInitialViewController()
  }

  /// Makes the controller `board`.
  static func instantiateBoard() -> Board {
    ValuesScenes().instantiateBoard()
  }

  /// Makes the controller `notes`.
  static func instantiateNotes(text: String = "empty") -> Sheet {
    ValuesScenes().instantiateNotes(text: text)
  }

  /// Makes the controller `memo`.
  static func instantiateMemo(text: String) -> Sheet {
    ValuesScenes().instantiateMemo(text: text)
  }

  /// Makes the controller `drawer`.
  static func instantiateDrawer(text: String = "drawer") -> Sheet {
    ValuesScenes().instantiateDrawer(text: text)
  }

  /// Makes the controller `pile`.
  static func instantiatePile(text: String = "pile") -> Sheet {
    ValuesScenes().instantiatePile(text: text)
  }
}

// MARK: - board

/// The parts of the scene `board` that its controller uses.
@MainActor
final class BoardScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case openNotes
    case openMemo
    case showDrawer
    case showPile
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case openNotes(Sheet)
    case openMemo(Sheet)
    case showDrawer(Sheet)
    case showPile(Sheet)
  }

  private struct Children {
    weak var drawer: Sheet?
    weak var pile: Sheet?
  }

  private struct Slots {
    var place: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ValuesScenes()
  private weak var weakController: BoardSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (notesButton: UIButton, memoButton: UIButton, place: UIView)!
  private var children = Children()
  private var slots = Slots()

  fileprivate init(_ controller: BoardSceneController) { weakController = controller }

  var notesButton: UIButton { loadedViews.views.notesButton }
  var memoButton: UIButton { loadedViews.views.memoButton }
  var place: UIView { loadedViews.views.place }

  /// The child `drawer`, while it is there.
  var drawer: Sheet? { children.drawer }

  /// The child `pile`, while it is there.
  var pile: Sheet? { children.pile }

  /// Performs the segue `openNotes`: presents `notes`.
  func performOpenNotes(text: String = "empty", sender: Any? = nil) {
    guard let controller = weakController else { return }
    let notes = scenes.instantiateNotes(text: text)
    dispatch.perform("openNotes", from: controller, to: notes, as: .openNotes(notes), sender: sender) {
      controller.present(notes, animated: true)
    }
  }

  /// Performs the segue `openMemo`: presents `memo`.
  func performOpenMemo(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let memo = controller.makeMemo(forOpenMemo: sender)
    dispatch.perform("openMemo", from: controller, to: memo, as: .openMemo(memo), sender: sender) {
      controller.present(memo, animated: true)
    }
  }

  /// Performs the segue `openMemo`: presents `memo`.
  func performOpenMemo(text: String, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let memo = scenes.instantiateMemo(text: text)
    dispatch.perform("openMemo", from: controller, to: memo, as: .openMemo(memo), sender: sender) {
      controller.present(memo, animated: true)
    }
  }

  /// Performs the segue `showDrawer`: swaps in `drawer`.
  func performShowDrawer(text: String = "drawer", sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let drawer = scenes.instantiateDrawer(text: text)
    children.drawer = drawer
    dispatch.perform("showDrawer", from: controller, to: drawer, as: .showDrawer(drawer), sender: sender) {
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
    dispatch.perform("showPile", from: controller, to: pile, as: .showPile(pile), sender: sender) {
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

    let place = UIView()
    view.addSubview(place)

    views = (notesButton, memoButton, place)
    controller.view = view

    slots.place = SceneContainer(view: place, of: controller)
    performShowDrawer()
  }

  /// This scene, once its view is loaded.
  private var loadedViews: BoardScene {
    SceneWiring.loadView(of: weakController, "board")
    return self
  }
}

/// The generated view controller of the scene `board`.
final class BoardSceneController: Board {
  fileprivate lazy var boardWiring = BoardScene(self)

  override func loadView() { boardWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch BoardScene.Identifier(rawValue: identifier) {
    case .openNotes:
      boardWiring.performOpenNotes(sender: sender)
    case .openMemo:
      boardWiring.performOpenMemo(sender: sender)
    case .showDrawer:
      boardWiring.performShowDrawer(sender: sender)
    case .showPile:
      boardWiring.performShowPile(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = boardWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: BoardScene {
    guard let controller = self as? BoardSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "ValuesScenes.instantiateBoard()")
    }
    return controller.boardWiring
  }

  /// The default does nothing.
  func prepare(for segue: BoardScene.Segue, sender: Any?) {}
}

extension Board: BoardSceneOwner {}

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
