import UIKit

// Swift 5: three hands' ways to write less for a constraint.

extension UIView {
  @discardableResult
  func anchor(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil, bottom: NSLayoutYAxisAnchor? = nil,
    trailing: NSLayoutXAxisAnchor? = nil, padding: UIEdgeInsets = .zero, size: CGSize = .zero
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    var anchors = [NSLayoutConstraint]()
    if let top = top { anchors.append(topAnchor.constraint(equalTo: top, constant: padding.top)) }
    if let leading = leading { anchors.append(leadingAnchor.constraint(equalTo: leading, constant: padding.left)) }
    if let bottom = bottom { anchors.append(bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom)) }
    if let trailing = trailing {
      anchors.append(trailingAnchor.constraint(equalTo: trailing, constant: -padding.right))
    }
    if size.width != 0 { anchors.append(widthAnchor.constraint(equalToConstant: size.width)) }
    if size.height != 0 { anchors.append(heightAnchor.constraint(equalToConstant: size.height)) }
    anchors.forEach { $0.isActive = true }
    return anchors
  }

  func fillSuperview(padding: UIEdgeInsets = .zero) {
    guard let superview = superview else { return }
    anchor(
      top: superview.topAnchor, leading: superview.leadingAnchor, bottom: superview.bottomAnchor,
      trailing: superview.trailingAnchor, padding: padding)
  }

  func centerInSuperview(size: CGSize = .zero) {
    guard let superview = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    centerXAnchor.constraint(equalTo: superview.centerXAnchor).isActive = true
    centerYAnchor.constraint(equalTo: superview.centerYAnchor).isActive = true
    anchor(size: size)
  }

  func addSubviews(_ views: UIView...) {
    views.forEach { addSubview($0) }
  }
}

// A method that returns its receiver.
extension UIView {
  @discardableResult
  func pinned(to guide: UILayoutGuide, insets: NSDirectionalEdgeInsets = .zero) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.leading),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
      topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
    return self
  }

  var forAutoLayout: Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  func cloned(multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])
    let clone = NSLayoutConstraint(
      item: firstItem as Any, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    clone.priority = priority
    clone.shouldBeArchived = shouldBeArchived
    clone.identifier = identifier
    NSLayoutConstraint.activate([clone])
    return clone
  }
}

// A little language.
protocol LayoutAnchor {
  func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: LayoutAnchor {}

struct LayoutProperty<Anchor: LayoutAnchor> {
  fileprivate let anchor: Anchor

  func equal(to other: Anchor, offsetBy constant: CGFloat = 0) {
    anchor.constraint(equalTo: other, constant: constant).isActive = true
  }
}

final class LayoutProxy {
  lazy var leading = LayoutProperty(anchor: view.leadingAnchor)
  lazy var trailing = LayoutProperty(anchor: view.trailingAnchor)
  lazy var top = LayoutProperty(anchor: view.topAnchor)
  lazy var bottom = LayoutProperty(anchor: view.bottomAnchor)

  private let view: UIView

  fileprivate init(view: UIView) {
    self.view = view
  }
}

extension UIView {
  func layout(using closure: (LayoutProxy) -> Void) {
    translatesAutoresizingMaskIntoConstraints = false
    closure(LayoutProxy(view: self))
  }
}

func + <A: LayoutAnchor>(lhs: A, rhs: CGFloat) -> (A, CGFloat) {
  return (lhs, rhs)
}

func == <A: LayoutAnchor>(lhs: LayoutProperty<A>, rhs: (A, CGFloat)) {
  lhs.equal(to: rhs.0, offsetBy: rhs.1)
}

func == <A: LayoutAnchor>(lhs: LayoutProperty<A>, rhs: A) {
  lhs.equal(to: rhs)
}

class CardView: UIView {
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(badge)
    badge.layout {
      $0.top == topAnchor + 8
      $0.leading == leadingAnchor + 8
      $0.bottom == bottomAnchor
    }
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.init(rawValue: 999), for: .vertical)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
