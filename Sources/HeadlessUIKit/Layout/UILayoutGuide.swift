/// A rectangle for constraints, without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  weak var owner: UIView?

  /// The view that owns the guide; setting it is the same as `addLayoutGuide(_:)` of the view.
  open var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  /// A name for logs.
  open var identifier = ""
  /// The rectangle in the coordinates of the owning view; constraints are not solved here, so that it is empty.
  open var layoutFrame: CGRect { .zero }
  var constraintsAbove = ConstraintList()
  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  /// A guide that no view owns yet.
  public override init() {
    super.init()
  }

  convenience init(identifier: String, owningView: UIView) {
    self.init()
    self.identifier = identifier
    owner = owningView
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
