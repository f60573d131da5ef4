import UIKit

/// Shows one of four children that are all there.
class Widgets: UIViewController {
  var containers: [UIView] = []

  func show(_ index: Int) {
    for (number, container) in containers.enumerated() { container.isHidden = number != index }
  }
}
