import LayoutSolver

/// One priority for each axis.
struct LayoutPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  /// The hugging that controls begin with, by their elements in scenes.
  init(of element: String) {
    let standard = LayoutSolver.AxisPriorities.hugging(of: element)
    horizontal = UILayoutPriority(Float(standard.horizontal))
    vertical = UILayoutPriority(Float(standard.vertical))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
