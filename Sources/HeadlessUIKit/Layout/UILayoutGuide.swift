import LayoutSolver

/// A rectangle for constraints, without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  weak var owner: UIView?
  /// The area that the guide follows; a guide of the author's follows constraints only.
  let role: LayoutItem.Guide
  /// The frame of the guide by its constraints.
  var solvedFrame = CGRect.zero

  /// The view that owns the guide; setting it is the same as `addLayoutGuide(_:)` of the view.
  open var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  /// A name for logs.
  open var identifier = ""
  /// The rectangle in the coordinates of the owning view, as of the last layout.
  open var layoutFrame: CGRect { owner?.frame(of: self) ?? .zero }
  /// The active constraints that affect the guide along an axis, directly or through other items.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(axis)
  }
  var constraintsAbove = ConstraintList()
  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  /// A guide that no view owns yet.
  public override init() {
    role = .custom
    super.init()
  }

  init(_ role: LayoutItem.Guide, identifier: String, of view: UIView) {
    self.role = role
    super.init()
    self.identifier = identifier
    owner = view
  }

  // MARK: Anchors

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upright line through the middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The level line through the middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
