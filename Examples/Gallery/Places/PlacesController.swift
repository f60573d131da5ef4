import MapKit
import UIKit

/// A map with a search field and a sheet over it. It mediates between its children: none knows another one.
class PlacesController: UIViewController, MKMapViewDelegate {
  private static let lowSheet: CGFloat = 240
  private static let highSheet: CGFloat = 480

  var sheetHeight: NSLayoutConstraint!
  private let all = Place.samples
  private(set) var favourites: Set<String> = []
  private var cardPlace: Place?
  private var heightBeforeDrag: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    search("")
  }

  // MARK: Search

  func beginSearch() {
    scene.placeSearch.scene.searchBar.becomeFirstResponder()
  }

  /// Shows the places that match, in the list and on the map.
  func search(_ text: String) {
    let found = all.filter { $0.matches(text) }
    scene.placeList?.places = found
    scene.map.removeAnnotations(scene.map.annotations)
    scene.map.addAnnotations(found.map(PlaceAnnotation.init))
  }

  // MARK: The card of a place

  func show(_ place: Place) {
    cardPlace = place
    scene.performShowCard()
    focus(on: place)
    guard let annotation = annotation(of: place) else { return }
    scene.map.selectAnnotation(annotation, animated: true)
  }

  func closeCard() {
    cardPlace = nil
    for annotation in scene.map.selectedAnnotations { scene.map.deselectAnnotation(annotation, animated: true) }
    scene.performShowList()
  }

  func toggleFavourite(_ place: Place) -> Bool {
    if favourites.remove(place.name) != nil { return false }
    favourites.insert(place.name)
    return true
  }

  func prepare(for segue: PlacesScene.Segue, sender: Any?) {
    switch segue {
    case .showCard(let card):
      guard let cardPlace else { return }
      card.show(cardPlace, isFavourite: favourites.contains(cardPlace.name))
    case .chooseMapType(let types):
      types.mapType = scene.map.mapType
    case .search, .showList:
      break
    }
  }

  private func annotation(of place: Place) -> PlaceAnnotation? {
    scene.map.annotations.lazy.compactMap { $0 as? PlaceAnnotation }.first { $0.place == place }
  }

  private func focus(on place: Place) {
    let span = MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)
    let center = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
    scene.map.setRegion(MKCoordinateRegion(center: center, span: span), animated: true)
  }

  // MARK: The map

  func showUserLocation() {
    scene.map.setUserTrackingMode(.follow, animated: true)
  }

  func mapTypeChosen(_ segue: UIStoryboardSegue) {
    guard let types = segue.source as? MapTypesController else { return }
    scene.map.mapType = types.mapType
  }

  func directionsClosed() {}

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    guard let place = (view.annotation as? PlaceAnnotation)?.place, place != cardPlace else { return }
    show(place)
  }

  // MARK: The sheet

  func toggleSheet() {
    setSheetHeight(sheetHeight.constant < Self.highSheet ? Self.highSheet : Self.lowSheet)
  }

  func dragSheet(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      heightBeforeDrag = sheetHeight.constant
    case .changed:
      sheetHeight.constant = max(Self.lowSheet, heightBeforeDrag - recognizer.translation(in: view).y)
    case .ended, .cancelled, .failed:
      let middle = (Self.lowSheet + Self.highSheet) / 2
      setSheetHeight(sheetHeight.constant < middle ? Self.lowSheet : Self.highSheet)
    default:
      break
    }
  }

  private func setSheetHeight(_ height: CGFloat) {
    sheetHeight.constant = height
    scene.grabber.accessibilityValue = height == Self.highSheet ? "Tall" : "Short"
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
