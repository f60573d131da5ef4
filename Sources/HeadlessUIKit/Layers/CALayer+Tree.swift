extension CALayer {
  /// Runs code with the view of the layer; nil if there is none.
  func onView<Result>(_ body: @MainActor (UIView) -> Result) -> Result? {
    guard let view else { return nil }
    // Views belong to the main actor, and layers of views with them.
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(view) }
    return result
  }

  /// The geometry of the view, or the layer's own.
  var geometry: ViewGeometry {
    get { onView { $0.geometry } ?? own.geometry }
    set {
      if onView({ $0.geometry = newValue }) != nil { return }
      let isResized = newValue.bounds.size != own.geometry.bounds.size
      own.geometry = newValue
      guard isResized else { return }
      setNeedsLayout()
      if isMarkedForDisplay || needsDisplayOnBoundsChange { markForDisplay() }
    }
  }

  // MARK: Coordinates

  func toOutermost(_ point: CGPoint) -> CGPoint {
    var (point, layer) = (point, self)
    while let above = layer.superlayer {
      point = layer.geometry.outward(point)
      layer = above
    }
    return point
  }

  func fromOutermost(_ point: CGPoint) -> CGPoint {
    lineage.reversed().dropFirst().reduce(point) { $1.geometry.inward($0) }
  }

  /// The layer and those that it is in, outwards.
  private var lineage: [CALayer] { Array(sequence(first: self, next: \.superlayer)) }

  func foremost(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = geometry.inward(point)
    if masksToBounds, !contains(inside) { return nil }
    let found = allSublayers.reversed().lazy.compactMap { $0.hitTest(inside) }.first
    return found ?? (contains(inside) ? self : nil)
  }

  // MARK: The tree

  var layerAbove: CALayer? { ownSuperlayer ?? onView { $0.superview?.layer } ?? nil }

  private var subviews: [UIView] { onView { $0.subviews } ?? [] }

  /// The layers in this one, from the back to the front.
  var allSublayers: [CALayer] {
    let subviews = subviews
    // Most layers have none of their own.
    guard !ownSublayers.isEmpty else { return subviews.map(Self.layer) }
    let known = Set(subviews.map { ObjectIdentifier($0) })
    let own = Dictionary(grouping: ownSublayers) { layer in
      layer.subviewBehind.map { ObjectIdentifier($0) }.flatMap { known.contains($0) ? $0 : nil }
    }
    return (own[nil] ?? []) + subviews.flatMap { [Self.layer(of: $0)] + (own[ObjectIdentifier($0)] ?? []) }
  }

  private static func layer(of view: UIView) -> CALayer {
    nonisolated(unsafe) var layer: CALayer?
    MainActor.assumeIsolated { layer = view.layer }
    return layer ?? CALayer()
  }

  func insert(_ layer: CALayer, at index: Int) {
    // A layer of a view goes where the view goes, which UIKit leaves to `addSubview`.
    guard layer.view == nil, !lineage.contains(layer) else { return }
    layer.detach()
    layer.ownSuperlayer = self
    // The layer, or one in it, may be marked.
    defer { layer.passDisplayUp() }
    guard index != .max else {
      layer.subviewBehind = subviews.last
      return ownSublayers.append(layer)
    }
    let siblings = allSublayers
    let behind = siblings.prefix(max(0, index))
    layer.subviewBehind = behind.last { $0.view != nil }?.view
    let place = behind.reversed().prefix { $0.view == nil }.count
    // The layers of one subview are kept in their order.
    let mates = ownSublayers.indices.filter { subview(ownSublayers[$0].subviewBehind) === layer.subviewBehind }
    let position = place < mates.count ? mates[place] : mates.last.map { $0 + 1 } ?? ownSublayers.endIndex
    ownSublayers.insert(layer, at: position)
  }

  /// A view, if it is still a subview.
  private func subview(_ view: UIView?) -> UIView? {
    onView { view?.superview === $0 } == true ? view : nil
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    guard layer !== sibling else { return }
    layer.detach()
    let index = allSublayers.firstIndex { $0 === sibling }
    insert(layer, at: inFront ? index.map { $0 + 1 } ?? .max : index ?? 0)
  }

  func replace(_ old: CALayer, by new: CALayer) {
    guard old !== new, old.superlayer === self else { return }
    insert(new, beside: old, inFront: true)
    old.detach()
  }

  func replaceSublayers(by layers: [CALayer]) {
    for layer in ownSublayers { layer.ownSuperlayer = nil }
    ownSublayers = []
    for layer in layers { insert(layer, at: .max) }
  }

  func detach() {
    if onView({ $0.removeFromSuperview() }) != nil { return }
    if ownSuperlayer?.mask === self { ownSuperlayer?.mask = nil }
    ownSuperlayer?.ownSublayers.remove(self)
    ownSuperlayer = nil
  }
}
