extension UIScrollView {
  /// The axes along which the safe area adds to the insets.
  var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: (scrollsHorizontally, scrollsVertically)
    case .automatic: (scrollsHorizontally, scrollsVertically || isContentBelowBars)
    }
  }

  private var scrollsHorizontally: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }
  private var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

  /// Whether the view is the content of a controller that a navigation or tab bar controller shows.
  private var isContentBelowBars: Bool {
    let controller =
      viewController ?? superview.flatMap { $0.subviews.first === self ? $0.viewController : nil }
    guard let controller else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Moves content that is at its start to where it begins with the insets of now, and tells of changed insets.
  func adjustInsets() {
    let (old, new) = (knownInsets, adjustedContentInset)
    guard old != new else { return }
    knownInsets = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Where content can be from top to bottom.
  var verticalAxis: ScrolledAxis {
    let insets = adjustedContentInset
    return ScrolledAxis(
      offset: bounds.minY, length: bounds.height, content: contentSize.height, before: insets.top, after: insets.bottom)
  }

  /// Where content can be from left to right.
  var horizontalAxis: ScrolledAxis {
    let insets = adjustedContentInset
    return ScrolledAxis(
      offset: bounds.minX, length: bounds.width, content: contentSize.width, before: insets.left, after: insets.right)
  }
}

extension UIViewController {
  /// Whether the view of the controller, or the first one in it, scrolls below the bars around it.
  var scrollsBelowBars: Bool { viewIfLoaded is UIScrollView || viewIfLoaded?.subviews.first is UIScrollView }
}

extension UIEdgeInsets {
  /// The insets with those of the safe area.
  func adding(_ other: UIEdgeInsets, along axes: (horizontal: Bool, vertical: Bool)) -> UIEdgeInsets {
    var result = self
    if axes.vertical {
      result.top += other.top
      result.bottom += other.bottom
    }
    if axes.horizontal {
      result.left += other.left
      result.right += other.right
    }
    return result
  }
}
