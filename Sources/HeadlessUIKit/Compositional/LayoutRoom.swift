/// The room that a compositional layout has for its sections.
@MainActor struct LayoutRoom {
  /// The scroll direction.
  let axis: UICollectionView.ScrollDirection
  /// The size of the collection.
  let size: CGSize
  let traits: UITraitCollection
  /// What `automatic` stands for.
  private let reference: UIContentInsetsReference
  private weak var view: UICollectionView?

  init(_ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    axis = configuration.scrollDirection
    size = view.bounds.size
    traits = view.traitCollection
    reference = configuration.contentInsetsReference
    self.view = view
  }

  /// The insets of a reference across the scroll direction. Along it, the insets of the scroll view apply.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let view else { return .zero }
    let insets: UIEdgeInsets
    switch reference == .automatic ? self.reference : reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: view.layoutMargins.top, left: frame.minX - view.bounds.minX, bottom: view.layoutMargins.bottom,
        right: view.bounds.maxX - frame.maxX)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right
    ).without(axis)
  }

  /// What section providers get.
  var environment: SectionEnvironment { SectionEnvironment(size: size, insets: insets(.automatic), traits: traits) }

  /// The rectangle of a length, as broad as the collection without insets.
  func rect(length: CGFloat, without insets: NSDirectionalEdgeInsets) -> CGRect {
    let across = axis.across
    var rect = CGRect(origin: .zero, size: size)
    rect.size[axis] = length
    rect.origin[across] = insets.start(across)
    rect.size[across] = max(0, size[across] - insets.start(across) - insets.end(across))
    return rect
  }

  /// Gives a view its size: what its content needs in the axes that are estimated, and the given one in the others.
  func setSize(_ size: CGSize, _ estimated: EstimatedAxes, of attributes: UICollectionViewLayoutAttributes) {
    attributes.size = size
    attributes.estimatedAxes = estimated
    guard !estimated.isEmpty else { return }
    let own = contentSize(attributes)
    attributes.size = CGSize(
      width: estimated.width ? own.width : size.width, height: estimated.height ? own.height : size.height)
  }

  /// The size that the content of a view needs; the estimate if it needs none.
  private func contentSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let element: UICollectionReusableView? =
      if let kind = attributes.representedElementKind {
        view?.element(.init(kind: kind, indexPath: attributes.indexPath), isDecoration: false)
      } else {
        view?.cellForItem(at: attributes.indexPath)
      }
    guard let size = element?.preferredLayoutAttributesFitting(attributes).size else { return attributes.size }
    return CGSize(
      width: size.width.isFinite && size.width > 0 ? size.width : attributes.size.width,
      height: size.height.isFinite && size.height > 0 ? size.height : attributes.size.height)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing)
  }
}
