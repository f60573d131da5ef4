import UIKit

/// The places that match, in the sheet.
class PlaceListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var places: [Place] = [] {
    didSet { update() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    scene.countLabel.text = places.count == 1 ? "1 place" : "\(places.count) places"
    scene.emptyLabel.isHidden = !places.isEmpty
    scene.table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let place = places[indexPath.row]
    let cell = scene.dequeuePlaceCell(for: indexPath)
    cell.views.symbol.image = UIImage(systemName: place.kind.rawValue)
    cell.views.name.text = place.name
    cell.views.address.text = "\(place.address) · \(place.distance) m"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    scene.places?.show(places[indexPath.row])
  }
}
