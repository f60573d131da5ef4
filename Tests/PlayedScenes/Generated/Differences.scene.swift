// Made by scenec from Differences.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Differences.scene.
@MainActor
struct DifferencesScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `counter`.
    var makeCounter: @MainActor () -> Counter = { CounterSceneController() }
    /// Makes `parcel`.
    var makeParcel: @MainActor () -> ParcelSceneController = { ParcelSceneController() }
    /// Makes `ledger`.
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
  func instantiateInitialViewController() -> Counter {
    instantiateCounter()
  }

  /// Makes the controller `counter`.
  func instantiateCounter() -> Counter {
    let counter = factory.makeCounter()
    (counter as? CounterSceneController)?.counterWiring.scenes = self
    counter.awakeFromNib()
    return counter
  }

  /// Makes the controller `parcel`.
  func instantiateParcel() -> ParcelSceneController {
    factory.makeParcel()
  }

  /// Makes the controller `ledger`.
  func instantiateLedger() -> Ledger {
    let ledger = factory.makeLedger()
    ledger.awakeFromNib()
    return ledger
  }
}

/// Makes controllers with the factories of the process.
extension DifferencesScenes {
  /// Makes the controller that Differences.scene starts with.
  static func instantiateInitialViewController() -> Counter {
    DifferencesScenes().instantiateInitialViewController()
  }

  /// Makes the controller `counter`.
  static func instantiateCounter() -> Counter {
    DifferencesScenes().instantiateCounter()
  }

  /// Makes the controller `parcel`.
  static func instantiateParcel() -> ParcelSceneController {
    DifferencesScenes().instantiateParcel()
  }

  /// Makes the controller `ledger`.
  static func instantiateLedger() -> Ledger {
    DifferencesScenes().instantiateLedger()
  }
}

// MARK: - counter

/// The parts of the scene `counter` that its controller uses.
@MainActor
final class CounterScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case openParcel
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case openParcel(ParcelSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = DifferencesScenes()
  private weak var weakController: CounterSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (stampButton: StampButton, pad: InkPad)!

  fileprivate init(_ controller: CounterSceneController) { weakController = controller }

  var stampButton: StampButton { loadedViews.views.stampButton }
  var pad: InkPad { loadedViews.views.pad }

  /// Performs the segue `openParcel`: presents `parcel`.
  func performOpenParcel(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let parcel = scenes.instantiateParcel()
    dispatch.perform("openParcel", from: controller, to: parcel, as: .openParcel(parcel), sender: sender) {
      controller.present(parcel, animated: true)
    }
  }

  fileprivate func loadView(of controller: CounterSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let stampButton = StampButton(type: .system)
    stampButton.setTitle("Stamp", for: .normal)
    stampButton.translatesAutoresizingMaskIntoConstraints = false
    stampButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.stamp() } },
      for: .touchUpInside
    )
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

  /// This scene, once its view is loaded.
  private var loadedViews: CounterScene {
    SceneWiring.loadView(of: weakController, "counter")
    return self
  }
}

/// The generated view controller of the scene `counter`.
final class CounterSceneController: Counter {
  fileprivate lazy var counterWiring = CounterScene(self)

  override func loadView() { counterWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CounterScene.Identifier(rawValue: identifier) {
    case .openParcel:
      counterWiring.performOpenParcel(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = counterWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: CounterScene {
    guard let controller = self as? CounterSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "DifferencesScenes.instantiateCounter()")
    }
    return controller.counterWiring
  }

  /// The default does nothing.
  func prepare(for segue: CounterScene.Segue, sender: Any?) {}
}

extension Counter: CounterSceneOwner {}

// MARK: - parcel

/// The parts of the scene `parcel` that its controller uses.
@MainActor
final class ParcelScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case close
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case close(Counter)
  }

  private weak var weakController: ParcelSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: UIButton!

  fileprivate init(_ controller: ParcelSceneController) { weakController = controller }

  var closeButton: UIButton { loadedViews.views }

  /// Performs the segue `close`: goes back to `counter`.
  func performClose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let counter = SceneUnwind.receiver(Counter.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "close", from: controller, to: counter, animated: true)
    dispatch.perform(segue, as: .close(counter), sender: sender) {
      counter.closed(segue)
    }
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

  /// This scene, once its view is loaded.
  private var loadedViews: ParcelScene {
    SceneWiring.loadView(of: weakController, "parcel")
    return self
  }
}

/// The generated view controller of the scene `parcel`.
final class ParcelSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ParcelScene(self)

  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ParcelScene.Identifier(rawValue: identifier) {
    case .close:
      scene.performClose(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - ledger

/// The parts of the scene `ledger` that its controller uses.
@MainActor
final class LedgerScene {
  private weak var weakController: LedgerSceneController?
  private var tables: [AnyObject] = []

  fileprivate init(_ controller: LedgerSceneController) { weakController = controller }

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

/// The generated view controller of the scene `ledger`.
final class LedgerSceneController: Ledger {
  fileprivate lazy var ledgerWiring = LedgerScene(self)

  override func loadView() { ledgerWiring.loadView(of: self) }
}

/// The interface between `Ledger` and the scene `ledger`.
@MainActor
protocol LedgerSceneOwner: Ledger {
}

extension LedgerSceneOwner {
  /// The parts of the scene `ledger` that this controller uses.
  var scene: LedgerScene {
    guard let controller = self as? LedgerSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "DifferencesScenes.instantiateLedger()")
    }
    return controller.ledgerWiring
  }
}

extension Ledger: LedgerSceneOwner {}
