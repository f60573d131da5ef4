import UIKitFacts

/// A cell of a list, with accessories beside its content.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories, from leading to trailing on each side.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }
  /// The level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation of one level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories move with the content.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The separator below the cell.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The content configuration of a list cell by itself.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // MARK: Accessories

  private var accessoryViews: [(accessory: UICellAccessory, view: ListAccessoryView)] = []

  /// The accessories that are shown, with their views.
  var shownAccessories: [(accessory: UICellAccessory, view: ListAccessoryView)] {
    accessoryViews.filter { $0.accessory.isShown(isEditing: isInEditing) }
  }

  private var isInEditing: Bool { enclosingCollection?.isEditing ?? false }

  private func showAccessories() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { accessory in
      let view = ListAccessoryView(accessory) { [weak self] in self?.perform(accessory) }
      addSubview(view)
      return (accessory, view)
    }
    setNeedsLayout()
  }

  /// Does what a tap on an accessory does.
  private func perform(_ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    if accessory.accessoryType == .outlineDisclosure { toggleItem() }
  }

  private func toggleItem() {
    guard let list = enclosingCollection, let indexPath = list.indexPath(for: self) else { return }
    list.outline?.toggleItem(at: indexPath)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    placeAccessories()
    super.layoutSubviews()
  }

  /// The room before and behind the content.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let shown = shownAccessories
    let width = enclosingCollection?.bounds.width ?? bounds.width
    func length(isLeading: Bool) -> CGFloat {
      shown.filter { $0.accessory.isLeading == isLeading }.reduce(0) { $0 + $1.view.room(in: width) }
    }
    return (length(isLeading: true) + CGFloat(indentationLevel) * indentationWidth, length(isLeading: false))
  }

  private func placeAccessories() {
    let sides = sides
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = CGRect(
      x: isMirrored ? sides.trailing : sides.leading, y: 0,
      width: max(0, bounds.width - sides.leading - sides.trailing), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    let width = enclosingCollection?.bounds.width ?? bounds.width
    var leading = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
    var trailing = bounds.width - sides.trailing
    for (accessory, view) in accessoryViews {
      view.isHidden = !accessory.isShown(isEditing: isInEditing)
      guard !view.isHidden else { continue }
      let room = view.room(in: width)
      let start = accessory.isLeading ? leading : trailing
      if accessory.isLeading { leading += room } else { trailing += room }
      view.frame = CGRect(
        x: isMirrored ? bounds.width - start - room : start, y: 0, width: room, height: bounds.height)
    }
  }

  /// The size of the content, with the accessories beside it; a row has at least the height of one line.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let beside = sides.leading + sides.trailing
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    let least = verticalFittingPriority == .required ? 0 : CGFloat(ControlSizes.rowHeight)
    return CGSize(width: size.width + beside, height: max(least, size.height))
  }
}
