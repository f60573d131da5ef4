extension UICollectionView {
  /// The offset of the scroll view in which the items of a section are: that of the section, or of the collection.
  func offset(ofSection section: Int) -> CGPoint {
    sectionScrollers[section]?.contentOffset ?? contentOffset
  }

  /// Gives a view its place, in the scroll view of its section if that scrolls by itself.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    view.take(attributes)
    let section = attributes.scrollsWithSection ? attributes.indexPath.section : nil
    let scroller = section.flatMap { section in
      collectionViewLayout.scrollers[section].map { sectionScroller(section, $0) }
    }
    let container: UIView = scroller ?? self
    if view.superview !== container { container.addSubview(view) }
    if let scroller {
      view.center = CGPoint(x: view.center.x - scroller.frame.minX, y: view.center.y - scroller.frame.minY)
    }
  }

  private func sectionScroller(_ section: Int, _ wanted: SectionScroller) -> SectionScrollView {
    let scroller = sectionScrollers[section] ?? makeScroller(section, wanted)
    if scroller.frame != wanted.frame { scroller.frame = wanted.frame }
    if scroller.contentSize != wanted.contentSize { scroller.contentSize = wanted.contentSize }
    scroller.isPagingEnabled = wanted.behavior == .paging
    return scroller
  }

  private func makeScroller(_ section: Int, _ wanted: SectionScroller) -> SectionScrollView {
    let scroller = SectionScrollView(frame: wanted.frame)
    sectionScrollers[section] = scroller
    addSubview(scroller)
    // Content begins at the right where text does.
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      scroller.contentOffset.x = max(0, wanted.contentSize.width - wanted.frame.width)
    }
    scroller.didScroll = { [weak self] in self?.setNeedsLayout() }
    return scroller
  }

  /// Removes the scroll views of sections that do not scroll by themselves any more.
  func removeSectionScrollers() {
    for (section, scroller) in sectionScrollers where collectionViewLayout.scrollers[section] == nil {
      scroller.removeFromSuperview()
      sectionScrollers[section] = nil
    }
  }

  /// Whether a cell is at a point of the content.
  func isAt(_ point: CGPoint, _ cell: UICollectionViewCell) -> Bool {
    guard let container = cell.superview, container !== self else { return cell.frame.contains(point) }
    let point = container.convert(point, from: self)
    return container.bounds.contains(point) && cell.frame.contains(point)
  }
}

extension UIScrollView {
  /// Scrolls so that a rectangle of the content is at a position, as far as the content goes.
  func show(_ rect: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let wanted = CGPoint(
      x: horizontalAxis.offset(showing: rect.minX, rect.maxX, at: position.horizontal),
      y: verticalAxis.offset(showing: rect.minY, rect.maxY, at: position.vertical))
    if wanted != contentOffset { setContentOffset(wanted, animated: animated) }
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate var horizontal: ScrolledAxis.Place {
    contains(.left) ? .start : contains(.centeredHorizontally) ? .middle : contains(.right) ? .end : .nearest
  }

  fileprivate var vertical: ScrolledAxis.Place {
    contains(.top) ? .start : contains(.centeredVertically) ? .middle : contains(.bottom) ? .end : .nearest
  }
}
