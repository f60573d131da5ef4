/// The width or the height of an item, a group or a supplementary view.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The fraction of the container, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A fraction of the width of the container, which is the group of an item.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the height of the container, which is the group of an item.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// The length that the content needs, and its estimate in points until the content is measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// The length of the largest item of the group; each item is measured as with an estimate.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension)
  }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a length.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is that of the content.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the dimension is that of the largest item of the group.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the content decides.
  var followsContent: Bool { isEstimated || isUniformAcrossSiblings }

  /// The length in a container; the estimate where the content decides.
  func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: container.width * dimension
      case .fractionalHeight: container.height * dimension
      case .absolute, .estimated, .uniform: dimension
      }
    return length.isFinite ? max(0, length) : 0
  }
}
