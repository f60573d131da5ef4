import UIKit

// Swift 5: manual frames, fitting sizes, and the direction of text.

extension UIView {
  @discardableResult
  func height(_ points: CGFloat) -> Self {
    heightAnchor.constraint(equalToConstant: points).isActive = true
    return self
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func stack(_ views: UIView..., spacing: CGFloat = 8) {
    var y = safeAreaInsets.top
    for subview in views {
      addSubview(subview)
      subview.sizeToFit()
      let size = subview.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
      subview.frame = CGRect(
        x: isRightToLeft ? bounds.width - size.width : 0, y: y, width: size.width, height: size.height)
      y += size.height + spacing
    }
  }

  func compressedHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

final class FittedView: UIView {
  private let title = UILabel()
  private let detail = UILabel()

  override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let first = title.sizeThatFits(size), second = detail.sizeThatFits(size)
    return CGSize(width: max(first.width, second.width), height: first.height + second.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack(title, detail)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

struct Palette {
  static let text = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
  static let accent = UIColor(displayP3Red: 0.2, green: 0.4, blue: 1, alpha: 1)
  static var isDark: Bool { UITraitCollection.current.userInterfaceStyle == .dark }
}
