/// The spacing between items or around one.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points; the least one if it is flexible.
  public let spacing: CGFloat
  /// Whether the distance takes a share of the free space.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
  }

  /// A distance of at least so many points, which takes a share of the free space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// A distance of so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the distance is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}
