/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject {
  /// The part of the coordinates that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// The default format of the main screen.
  open class func `default`() -> Self { self.init() }
  /// The preferred format for the main screen.
  open class func preferred() -> Self { self.init() }

  /// The default format of the main screen.
  public required override init() {
    super.init()
  }
}

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colour range of the image.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The scale of the image, at first that of the screen.
  open var scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 1
  /// Whether the image has no transparent parts.
  open var opaque = false
  /// The preferred colour range of the image.
  open var preferredRange = Range.automatic

  /// Creates a format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
