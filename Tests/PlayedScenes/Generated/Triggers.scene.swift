// Made by scenec from Triggers.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Triggers.scene.
@MainActor
struct TriggersScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeDeck: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeTable: @MainActor () -> CardTable = { TableSceneController() }
    var makeCard: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Triggers.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateDeck() }

  /// Makes the controller `deck`, and each child that you do not pass.
  func instantiateDeck(table: CardTable? = nil) -> UINavigationController {
    let deck = factory.makeDeck()
    SceneIdentity.set("deck", of: deck)
    deck.viewControllers = [table ?? instantiateTable()]
    return deck
  }

  func instantiateTable() -> CardTable {
    let table = factory.makeTable()
    if let controller = table as? TableSceneController {
      let wiring = controller.tableWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    table.awakeFromNib()
    return table
  }

  func instantiateCard() -> UIViewController {
    let card = factory.makeCard()
    SceneIdentity.set("card", of: card)
    return card
  }
}

/// Makes controllers with the factories of the process.
extension TriggersScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateDeck(table: CardTable? = nil) -> UINavigationController {
    Self().instantiateDeck(table: table)
  }
  static func instantiateTable() -> CardTable { Self().instantiateTable() }
  static func instantiateCard() -> UIViewController { Self().instantiateCard() }
}

// MARK: - table

/// The parts of the scene `table` that its controller uses.
final class TableScene: SceneParts<TableSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case choose, press }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case choose(UIViewController)
    case card(UIViewController)
    case press(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = TriggersScenes()
  private let dispatch = SceneDispatch<TableSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (sortButton: UIButton, pile: UIView, drag: UIPanGestureRecognizer)!
  fileprivate let keyCommands = SceneKeyCommands(action: "performTableSceneControllerKeyCommand:")

  var sortButton: UIButton { loadedViews.views.sortButton }
  var pile: UIView { loadedViews.views.pile }
  var drag: UIPanGestureRecognizer { loadedViews.views.drag }

  private(set) lazy var moreItem: UIBarButtonItem = UIBarButtonItem(title: "More")

  /// Performs the segue `choose`: pushes `card`.
  func performChoose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let card = scenes.instantiateCard()
    dispatch.push(card, "choose", from: controller, as: .choose(card), sender: sender)
  }

  /// Performs a segue: pushes `card`.
  fileprivate func performCard(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let card = scenes.instantiateCard()
    dispatch.push(card, nil, from: controller, as: .card(card), sender: sender)
  }

  /// Performs the segue `press`: presents in a popover `card`.
  func performPress(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let card = scenes.instantiateCard()
    card.modalPresentationStyle = .popover
    SceneSegues.anchor(card, at: sender)
    dispatch.present(card, "press", from: controller, as: .press(card), sender: sender)
  }

  fileprivate func loadView(of controller: TableSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let sortButton = UIButton(type: .system)
    sortButton.setTitle("Sort", for: .normal)
    sortButton.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    let menuItem4 = UIAction(title: "By name") { [weak controller] action in
      if let controller { controller.note(action) }
    }
    let menu3 = UIMenu(title: "Order", options: .displayInline, children: [menuItem4])
    let menu2 = UIMenu(children: [menu3])
    sortButton.menu = menu2
    view.addSubview(sortButton)

    let pile = UIView()
    pile.frame = CGRect(x: 20, y: 200, width: 200, height: 200)
    view.addSubview(pile)

    let tapGestureRecognizer = UITapGestureRecognizer()
    SceneGesture.addAction(to: tapGestureRecognizer) { [weak controller] _ in
      if let controller { controller.tapped() }
    }
    pile.addGestureRecognizer(tapGestureRecognizer)

    let longPressGestureRecognizer = UILongPressGestureRecognizer()
    SceneGesture.addSegue(to: longPressGestureRecognizer) { [weak controller] in
      SceneSegues.trigger("press", of: controller, sender: $0)
    }
    pile.addGestureRecognizer(longPressGestureRecognizer)

    let swipeGestureRecognizer = UISwipeGestureRecognizer()
    swipeGestureRecognizer.direction = .left
    SceneGesture.addSegue(to: swipeGestureRecognizer) { [weak self] in self?.performCard(sender: $0) }
    pile.addGestureRecognizer(swipeGestureRecognizer)

    let drag = UIPanGestureRecognizer()
    SceneGesture.addAction(to: drag) { [weak controller, weak drag] _ in
      if let controller, let drag { controller.dragged(drag) }
    }
    pile.addGestureRecognizer(drag)

    views = (sortButton, pile, drag)
    controller.view = view

    let keyCommand = keyCommands.make(input: "n", modifierFlags: .command) { [weak controller] command in
      if let controller { controller.note(command) }
    }
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(input: UIKeyCommand.inputUpArrow, modifierFlags: []) { [weak self] command in
      self?.performCard(sender: command)
    }
    controller.addKeyCommand(keyCommand2)

    let keyCommand3 = UIKeyCommand(input: "c", modifierFlags: [], action: SceneResponder.selector("copy:"))
    controller.addKeyCommand(keyCommand3)
  }

  fileprivate func addBarButtonItems(to controller: TableSceneController) {
    let menuItem = UIAction(title: "Show") { [weak controller] action in
      SceneSegues.trigger("choose", of: controller, sender: action.sender)
    }
    let menuItem2 = UIAction(title: "Gone", attributes: .hidden) { _ in }
    let menuItem3 = UIAction(title: "Later", attributes: .disabled) { [weak controller] action in
      if let controller { controller.note(action) }
    }
    let menu = UIMenu(children: [menuItem, menuItem2, menuItem3])
    moreItem.menu = menu
    controller.navigationItem.rightBarButtonItems = [moreItem]
  }
}

final class TableSceneController: CardTable {
  fileprivate lazy var tableWiring = TableScene(self)
  override func loadView() { tableWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performTableSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      tableWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch TableScene.Identifier(rawValue: identifier) {
    case .choose: tableWiring.performChoose(sender: sender)
    case .press: tableWiring.performPress(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `CardTable` and the scene `table`.
@MainActor
protocol TableSceneOwner: CardTable {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: TableScene.Segue, sender: Any?)
}

extension TableSceneOwner {
  /// The parts of the scene `table` that this controller uses.
  var scene: TableScene { TableScene.owner(self, use: "TriggersScenes.instantiateTable()").tableWiring }
  func prepare(for segue: TableScene.Segue, sender: Any?) {}
}

extension CardTable: TableSceneOwner {}
