// Foundation has it on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  /// A direction with a length.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal distance.
    public var dx: CGFloat
    /// The vertical distance.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector()

    /// The vector of no length.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// A vector of the given distances.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
