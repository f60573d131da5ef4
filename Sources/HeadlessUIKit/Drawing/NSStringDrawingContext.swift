/// The minimum scale factor of text, and the actual one.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the font; 0 where it keeps its size.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the font that was drawn last; 1 here, because text keeps its size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
