/// A view that lays its arranged subviews out in a row or a column.
@MainActor open class UIStackView: UIView {
  open internal(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = UIStackView.Distribution.fill
  open var alignment = UIStackView.Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false

  /// Stands for the spacing that the stack view has.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// Stands for the spacing that the system leaves between views.
  public class var spacingUseSystem: CGFloat { 1.175494e-38 }

  /// What follows each arranged subview.
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// A stack view with nothing in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack view that arranges the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack view from an archive, of which nothing is read here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: .max)
  }

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

  open func removeArrangedSubview(_ view: UIView) {
    guard spacings.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
    arrangedSubviews.remove(view)
  }

  private func isArranged(_ view: UIView) -> Bool {
    spacings[ObjectIdentifier(view)] != nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    if isArranged(arrangedSubview) { spacings[ObjectIdentifier(arrangedSubview)] = spacing }
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
}

extension UIStackView {
  /// How the arranged subviews share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the arranged subviews lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The upper edge, in a row.
    public static var top: UIStackView.Alignment { .leading }
    /// The lower edge, in a row.
    public static var bottom: UIStackView.Alignment { .trailing }
  }
}
