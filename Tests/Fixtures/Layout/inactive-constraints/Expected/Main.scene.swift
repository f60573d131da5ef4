// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> Main = { MainSceneController() }
    /// Makes `list`.
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
  func instantiateInitialViewController() -> Main {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> Main {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  /// Makes the controller `list`.
  func instantiateList() -> ListSceneController {
    factory.makeList()
  }

  /// Makes the view `banner`.
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
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Main {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Main {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `list`.
  static func instantiateList() -> ListSceneController {
    MainScenes().instantiateList()
  }

  /// Makes the view `banner`.
  static func makeBanner() -> Banner {
    MainScenes().makeBanner()
  }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
@MainActor
final class MainScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case notes
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case notes(ListSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views:
    (
      message: UILabel,
      action: UIButton,
      messageToButton: NSLayoutConstraint,
      messageToEdge: NSLayoutConstraint,
      tall: NSLayoutConstraint
    )!

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  var message: UILabel { loadedViews.views.message }
  var action: UIButton { loadedViews.views.action }
  var messageToButton: NSLayoutConstraint { loadedViews.views.messageToButton }
  var messageToEdge: NSLayoutConstraint { loadedViews.views.messageToEdge }
  var tall: NSLayoutConstraint { loadedViews.views.tall }

  /// Performs the segue `notes`: presents `list`.
  func performNotes(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let list = scenes.instantiateList()
    dispatch.perform("notes", from: controller, to: list, as: .notes(list), sender: sender) {
      controller.present(list, animated: true)
    }
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

  /// This scene, once its view is loaded.
  private var loadedViews: MainScene {
    SceneWiring.loadView(of: weakController, "main")
    return self
  }
}

/// The generated view controller of the scene `main`.
final class MainSceneController: Main {
  fileprivate lazy var mainWiring = MainScene(self)

  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .notes:
      mainWiring.performNotes(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: MainScene {
    guard let controller = self as? MainSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  /// The default does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Main: MainSceneOwner {}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
@MainActor
final class ListScene {
  private weak var weakController: ListSceneController?
  private var views: UITableView!

  fileprivate init(_ controller: ListSceneController) { weakController = controller }

  private var controller: ListSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("list") }
    return weakController
  }

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

  /// This scene, once its view is loaded.
  private var loadedViews: ListScene {
    SceneWiring.loadView(of: weakController, "list")
    return self
  }
}

/// The generated view controller of the scene `list`.
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
