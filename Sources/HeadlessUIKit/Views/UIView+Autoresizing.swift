extension UIView {
  /// Follows a change of the geometry, whichever of frame, bounds, center and transform brought it about.
  func geometryDidChange(from old: ViewGeometry) {
    updateSafeArea()
    inputsDidChange(from: old)
    guard geometry.bounds.size != old.bounds.size else {
      // What bars cover of the content depends on where it has scrolled to.
      if self is UIScrollView, geometry.bounds.origin != old.bounds.origin, currentSafeArea != .zero {
        for subview in subviews { subview.updateSafeArea() }
      }
      return
    }
    (self as? UIScrollView)?.adjustInsets()
    resizeSubviews(from: old.bounds.size)
    for subview in subviews { subview.updateSafeArea() }
    setNeedsLayout()
    displaySizeDidChange()
  }

  /// The frames of views with an autoresizing mask are constants for the constraints in and around them.
  private func inputsDidChange(from old: ViewGeometry) {
    if translatesAutoresizingMaskIntoConstraints, geometry.untransformed != old.untransformed {
      layoutInputsDidChange()
      if !constraintsAbove.isEmpty || !isIslandRoot { superview?.layoutInputsDidChange() }
    } else if self is UIScrollView, geometry.bounds.origin != old.bounds.origin {
      layoutInputsDidChange()
    }
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect { geometry.untransformed }

  /// Resizes the subviews according to their masks, after a change of this view's size.
  private func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where subview.followsItsMask {
      subview.frame = subview.autoresizingMask.frame(subview.frame, in: oldSize, becoming: bounds.size)
    }
  }

  private var followsItsMask: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty
  }
}

extension UIView.AutoresizingMask {
  /// The frame after a change of the superview's size.
  fileprivate func frame(_ frame: CGRect, in old: CGSize, becoming new: CGSize) -> CGRect {
    var across = AxisSpan(start: frame.minX, length: frame.width, whole: old.width)
    across.stretch(
      to: new.width, [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)]
    )
    var down = AxisSpan(start: frame.minY, length: frame.height, whole: old.height)
    down.stretch(
      to: new.height, [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)]
    )
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}

/// A length with a margin on either side.
private struct AxisSpan {
  private var parts: [CGFloat]

  init(start: CGFloat, length: CGFloat, whole: CGFloat) {
    parts = [start, length, whole - start - length]
  }

  var start: CGFloat { parts[0] }
  var length: CGFloat { max(0, parts[1]) }

  /// Distributes a change of the total size among the flexible parts, in proportion to their sizes; equally if they
  /// have none.
  mutating func stretch(to whole: CGFloat, _ isFlexible: [Bool]) {
    let gain = whole - parts.reduce(0, +)
    let flexible = parts.indices.filter { isFlexible[$0] }
    let sizes = flexible.map { max(0, parts[$0]) }
    let sum = sizes.reduce(0, +)
    for (part, size) in zip(flexible, sizes) {
      parts[part] += sum == 0 ? gain / CGFloat(flexible.count) : gain * size / sum
    }
  }
}
