#if !canImport(ObjectiveC)
  // What UIKit adds to `NSValue`. Foundation on Linux has the same as NSRect, NSPoint and NSSize.
  extension NSValue {
    /// A value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle of the value; zero if it has another type.
    public var cgRectValue: CGRect { CGRect._unconditionallyBridgeFromObjectiveC(self) }
    /// The point of the value; zero if it has another type.
    public var cgPointValue: CGPoint { CGPoint._unconditionallyBridgeFromObjectiveC(self) }
    /// The size of the value; zero if it has another type.
    public var cgSizeValue: CGSize { CGSize._unconditionallyBridgeFromObjectiveC(self) }
  }
#endif
