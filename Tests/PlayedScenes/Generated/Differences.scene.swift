// Made by scenec from Differences.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Differences.scene.
@MainActor
struct DifferencesScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeCounter: @MainActor () -> Counter = { CounterSceneController() }
    var makeParcel: @MainActor () -> ParcelSceneController = { ParcelSceneController() }
    var makeLedger: @MainActor () -> Ledger = { LedgerSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Differences.scene starts with.
  func instantiateInitialViewController() -> Counter { instantiateCounter() }

  func instantiateCounter() -> Counter {
    let counter = factory.makeCounter()
    (counter as? CounterSceneController)?.counterWiring.scenes = self
    counter.awakeFromNib()
    return counter
  }

  func instantiateParcel() -> ParcelSceneController { factory.makeParcel() }
  func instantiateLedger() -> Ledger { SceneFlow.awakened(factory.makeLedger()) }
}

/// Makes controllers with the factories of the process.
extension DifferencesScenes {
  static func instantiateInitialViewController() -> Counter { Self().instantiateInitialViewController() }
  static func instantiateCounter() -> Counter { Self().instantiateCounter() }
  static func instantiateParcel() -> ParcelSceneController { Self().instantiateParcel() }
  static func instantiateLedger() -> Ledger { Self().instantiateLedger() }
}

// MARK: - counter

/// The parts of the scene `counter` that its controller uses.
final class CounterScene: SceneParts<CounterSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case openParcel }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case openParcel(ParcelSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = DifferencesScenes()
  private let dispatch = SceneDispatch<CounterSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (stampButton: StampButton, pad: InkPad)!

  var stampButton: StampButton { loadedViews.views.stampButton }
  var pad: InkPad { loadedViews.views.pad }

  /// Performs the segue `openParcel`: presents `parcel`.
  func performOpenParcel(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let parcel = scenes.instantiateParcel()
    dispatch.present(parcel, "openParcel", from: controller, as: .openParcel(parcel), sender: sender)
  }

  fileprivate func loadView(of controller: CounterSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let stampButton = StampButton(type: .system)
    stampButton.setTitle("Stamp", for: .normal)
    stampButton.translatesAutoresizingMaskIntoConstraints = false
    stampButton.addAction(SceneActions.call(controller) { $0.stamp() }, for: .touchUpInside)
    view.addSubview(stampButton)

    let pad = InkPad()
    pad.ink = 3
    pad.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pad)

    NSLayoutConstraint.activate([
      stampButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      stampButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stampButton.widthAnchor.constraint(equalToConstant: 100),
      stampButton.heightAnchor.constraint(equalToConstant: 40),
      pad.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
      pad.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      pad.widthAnchor.constraint(equalToConstant: 100),
      pad.heightAnchor.constraint(equalToConstant: 40),
    ])

    views = (stampButton, pad)
    controller.view = view
    stampButton.awakeFromNib()
    pad.awakeFromNib()
  }
}

final class CounterSceneController: Counter {
  fileprivate lazy var counterWiring = CounterScene(self)
  override func loadView() { counterWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CounterScene.Identifier(rawValue: identifier) {
    case .openParcel: counterWiring.performOpenParcel(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Counter` and the scene `counter`.
@MainActor
protocol CounterSceneOwner: Counter {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: CounterScene.Segue, sender: Any?)
}

extension CounterSceneOwner {
  /// The parts of the scene `counter` that this controller uses.
  var scene: CounterScene { CounterScene.owner(self, use: "DifferencesScenes.instantiateCounter()").counterWiring }
  func prepare(for segue: CounterScene.Segue, sender: Any?) {}
}

extension Counter: CounterSceneOwner {}

// MARK: - parcel

/// The parts of the scene `parcel` that its controller uses.
final class ParcelScene: SceneParts<ParcelSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case close }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case close(Counter)
  }

  private let dispatch = SceneDispatch<ParcelSceneController, Segue>()
  private var views: UIButton!

  var closeButton: UIButton { loadedViews.views }

  /// Performs the segue `close`: goes back to `counter`.
  func performClose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: Counter.self, "close", from: controller, as: Segue.close, sender: sender
    ) { counter, segue in counter.closed(segue) }
  }

  fileprivate func loadView(of controller: ParcelSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let closeButton = UIButton(type: .system)
    closeButton.setTitle("Close", for: .normal)
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    closeButton.addAction(SceneSegues.action("close", of: controller), for: .touchUpInside)
    view.addSubview(closeButton)

    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      closeButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])

    views = closeButton
    controller.view = view
  }
}

final class ParcelSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ParcelScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ParcelScene.Identifier(rawValue: identifier) {
    case .close: scene.performClose(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - ledger

/// The parts of the scene `ledger` that its controller uses.
final class LedgerScene: SceneParts<LedgerSceneController> {
  private var tables: [AnyObject] = []

  fileprivate func loadView(of controller: LedgerSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.rowHeight = 44

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "One"

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(tableViewCell, height: 60)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class LedgerSceneController: Ledger {
  fileprivate lazy var ledgerWiring = LedgerScene(self)
  override func loadView() { ledgerWiring.loadView(of: self) }
}

/// The interface between `Ledger` and the scene `ledger`.
@MainActor
protocol LedgerSceneOwner: Ledger {}

extension LedgerSceneOwner {
  /// The parts of the scene `ledger` that this controller uses.
  var scene: LedgerScene { LedgerScene.owner(self, use: "DifferencesScenes.instantiateLedger()").ledgerWiring }
}

extension Ledger: LedgerSceneOwner {}
