// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> Main = { MainSceneController() }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Main { instantiateMain() }

  func instantiateMain() -> Main {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  func instantiateList() -> ListSceneController { factory.makeList() }

  func makeBanner() -> Banner {
    let banner = Banner()

    let text = UILabel()
    text.translatesAutoresizingMaskIntoConstraints = false
    banner.addSubview(text)

    let textHeight = text.heightAnchor.constraint(equalToConstant: 44)

    banner.textHeight = textHeight
    banner.awakeFromNib()
    return banner
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Main { Self().instantiateInitialViewController() }
  static func instantiateMain() -> Main { Self().instantiateMain() }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func makeBanner() -> Banner { Self().makeBanner() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case notes }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case notes(ListSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      message: UILabel, action: UIButton, messageToButton: NSLayoutConstraint, messageToEdge: NSLayoutConstraint,
      tall: NSLayoutConstraint
    )!

  var message: UILabel { loadedViews.views.message }
  var action: UIButton { loadedViews.views.action }
  var messageToButton: NSLayoutConstraint { loadedViews.views.messageToButton }
  var messageToEdge: NSLayoutConstraint { loadedViews.views.messageToEdge }
  var tall: NSLayoutConstraint { loadedViews.views.tall }

  /// Performs the segue `notes`: presents `list`.
  func performNotes(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let list = scenes.instantiateList()
    dispatch.present(list, "notes", from: controller, as: .notes(list), sender: sender)
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let message = UILabel()
    message.text = "Hello"
    message.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(message)

    let action = UIButton(type: .system)
    action.setTitle("Edit", for: .normal)
    action.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(action)

    let messageToButton = action.leadingAnchor.constraint(equalTo: message.trailingAnchor, constant: 10)
    let messageToEdge = view.trailingAnchor.constraint(equalTo: message.trailingAnchor, constant: 14)
    let tall = message.heightAnchor.constraint(equalToConstant: 100)
    tall.priority = UILayoutPriority(750)
    tall.identifier = "tall"
    NSLayoutConstraint.activate([
      message.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      message.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: action.trailingAnchor, constant: 8),
      action.centerYAnchor.constraint(equalTo: message.centerYAnchor),
      messageToButton,
    ])

    views = (message, action, messageToButton, messageToEdge, tall)
    controller.view = view
    controller.messageToButton = messageToButton
    controller.messageToEdge = messageToEdge
  }
}

final class MainSceneController: Main {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .notes: mainWiring.performNotes(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Main` and the scene `main`.
@MainActor
protocol MainSceneOwner: Main {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Main: MainSceneOwner {}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  private var views: UITableView!

  /// A view of the prototype `note`, with what is in it.
  func dequeueNoteCell(for indexPath: IndexPath) -> ListSceneNoteCell {
    SceneReuse.cell("note", of: loadedViews.views, for: indexPath, fill: fillNoteCell)
  }

  private func fillNoteCell(_ tableViewCell: ListSceneNoteCell) {
    let note = UILabel()
    note.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(note)

    let noteHeight = note.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: tableViewCell.contentView.topAnchor),
      note.leadingAnchor.constraint(equalTo: tableViewCell.contentView.leadingAnchor),
    ])

    tableViewCell.views = ListSceneNoteCell.Views(note: note, noteHeight: noteHeight)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.register(ListSceneNoteCell.self, forCellReuseIdentifier: "note")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }
}

final class ListSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)
  override func loadView() { scene.loadView(of: self) }
}

/// The generated class of the prototype `note`.
final class ListSceneNoteCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let note: UILabel
    let noteHeight: NSLayoutConstraint
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
