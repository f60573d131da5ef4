public import UIKit

/// A point on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What is said below that.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}

/// The view of a point.
open class MKAnnotationView: UIView {
  /// The point.
  open var annotation: (any MKAnnotation)?

  /// The view of the given point.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }

  /// Makes nothing.
  public required init?(coder: NSCoder) { nil }
}

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double

  /// The place in the Atlantic where both are 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// The place at the given degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A rectangle on the earth.
public struct MKCoordinateRegion: Sendable {
  /// Its centre.
  public var center: CLLocationCoordinate2D
  /// Its height and width.
  public var span: MKCoordinateSpan

  /// A region without extent.
  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// A region by its centre and its extent.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
}

/// The height and width of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The degrees from its southern to its northern edge.
  public var latitudeDelta: Double
  /// The degrees from its western to its eastern edge.
  public var longitudeDelta: Double

  /// An extent in degrees.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
