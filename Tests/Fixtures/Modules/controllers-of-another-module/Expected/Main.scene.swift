// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import Core

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `tabs`.
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    /// Makes `editor`.
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
    home: Home? = nil,
    rows: Core.Rows? = nil,
    account: Core.Account? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let home = home ?? instantiateHome()
    let rows = rows ?? Core.ListScenes(in: self.flow?.factory(of:)).instantiateRows()
    let account = account ?? Core.LoginScenes(in: self.flow?.factory(of:)).instantiateAccount(user: "me")
    tabs.viewControllers = [home, rows, account]
    return tabs
  }

  /// Makes the controller `home`.
  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  /// Makes the controller `editor`.
  func instantiateEditor() -> Editor {
    let editor = factory.makeEditor()
    editor.awakeFromNib()
    return editor
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Core.Login {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  static func instantiateTabs(
    home: Home? = nil,
    rows: Core.Rows? = nil,
    account: Core.Account? = nil
  ) -> UITabBarController {
    MainScenes().instantiateTabs(home: home, rows: rows, account: account)
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> Home {
    MainScenes().instantiateHome()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> Editor {
    MainScenes().instantiateEditor()
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
@MainActor
final class HomeScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case accountHere
    case listHere
    case showMine
    case showList
    case showAccount
    case edit
  }

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
  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (area: UIView, area2: UIView, accountButton: UIButton)!
  private var children = Children()
  private var slots = Slots()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("home") }
    return weakController
  }

  var area: UIView { loadedViews.views.area }
  var area2: UIView { loadedViews.views.area2 }
  var accountButton: UIButton { loadedViews.views.accountButton }

  /// The child `badge`, from the moment the view is loaded; asking for it loads the view.
  var badge: Core.BadgeSceneController { embedded(children.badge, "badge") }

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
    dispatch.perform("accountHere", from: controller, to: account, as: .accountHere(account), sender: sender) {
      slot.show(account)
    }
  }

  /// Performs the segue `listHere`: swaps in `list`.
  func performListHere(
    item: @autoclosure @MainActor () -> Item = Core.ListScenes.defaultItemOfRows,
    sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let item = item()
    controller.loadViewIfNeeded()
    guard let slot = slots.area2 else { return }
    let rows = children.rows ?? Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateRows(item: item)
    let list = children.list ?? Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateList(rows: rows)
    children.list = list
    children.rows = rows
    dispatch.perform("listHere", from: controller, to: list, as: .listHere(rows, in: list), sender: sender) {
      slot.show(list)
    }
  }

  /// Performs the segue `showMine`: presents `account`.
  func performShowMine(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let account = controller.makeAccount(forShowMine: sender)
    dispatch.perform("showMine", from: controller, to: account, as: .showMine(account), sender: sender) {
      controller.present(account, animated: true)
    }
  }

  /// Performs the segue `showMine`: presents `account`.
  func performShowMine(user: String, limit: Int = 10, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let account = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateAccount(user: user, limit: limit)
    dispatch.perform("showMine", from: controller, to: account, as: .showMine(account), sender: sender) {
      controller.present(account, animated: true)
    }
  }

  /// Performs the segue `showList`: presents `list`.
  func performShowList(
    item: @autoclosure @MainActor () -> Item = Core.ListScenes.defaultItemOfRows,
    sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let item = item()
    let rows = Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateRows(item: item)
    let list = Core.ListScenes(in: scenes.flow?.factory(of:)).instantiateList(rows: rows)
    dispatch.perform("showList", from: controller, to: list, as: .showList(rows, in: list), sender: sender) {
      controller.present(list, animated: true)
    }
  }

  /// Performs the segue `showAccount`: shows `account`.
  func performShowAccount(user: String, limit: Int = 10, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let account = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateAccount(user: user, limit: limit)
    dispatch.perform("showAccount", from: controller, to: account, as: .showAccount(account), sender: sender) {
      controller.show(account, sender: sender)
    }
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.perform("edit", from: controller, to: editor, as: .edit(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
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
    dispatch.embed(badge, in: area, of: controller, as: .badge(badge), identifier: nil)

    slots.area2 = SceneContainer(view: area2, of: controller)
    performAccountHere()
  }

  /// This scene, once its view is loaded.
  private var loadedViews: HomeScene {
    SceneWiring.loadView(of: weakController, "home")
    return self
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `home` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `home`.
final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)

  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .accountHere:
      homeWiring.performAccountHere(sender: sender)
    case .listHere:
      homeWiring.performListHere(sender: sender)
    case .showMine:
      homeWiring.performShowMine(sender: sender)
    case .showList:
      homeWiring.performShowList(sender: sender)
    case .showAccount:
      fatalError("'showAccount' needs values; call scene.performShowAccount(user:limit:sender:)")
    case .edit:
      homeWiring.performEdit(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = homeWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: HomeScene {
    guard let controller = self as? HomeSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

  /// The default does nothing.
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
@MainActor
final class EditorScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case done
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case done(Core.Rows)
  }

  private weak var weakController: EditorSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: EditorSceneController) { weakController = controller }

  /// Performs the segue `done`: goes back to `rows`.
  func performDone(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let rows = SceneUnwind.receiver(Core.Rows.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "done", from: controller, to: rows, animated: true)
    dispatch.perform(segue, as: .done(rows), sender: sender) {
      rows.editorDidFinish(segue)
    }
  }
}

/// The generated view controller of the scene `editor`.
final class EditorSceneController: Editor {
  fileprivate lazy var editorWiring = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .done:
      editorWiring.performDone(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = editorWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: EditorScene {
    guard let controller = self as? EditorSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateEditor()")
    }
    return controller.editorWiring
  }

  /// The default does nothing.
  func prepare(for segue: EditorScene.Segue, sender: Any?) {}
}

extension Editor: EditorSceneOwner {}
