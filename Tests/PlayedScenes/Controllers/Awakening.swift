import UIKit

/// An item that notes what is set when it awakes.
class Lamp: UIBarButtonItem {
  private(set) var awakenings: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append("\(title ?? "-") \(tag)")
  }
}

/// The item of a tab that notes what is set when it awakes.
class Sign: UITabBarItem {
  var weight = 0
  private(set) var awakenings: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append("\(title ?? "-") \(tag) \(weight)")
  }
}

/// A bar that notes what is set when it awakes.
class Banner: UINavigationBar {
  private(set) var awakenings: [Int] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append(tag)
  }
}

/// A toolbar that counts its awakenings.
class Shelf: UIToolbar {
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

/// A layout that counts its awakenings.
class BedLayout: UICollectionViewLayout {
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

/// A control that counts its awakenings.
class Alarm: UIRefreshControl {
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

/// An object that does not inherit from `NSObject`, so that nothing can awake it.
class Clockwork {}
