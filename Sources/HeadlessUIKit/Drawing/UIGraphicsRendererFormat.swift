/// What a renderer makes.
open class UIGraphicsRendererFormat: NSObject {
  /// The part of the coordinates that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// What suits the main screen.
  open class func `default`() -> Self { self.init() }
  /// What suits the current traits.
  open class func preferred() -> Self { self.init() }

  /// What suits the main screen.
  public required override init() {
    super.init()
  }
}

/// What a renderer of images makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours the image can have.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// How many pixels of the image go into a point; at first, as many as on the screen.
  open var scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 1
  /// Whether the image has no transparent parts.
  open var opaque = false
  /// Which colours the image is to have.
  open var preferredRange = Range.automatic

  /// What suits some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
