import UIKit

/// Asks the user once more.
class ConfirmationController: UIViewController {
  let stay: Stay

  init(stay: Stay) {
    self.stay = stay
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.summary.text = BookingText.summary(stay)
  }
}
