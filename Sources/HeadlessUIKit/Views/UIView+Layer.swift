extension UIView {
  func makeLayer() -> CALayer {
    let layer = CALayer.make(type(of: self).layerClass)
    layer.view = self
    layer.delegate = self
    ownLayer = layer
    return layer
  }

  /// The layer; nil for a plain layer that no code has accessed.
  var layerIfMade: CALayer? { ownLayer ?? (type(of: self).layerClass == CALayer.self ? nil : layer) }

  /// Lays out the sublayers, which calls `layoutSubviews()`. A plain layer is not made for it.
  func layOutLayer() {
    guard let layer = layerIfMade else { return layoutSubviews() }
    layer.layoutSublayers()
    for sublayer in layer.ownSublayers { sublayer.layoutIfNeeded() }
  }
}
