// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makeList: @MainActor () -> List = { List() }
    var makeGrid: @MainActor (_ columns: Int, _ order: Order) -> Grid = { Grid(columns: $0, order: $1) }
    var makeNotes: @MainActor (_ text: String) -> Notes = { Notes(text: $0) }
    var makePinned: @MainActor (_ text: String) -> Notes = { Notes(text: $0) }
    var makeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeMemo: @MainActor (_ text: String, _ isNew: Bool) -> Memo = { Memo(text: $0, isNew: $1) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home { instantiateHome() }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiateList() -> List {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    list.awakeFromNib()
    return list
  }

  func instantiateGrid(
    columns: Int = 3, order: @autoclosure @MainActor () -> Order = MainScenes.defaultOrderOfGrid
  ) -> Grid {
    let grid = factory.makeGrid(columns, order())
    SceneIdentity.set("grid", of: grid)
    grid.awakeFromNib()
    return grid
  }

  func instantiateNotes(text: String = "") -> Notes {
    let notes = factory.makeNotes(text)
    SceneIdentity.set("notes", of: notes)
    notes.awakeFromNib()
    return notes
  }

  func instantiatePinned(text: String = "") -> Notes {
    let pinned = factory.makePinned(text)
    SceneIdentity.set("pinned", of: pinned)
    pinned.awakeFromNib()
    return pinned
  }

  func instantiateStack(memo: Memo) -> UINavigationController {
    let stack = factory.makeStack()
    SceneIdentity.set("stack", of: stack)
    stack.viewControllers = [memo]
    return stack
  }

  func instantiateMemo(text: String, isNew: Bool = true) -> Memo {
    let memo = factory.makeMemo(text, isNew)
    SceneIdentity.set("memo", of: memo)
    memo.awakeFromNib()
    return memo
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// The default of the parameter `order` of `grid`.
  static var defaultOrderOfGrid: Order { .newest }

  static func instantiateInitialViewController() -> Home { Self().instantiateInitialViewController() }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiateGrid(
    columns: Int = 3, order: @autoclosure @MainActor () -> Order = MainScenes.defaultOrderOfGrid
  ) -> Grid {
    Self().instantiateGrid(columns: columns, order: order())
  }
  static func instantiateNotes(text: String = "") -> Notes { Self().instantiateNotes(text: text) }
  static func instantiatePinned(text: String = "") -> Notes { Self().instantiatePinned(text: text) }
  static func instantiateStack(memo: Memo) -> UINavigationController { Self().instantiateStack(memo: memo) }
  static func instantiateMemo(text: String, isNew: Bool = true) -> Memo {
    Self().instantiateMemo(text: text, isNew: isNew)
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case openNotes, openMemo, showList, showGrid, showNotes, showNotes2 }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case openNotes(Notes)
    case openMemo(Memo, in: UINavigationController)
    case notes(Notes)
    case showList(List)
    case showGrid(Grid)
    case showNotes(Notes)
    case showNotes2(Notes)
  }

  private struct Children {
    var list: List?
    var grid: Grid?
    weak var pinned: Notes?
  }

  private struct Slots {
    var place: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIView!
  private var children = Children()
  private var slots = Slots()

  var place: UIView { loadedViews.views }

  /// The child `list`, once it was made; it is kept while another child is shown.
  var list: List? { children.list }
  /// The child `grid`, once it was made; it is kept while another child is shown.
  var grid: Grid? { children.grid }
  /// The child `pinned`, from the moment the view is loaded; asking for it loads the view.
  var pinned: Notes { embeddedChild(children.pinned, "pinned") }

  /// Performs the segue `openNotes`: presents `notes`.
  func performOpenNotes(text: String = "", sender: Any? = nil) {
    guard let controller = weakController else { return }
    let notes = scenes.instantiateNotes(text: text)
    dispatch.present(notes, "openNotes", from: controller, as: .openNotes(notes), sender: sender)
  }

  /// Performs the segue `openMemo`: presents `stack`.
  func performOpenMemo(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let memo = controller.makeMemo(forOpenMemo: sender)
    let stack = scenes.instantiateStack(memo: memo)
    dispatch.present(stack, "openMemo", from: controller, as: .openMemo(memo, in: stack), sender: sender)
  }

  /// Performs the segue `openMemo`: presents `stack`.
  func performOpenMemo(text: String, isNew: Bool = true, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let memo = scenes.instantiateMemo(text: text, isNew: isNew)
    let stack = scenes.instantiateStack(memo: memo)
    dispatch.present(stack, "openMemo", from: controller, as: .openMemo(memo, in: stack), sender: sender)
  }

  /// Performs a segue: presents `notes`.
  fileprivate func performNotes(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let notes = scenes.instantiateNotes()
    dispatch.present(notes, nil, from: controller, as: .notes(notes), sender: sender)
  }

  /// Performs the segue `showList`: swaps in `list`.
  func performShowList(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let list = children.list ?? scenes.instantiateList()
    children.list = list
    dispatch.perform(list, "showList", from: controller, as: .showList(list), sender: sender) {
      slot.show(list)
    }
  }

  /// Performs the segue `showGrid`: swaps in `grid`.
  func performShowGrid(
    order: @autoclosure @MainActor () -> Order = MainScenes.defaultOrderOfGrid, sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let order = order()
    controller.loadViewIfNeeded()
    guard let slot = slots.place else { return }
    let grid = children.grid ?? scenes.instantiateGrid(columns: 4, order: order)
    children.grid = grid
    dispatch.perform(grid, "showGrid", from: controller, as: .showGrid(grid), sender: sender) {
      slot.show(grid)
    }
  }

  /// Performs the segue `showNotes2`: presents `notes`.
  func performShowNotes2(text: String = "", sender: Any? = nil) {
    guard let controller = weakController else { return }
    let notes = scenes.instantiateNotes(text: text)
    dispatch.present(notes, "showNotes2", from: controller, as: .showNotes2(notes), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Notes", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(SceneSegues.action("openNotes", of: controller), for: .touchUpInside)
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("Memo", for: .normal)
    button2.translatesAutoresizingMaskIntoConstraints = false
    button2.addAction(SceneSegues.action("openMemo", of: controller), for: .touchUpInside)
    view.addSubview(button2)

    let button3 = UIButton(type: .system)
    button3.setTitle("Ways", for: .normal)
    button3.translatesAutoresizingMaskIntoConstraints = false
    button3.addAction(UIAction { [weak self] in self?.performNotes(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button3)

    let place = UIView()
    place.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(place)

    let containerView = UIView()
    containerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(containerView)

    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button2.bottomAnchor),
      button2.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button3.bottomAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: button3.trailingAnchor),
      place.topAnchor.constraint(equalTo: view.centerYAnchor),
      view.bottomAnchor.constraint(equalTo: place.bottomAnchor),
      place.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: place.trailingAnchor),
      containerView.topAnchor.constraint(equalTo: view.topAnchor),
      containerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      containerView.heightAnchor.constraint(equalToConstant: 80),
    ])

    views = place
    controller.view = view

    slots.place = SceneContainer(view: place, of: controller)
    performShowList()

    let pinned = scenes.instantiatePinned()
    children.pinned = pinned
    dispatch.embed(pinned, "showNotes", in: containerView, from: controller, as: .showNotes(pinned))
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showNotes: SceneContainer.alreadyEmbedded()
    case .openNotes: homeWiring.performOpenNotes(sender: sender)
    case .openMemo: homeWiring.performOpenMemo(sender: sender)
    case .showList: homeWiring.performShowList(sender: sender)
    case .showGrid: homeWiring.performShowGrid(sender: sender)
    case .showNotes2: homeWiring.performShowNotes2(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
  /// Makes the controller `memo`, which needs values, for the segue `openMemo`.
  func makeMemo(forOpenMemo sender: Any?) -> Memo
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
@MainActor
struct ListScene {
  fileprivate weak var controller: List?

  /// The controller that contains this one, from the moment it does.
  var home: Home? { controller?.parent as? Home }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene(controller: self) }
}

extension List: ListSceneOwner {}

// MARK: - grid

/// The parts of the scene `grid` that its controller uses.
@MainActor
struct GridScene {
  fileprivate weak var controller: Grid?

  /// The controller that contains this one, from the moment it does.
  var home: Home? { controller?.parent as? Home }
}

/// The interface between `Grid` and the scene `grid`.
@MainActor
protocol GridSceneOwner: Grid {}

extension GridSceneOwner {
  /// The parts of the scene `grid` that this controller uses.
  var scene: GridScene { GridScene(controller: self) }
}

extension Grid: GridSceneOwner {}

// MARK: - pinned

/// The parts of the scene `pinned` that its controller uses.
@MainActor
struct PinnedScene {
  fileprivate weak var controller: Notes?

  /// The controller that contains this one, from the moment it does.
  var home: Home? { controller?.parent as? Home }
}

/// The interface between `Notes` and the scene `pinned`.
@MainActor
protocol PinnedSceneOwner: Notes {}

extension PinnedSceneOwner {
  /// The parts of the scene `pinned` that this controller uses.
  var pinnedScene: PinnedScene { PinnedScene(controller: self) }
}

extension Notes: PinnedSceneOwner {}
