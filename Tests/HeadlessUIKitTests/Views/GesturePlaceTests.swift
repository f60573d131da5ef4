import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Where gestures are made.
@MainActor @Suite struct GesturePlaceTests {
  private final class Taps: UITapGestureRecognizer {
    var places: [CGPoint] = []

    override var state: UIGestureRecognizer.State {
      didSet { if state == .recognized { places += [location(in: view), location(in: nil)] } }
    }
  }

  @Test("A tap is in the middle of its view, and nowhere when it is over")
  func taps() throws {
    let (app, taps) = (HeadlessApp(root: UIViewController()), Taps())
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 20, height: 40))
    app.window.rootViewController?.view.addSubview(view)
    view.addGestureRecognizer(taps)
    try app.tap(view)
    #expect(taps.places == [CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 220)])
    #expect(taps.numberOfTouches == 0 && taps.location(in: view) == .zero)
    app.close()
  }

  @Test("A drag has a translation in the coordinates of any view, which code may set, and a velocity")
  func drags() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = [.left]
    #expect(pan.translation(in: view) == .zero && pan.velocity(in: nil) == .zero && pan.edges == .left)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: nil)
    pan.move(by: CGPoint(x: 10, y: 4), velocity: CGPoint(x: 100, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 4) && pan.translation(in: view) == CGPoint(x: 10, y: 2))
    #expect(pan.velocity(in: view) == CGPoint(x: 50, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 1), in: view)
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 2))
    pan.reset()
    #expect(pan.translation(in: nil) == .zero)
  }
}
