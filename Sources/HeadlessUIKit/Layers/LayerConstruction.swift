// The layer of a view is of a class that the app names. `CellConstruction` explains how it is made.

/// Represents any class of layers.
@_spi(CellConstruction) open class ConstructibleLayer: CALayer {
  /// The initialiser that a view calls.
  public required override init() {
    super.init()
  }

  /// A layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension CALayer {
  @_optimize(none) static func make(_ layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type, layerClass != CALayer.self else { return CALayer() }
    return unsafeBitCast(layerClass, to: ConstructibleLayer.Type.self).init()
  }
}
