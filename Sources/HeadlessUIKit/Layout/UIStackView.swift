/// A view that lays its arranged subviews out in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The views that are arranged, in order; all of them are subviews.
  open internal(set) var arrangedSubviews: [UIView] = [] {
    didSet { layoutInputsDidChange() }
  }
  /// Whether views are arranged in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { layoutInputsDidChange() } }
  }
  /// The distribution of the views along the axis.
  open var distribution = UIStackView.Distribution.fill {
    didSet { if distribution != oldValue { layoutInputsDidChange() } }
  }
  /// The alignment of views across the axis.
  open var alignment = UIStackView.Alignment.fill {
    didSet { if alignment != oldValue { layoutInputsDidChange() } }
  }
  /// The space between two views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { layoutInputsDidChange() } }
  }
  /// Whether distances in a column are measured between lines of text.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { layoutInputsDidChange() } }
  }
  /// Whether the views keep within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { layoutInputsDidChange() } }
  }

  /// Represents the spacing that the stack view has.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// Represents the spacing that the system leaves between views.
  public class var spacingUseSystem: CGFloat { 1.175494e-38 }

  /// The space after each arranged subview.
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// The constraints for its arrangement; nil before its views are arranged for the first time.
  private var arrangement: StackConstraints?

  /// The constraints that the stack view shows for its arrangement.
  fileprivate var shownConstraints: [NSLayoutConstraint] {
    arrangement?.update(self)
    return arrangement?.all ?? []
  }

  /// Says that views are arranged.
  func noteArranging() {
    if arrangement == nil { arrangement = StackConstraints() }
  }

  /// Makes an empty stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack view that arranges the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack view without reading the archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Adds an arranged subview at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: .max)
  }

  /// Inserts an arranged subview at an index. Raises an exception if the index is out of bounds.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return UncaughtException.arrangedOutOfBounds(stackIndex, count: arrangedSubviews.count).raise()
    }
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    if isArranged(view) { arrangedSubviews.remove(view) }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if !isArranged(view) { spacings[ObjectIdentifier(view)] = UIStackView.spacingUseDefault }
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard spacings.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
    arrangedSubviews.remove(view)
  }

  func isArranged(_ view: UIView) -> Bool {
    spacings[ObjectIdentifier(view)] != nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview) else { return }
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    layoutInputsDidChange()
  }

  /// The space after a view; `spacingUseDefault` if it was not set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
}

extension UIStackView {
  /// The distribution of the arranged subviews along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged subviews across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The upper edge, in a row.
    public static var top: UIStackView.Alignment { .leading }
    /// The lower edge, in a row.
    public static var bottom: UIStackView.Alignment { .trailing }
  }
}

extension UIView {
  /// The constraints by which the view arranges others; none if it is no stack view.
  var arrangingConstraints: [NSLayoutConstraint] { (self as? UIStackView)?.shownConstraints ?? [] }
}
