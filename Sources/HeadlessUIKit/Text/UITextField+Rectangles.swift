extension UITextField {
  /// The bounds without the border and the views beside the text.
  func innerRect(_ bounds: CGRect) -> CGRect {
    let border: CGFloat = borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2
    let left = isShown(leftViewMode) ? leftViewRect(forBounds: bounds).width : 0
    let right = isShown(rightViewMode) ? rightViewRect(forBounds: bounds).width : 0
    let width = max(0, bounds.width - 2 * border - left - right)
    return CGRect(x: bounds.minX + border + left, y: bounds.minY, width: width, height: bounds.height)
  }

  /// The rectangle of a view of a size at an end of the bounds, half-way down.
  func beside(_ bounds: CGRect, size: CGSize, isLeft: Bool) -> CGRect {
    CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
