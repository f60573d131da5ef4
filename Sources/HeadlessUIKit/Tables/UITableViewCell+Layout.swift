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

  /// The width of the accessory.
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

  /// Places the parts of the style: the image, then the text, with the detail text below it or at the end.
  private func placeLabels() {
    let inset = CGFloat(ControlSizes.rowInset(width: Double(bounds.width)))
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    var left = inset
    if let ownImageView, let size = ownImageView.image?.size, size.width > 0 {
      ownImageView.frame = CGRect(x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
      left += size.width + inset
    }
    let room = max(0, width - left - inset)
    guard let ownDetailLabel else {
      ownTextLabel?.frame = CGRect(x: left, y: 0, width: room, height: height)
      return
    }
    let (first, second) = (ownTextLabel?.sizeThatFits(.zero) ?? .zero, ownDetailLabel.sizeThatFits(.zero))
    if cellStyle == .subtitle {
      let top = (height - first.height - second.height) / 2
      ownTextLabel?.frame = CGRect(x: left, y: top, width: min(room, first.width), height: first.height)
      ownDetailLabel.frame = CGRect(
        x: left, y: top + first.height, width: min(room, second.width), height: second.height)
    } else {
      let own = min(room, second.width)
      ownTextLabel?.frame = CGRect(
        x: left, y: (height - first.height) / 2, width: min(room - own, first.width), height: first.height)
      ownDetailLabel.frame = CGRect(
        x: left + room - own, y: (height - second.height) / 2, width: own, height: second.height)
    }
  }
}
