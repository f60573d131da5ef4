import UIKitFacts

extension UITableViewCell {
  /// The height that the content needs in a width, at least that of a row of one line.
  func fittedHeight(_ width: CGFloat) -> CGFloat {
    if let fitted, fitted.width == width, !contentView.needsSolving, !contentView.holdsLayout { return fitted.height }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let least = CGFloat(ControlSizes.rowHeight)
    let height = size.height.isFinite && size.height > 0 ? max(least, size.height) : least
    fitted = (width, height)
    return height
  }

  /// What the accessory takes of the width.
  private func accessoryWidth(_ width: CGFloat) -> CGFloat {
    if let accessoryView { return accessoryView.bounds.width + CGFloat(ControlSizes.rowInset(width: Double(width))) }
    let name: String? =
      switch accessoryType {
      case .none: nil
      case .disclosureIndicator: "disclosureIndicator"
      case .detailDisclosureButton: "detailDisclosureButton"
      case .checkmark: "checkmark"
      case .detailButton: "detailButton"
      }
    return CGFloat(ControlSizes.accessoryWidth(name, width: Double(width)))
  }

  func contentSize(in target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let accessory = accessoryWidth(target.width)
    let inner = CGSize(width: max(0, target.width - accessory), height: target.height)
    let size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + accessory, height: size.height)
  }

  /// Gives the content view the room that the accessory leaves, and the labels of the cell's style theirs.
  func placeContent() {
    let accessory = accessoryWidth(bounds.width)
    let frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    for view in [backgroundView, selectedBackgroundView].compactMap(\.self) where view.superview === self {
      view.frame = bounds
    }
    if let accessoryView {
      let inset = CGFloat(ControlSizes.rowInset(width: Double(bounds.width)))
      accessoryView.center = CGPoint(
        x: bounds.width - inset - accessoryView.bounds.width / 2, y: bounds.height / 2)
    }
    placeLabels()
  }
}
