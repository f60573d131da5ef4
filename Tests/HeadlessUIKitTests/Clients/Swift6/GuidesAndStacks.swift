import UIKit

// Swift 6: layout by guides, stacks and priorities, exchanged when the traits change.

final class Spacer: UILayoutGuide {
  convenience init(height: CGFloat, in view: UIView) {
    self.init()
    identifier = "spacer"
    view.addLayoutGuide(self)
    heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
  }
}

extension UIStackView {
  convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, _ views: UIView...) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }

  func replaceArrangedSubviews(with views: [UIView]) {
    for view in arrangedSubviews {
      removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    for view in views { addArrangedSubview(view) }
  }
}

@resultBuilder
enum ConstraintBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap(\.self) }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
  static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
}

extension NSLayoutConstraint {
  @MainActor
  static func activating(@ConstraintBuilder _ constraints: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let constraints = constraints()
    activate(constraints)
    return constraints
  }

  func prioritized(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

final class ProfileView: UIView {
  let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  let name = UILabel()
  let follow = UIButton(configuration: .filled())
  private lazy var row = UIStackView(.horizontal, spacing: 12, avatar, name, follow)
  private lazy var spacer = Spacer(height: 24, in: self)
  private var active: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    row.alignment = .firstBaseline
    row.distribution = .fill
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    name.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    avatar.setContentCompressionResistancePriority(.required, for: .horizontal)
    lay(out: .compact)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func lay(out sizeClass: UIUserInterfaceSizeClass) {
    NSLayoutConstraint.deactivate(active)
    active = NSLayoutConstraint.activating {
      row.topAnchor.constraint(equalTo: spacer.bottomAnchor)
      spacer.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor)
      spacer.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.2, constant: 4)
      row.bottomAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: bottomAnchor, multiplier: 1)
      if sizeClass == .regular {
        row.centerXAnchor.constraint(equalTo: centerXAnchor)
        row.widthAnchor.constraint(lessThanOrEqualTo: readableContentGuide.widthAnchor).prioritized(.defaultHigh)
      } else {
        row.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2)
        trailingAnchor.constraint(equalToSystemSpacingAfter: row.trailingAnchor, multiplier: 2)
      }
      avatar.leadingAnchor.anchorWithOffset(to: name.leadingAnchor).constraint(equalToConstant: 44)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { lay(out: traitCollection.horizontalSizeClass) }
  }

  override class var requiresConstraintBasedLayout: Bool { true }
}

extension UILayoutPriority {
  static func - (priority: Self, distance: Float) -> Self {
    Self(priority.rawValue - distance)
  }
}
