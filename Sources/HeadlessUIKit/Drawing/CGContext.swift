// Foundation has it on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  import UIKitFacts

  /// A drawing context. It renders no pixels: it records the calls, for pictures of the screen and for tests.
  ///
  /// The origin is at the top left, as in the contexts that UIKit makes.
  public final class CGContext {
    /// The drawing calls, in order.
    var paintings: [Painting] = []
    var state = GraphicsState()
    /// The steps of the current path, in the coordinates of the canvas.
    var current = CGMutablePath()
    private var saved: [GraphicsState] = []
    /// The canvas.
    let bounds: CGRect

    init(bounds: CGRect) {
      self.bounds = bounds
    }

    // MARK: The state

    /// Saves how the context draws, until `restoreGState()`.
    public func saveGState() { saved.append(state) }

    /// Draws again as before the last `saveGState()`. Without one, nothing changes.
    public func restoreGState() {
      if let last = saved.popLast() { state = last }
    }

    /// Saves the state, sets the opacity to one and ends shadows, until `endTransparencyLayer()`.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
      saveGState()
      state.alpha = 1
    }

    /// Restores the state of `beginTransparencyLayer(auxiliaryInfo:)`.
    public func endTransparencyLayer() { restoreGState() }

    /// Sets how opaque everything is that is drawn from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Sets the colour of areas.
    public func setFillColor(_ color: CGColor) { state.fill = Self.components(of: UIColor(cgColor: color)) }

    /// Sets the colour of areas by its components, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.fill = Self.components(of: UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of areas to a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      state.fill = Self.components(of: UIColor(white: gray, alpha: alpha))
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = Self.components(of: UIColor(cgColor: color)) }

    /// Sets the colour of lines by its components, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.stroke = Self.components(of: UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines to a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      state.stroke = Self.components(of: UIColor(white: gray, alpha: alpha))
    }

    /// The components of a colour; a grey for one of an asset catalogue, which is not known here.
    static func components(of color: UIColor) -> RGBA { color.rgba(with: .current) ?? RGBA(0x808080) }

    /// Sets how wide lines are.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// Sets the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// Sets the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Sets how long the corner of a line may be, by its width.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the lengths of dashes and gaps, and where in them lines begin. Lines are solid if there are none.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      (state.line.phase, state.line.dashes) = (phase, lengths)
    }

    /// Has no effect on recorded drawings.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Has no effect on recorded drawings.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Has no effect on recorded drawings.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Has no effect on recorded drawings.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Has no effect on recorded drawings.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect on recorded drawings.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// The interpolation of images. It has no effect on recorded drawings.
    public var interpolationQuality = CGInterpolationQuality.default

    // MARK: Coordinates

    /// From the coordinates of the code to those of the canvas.
    public var ctm: CGAffineTransform { state.transform }

    /// Changes the coordinates by a transform.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns the coordinates. The angle is in radians, and grows clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Clipping

    /// Draws only within the current path from now on, and begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
      state.clips.append(Painting.Area(path: current.elements, isEvenOdd: rule == .evenOdd))
      current = CGMutablePath()
    }

    /// Draws only within a rectangle from now on.
    public func clip(to rect: CGRect) {
      state.clips.append(area { $0.addRect(rect, transform: state.transform) })
    }

    /// Draws only within rectangles from now on.
    public func clip(to rects: [CGRect]) {
      state.clips.append(area { $0.addRects(rects, transform: state.transform) })
    }

    /// The bounds of the clipping area, in the coordinates of the code.
    public var boundingBoxOfClipPath: CGRect {
      state.clips.reduce(bounds) { Self.overlap($0, CGPath($1.path).boundingBox) }.applying(state.transform.inverted())
    }

    /// The intersection of two rectangles, or null. Foundation's `intersection` traps if a side is not a number.
    private static func overlap(_ one: CGRect, _ other: CGRect) -> CGRect {
      let left = max(one.minX, other.minX)
      let top = max(one.minY, other.minY)
      let (width, height) = (min(one.maxX, other.maxX) - left, min(one.maxY, other.maxY) - top)
      return width >= 0 && height >= 0 ? CGRect(x: left, y: top, width: width, height: height) : .null
    }

    /// The interior of a path other than the current one.
    func area(_ body: (CGMutablePath) -> Void) -> Painting.Area { Painting.Area(path: CGMutablePath.drawn(body)) }
  }
#endif
