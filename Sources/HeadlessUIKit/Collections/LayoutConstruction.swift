// Layout attributes are copied, and contexts are made, of a class that the app names. `CellConstruction` explains how.

/// Represents any class of attributes.
@_spi(CellConstruction) open class ConstructibleLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The initialiser that a copy calls.
  public required override init() {
    super.init()
  }
}

/// Represents any class of contexts.
@_spi(CellConstruction) open class ConstructibleInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The initialiser that a layout calls.
  public required override init() {
    super.init()
  }
}

extension UICollectionViewLayoutAttributes {
  @_optimize(none) static func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(attributesClass, to: ConstructibleLayoutAttributes.Type.self).init()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  @_optimize(none) static func make(
    _ contextClass: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(contextClass, to: ConstructibleInvalidationContext.Type.self).init()
  }
}
