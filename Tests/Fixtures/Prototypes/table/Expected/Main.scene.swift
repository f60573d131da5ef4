// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeEpisodes: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeList: @MainActor () -> EpisodeList = { ListSceneController() }
    var makePlayer: @MainActor () -> PlayerSceneController = { PlayerSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateEpisodes() }

  /// Makes the controller `episodes`, and each child that you do not pass.
  func instantiateEpisodes(list: EpisodeList? = nil) -> UINavigationController {
    let episodes = factory.makeEpisodes()
    SceneIdentity.set("episodes", of: episodes)
    episodes.viewControllers = [list ?? instantiateList()]
    return episodes
  }

  func instantiateList() -> EpisodeList {
    let list = factory.makeList()
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  func instantiatePlayer() -> PlayerSceneController { factory.makePlayer() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateEpisodes(list: EpisodeList? = nil) -> UINavigationController {
    Self().instantiateEpisodes(list: list)
  }
  static func instantiateList() -> EpisodeList { Self().instantiateList() }
  static func instantiatePlayer() -> PlayerSceneController { Self().instantiatePlayer() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case play, season, about }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case play(PlayerSceneController)
    case season(PlayerSceneController)
    case about(PlayerSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UITableView!
  private var tables: [AnyObject] = []

  var table: UITableView { loadedViews.views }

  /// Performs the segue `play`: presents `player`.
  func performPlay(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let player = scenes.instantiatePlayer()
    dispatch.present(player, "play", from: controller, as: .play(player), sender: sender)
  }

  /// Performs the segue `season`: pushes `player`.
  func performSeason(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let player = scenes.instantiatePlayer()
    dispatch.push(player, "season", from: controller, as: .season(player), sender: sender)
  }

  /// Performs the segue `about`: presents `player`.
  func performAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let player = scenes.instantiatePlayer()
    dispatch.present(player, "about", from: controller, as: .about(player), sender: sender)
  }

  /// A view of the prototype `Episode`, with what is in it.
  func dequeueEpisodeCell(for indexPath: IndexPath) -> EpisodeCell {
    SceneReuse.cell("Episode", of: loadedViews.views, for: indexPath, fill: fillEpisodeCell)
  }

  private func fillEpisodeCell(_ cell: EpisodeCell) {
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .detailButton
    cell.indentationLevel = 1
    cell.indentationWidth = 12
    cell.shouldIndentWhileEditing = false
    cell.showsReorderControl = true

    let texts = UIStackView()
    texts.axis = .vertical
    texts.spacing = 4
    texts.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(texts)

    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    texts.addArrangedSubview(title)

    let note = UITextField()
    note.placeholder = "Note"
    texts.addArrangedSubview(note)

    let star = UIButton(type: .system)
    star.setTitle("Star", for: .normal)
    star.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(star)

    let play = UIButton(type: .system)
    play.setTitle("Play", for: .normal)
    play.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(play)

    let constraint1 = star.leadingAnchor.constraint(greaterThanOrEqualTo: texts.trailingAnchor, constant: 8)
    constraint1.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
      texts.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      cell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      cell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: texts.bottomAnchor),
      cell.contentView.trailingAnchor.constraint(equalTo: star.trailingAnchor, constant: 8),
      star.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      cell.contentView.bottomAnchor.constraint(equalTo: play.bottomAnchor, constant: 8),
      cell.contentView.trailingAnchor.constraint(equalTo: play.trailingAnchor, constant: 8),
      constraint1,
    ])

    cell.titleLabel = title
    cell.starButton = star
    note.delegate = controller
    star.addAction(SceneActions.call(controller, with: star) { $0.star($1) }, for: .touchUpInside)
    play.addAction(SceneActions.call(cell) { $0.play() }, for: .touchUpInside)
    play.addAction(SceneSegues.action("play", of: controller), for: .touchUpInside)
    cell.awakeFromNib()
  }

  /// A view of the prototype `Season`, with what is in it.
  func dequeueSeasonCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Season", of: loadedViews.views, for: indexPath, fill: fillSeasonCell)
  }

  private func fillSeasonCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.textLabel?.text = "Season"
  }

  /// A view of the prototype `more-episodes`, with what is in it.
  func dequeueMoreEpisodesCell(for indexPath: IndexPath) -> ListSceneMoreEpisodesCell {
    SceneReuse.cell("more-episodes", of: loadedViews.views, for: indexPath, fill: fillMoreEpisodesCell)
  }

  private func fillMoreEpisodesCell(_ tableViewCell: ListSceneMoreEpisodesCell) {
    let all = UISwitch()
    all.isOn = true
    all.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(all)

    NSLayoutConstraint.activate([
      tableViewCell.contentView.trailingAnchor.constraint(equalTo: all.trailingAnchor),
      all.centerYAnchor.constraint(equalTo: tableViewCell.contentView.centerYAnchor),
    ])

    tableViewCell.views = ListSceneMoreEpisodesCell.Views(all: all)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let table = UITableView(frame: .zero, style: .plain)
    table.frame = .sceneCanvas
    table.rowHeight = 44
    table.register(EpisodeCell.self, forCellReuseIdentifier: "Episode")
    table.register(ListSceneSeasonCell.self, forCellReuseIdentifier: "Season")
    table.register(ListSceneMoreEpisodesCell.self, forCellReuseIdentifier: "more-episodes")

    let tableRows = SceneTable()
    tableRows.perform(forCellsWith: "Season") { [weak controller] in
      SceneSegues.trigger("season", of: controller, sender: $0)
    }
    tableRows.addAccessoryAction(forCellsWith: "Season") { [weak controller] in
      SceneSegues.trigger("about", of: controller, sender: $0)
    }
    tableRows.perform(forCellsWith: "more-episodes") { [weak controller] cell in
      if let controller, let cell = cell as? ListSceneMoreEpisodesCell { controller.showMore(cell) }
    }
    tableRows.dataSource = controller
    tableRows.delegate = controller

    views = table
    controller.tableView = table
    tableRows.serve(table)
    tables.append(tableRows)
  }
}

final class ListSceneController: EpisodeList {
  fileprivate lazy var listWiring = ListScene(self)
  override func loadView() { listWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .play: listWiring.performPlay(sender: sender)
    case .season: listWiring.performSeason(sender: sender)
    case .about: listWiring.performAbout(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `EpisodeList` and the scene `list`.
@MainActor
protocol ListSceneOwner: EpisodeList {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene.owner(self, use: "MainScenes.instantiateList()").listWiring }
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension EpisodeList: ListSceneOwner {}

/// The generated class of the prototype `Season`.
private final class ListSceneSeasonCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The generated class of the prototype `more-episodes`.
final class ListSceneMoreEpisodesCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let all: UISwitch
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - player

final class PlayerSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    controller.view = view
  }
}
