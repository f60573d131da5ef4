import UIKit

/// A place, in the sheet. The sheet keeps the card, and shows it again for other places.
class PlaceCardController: UIViewController {
  private var place: Place?
  private var isFavourite = false

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  func show(_ place: Place, isFavourite: Bool) {
    self.place = place
    self.isFavourite = isFavourite
    if isViewLoaded { update() }
  }

  private func update() {
    scene.nameLabel.text = place?.name
    scene.addressLabel.text = place?.address
    scene.hoursLabel.text = place?.hours
    scene.favouriteButton.isSelected = isFavourite
  }

  func close() {
    scene.places?.closeCard()
  }

  func toggleFavourite(_ button: UIButton) {
    guard let place, let places = scene.places else { return }
    button.isSelected = places.toggleFavourite(place)
  }

  func makeDirections(forShowDirections sender: Any?) -> DirectionsController {
    scene.scenes.instantiateDirections(place: place ?? Place.samples[0])
  }
}
