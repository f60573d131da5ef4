/// The shadow of text.
open class NSShadow: NSObject {
  /// The shadow offset of the text.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`.
  open var shadowColor: Any?

  /// Makes a shadow without a colour.
  public override init() {
    super.init()
  }
}
