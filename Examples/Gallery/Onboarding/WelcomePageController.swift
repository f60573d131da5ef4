import UIKit

/// The first page. Its picture comes in when it appears, unless the user wants less motion.
class WelcomePageController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    scene.logo.alpha = 0
    UIView.animate(withDuration: 0.4) { self.scene.logo.alpha = 1 }
  }
}
