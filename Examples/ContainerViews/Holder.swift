import UIKit

/// Shows one of two controllers in one place.
class Holder: UIViewController {
  func showAbout() { scene.performAbout() }

  func showHelp() { scene.performHelp() }
}
