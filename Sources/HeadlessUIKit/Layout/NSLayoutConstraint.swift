/// A relation that layout has to keep between two attributes, or between one and a constant.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The priority of the constraint. While it is active, it can become neither required nor optional.
  open var priority: UILayoutPriority {
    get { weight }
    set { if let misuse = misuse(of: newValue) { misuse.raise() } else { change(to: newValue) } }
  }
  /// The constant that is added to the second attribute.
  open var constant: CGFloat = 0 {
    didSet {
      lines = nil
      if constant != oldValue { holder?.layoutInputsDidChange() }
    }
  }
  /// How many lines of text are between two baselines, in place of the constant; nil for a constraint that the constant
  /// decides.
  var lines: CGFloat?
  /// A name for logs.
  open var identifier: String?
  /// Whether the constraint is archived with the view.
  open var shouldBeArchived = false

  /// The multiplier of the second attribute.
  open var multiplier: CGFloat { factor }
  /// The relation of both sides.
  open var relation: NSLayoutConstraint.Relation { comparison }
  /// The view or guide on the left side.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
  /// The view or guide on the right side; nil if the constraint compares with a constant.
  open var secondItem: AnyObject? { second.item }
  /// The attribute of the second item; `notAnAttribute` if there is no second item.
  open var secondAttribute: NSLayoutConstraint.Attribute { second.attribute }

  /// Whether a view has the constraint; setting it installs it in the nearest common ancestor of its items, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? install() : uninstall() }
  }

  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  /// The view whose `constraints` the constraint is in.
  weak var holder: UIView?

  private(set) var first = AnchorTerm.nothing
  private(set) var second = AnchorTerm.nothing
  private var comparison = Relation.equal
  private var factor: CGFloat = 1
  private var weight = UILayoutPriority.required
  /// Whether the last layout had to leave the constraint out, because it contradicts others.
  var isBroken = false

  private func change(to priority: UILayoutPriority) {
    guard priority != weight else { return }
    weight = priority
    holder?.layoutInputsDidChange()
  }

  /// Makes an empty constraint, for subclasses.
  public override init() {
    super.init()
  }

  convenience init(
    _ first: AnchorTerm, _ relation: Relation, _ second: AnchorTerm, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    comparison = relation
    factor = multiplier
    self.constant = constant
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
    let first = AnchorTerm(item: view1 as AnyObject, attribute: attr1)
    let second = view2.map { AnchorTerm(item: $0 as AnyObject, attribute: attr2) } ?? .nothing
    self.init(first, relation, second, multiplier: multiplier, constant: c)
    misuse?.raise()
  }

  /// Activates several constraints at once.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints at once.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
