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

/// A badge with a gradient, a ring and a shadow, as libraries of controls draw them.
final class Badge: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private let ring = CAShapeLayer()
  private var gradient: CAGradientLayer? { layer as? CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    ring.fillColor = nil
    ring.lineCap = .round
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath
    layer.mask = mask
    layer.shadowPath = mask.path
  }

  func spin() {
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.byValue = 2 * CGFloat.pi
    spin.duration = 1
    spin.repeatCount = .infinity
    spin.timingFunction = CAMediaTimingFunction(name: .linear)
    spin.beginTime = CACurrentMediaTime()
    ring.add(spin, forKey: "spin")
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    layer.sublayerTransform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
  }
}
