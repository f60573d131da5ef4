// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import Core

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makeEditor: @MainActor () -> Editor = { EditorSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Core.Login {
    Core.LoginScenes(in: self.flow?.factory(of:)).instantiateLogin()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(
    home: Home? = nil, rows: Core.Rows? = nil, account: Core.Account? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let home = home ?? instantiateHome()
    let rows = rows ?? Core.ListScenes(in: self.flow?.factory(of:)).instantiateRows()
    let account = account ?? Core.LoginScenes(in: self.flow?.factory(of:)).instantiateAccount(user: "me")
    tabs.viewControllers = [home, rows, account]
    return tabs
  }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiateEditor() -> Editor { SceneFlow.awakened(factory.makeEditor()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Core.Login { Self().instantiateInitialViewController() }
  static func instantiateTabs(
    home: Home? = nil, rows: Core.Rows? = nil, account: Core.Account? = nil
  ) -> UITabBarController {
    Self().instantiateTabs(home: home, rows: rows, account: account)
  }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiateEditor() -> Editor { Self().instantiateEditor() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case accountHere, listHere, showMine, showList, showAccount, edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case badge(Core.BadgeSceneController)
    case accountHere(Core.Account)
    case listHere(Core.Rows, in: UINavigationController)
    case showMine(Core.Account)
    case showList(Core.Rows, in: UINavigationController)
    case showAccount(Core.Account)
    case edit(Editor)
  }

  private struct Children {
    weak var badge: Core.BadgeSceneController?
    var account: Core.Account?
    var list: UINavigationController?
    var rows: Core.Rows?
  }

  private struct Slots {
    var area2: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (area: UIView, area2: UIView, accountButton: UIButton)!
  private var children = Children()
  private var slots = Slots()

  var area: UIView { loadedViews.views.area }
  var area2: UIView { loadedViews.views.area2 }
  var accountButton: UIButton { loadedViews.views.accountButton }

  /// The child `badge`, from the moment the view is loaded; asking for it loads the view.
  var badge: Core.BadgeSceneController { embeddedChild(children.badge, "badge") }
  /// The child `account`, once it was made; it is kept while another child is shown.
  var account: Core.Account? { children.account }
  /// The child `list`, once it was made; it is kept while another child is shown.
  var list: UINavigationController? { children.list }
  /// The child `rows`, once it was made; it is kept while another child is shown.
  var rows: Core.Rows? { children.rows }

  /// Performs the segue `accountHere`: swaps in `account`.
  func performAccountHere(limit: Int = 10, sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.area2 else { return }
    let account =
      children.account
      ?? Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateAccount(user: "me", limit: limit)
    children.account = account
    dispatch.perform(account, "accountHere", from: controller, as: .accountHere(account), sender: sender) {
      slot.show(account)
    }
  }

  /// Performs the segue `listHere`: swaps in `list`.
  func performListHere(
    item: @autoclosure @MainActor () -> Item = Core.ListScenes.defaultItemOfRows, sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let item = item()
    controller.loadViewIfNeeded()
    guard let slot = slots.area2 else { return }
    let rows = children.rows ?? Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateRows(item: item)
    let list = children.list ?? Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateList(rows: rows)
    children.list = list
    children.rows = rows
    dispatch.perform(list, "listHere", from: controller, as: .listHere(rows, in: list), sender: sender) {
      slot.show(list)
    }
  }

  /// Performs the segue `showMine`: presents `account`.
  func performShowMine(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let account = controller.makeAccount(forShowMine: sender)
    dispatch.present(account, "showMine", from: controller, as: .showMine(account), sender: sender)
  }

  /// Performs the segue `showMine`: presents `account`.
  func performShowMine(user: String, limit: Int = 10, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let account = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateAccount(user: user, limit: limit)
    dispatch.present(account, "showMine", from: controller, as: .showMine(account), sender: sender)
  }

  /// Performs the segue `showList`: presents `list`.
  func performShowList(
    item: @autoclosure @MainActor () -> Item = Core.ListScenes.defaultItemOfRows, sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let item = item()
    let rows = Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateRows(item: item)
    let list = Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateList(rows: rows)
    dispatch.present(list, "showList", from: controller, as: .showList(rows, in: list), sender: sender)
  }

  /// Performs the segue `showAccount`: shows `account`.
  func performShowAccount(user: String, limit: Int = 10, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let account = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateAccount(user: user, limit: limit)
    dispatch.show(account, "showAccount", from: controller, as: .showAccount(account), sender: sender)
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let area = UIView()
    stackView.addArrangedSubview(area)

    let area2 = UIView()
    stackView.addArrangedSubview(area2)

    let accountButton = UIButton(type: .system)
    accountButton.setTitle("Account", for: .normal)
    accountButton.addAction(SceneSegues.action("showMine", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(accountButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
    ])

    views = (area, area2, accountButton)
    controller.view = view

    let badge = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateBadge()
    children.badge = badge
    dispatch.embed(badge, nil, in: area, from: controller, as: .badge(badge))

    slots.area2 = SceneContainer(view: area2, of: controller)
    performAccountHere()
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .accountHere: homeWiring.performAccountHere(sender: sender)
    case .listHere: homeWiring.performListHere(sender: sender)
    case .showMine: homeWiring.performShowMine(sender: sender)
    case .showList: homeWiring.performShowList(sender: sender)
    case .showAccount: fatalError("'showAccount' needs values; call scene.performShowAccount(user:limit:sender:)")
    case .edit: homeWiring.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
  /// Makes the controller `account`, which needs values, for the segue `showMine`.
  func makeAccount(forShowMine sender: Any?) -> Core.Account
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
final class EditorScene: SceneParts<EditorSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case done }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case done(Core.Rows)
  }

  private let dispatch = SceneDispatch<EditorSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `done`: goes back to `rows`.
  func performDone(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: Core.Rows.self, "done", from: controller, as: Segue.done, sender: sender) { rows, segue in
      rows.editorDidFinish(segue)
    }
  }
}

final class EditorSceneController: Editor {
  fileprivate lazy var editorWiring = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .done: editorWiring.performDone(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Editor` and the scene `editor`.
@MainActor
protocol EditorSceneOwner: Editor {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: EditorScene.Segue, sender: Any?)
}

extension EditorSceneOwner {
  /// The parts of the scene `editor` that this controller uses.
  var scene: EditorScene { EditorScene.owner(self, use: "MainScenes.instantiateEditor()").editorWiring }
  func prepare(for segue: EditorScene.Segue, sender: Any?) {}
}

extension Editor: EditorSceneOwner {}
