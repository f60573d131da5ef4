// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeEpisodes: @MainActor () -> Episodes = { EpisodesSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Episodes { instantiateEpisodes() }

  func instantiateEpisodes() -> Episodes { SceneFlow.awakened(factory.makeEpisodes()) }

  /// Registers the prototype `Note` in a list.
  static func registerNote(in list: UITableView) {
    list.register(NoteFooter.self, forHeaderFooterViewReuseIdentifier: "Note")
  }

  /// A view of the prototype `Note`, with what is in it.
  static func dequeueNote(in list: UITableView) -> NoteFooter {
    SceneReuse.headerFooterView("Note", of: list, fill: fillNote)
  }

  private static func fillNote(_ tableViewHeaderFooterView: NoteFooter) {
    let noteLabel = UILabel()
    noteLabel.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(noteLabel)

    NSLayoutConstraint.activate([
      noteLabel.topAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.topAnchor),
      noteLabel.leadingAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.leadingAnchor),
      tableViewHeaderFooterView.contentView.trailingAnchor.constraint(equalTo: noteLabel.trailingAnchor),
      tableViewHeaderFooterView.contentView.bottomAnchor.constraint(equalTo: noteLabel.bottomAnchor),
    ])

    tableViewHeaderFooterView.noteLabel = noteLabel
    tableViewHeaderFooterView.awakeFromNib()
  }

  /// Registers the prototype `Plain` in a list.
  static func registerPlain(in list: UITableView) {
    list.register(MainScenesPlain.self, forHeaderFooterViewReuseIdentifier: "Plain")
  }

  /// A view of the prototype `Plain`, with what is in it.
  static func dequeuePlain(in list: UITableView) -> MainScenesPlain {
    SceneReuse.headerFooterView("Plain", of: list, fill: fillPlain)
  }

  private static func fillPlain(_ tableViewHeaderFooterView: MainScenesPlain) {
    let text = UILabel()
    text.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(text)

    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.topAnchor),
      text.leadingAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.leadingAnchor),
      tableViewHeaderFooterView.contentView.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      tableViewHeaderFooterView.contentView.bottomAnchor.constraint(equalTo: text.bottomAnchor),
    ])

    tableViewHeaderFooterView.views = MainScenesPlain.Views(text: text)
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Episodes { Self().instantiateInitialViewController() }
  static func instantiateEpisodes() -> Episodes { Self().instantiateEpisodes() }
}

// MARK: - episodes

/// The parts of the scene `episodes` that its controller uses.
final class EpisodesScene: SceneParts<EpisodesSceneController> {
  private var views: UITableView!

  /// A view of the prototype `Episode`, with what is in it.
  func dequeueEpisodeCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Episode", of: loadedViews.views, for: indexPath, fill: fillEpisodeCell)
  }

  private func fillEpisodeCell(_ tableViewCell: UITableViewCell) {
  }

  /// A view of the prototype `Season`, with what is in it.
  func dequeueSeason() -> SeasonHeader {
    SceneReuse.headerFooterView("Season", of: loadedViews.views, fill: fillSeason)
  }

  private func fillSeason(_ tableViewHeaderFooterView: SeasonHeader) {
    tableViewHeaderFooterView.backgroundColor = .systemGray
    tableViewHeaderFooterView.contentView.backgroundColor = .black
    tableViewHeaderFooterView.contentView.tag = 4

    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(title)

    let button = UIButton(type: .system)
    button.setTitle("All", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(button)

    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewHeaderFooterView.contentView.layoutMarginsGuide.trailingAnchor.constraint(
        equalTo: title.trailingAnchor
      ),
      tableViewHeaderFooterView.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: title.bottomAnchor),
      tableViewHeaderFooterView.contentView.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
      button.centerYAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.centerYAnchor),
    ])

    tableViewHeaderFooterView.titleLabel = title
    button.addAction(SceneActions.call(controller) { $0.showAll() }, for: .touchUpInside)
    tableViewHeaderFooterView.awakeFromNib()
  }

  /// A view of the prototype `Total`, with what is in it.
  func dequeueTotal() -> EpisodesSceneTotal {
    SceneReuse.headerFooterView("Total", of: loadedViews.views, fill: fillTotal)
  }

  private func fillTotal(_ tableViewHeaderFooterView: EpisodesSceneTotal) {
    let sum = UILabel()
    sum.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(sum)

    NSLayoutConstraint.activate([
      sum.topAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.layoutMarginsGuide.topAnchor),
      sum.leadingAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewHeaderFooterView.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: sum.trailingAnchor),
      tableViewHeaderFooterView.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: sum.bottomAnchor),
    ])

    tableViewHeaderFooterView.views = EpisodesSceneTotal.Views(sum: sum)
  }

  /// A view of the prototype `Gap`, with what is in it.
  func dequeueGap() -> UITableViewHeaderFooterView {
    SceneReuse.headerFooterView("Gap", of: loadedViews.views, fill: fillGap)
  }

  private func fillGap(_ tableViewHeaderFooterView: UITableViewHeaderFooterView) {
    let view = UIView()
    view.backgroundColor = .separator
    tableViewHeaderFooterView.backgroundView = view
  }

  fileprivate func loadView(of controller: EpisodesSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Episode")
    tableView.register(SeasonHeader.self, forHeaderFooterViewReuseIdentifier: "Season")
    tableView.register(EpisodesSceneTotal.self, forHeaderFooterViewReuseIdentifier: "Total")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Gap")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }
}

final class EpisodesSceneController: Episodes {
  fileprivate lazy var episodesWiring = EpisodesScene(self)
  override func loadView() { episodesWiring.loadView(of: self) }
}

/// The interface between `Episodes` and the scene `episodes`.
@MainActor
protocol EpisodesSceneOwner: Episodes {}

extension EpisodesSceneOwner {
  /// The parts of the scene `episodes` that this controller uses.
  var scene: EpisodesScene { EpisodesScene.owner(self, use: "MainScenes.instantiateEpisodes()").episodesWiring }
}

extension Episodes: EpisodesSceneOwner {}

/// The generated class of the prototype `Total`.
final class EpisodesSceneTotal: UITableViewHeaderFooterView {
  /// The views of the prototype that have a name.
  struct Views {
    let sum: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

/// The generated class of the prototype `Plain`.
final class MainScenesPlain: UITableViewHeaderFooterView {
  /// The views of the prototype that have a name.
  struct Views {
    let text: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}
