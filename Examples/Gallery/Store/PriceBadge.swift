import UIKit

/// A price on a yellow ground. The scene makes it; xibs show it.
class PriceBadge: UIView {
  weak var amountLabel: UILabel?

  var price = 0 {
    didSet {
      amountLabel?.text = Price.text(price)
      accessibilityLabel = Price.text(price)
    }
  }
}
