import UIKit

/// A place on a map.
public struct Pin: Sendable {}

open class Compass: UIView {}

open class FlySegue: UIStoryboardSegue {}

open class MapController: UIViewController {
  /// A map with a pin in it.
  public init(pin: Pin) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Not made from an archive.
  public required init?(coder: NSCoder) {
    nil
  }
}
