import QuartzCore
import UIKit

// The frameworks below UIKit, imported by name, as code does that draws or logs.

extension UIView {
  func round(_ radius: CGFloat, corners: CACornerMask = .layerMinXMinYCorner) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = radius
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
    CATransaction.commit()
  }

  func style(_ other: CALayer) {
    other.borderColor = UIColor.red.cgColor
    other.borderWidth = 1
  }
}
