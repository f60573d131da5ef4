/// The axes in which the layout only estimates the size of a view, so that its content decides.
struct EstimatedAxes: Equatable {
  var width = false
  var height = false

  /// Both axes.
  static let both = EstimatedAxes(width: true, height: true)

  subscript(axis: UICollectionView.ScrollDirection) -> Bool {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  var isEmpty: Bool { !width && !height }
}
