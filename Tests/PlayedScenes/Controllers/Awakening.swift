import UIKit

/// An item that notes what is set when it awakes.
class Lamp: UIBarButtonItem {
  private(set) var awakenings: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append("\(title ?? "-") \(tag)")
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
