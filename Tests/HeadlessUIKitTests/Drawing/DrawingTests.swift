import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// What views, layers and renderers draw.
@MainActor struct DrawingTests {
  /// A view that counts its drawings, as an app writes it.
  private final class Badge: UIView {
    var color = UIColor.red
    var drawings: [CGRect] = []
    var didWill = 0

    override func layerWillDraw(_ layer: CALayer) { didWill += 1 }

    override func draw(_ rect: CGRect) {
      drawings.append(rect)
      color.setFill()
      UIBezierPath(rect: rect.insetBy(dx: 1, dy: 2)).fill()
    }
  }

  private func app(_ view: UIView, _ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 10)) -> HeadlessApp {
    let root = UIViewController()
    view.frame = frame
    root.view.addSubview(view)
    return HeadlessApp(root: root)
  }

  /// The lines of what code draws on an image of 100 by 100 points.
  private func lines(_ actions: (CGContext) -> Void) -> [String] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { actions($0.cgContext) }
    return HeadlessApp(root: UIViewController()).drawing(of: image)
  }

  // MARK: When views draw

  @Test("V-02: A view draws once when it is on the screen, again when it asks for it, and not between")
  func views() {
    let badge = Badge()
    let app = app(badge)
    #expect(badge.drawings == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(badge.didWill == 1)
    #expect(app.drawing(of: badge) == ["fill #FF0000 M1 2L19 2L19 8L1 8Z"])
    app.flush()
    badge.setNeedsLayout()
    app.flush()
    #expect(badge.drawings.count == 1)
    badge.color = .blue
    badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    badge.setNeedsDisplay()
    #expect(badge.drawings.count == 1)
    app.flush()
    #expect(badge.drawings.count == 2)
    #expect(app.drawing(of: badge) == ["fill #0000FF M1 2L19 2L19 8L1 8Z"])
  }

  @Test("V-01: A view without an area, or hidden, or in a hidden view, draws when it has one and is shown")
  func waiting() {
    let (outer, badge) = (UIView(), Badge())
    outer.isHidden = true
    outer.addSubview(badge)
    let app = app(outer)
    #expect(badge.drawings.isEmpty)
    badge.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    app.flush()
    #expect(badge.drawings.isEmpty)
    outer.isHidden = false
    app.flush()
    #expect(badge.drawings.count == 1)
    let late = Badge()
    outer.addSubview(late)
    app.flush()
    #expect(late.drawings.isEmpty)
    late.bounds.size = CGSize(width: 3, height: 3)
    app.flush()
    #expect(late.drawings.count == 1)
  }

  @Test("V-03: A new size draws only a view whose content mode says so")
  func resizing() {
    let (badge, redrawn) = (Badge(), Badge())
    redrawn.contentMode = .redraw
    redrawn.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    badge.addSubview(redrawn)
    let app = app(badge)
    badge.frame.size.width = 40
    redrawn.frame.size.width = 8
    app.flush()
    #expect(badge.drawings.count == 1 && redrawn.drawings.count == 2)
    // What was drawn stretches with the view.
    #expect(app.screen.svg.contains("matrix(2 0 0 1 0 0)"))
  }

  @Test("V-04: A layer draws when it was asked to and is in a view, itself or by its delegate")
  func layers() {
    final class Ring: CALayer {
      var drawings = 0
      override func draw(in ctx: CGContext) { drawings += 1 }
    }
    let (view, ring) = (UIView(), Ring())
    ring.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    view.layer.addSublayer(ring)
    let app = app(view)
    #expect(ring.drawings == 0 && !ring.needsDisplay())
    ring.setNeedsDisplay()
    #expect(ring.needsDisplay())
    app.flush()
    #expect(ring.drawings == 1 && !ring.needsDisplay())
    ring.setNeedsDisplay()
    ring.displayIfNeeded()
    ring.displayIfNeeded()
    #expect(ring.drawings == 2)
  }

  @Test("A marked layer in another one draws when that comes into a view, or gets an area")
  func layersInLayers() {
    final class Ring: CALayer {
      var drawings = 0
      override func draw(in ctx: CGContext) { drawings += 1 }
    }
    let (view, outer, inner, late) = (UIView(), CALayer(), Ring(), Ring())
    inner.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    outer.addSublayer(inner)
    inner.setNeedsDisplay()
    let app = app(view)
    view.layer.addSublayer(outer)
    late.setNeedsDisplay()
    view.layer.addSublayer(late)
    app.flush()
    #expect(inner.drawings == 1 && late.drawings == 0)
    late.bounds.size = CGSize(width: 2, height: 2)
    app.flush()
    #expect(late.drawings == 1)
    inner.needsDisplayOnBoundsChange = true
    inner.bounds.size.width = 9
    late.bounds.size.width = 9
    app.flush()
    #expect(inner.drawings == 2 && late.drawings == 1)
  }

  @Test("A view draws with its own class of layers")
  func ownLayers() {
    final class Ring: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    final class Ringed: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    let view = Ringed()
    #expect(app(view).drawing(of: view) == ["fill #000000 M0 0L1 0L1 1L0 1Z"])
  }

  // MARK: What is drawn

  @Test("Colours, lines, transforms, clips and opacity are those of the state, which can be saved")
  func state() {
    let drawn = lines { context in
      context.saveGState()
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      context.setLineWidth(2)
      context.setLineDash(phase: 1, lengths: [3, 4])
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setAlpha(0.25)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.strokePath()
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      drawn == [
        "stroke #00FF00/0.5 width 4 dashes 6 8 M10 20L12 22 in M10 20L20 20L20 30L10 30Z opacity 0.25",
        "fill #000000 M0 0L1 0L1 1L0 1Z",
      ])
  }

  @Test("Each state is restored once, the last one first; without one, nothing changes")
  func nestedStates() {
    let point = CGRect(x: 0, y: 0, width: 1, height: 1)
    let drawn = lines { context in
      context.translateBy(x: 1, y: 0)
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.saveGState()
      context.translateBy(x: 100, y: 0)
      context.restoreGState()
      context.fill(point)
      context.restoreGState()
      context.fill(point)
      context.translateBy(x: 1_000, y: 0)
      context.restoreGState()
      context.fill(point)
    }
    #expect(
      drawn.map { $0.prefix { $0 != "L" } } == ["fill #000000 M11 0", "fill #000000 M1 0", "fill #000000 M1001 0"])
  }

  @Test("V-06: A path is drawn once, by its rule, and is in the coordinates of the code")
  func paths() {
    let drawn = lines { context in
      context.translateBy(x: 5, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(context.path == CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil))
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(context.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
      context.drawPath(using: .eoFillStroke)
      #expect(context.isPathEmpty && context.path == nil)
      context.fillPath()
      context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 0)])
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      drawn == [
        "fill #000000 M5 0L9 0L9 4L5 4Z even-odd", "stroke #000000 width 1 M5 0L9 0L9 4L5 4Z",
        "stroke #000000 width 1 M5 0L6 0M7 0L8 0", "clear M5 0L6 0L6 1L5 1Z",
      ])
  }

  @Test("Texts and images are drawn at their places")
  func texts() {
    let drawn = lines { context in
      "Hi".draw(
        at: CGPoint(x: 3, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.blue])
      context.rotate(by: .pi / 2)
      UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .normal, alpha: 0.5)
    }
    #expect(drawn.count == 2)
    #expect(drawn.first?.hasPrefix("text #0000FF 'Hi' at 3 4 ") == true)
    #expect(drawn.last == "image 'star' at 0 0 8 8 by 0 1 -1 0 0 0 opacity 0.5")
  }

  @Test("Gradients have their colours at their places")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor],
        locations: [0, 0.5]))
    let drawn = lines { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 9), options: [])
      context.scaleBy(x: 3, y: 3)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 2, options: .drawsAfterEndLocation)
    }
    #expect(
      drawn == [
        "gradient #FF0000 0 #0000FF 0.5 from 0 0 to 0 9", "gradient #FF0000 0 #0000FF 0.5 from 0 0 to 0 0 radii 3 6",
      ])
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor](), locations: nil) == nil)
  }

  @Test("V-05: Nothing is drawn without a context")
  func outside() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIBezierPath(rect: .zero).fill()
    UIRectFill(.zero)
    "Hi".draw(at: .zero)
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  // MARK: Images

  @Test("An image of a renderer has its size and scale, and is equal to one with the same drawing")
  func images() {
    func image(_ color: UIColor) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      return UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8), format: format).image { context in
        color.setFill()
        context.fill(context.format.bounds)
      }
    }
    #expect(image(.red).size == CGSize(width: 7, height: 8) && image(.red).scale == 3)
    #expect(image(.red) == image(.red) && image(.red) != image(.blue))
    #expect(UIGraphicsImageRenderer(size: .zero).allowsImageOutput)
    // Two renderers can have one format.
    let format = UIGraphicsImageRendererFormat()
    let first = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8), format: format)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    _ = first.image { #expect($0.format.bounds == CGRect(x: 0, y: 0, width: 7, height: 8)) }
  }

  @Test("An image can be begun and ended, within another")
  func imageContexts() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIRectFrame(CGRect(x: 0, y: 0, width: 2, height: 2))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    inner.draw(at: CGPoint(x: 1, y: 1))
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(inner.size == CGSize(width: 2, height: 2) && outer.scale == 2)
    let app = HeadlessApp(root: UIViewController())
    #expect(app.drawing(of: inner).count == 4)
    #expect(app.drawing(of: outer) == ["image of a renderer at 1 1 2 2"])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  // MARK: Pictures of the screen

  @Test("The picture of the screen shows what a view has drawn, and images of renderers")
  func pictures() {
    final class Chart: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setLineWidth(3)
        context.move(to: .zero)
        context.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 9, y: 0))
        context.strokePath()
        let colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
        "Total".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
      }
    }
    let chart = Chart()
    let image = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        $0.cgContext.fillEllipse(in: $0.format.bounds)
      })
    image.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    chart.addSubview(image)
    let svg = app(chart).screen.svg
    #expect(
      svg.contains(
        ##"<path d="M0 0Q9 0 9 9" fill="none" stroke="#000000" stroke-width="3" stroke-linecap="round" stroke-linejoin="bevel"/>"##
      ))
    #expect(
      svg.contains("<clipPath id=\"clip1\"><path d=\"M0 0L10 0L10 10L0 10Z\"/></clipPath>")
        || svg.contains("d=\"M0 0L10 0L10 10L0 10Z\"/></clipPath>"))
    #expect(svg.contains(##"<stop offset="1" stop-color="#0000FF" stop-opacity="0.5"/>"##))
    #expect(svg.contains(">Total</text>"))
    #expect(svg.contains("matrix(2 0 0 2 0 0)"))
  }

  // MARK: Measuring

  @Test("A text has the size of a label with it")
  func measuring() {
    let font = UIFont.systemFont(ofSize: 15)
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = ("Breakfast on the terrace", font, 0)
    let size = "Breakfast on the terrace".size(withAttributes: [.font: font])
    #expect(abs(size.width - label.intrinsicContentSize.width) < 1)
    #expect(abs(size.height - label.intrinsicContentSize.height) < 1)
    let text = NSAttributedString(string: "Breakfast on the terrace", attributes: [.font: font])
    let wrapped = text.boundingRect(
      with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(wrapped.height - label.sizeThatFits(CGSize(width: 80, height: 1_000)).height) < 1)
    #expect(wrapped.height > 2 * size.height - 1 && wrapped.width <= 80.6 && wrapped.origin == .zero)
    let context = NSStringDrawingContext()
    let line = NSString(string: "Hi").boundingRect(
      with: .zero, options: [], attributes: [.font: font], context: context)
    #expect(line.minY < 0 && line.maxY > 0 && context.totalBounds == line)
    #expect(NSAttributedString(string: "").size().width == 0)
  }
}
