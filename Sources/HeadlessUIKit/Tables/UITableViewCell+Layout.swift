import LayoutSolver
import UIKitFacts

extension UITableViewCell {
  /// The height that the content needs in a width, at least that of a row of one line.
  func fittedHeight(_ width: CGFloat) -> CGFloat {
    if let fitted, fitted.width == width, !contentView.needsSolving, !contentView.holdsLayout { return fitted.height }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let least = CGFloat(ControlSizes.rowHeight)
    let own = styleLayout.map { CGFloat($0.height(fitting: Double(width - accessoryWidth(width)))) } ?? 0
    let height = max(least, own, size.height.isFinite ? size.height : 0)
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
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? accessory : 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    for view in [backgroundView, selectedBackgroundView].compactMap(\.self) where view.superview === self {
      view.frame = bounds
    }
    if let accessoryView {
      let inset = CGFloat(ControlSizes.rowInset(width: Double(bounds.width)))
      let x = inset + accessoryView.bounds.width / 2
      accessoryView.center = CGPoint(x: isMirrored ? x : bounds.width - x, y: bounds.height / 2)
    }
    placeLabels()
  }

  /// Where the parts of the style are; nil as long as nobody has asked for one.
  private var styleLayout: CellStyleLayout? {
    let image = ownImageView?.image?.size
    guard ownTextLabel != nil || ownDetailLabel != nil || image != nil else { return nil }
    return CellStyleLayout(
      cellStyle.solved, text: ownTextLabel?.textContent ?? TextContent(runs: []), detail: ownDetailLabel?.textContent,
      image: image.flatMap { $0.width > 0 ? LayoutSize($0) : nil },
      rowInset: ControlSizes.rowInset(width: Double(bounds.width)), hasAccessory: accessoryWidth(bounds.width) > 0,
      scale: Double(UIScreen.main.scale))
  }

  /// Places the parts of the style: the image, then the text, with the detail text below it or at the end.
  private func placeLabels() {
    guard let frames = styleLayout?.frames(in: LayoutSize(contentView.bounds.size)) else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: LayoutRect?) {
      guard let view, var frame = frame.map({ CGRect($0) }) else { return }
      if isMirrored { frame.origin.x = contentView.bounds.width - frame.maxX }
      view.frame = frame
    }
    place(ownImageView, frames.image)
    place(ownTextLabel, frames.text)
    place(ownDetailLabel, frames.detail)
  }
}

extension UITableViewCell.CellStyle {
  fileprivate var solved: CellStyleLayout.Style {
    switch self {
    case .default: .basic
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}
