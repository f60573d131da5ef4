/// One axis of a scroll view.
struct ScrolledAxis {
  /// Where content can be after scrolling.
  enum Place {
    case start, middle, end
    /// Where it is already, or as near to that as it is visible.
    case nearest
  }

  /// The offset now.
  let offset: CGFloat
  /// The length of the scroll view.
  let length: CGFloat
  /// The length of the content.
  let content: CGFloat

  /// The offset with which a part of the content is at a place, as far as the content goes.
  func offset(showing start: CGFloat, _ end: CGFloat, at place: Place) -> CGFloat {
    let wanted: CGFloat
    switch place {
    case .start: wanted = start
    case .middle: wanted = (start + end - length) / 2
    case .end: wanted = end - length
    case .nearest:
      if start >= offset, end <= offset + length { return offset }
      wanted = start < offset ? start : end - length
    }
    return wanted.isFinite ? min(max(0, wanted), max(0, content - length)) : offset
  }
}
