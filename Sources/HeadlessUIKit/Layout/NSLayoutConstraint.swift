/// A relation that layout has to keep between two attributes, or between one and a constant.
@MainActor open class NSLayoutConstraint: NSObject {
  open var priority: UILayoutPriority {
    get { weight }
    set { if let misuse = misuse(of: newValue) { misuse.raise() } else { weight = newValue } }
  }
  open var constant: CGFloat = 0
  open var identifier: String?
  open var shouldBeArchived = false

  open var multiplier: CGFloat { factor }
  open var relation: NSLayoutConstraint.Relation { comparison }
  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
  open var secondItem: AnyObject? { second.item }
  open var secondAttribute: NSLayoutConstraint.Attribute { second.attribute }

  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? install() : uninstall() }
  }

  /// The view whose `constraints` the constraint is in.
  weak var holder: UIView?

  let first: LayoutTerm
  let second: LayoutTerm
  private let comparison: Relation
  private let factor: CGFloat
  private var weight = UILayoutPriority.required

  init(_ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm, multiplier: CGFloat, constant: CGFloat) {
    self.first = first
    self.second = second
    comparison = relation
    factor = multiplier
    super.init()
    self.constant = constant
  }

  /// A constraint that says nothing.
  public convenience override init() {
    self.init(.nothing, .equal, .nothing, multiplier: 1, constant: 0)
  }

  /// The constraint that `attr1` of `view1` relates to `attr2` of `view2`, times the multiplier, plus the constant.
  public convenience init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let first = LayoutTerm(item: view1 as AnyObject, attribute: attr1)
    let second = LayoutTerm(item: view2.map { $0 as AnyObject }, attribute: attr2)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
    misuse?.raise()
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
