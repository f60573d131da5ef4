// What the gallery uses of MapKit and Core Location, for tests on systems without them. It draws no map.

@_exported public import UIKit

/// A map, which stores what it shows.
open class MKMapView: UIView {
  /// Receives the user's selections.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The type of the map, such as standard or satellite.
  open var mapType = MKMapType.standard
  /// Whether the map shows the user's location.
  open var showsUserLocation = false
  /// Whether the map shows a compass.
  open var showsCompass = true
  /// Whether and how it follows the user.
  open private(set) var userTrackingMode = MKUserTrackingMode.none
  /// The part of the world that it shows.
  open private(set) var region = MKCoordinateRegion()
  /// The points that it shows.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The points that are selected.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []

  /// Shows another part of the world.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// Begins or ends to follow the user.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  /// Shows more points.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  /// Removes points.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { annotation in annotations.contains { $0 === annotation } }
    for annotation in annotations { deselectAnnotation(annotation, animated: false) }
  }

  /// Selects a point and tells the delegate, as for a user who taps it.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    selectedAnnotations = [annotation]
    delegate?.mapView(self, didSelect: MKAnnotationView(annotation: annotation, reuseIdentifier: nil))
  }

  /// Ends the selection of a point and tells the delegate.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let index = selectedAnnotations.firstIndex(where: { $0 === annotation }) else { return }
    selectedAnnotations.remove(at: index)
    delegate?.mapView(self, didDeselect: MKAnnotationView(annotation: annotation, reuseIdentifier: nil))
  }
}

/// What a map tells its owner.
@MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The user has selected a point.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// The selection of a point has ended.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether and how a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}
