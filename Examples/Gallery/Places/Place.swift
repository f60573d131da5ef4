import MapKit

/// A place that users can find on the map.
struct Place: Equatable {
  enum Kind: String {
    case cafe = "cup.and.saucer"
    case museum = "building.columns"
    case park = "leaf"
  }

  let name: String
  let address: String
  let hours: String
  let kind: Kind
  let latitude: Double
  let longitude: Double
  /// How far away it is, in metres.
  let distance: Int

  func matches(_ search: String) -> Bool {
    let search = search.lowercased()
    return search.isEmpty || name.lowercased().contains(search) || address.lowercased().contains(search)
  }

  static let samples = [
    Place(
      name: "Café Einstein", address: "Kurfürstenstraße 58", hours: "Open until 22:00", kind: .cafe,
      latitude: 52.5024, longitude: 13.3589, distance: 450),
    Place(
      name: "New National Gallery", address: "Potsdamer Straße 50", hours: "Open until 18:00", kind: .museum,
      latitude: 52.5066, longitude: 13.3678, distance: 900),
    Place(
      name: "Park at the Triangle", address: "Möckernstraße 26", hours: "Always open", kind: .park,
      latitude: 52.4960, longitude: 13.3772, distance: 1_800),
  ]
}

/// The pin of a place.
final class PlaceAnnotation: NSObject, MKAnnotation {
  let place: Place

  init(_ place: Place) { self.place = place }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
  }
  var title: String? { place.name }
  var subtitle: String? { place.address }
}
