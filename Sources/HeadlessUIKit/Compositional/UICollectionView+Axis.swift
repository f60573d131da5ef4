extension UICollectionView.ScrollDirection {
  /// The axis across this one.
  var across: UICollectionView.ScrollDirection { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: UICollectionView.ScrollDirection) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size without insets, which is never negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: UICollectionView.ScrollDirection) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset at the start of an axis: leading or top.
  func start(_ axis: UICollectionView.ScrollDirection) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset at the end of an axis: trailing or bottom.
  func end(_ axis: UICollectionView.ScrollDirection) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The insets without those of an axis.
  func without(_ axis: UICollectionView.ScrollDirection) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
      : NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
  }
}
