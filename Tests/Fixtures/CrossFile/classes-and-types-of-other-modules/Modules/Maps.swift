import UIKit

public struct Pin: Sendable {}

open class Compass: UIView {}

open class FlySegue: UIStoryboardSegue {}

open class MapController: UIViewController {
  public init(pin: Pin) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }
}
