import HeadlessUIKit
import Testing

/// The frames of subviews after a change of the superview's size.
@MainActor struct AutoresizingTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let inner = UIView(frame: CGRect(x: 10, y: 40, width: 60, height: 80))

  init() {
    outer.addSubview(inner)
  }

  /// A mask, and the frame after the superview has doubled its size.
  typealias Growth = (mask: UIView.AutoresizingMask, frame: CGRect)

  nonisolated private static let onePart: [Growth] = [
    ([], CGRect(x: 10, y: 40, width: 60, height: 80)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 40, width: 60, height: 80)),
    (.flexibleWidth, CGRect(x: 10, y: 40, width: 160, height: 80)),
    (.flexibleRightMargin, CGRect(x: 10, y: 40, width: 60, height: 80)),
    (.flexibleTopMargin, CGRect(x: 10, y: 240, width: 60, height: 80)),
    (.flexibleHeight, CGRect(x: 10, y: 40, width: 60, height: 280)),
    (.flexibleBottomMargin, CGRect(x: 10, y: 40, width: 60, height: 80)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 40, width: 160, height: 280)),
  ]

  @Test("Flexible parts grow with the view", arguments: onePart)
  func growing(growth: Growth) {
    inner.autoresizingMask = growth.mask
    outer.frame = CGRect(x: 5, y: 5, width: 200, height: 400)
    #expect(inner.frame == growth.frame)
  }

  nonisolated private static let severalParts: [Growth] = [
    // 10 + 60 + 30 become 200.
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      CGRect(x: 20, y: 40, width: 120, height: 80)
    ),
    // 10 + 30 gain 100.
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 35, y: 40, width: 60, height: 80)),
    // 80 + 80 gain 200.
    ([.flexibleHeight, .flexibleBottomMargin], CGRect(x: 10, y: 40, width: 60, height: 180)),
  ]

  @Test("Several flexible parts share the gain as they share the room", arguments: severalParts)
  func sharing(growth: Growth) {
    inner.autoresizingMask = growth.mask
    outer.bounds.size = CGSize(width: 200, height: 400)
    #expect(inner.frame == growth.frame)
  }

  @Test("A view that fills a superview of size zero keeps filling it")
  func fillingNothing() {
    outer.frame = .zero
    inner.frame = .zero
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.frame.size = CGSize(width: 30, height: 40)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("A view in the middle of a view that it fills stays in the middle")
  func marginsOfNoSize() {
    inner.frame = outer.bounds
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.frame.size.width = 140
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 100, height: 200))
  }

  @Test("A width is never negative")
  func shrinking() {
    inner.autoresizingMask = .flexibleWidth
    outer.frame.size.width = 20
    #expect(inner.frame == CGRect(x: 10, y: 40, width: 0, height: 80))
  }

  @Test("Views that follow constraints, and those in a view that says so, keep their frames")
  func unfollowed() {
    let frame = inner.frame
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.frame.size.width = 200
    #expect(inner.frame == frame)
    inner.translatesAutoresizingMaskIntoConstraints = true
    outer.autoresizesSubviews = false
    outer.frame.size.width = 300
    #expect(inner.frame == frame)
  }

  @Test("Moving a view does not resize or lay out its subviews")
  func moving() {
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.frame.origin.x = 5
    view.center.y = 80
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("Masks propagate a change of size to descendants, including views of controllers")
  func controllers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIViewController()
    let child = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addInFourSteps(child)
    window.frame.size = CGSize(width: 200, height: 50)
    #expect(root.view.frame == window.bounds)
    #expect(child.view.frame == window.bounds)
    window.isHidden = true
  }
}

private final class LaidOutView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    layouts += 1
  }
}
