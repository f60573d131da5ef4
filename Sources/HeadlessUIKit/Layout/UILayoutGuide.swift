/// A rectangle that layout can refer to and that nothing is drawn in.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  weak var owner: UIView?

  /// The view that owns the guide; setting it is the same as `addLayoutGuide(_:)` of the view.
  open var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  /// A name by which logs tell the guide from others.
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

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
