import UIKit

class ProfileController: UIViewController {
  var pageSize = 10
  var analyticsName = ""
}

class BadgeView: UIView {
  enum Style { case round, square }

  var caption: String?
  var hint = ""
  var badgeColor: UIColor = .red
  var titleFont = UIFont.systemFont(ofSize: 12)
  var icon: UIImage?
  var picture: UIImage?
  var anchor = CGPoint.zero
  var dotSize = CGSize.zero
  var hole = CGRect.zero
  var emphasis = NSRange(location: 0, length: 0)
  var style = Style.square
  weak var owner: UIView?
  var isPulsing = true
  var scale: CGFloat = 1
  var ring: UIColor?
  var `default` = ""
  var trackColor: UIColor = .gray
  var fadedColor: UIColor?
  var color1: UIColor = .gray
  var edge: UIColor?
  var sign = UIImage()
  var heading = UIFont.systemFont(ofSize: 17)
  var word = ""
}
