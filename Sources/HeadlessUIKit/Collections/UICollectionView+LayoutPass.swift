extension UICollectionView {
  /// The key of a supplementary or decoration view.
  struct ElementKey: Hashable {
    let kind: String
    let indexPath: IndexPath
  }

  /// Gives cells and the other views the places that the layout has for them, and the content its size.
  func applyLayout() {
    prepareLayout()
    // Cells can prefer other sizes than the layout has for them, and then again.
    for _ in 0..<Self.mostRounds where applyAttributes() { prepareLayout() }
  }

  private static let mostRounds = 4

  /// Prepares the layout if it is new, invalid, or depends on what changed.
  private func prepareLayout() {
    let layout = collectionViewLayout
    if layout.isPrepared, laidOutBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    laidOutBounds = bounds
    guard !layout.isPrepared || layout.followsCells else { return }
    layout.isPrepared = true
    layout.prepare()
  }

  /// - Returns: whether the layout is invalid afterwards, because a cell prefers other attributes.
  private func applyAttributes() -> Bool {
    let layout = collectionViewLayout
    let size = layout.collectionViewContentSize
    guard let elements = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) else { return false }
    if size != contentSize { contentSize = size }
    var used: Set<ElementKey> = []
    var shown: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
    for attributes in elements {
      guard let view = view(for: attributes, &used) else { continue }
      place(view, attributes)
      view.apply(attributes)
      shown.append((view, attributes))
    }
    removeElements(besides: used)
    removeSectionScrollers()
    stack(shown)
    return shown.contains { prefersOthers($0.view, $0.attributes) }
  }

  private func prefersOthers(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let layout = collectionViewLayout
    guard !layout.followsCells else { return false }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes, _ used: inout Set<ElementKey>
  ) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else { return cellForItem(at: attributes.indexPath) }
    let key = ElementKey(kind: kind, indexPath: attributes.indexPath)
    used.insert(key)
    return element(key, isDecoration: attributes.representedElementCategory == .decorationView)
  }

  /// Puts elements with greater numbers in front.
  private func stack(_ shown: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)]) {
    guard shown.contains(where: { $0.attributes.zIndex != 0 }) else { return }
    let order = shown.enumerated().sorted {
      ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset)
    }
    for (_, element) in order { (element.view.superview ?? self).bringSubviewToFront(element.view) }
  }
}
