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
  /// The insets before and after the content.
  let before: CGFloat
  let after: CGFloat

  /// The offset with which a part of the content is at a place, as far as the content goes.
  func offset(showing start: CGFloat, _ end: CGFloat, at place: Place) -> CGFloat {
    let wanted: CGFloat
    switch place {
    case .start: wanted = start - before
    case .middle: wanted = (start + end - length - before + after) / 2
    case .end: wanted = end - length + after
    case .nearest:
      if start >= offset + before, end <= offset + length - after { return offset }
      wanted = start < offset + before ? start - before : end - length + after
    }
    return wanted.isFinite ? min(max(-before, wanted), max(-before, content - length + after)) : offset
  }
}
