extension UIView {
  func makeLayer() -> CALayer {
    let layer = CALayer.make(type(of: self).layerClass)
    layer.view = self
    layer.delegate = self
    ownLayer = layer
    return layer
  }

  /// Has the layer place its sublayers, which calls `layoutSubviews()`. A plain layer is not made for that.
  func layOutLayer() {
    guard ownLayer != nil || type(of: self).layerClass != CALayer.self else { return layoutSubviews() }
    layer.layoutSublayers()
    for place in layer.ownSublayers { place.layer.layoutIfNeeded() }
  }
}
