import HeadlessUIKit
import Testing

/// Invalid constraints, and invalid changes of constraints.
@MainActor struct ConstraintMisuseTests {
  private let root = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  // MARK: No common ancestor

  @Test("X-26: Views without a common ancestor cannot be related")
  func noCommonAncestor() {
    let stranger = UIView()
    let constraint = first.topAnchor.constraint(equalTo: stranger.topAnchor)
    let raised = exceptions { constraint.isActive = true }
    #expect(raised.map(\.name.rawValue) == ["NSGenericException"])
    #expect(
      raised.first?.reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x") == true)
    #expect(raised.first?.reason.contains(" because they have no common ancestor.  Does the constraint") == true)
    #expect(!constraint.isActive)
  }

  @Test("X-26: A guide without a view has no ancestors")
  func guideWithoutView() {
    let guide = UILayoutGuide()
    let constraint = guide.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(exceptions { constraint.isActive = true }.map(\.name.rawValue) == ["NSGenericException"])
    root.addLayoutGuide(guide)
    #expect(exceptions { constraint.isActive = true }.isEmpty)
    #expect(constraint.isActive)
  }

  // MARK: Attributes that do not go together

  @Test("L-04: Leading and trailing cannot be mixed with left and right")
  func mixedAnchors() {
    let mixed: [() -> NSLayoutConstraint] = [
      { first.leadingAnchor.constraint(equalTo: second.leftAnchor) },
      { first.rightAnchor.constraint(lessThanOrEqualTo: second.trailingAnchor, constant: 8) },
      {
        first.layoutMarginsGuide.leftAnchor.constraint(equalToSystemSpacingAfter: second.leadingAnchor, multiplier: 1)
      },
    ]
    for make in mixed {
      let raised = exceptions { _ = make() }
      #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
      #expect(raised.first?.reason.hasPrefix("NSLayoutConstraint for <NSLayoutXAxisAnchor:0x") == true)
      #expect(raised.first?.reason.hasSuffix("because their units are not compatible.") == true)
    }
  }

  @Test("L-04: Both kinds can be combined with the middle")
  func unmixedAnchors() {
    let raised = exceptions {
      _ = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
      _ = first.leadingAnchor.constraint(equalTo: second.centerXAnchor)
      _ = first.leftAnchor.constraint(equalTo: second.rightAnchor)
      _ = first.centerXAnchor.constraint(equalTo: second.rightAnchor)
    }
    #expect(raised == [])
  }

  @Test(
    "L-04: Attributes that are given by name cannot be mixed either",
    arguments: [
      (
        NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left,
        "Use leading/trailing for both or neither."
      ),
      (.rightMargin, .trailingMargin, "Use leading/trailing for both or neither."),
      (.top, .height, "Invalid pairing of layout attributes"),
      (.width, .leading, "Invalid pairing of layout attributes"),
    ])
  func mixedAttributes(
    attribute: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute, reason: String
  ) {
    let raised = exceptions {
      _ = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
        constant: 0
      )
    }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(raised.first?.reason.hasSuffix(reason) == true)
  }

  @Test("A place cannot be a constant, while a width can")
  func placeWithoutOther() {
    func constraint(_ attribute: NSLayoutConstraint.Attribute, to other: UIView?, times multiplier: CGFloat) {
      _ = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: multiplier, constant: 10
      )
    }
    #expect(exceptions { constraint(.width, to: nil, times: 1) } == [])
    #expect(exceptions { constraint(.top, to: second, times: 1) } == [])
    let raised = exceptions {
      constraint(.top, to: nil, times: 1)
      constraint(.top, to: second, times: 0)
    }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    #expect(raised.allSatisfy { $0.reason.hasSuffix("Location attributes must be specified in pairs.") })
  }

  @Test("Only views and guides can be constrained")
  func strangeItems() {
    let controller = UIViewController()
    let raised = exceptions {
      _ = NSLayoutConstraint(
        item: first, attribute: .width, relatedBy: .equal, toItem: controller, attribute: .width, multiplier: 1,
        constant: 0
      )
    }
    #expect(raised.first?.reason.hasSuffix("Constraint items must each be a view or layout guide.") == true)
  }

  // MARK: Priorities

  @Test("L-06: A priority that is not required can change", arguments: [true, false])
  func changingPriorities(isActive: Bool) {
    let constraint = first.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultHigh
    constraint.isActive = isActive
    #expect(exceptions { constraint.priority = .defaultLow } == [])
    #expect(constraint.priority == .defaultLow)
  }

  @Test(
    "L-06: An active constraint cannot become required, or cease to be",
    arguments: [
      (
        UILayoutPriority.required, UILayoutPriority.defaultLow,
        "You passed priority 250 and the existing priority was 1000."
      ),
      (UILayoutPriority(999.5), .required, "You passed priority 1000 and the existing priority was 999.5."),
    ])
  func changingRequirement(old: UILayoutPriority, new: UILayoutPriority, reason: String) {
    let constraint = first.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = old
    constraint.isActive = true
    let raised = exceptions { constraint.priority = new }
    #expect(raised.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    #expect(
      raised.first?.reason.hasPrefix("Mutating a priority from required to not on an installed constraint") == true)
    #expect(raised.first?.reason.hasSuffix(reason) == true)
    #expect(constraint.priority == old)
    constraint.isActive = false
    #expect(exceptions { constraint.priority = new } == [])
    #expect(constraint.priority == new)
  }
}
