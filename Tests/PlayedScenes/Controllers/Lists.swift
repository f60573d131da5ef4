import UIKit

class PeopleList: UITableViewController, UITextFieldDelegate, UICollectionViewDataSource {
  private(set) var greeted: [UIButton] = []
  private(set) var senders: [UIButton] = []
  private(set) var grid: UICollectionView?

  func greet(_ sender: UIButton) { greeted.append(sender) }

  func prepare(for segue: PeopleListScene.Segue, sender: Any?) {
    if let button = sender as? UIButton { senders.append(button) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ListsScenes.registerCount(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = scene.dequeueGroup()
    header.groupLabel.text = "Group \(section)"
    return header
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let footer = ListsScenes.dequeueCount(in: tableView)
    footer.views.count.text = "4 rows"
    return footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    switch indexPath.row {
    case 2: return scene.dequeueTotalCell(for: indexPath)
    case 3:
      let cell = scene.dequeueGridCell(for: indexPath)
      cell.views.grid.dataSource = self
      grid = cell.views.grid
      return cell
    default:
      let cell = scene.dequeuePersonCell(for: indexPath)
      cell.nameLabel.text = "Person \(indexPath.row)"
      return cell
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = scene.dequeueTileCell(in: collectionView, for: indexPath)
    cell.views.title.text = "Tile \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let heading = scene.dequeueHeading(in: collectionView, for: indexPath)
    heading.views.heading.text = "Tiles"
    return heading
  }
}

final class PersonCell: UITableViewCell {
  var nameLabel: UILabel!
  var noteField: UITextField!
  var buttons: [UIButton] = []
  private(set) var waves = 0
  private(set) var awakenings: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append(nameLabel == nil ? "without views" : "with views")
  }

  func wave() { waves += 1 }
}

final class GroupHeader: UITableViewHeaderFooterView {
  var groupLabel: UILabel!
  var foldButton: UIButton!
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += groupLabel == nil ? 0 : 1
  }
}

class PersonPage: UIViewController {
  var top: PeopleBanner!
  var callButton: UIButton!
  private(set) var calls = 0
  private(set) var openings = 0

  func call() { calls += 1 }

  func open() { openings += 1 }
}

final class PeopleBanner: UIView {
  var closeButton: UIButton!
  weak var reader: PersonPage?
  private(set) var isClosed = false

  func close() { isClosed = true }
}

final class PeopleForm {
  var nameField: UITextField!
  var saveButton: UIButton!
  private(set) var saved: [UIButton] = []

  func save(_ sender: UIButton) { saved.append(sender) }
}
