import UIKit

/// Has views that depend on traits.
class Studio: UIViewController {
  weak var waiting: NSLayoutConstraint?
}
