/// A header or a footer that stays on the screen while its section is.
@MainActor struct PinnedView {
  let element: UICollectionViewLayoutAttributes
  /// Whether the view is at the end of the section.
  let isAtEnd: Bool
  /// Where the section begins in the content.
  let start: CGFloat
  /// Where the section ends in the content.
  let end: CGFloat

  /// The view where its section begins further on.
  func moved(by distance: CGFloat) -> PinnedView {
    PinnedView(element: element, isAtEnd: isAtEnd, start: start + distance, end: end + distance)
  }

  /// Moves the view into the visible part of the content, as far as its section goes.
  func move(into visible: ClosedRange<CGFloat>, _ axis: UICollectionView.ScrollDirection) {
    let length = element.size[axis]
    let position = element.center[axis] - length / 2
    let wanted =
      isAtEnd ? min(position, visible.upperBound - length) : max(position, visible.lowerBound)
    let possible = min(max(wanted, start), max(start, end - length))
    element.move(by: possible - position, axis)
    // It covers the items below it.
    element.zIndex += 1
  }
}
