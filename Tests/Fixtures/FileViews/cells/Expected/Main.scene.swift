// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Registers the prototype `Episode` in a list.
  static func registerEpisodeCell(in list: UITableView) {
    list.register(EpisodeCell.self, forCellReuseIdentifier: "Episode")
  }

  /// A view of the prototype `Episode`, with what is in it.
  static func dequeueEpisodeCell(in list: UITableView, for indexPath: IndexPath) -> EpisodeCell {
    SceneReuse.cell("Episode", of: list, for: indexPath, fill: fillEpisodeCell)
  }

  private static func fillEpisodeCell(_ row: EpisodeCell) {
    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    row.contentView.addSubview(title)

    let durationLabel = UILabel()
    durationLabel.translatesAutoresizingMaskIntoConstraints = false
    row.contentView.addSubview(durationLabel)

    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    row.contentView.addSubview(button)

    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: row.contentView.layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: row.contentView.layoutMarginsGuide.leadingAnchor),
      row.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      row.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: title.bottomAnchor),
      row.contentView.bottomAnchor.constraint(equalTo: durationLabel.bottomAnchor, constant: 8),
      row.contentView.trailingAnchor.constraint(equalTo: durationLabel.trailingAnchor, constant: 8),
      row.contentView.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
      button.centerYAnchor.constraint(equalTo: row.contentView.centerYAnchor),
    ])

    row.durationLabel = durationLabel
    row.titleLabel = title
    button.addAction(SceneActions.call(row) { $0.play() }, for: .touchUpInside)
    row.awakeFromNib()
  }

  /// Registers the prototype `Total` in a list.
  static func registerTotalCell(in list: UITableView) {
    list.register(MainScenesTotalCell.self, forCellReuseIdentifier: "Total")
  }

  /// A view of the prototype `Total`, with what is in it.
  static func dequeueTotalCell(in list: UITableView, for indexPath: IndexPath) -> MainScenesTotalCell {
    SceneReuse.cell("Total", of: list, for: indexPath, fill: fillTotalCell)
  }

  private static func fillTotalCell(_ tableViewCell: MainScenesTotalCell) {
    let sum = UILabel()
    sum.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(sum)

    NSLayoutConstraint.activate([
      sum.topAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.topAnchor),
      sum.leadingAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: sum.trailingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: sum.bottomAnchor),
    ])

    tableViewCell.views = MainScenesTotalCell.Views(sum: sum)
  }

  /// Registers the prototype `Tile` in a list.
  static func registerTileCell(in list: UICollectionView) {
    list.register(MainScenesTileCell.self, forCellWithReuseIdentifier: "Tile")
  }

  /// A view of the prototype `Tile`, with what is in it.
  static func dequeueTileCell(in list: UICollectionView, for indexPath: IndexPath) -> MainScenesTileCell {
    SceneReuse.cell("Tile", of: list, for: indexPath, fill: fillTileCell)
  }

  private static func fillTileCell(_ collectionViewCell: MainScenesTileCell) {
    let name = UILabel()
    name.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(name)

    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: collectionViewCell.contentView.topAnchor),
      name.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor),
      collectionViewCell.contentView.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: name.bottomAnchor),
    ])

    collectionViewCell.views = MainScenesTileCell.Views(name: name)
  }

  /// Registers the prototype `Divider` in a list.
  static func registerDivider(in list: UICollectionView) {
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "divider", withReuseIdentifier: "Divider"
    )
  }

  /// A view of the prototype `Divider`, with what is in it.
  static func dequeueDivider(in list: UICollectionView, for indexPath: IndexPath) -> UICollectionReusableView {
    SceneReuse.supplementaryView("Divider", ofKind: "divider", of: list, for: indexPath, fill: fillDivider)
  }

  private static func fillDivider(_ collectionReusableView: UICollectionReusableView) {
    collectionReusableView.backgroundColor = .separator
  }
}

/// The generated class of the prototype `Total`.
final class MainScenesTotalCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let sum: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The generated class of the prototype `Tile`.
final class MainScenesTileCell: UICollectionViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let name: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}
