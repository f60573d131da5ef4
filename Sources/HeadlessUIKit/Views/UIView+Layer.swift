extension UIView {
  func makeLayer() -> CALayer {
    let layer = CALayer.make(type(of: self).layerClass)
    layer.view = self
    layer.delegate = self
    ownLayer = layer
    return layer
  }

  /// The layer; nil while it is a plain one that nobody has asked for.
  var layerIfMade: CALayer? { ownLayer ?? (type(of: self).layerClass == CALayer.self ? nil : layer) }

  /// Has the layer place its sublayers, which calls `layoutSubviews()`. A plain layer is not made for that.
  func layOutLayer() {
    guard let layer = layerIfMade else { return layoutSubviews() }
    layer.layoutSublayers()
    for sublayer in layer.ownSublayers { sublayer.layoutIfNeeded() }
  }
}
