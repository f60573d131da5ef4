import UIKit

class Feed: UIViewController, UISearchBarDelegate {
  var emptyLabel: UILabel!
  var archive: Archive!
}

@MainActor
class Clock: NSObject {
  var timeLabel: UILabel!
  var emptyView: UIView!

  func start(_ sender: UIButton) { timeLabel.text = "0:00" }
}

@MainActor
class Archive: NSObject {
  var views: [UIView] = []

  func hide() { for view in views { view.isHidden = true } }
}
