/// How much smaller text may get, and how much it did.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the font; 0 where it keeps its size.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the font that was drawn last; 1 here, because text keeps its size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where the text is that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
