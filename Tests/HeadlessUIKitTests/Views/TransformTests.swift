import HeadlessUIKit
import Testing

/// Where views are, turned, stretched and moved.
@MainActor struct TransformTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  @Test("A transform moves the frame and leaves bounds and center")
  func frame() {
    view.transform = CGAffineTransform(translationX: 30, y: -5)
    #expect(view.frame == CGRect(x: 40, y: 15, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40) && view.bounds.size == CGSize(width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(view.frame == CGRect(x: 35, y: 0, width: 50, height: 80))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("The frame of a view that is turned by quarters is exact")
  func quarterTurns() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 200)
    #expect(view.bounds.size == CGSize(width: 200, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(view.frame.size == CGSize(width: 200, height: 60))
  }

  @Test("Between trees without a common ancestor, the places of both roots count")
  func separateTrees() {
    let (one, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)), UIView())
    other.frame.origin = CGPoint(x: 1, y: 2)
    let leaf = UIView(frame: CGRect(x: 100, y: 100, width: 5, height: 5))
    one.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: other) == CGPoint(x: 109, y: 118))
    #expect(other.convert(CGPoint.zero, to: leaf) == CGPoint(x: -109, y: -118))
  }

  @Test("Transforms follow one another, and undo one another")
  func algebra() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9 && abs(turned.minX + 2) < 1e-9)
    #expect(CGAffineTransform.identity.rotated(by: 1) != .identity && CGAffineTransform() != .identity)
  }

  @Test("Converted positions are equal in any view")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroller = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let leaf = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    root.addSubview(scroller)
    root.addSubview(view)
    scroller.addSubview(leaf)
    scroller.contentOffset = CGPoint(x: 0, y: 15)
    #expect(leaf.convert(.zero, to: root) == CGPoint(x: 70, y: 65))
    #expect(leaf.convert(CGPoint(x: 70, y: 65), from: root) == .zero)
    #expect(view.convert(leaf.bounds, from: leaf) == CGRect(x: 60, y: 45, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint(x: 50, y: 20), to: root) == view.center)
    #expect(root.convert(view.bounds, from: view) == view.frame)
    #expect(root.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
  }

  @Test("A window and the screen are places to measure from")
  func coordinateSpaces() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint(x: 10, y: 20), from: window.screen.fixedCoordinateSpace) == .zero)
  }

  @Test("The foremost view is hit, unless it is hidden, transparent or deaf")
  func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let front = UIView(frame: view.frame)
    root.addSubview(view)
    root.addSubview(front)
    let place = CGPoint(x: 15, y: 25)
    #expect(root.hitTest(place, with: nil) === front)
    front.alpha = 0
    #expect(root.hitTest(place, with: nil) === view)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(place, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 0), with: nil) == nil)
  }

  @Test("A layer and its view clip together")
  func layer() {
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.layer.borderColor.map(UIColor.init(cgColor:)) == .red)
  }
}
