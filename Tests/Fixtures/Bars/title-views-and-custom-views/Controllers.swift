import UIKit

class Feed: UIViewController {
  weak var countLabel: UILabel?
  private(set) var taps = 0

  func showProfile() { taps += 1 }
}

class BadgeItem: UIBarButtonItem {}
