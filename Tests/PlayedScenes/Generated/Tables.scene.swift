// Made by scenec from Tables.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Tables.scene.
@MainActor
struct TablesScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeDrawers: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeCabinet: @MainActor () -> Cabinet = { CabinetSceneController() }
    var makePreferences: @MainActor () -> Preferences = { PreferencesSceneController() }
    var makePlainRows: @MainActor () -> PlainRows = { PlainRowsSceneController() }
    var makeLens: @MainActor () -> LensSceneController = { LensSceneController() }
    var makeBench: @MainActor () -> Bench = { BenchSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Tables.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateDrawers() }

  /// Makes the controller `drawers`, and each child that you do not pass.
  func instantiateDrawers(cabinet: Cabinet? = nil) -> UINavigationController {
    let drawers = factory.makeDrawers()
    SceneIdentity.set("drawers", of: drawers)
    drawers.viewControllers = [cabinet ?? instantiateCabinet()]
    return drawers
  }

  func instantiateCabinet() -> Cabinet {
    let cabinet = factory.makeCabinet()
    (cabinet as? CabinetSceneController)?.cabinetWiring.scenes = self
    cabinet.awakeFromNib()
    return cabinet
  }

  func instantiatePreferences() -> Preferences { SceneFlow.awakened(factory.makePreferences()) }
  func instantiatePlainRows() -> PlainRows { SceneFlow.awakened(factory.makePlainRows()) }
  func instantiateLens() -> LensSceneController { factory.makeLens() }
  func instantiateBench() -> Bench { SceneFlow.awakened(factory.makeBench()) }
}

/// Makes controllers with the factories of the process.
extension TablesScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateDrawers(cabinet: Cabinet? = nil) -> UINavigationController {
    Self().instantiateDrawers(cabinet: cabinet)
  }
  static func instantiateCabinet() -> Cabinet { Self().instantiateCabinet() }
  static func instantiatePreferences() -> Preferences { Self().instantiatePreferences() }
  static func instantiatePlainRows() -> PlainRows { Self().instantiatePlainRows() }
  static func instantiateLens() -> LensSceneController { Self().instantiateLens() }
  static func instantiateBench() -> Bench { Self().instantiateBench() }
}

// MARK: - cabinet

/// The parts of the scene `cabinet` that its controller uses.
final class CabinetScene: SceneParts<CabinetSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showLens, showBench }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showLens(LensSceneController)
    case showBench(Bench)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = TablesScenes()
  private let dispatch = SceneDispatch<CabinetSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      lensCell: UITableViewCell, emptyCell: UITableViewCell, weighCell: UITableViewCell, lockCell: UITableViewCell,
      lockSwitch: UISwitch
    )!
  private var tables: [AnyObject] = []

  var lensCell: UITableViewCell { loadedViews.views.lensCell }
  var emptyCell: UITableViewCell { loadedViews.views.emptyCell }
  var weighCell: UITableViewCell { loadedViews.views.weighCell }
  var lockCell: UITableViewCell { loadedViews.views.lockCell }
  var lockSwitch: UISwitch { loadedViews.views.lockSwitch }

  /// Performs the segue `showLens`: pushes `lens`.
  func performShowLens(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let lens = scenes.instantiateLens()
    dispatch.push(lens, "showLens", from: controller, as: .showLens(lens), sender: sender)
  }

  /// Performs the segue `showBench`: pushes `bench`.
  func performShowBench(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let bench = scenes.instantiateBench()
    dispatch.push(bench, "showBench", from: controller, as: .showBench(bench), sender: sender)
  }

  fileprivate func loadView(of controller: CabinetSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas

    let lensCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    lensCell.textLabel?.text = "Lens"

    let emptyCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    emptyCell.textLabel?.text = "Empty"

    let weighCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    weighCell.textLabel?.text = "Weigh"

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Nothing"

    let lockCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    lockCell.textLabel?.text = "Lock"

    let lockSwitch = UISwitch()
    lockCell.accessoryView = lockSwitch

    let tableViewRows = SceneTable()
    tableViewRows.addSection(header: "Top")
    tableViewRows.addRow(lensCell, height: 60) { [weak controller] in
      SceneSegues.trigger("showLens", of: controller, sender: $0)
    }
    tableViewRows.addRow(emptyCell) { [weak controller] _ in if let controller { controller.empty() } }
    tableViewRows.addRow(weighCell) { [weak controller, weak weighCell] _ in
      if let controller, let weighCell { controller.weigh(weighCell) }
    }
    tableViewRows.addRow(tableViewCell)
    tableViewRows.addSection()
    tableViewRows.addRow(lockCell)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = (lensCell, emptyCell, weighCell, lockCell, lockSwitch)
    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class CabinetSceneController: Cabinet {
  fileprivate lazy var cabinetWiring = CabinetScene(self)
  override func loadView() { cabinetWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CabinetScene.Identifier(rawValue: identifier) {
    case .showLens: cabinetWiring.performShowLens(sender: sender)
    case .showBench: cabinetWiring.performShowBench(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Cabinet` and the scene `cabinet`.
@MainActor
protocol CabinetSceneOwner: Cabinet {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: CabinetScene.Segue, sender: Any?)
}

extension CabinetSceneOwner {
  /// The parts of the scene `cabinet` that this controller uses.
  var scene: CabinetScene { CabinetScene.owner(self, use: "TablesScenes.instantiateCabinet()").cabinetWiring }
  func prepare(for segue: CabinetScene.Segue, sender: Any?) {}
}

extension Cabinet: CabinetSceneOwner {}

// MARK: - preferences

/// The parts of the scene `preferences` that its controller uses.
final class PreferencesScene: SceneParts<PreferencesSceneController> {
  private var views: NamedCell!
  private var tables: [AnyObject] = []

  var nameCell: NamedCell { loadedViews.views }

  fileprivate func loadView(of controller: PreferencesSceneController) {
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.frame = .sceneCanvas
    tableView.rowHeight = 44
    tableView.sectionHeaderHeight = 18

    let nameCell = NamedCell(style: .default, reuseIdentifier: nil)
    nameCell.textLabel?.text = "Name"
    nameCell.indentationLevel = 2

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Secret"

    let tableViewRows = SceneTable()
    tableViewRows.addSection(header: "Basic", footer: "Below")
    tableViewRows.addRow(nameCell) { [weak controller] _ in if let controller { controller.rename() } }
    tableViewRows.addRow(tableViewCell, height: 60)
    tableViewRows.addSection(header: "Expert")
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = nameCell
    controller.tableView = tableView
    nameCell.awakeFromNib()
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class PreferencesSceneController: Preferences {
  fileprivate lazy var preferencesWiring = PreferencesScene(self)
  override func loadView() { preferencesWiring.loadView(of: self) }
}

/// The interface between `Preferences` and the scene `preferences`.
@MainActor
protocol PreferencesSceneOwner: Preferences {}

extension PreferencesSceneOwner {
  /// The parts of the scene `preferences` that this controller uses.
  var scene: PreferencesScene {
    PreferencesScene.owner(self, use: "TablesScenes.instantiatePreferences()").preferencesWiring
  }
}

extension Preferences: PreferencesSceneOwner {}

// MARK: - plainRows

/// The parts of the scene `plainRows` that its controller uses.
final class PlainRowsScene: SceneParts<PlainRowsSceneController> {
  private var tables: [AnyObject] = []

  fileprivate func loadView(of controller: PlainRowsSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "One"

    let tableViewRows = SceneTable()
    tableViewRows.addSection(header: "Only")
    tableViewRows.addRow(tableViewCell, height: 50)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class PlainRowsSceneController: PlainRows {
  fileprivate lazy var plainRowsWiring = PlainRowsScene(self)
  override func loadView() { plainRowsWiring.loadView(of: self) }
}

/// The interface between `PlainRows` and the scene `plainRows`.
@MainActor
protocol PlainRowsSceneOwner: PlainRows {}

extension PlainRowsSceneOwner {
  /// The parts of the scene `plainRows` that this controller uses.
  var scene: PlainRowsScene {
    PlainRowsScene.owner(self, use: "TablesScenes.instantiatePlainRows()").plainRowsWiring
  }
}

extension PlainRows: PlainRowsSceneOwner {}

// MARK: - lens

final class LensSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    controller.view = view
  }
}

// MARK: - bench

/// The parts of the scene `bench` that its controller uses.
final class BenchScene: SceneParts<BenchSceneController> {
  private var views:
    (
      tools: UITableView, header: UIView, nails: UICollectionView, nailLayout: UICollectionViewFlowLayout
    )!
  private var tables: [AnyObject] = []
  private var fittings: [@MainActor () -> Void] = []

  var tools: UITableView { loadedViews.views.tools }
  var header: UIView { loadedViews.views.header }
  var nails: UICollectionView { loadedViews.views.nails }
  var nailLayout: UICollectionViewFlowLayout { loadedViews.views.nailLayout }

  fileprivate func loadView(of controller: BenchSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let tools = UITableView(frame: .zero, style: .plain)
    tools.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tools)

    let header = UIView()
    header.backgroundColor = .systemGray6
    tools.tableHeaderView = header

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Saw"

    let tableViewCell2 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell2.textLabel?.text = "File"

    let toolsRows = SceneTable()
    toolsRows.addSection()
    toolsRows.addRow(tableViewCell)
    toolsRows.addRow(tableViewCell2)

    let nailLayout = UICollectionViewFlowLayout()
    nailLayout.itemSize = CGSize(width: 40, height: 60)
    nailLayout.scrollDirection = .horizontal

    let nails = UICollectionView(frame: .zero, collectionViewLayout: nailLayout)
    view.addSubview(nails)

    NSLayoutConstraint.activate([
      tools.topAnchor.constraint(equalTo: view.topAnchor),
      tools.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tools.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: tools.bottomAnchor),
    ])
    fittings.append { [weak tools] in if let tools { SceneTable.fitHeader(of: tools) } }
    fitTableViews()

    views = (tools, header, nails, nailLayout)
    controller.view = view
    toolsRows.dataSource = controller
    toolsRows.delegate = controller
    toolsRows.serve(tools)
    tables.append(toolsRows)
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }
}

final class BenchSceneController: Bench {
  fileprivate lazy var benchWiring = BenchScene(self)
  override func loadView() { benchWiring.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    benchWiring.fitTableViews()
  }
}

/// The interface between `Bench` and the scene `bench`.
@MainActor
protocol BenchSceneOwner: Bench {}

extension BenchSceneOwner {
  /// The parts of the scene `bench` that this controller uses.
  var scene: BenchScene { BenchScene.owner(self, use: "TablesScenes.instantiateBench()").benchWiring }
}

extension Bench: BenchSceneOwner {}
