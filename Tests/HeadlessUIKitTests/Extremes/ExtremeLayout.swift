import HeadlessUIKit

extension ExtremeMembers {
  /// What takes a number in constraints, anchors and stack views.
  static let layout: [ExtremeMember] = [
    .init("NSLayoutAnchor.constraint(equalTo:constant:)") { x in
      ExtremeObjects.pin { $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: x.number) }
    },
    .init("NSLayoutAnchor.constraint(greaterThanOrEqualTo:constant:)") { x in
      ExtremeObjects.pin { $0.bottomAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: x.number) }
    },
    .init("NSLayoutAnchor.constraint(lessThanOrEqualTo:constant:)") { x in
      ExtremeObjects.pin { $0.leadingAnchor.constraint(lessThanOrEqualTo: $1.leadingAnchor, constant: x.number) }
    },
    .init("NSLayoutConstraint.constant") { x in use(ExtremeObjects.constraint()) { $0.constant = x.number } },
    .init("NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)") { x in
      ExtremeObjects.pin {
        NSLayoutConstraint(
          item: $0, attribute: .top, relatedBy: .equal, toItem: $1, attribute: .top, multiplier: x.number,
          constant: x.number)
      }
    },
    .init("NSLayoutConstraint.priority") { x in use(ExtremeObjects.constraint()) { $0.priority = x.priority } },
    .init("NSLayoutDimension.constraint(equalTo:multiplier:)") { x in
      use(UIView().widthAnchor) { _ = $0.constraint(equalTo: UIView().heightAnchor, multiplier: x.number) }
    },
    .init("NSLayoutDimension.constraint(equalTo:multiplier:constant:)") { x in
      use(UIView().widthAnchor) {
        _ = $0.constraint(equalTo: UIView().heightAnchor, multiplier: x.number, constant: x.number)
      }
    },
    .init("NSLayoutDimension.constraint(equalToConstant:)") { x in
      use(UIView().widthAnchor) { _ = $0.constraint(equalToConstant: x.number) }
    },
    .init("NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:)") { x in
      use(UIView().widthAnchor) { _ = $0.constraint(greaterThanOrEqualTo: UIView().heightAnchor, multiplier: x.number) }
    },
    .init("NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:)") { x in
      use(UIView().widthAnchor) {
        _ = $0.constraint(greaterThanOrEqualTo: UIView().heightAnchor, multiplier: x.number, constant: x.number)
      }
    },
    .init("NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)") { x in
      use(UIView().widthAnchor) { _ = $0.constraint(greaterThanOrEqualToConstant: x.number) }
    },
    .init("NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:)") { x in
      use(UIView().widthAnchor) { _ = $0.constraint(lessThanOrEqualTo: UIView().heightAnchor, multiplier: x.number) }
    },
    .init("NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:)") { x in
      use(UIView().widthAnchor) {
        _ = $0.constraint(lessThanOrEqualTo: UIView().heightAnchor, multiplier: x.number, constant: x.number)
      }
    },
    .init("NSLayoutDimension.constraint(lessThanOrEqualToConstant:)") { x in
      use(UIView().widthAnchor) { _ = $0.constraint(lessThanOrEqualToConstant: x.number) }
    },
    .init("NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)") { x in
      use(UIView().trailingAnchor) {
        _ = $0.constraint(equalToSystemSpacingAfter: UIView().leadingAnchor, multiplier: x.number)
      }
    },
    .init("NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)") { x in
      use(UIView().trailingAnchor) {
        _ = $0.constraint(greaterThanOrEqualToSystemSpacingAfter: UIView().leadingAnchor, multiplier: x.number)
      }
    },
    .init("NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)") { x in
      use(UIView().trailingAnchor) {
        _ = $0.constraint(lessThanOrEqualToSystemSpacingAfter: UIView().leadingAnchor, multiplier: x.number)
      }
    },
    .init("NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)") { x in
      use(UIView().bottomAnchor) {
        _ = $0.constraint(equalToSystemSpacingBelow: UIView().topAnchor, multiplier: x.number)
      }
    },
    .init("NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)") { x in
      use(UIView().bottomAnchor) {
        _ = $0.constraint(greaterThanOrEqualToSystemSpacingBelow: UIView().topAnchor, multiplier: x.number)
      }
    },
    .init("NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)") { x in
      use(UIView().bottomAnchor) {
        _ = $0.constraint(lessThanOrEqualToSystemSpacingBelow: UIView().topAnchor, multiplier: x.number)
      }
    },
    .init("UILayoutPriority.init(_:)") { x in use(UILayoutPriority(x.float)) },
    .init("UIStackView.init(frame:)") { x in use(UIStackView(frame: x.rect)) },
    .init("UIStackView.insertArrangedSubview(_:at:)") { x in
      use(ExtremeObjects.stack()) { $0.insertArrangedSubview(UIView(), at: x.integer) }
    },
    .init("UIStackView.setCustomSpacing(_:after:)") { x in
      use(ExtremeObjects.stack()) { $0.setCustomSpacing(x.number, after: UIView()) }
    },
    .init("UIStackView.spacing") { x in use(ExtremeObjects.stack()) { $0.spacing = x.number } },
  ]
}
