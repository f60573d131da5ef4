import HeadlessUIKit
import Testing

@MainActor struct ViewHierarchyTests {
  private let parent = UIView()
  private let first = UIView()
  private let second = UIView()

  @Test("L-09: A superview retains its subviews, which refer to it")
  func addingLinksBothWays() {
    parent.addSubview(first)
    #expect(parent.subviews == [first])
    #expect(first.superview === parent)
    #expect(first.next === parent)
  }

  @Test("L-09: A view moves from one superview to the other")
  func addingMoves() {
    parent.addSubview(first)
    second.addSubview(first)
    #expect(parent.subviews.isEmpty)
    #expect(first.superview === second)
  }

  @Test("L-09: Adding a subview again brings it to the front")
  func addingAgainReorders() {
    parent.addSubview(first)
    parent.addSubview(second)
    parent.addSubview(first)
    #expect(parent.subviews == [second, first])
  }

  @Test("Subviews are inserted at their index")
  func insertionOrder() {
    let third = UIView()
    parent.addSubview(first)
    parent.insertSubview(second, belowSubview: first)
    parent.insertSubview(third, aboveSubview: second)
    #expect(parent.subviews == [second, third, first])
    parent.bringSubviewToFront(second)
    parent.sendSubviewToBack(first)
    #expect(parent.subviews == [first, third, second])
    parent.insertSubview(second, at: 1)
    #expect(parent.subviews == [first, second, third])
  }

  @Test("L-10: A view is a descendant of itself and of its superviews")
  func descendants() {
    parent.addSubview(first)
    first.addSubview(second)
    #expect(second.isDescendant(of: second))
    #expect(second.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: second))
  }

  @Test("A view is found by its tag, itself included")
  func tags() {
    parent.addSubview(first)
    first.addSubview(second)
    second.tag = 7
    #expect(parent.viewWithTag(7) === second)
    #expect(second.viewWithTag(7) === second)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test("A view cannot be in itself")
  func cycles() {
    let raised = exceptions { parent.addSubview(parent) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(raised.map(\.reason) == ["Can't add self as subview"])
    parent.addSubview(first)
    #expect(exceptions { first.addSubview(parent) }.count == 1)
    #expect(first.subviews.isEmpty)
  }

  @Test("L-11: Moving a view calls the view and its superviews")
  func callbacks() {
    let parent = RecordingView()
    let child = RecordingView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(child.log == ["willMove(superview)", "didMove(superview)", "willMove(nil)", "didMove(nil)"])
    #expect(parent.log == ["didAdd", "willRemove"])
  }

  @Test("L-11: The views of a subtree enter and leave a window together")
  func windows() {
    let window = UIWindow()
    let child = RecordingView()
    first.addSubview(child)
    window.addSubview(first)
    #expect(child.window === window)
    first.removeFromSuperview()
    #expect(child.window == nil)
    #expect(child.log == ["willMove(superview)", "didMove(superview)", "enters", "entered", "leaves", "left"])
  }

  @Test("Frame, bounds and centre are consistent")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 15, y: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 10, height: 20))
  }

  @Test("The tint colour is inherited by default")
  func tintColor() {
    parent.addSubview(first)
    parent.tintColor = .red
    #expect(first.tintColor == .red)
    first.tintColor = .green
    #expect(first.tintColor == .green)
    first.tintColor = nil
    #expect(first.tintColor == .red)
  }

  @Test("Animations are done at once and over in a later transaction")
  func animations() {
    var log: [String] = []
    UIView.animate(withDuration: 1) {
      log.append("animated")
    } completion: { finished in
      log.append("completed \(finished)")
    }
    #expect(log == ["animated"])
    Transactions.flush()
    #expect(log == ["animated", "completed true"])
  }

  @Test("A transition exchanges two views, or hides one and shows the other")
  func transitions() {
    parent.addSubview(first)
    UIView.transition(from: first, to: second, duration: 1)
    Transactions.flush()
    #expect(parent.subviews == [second])
    parent.addSubview(first)
    first.isHidden = true
    UIView.transition(from: second, to: first, duration: 1, options: .showHideTransitionViews)
    Transactions.flush()
    #expect(second.isHidden && !first.isHidden)
    #expect(parent.subviews == [second, first])
  }

  @Test("Animations are off only within their bounds")
  func withoutAnimation() {
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("A view and its gesture recognisers refer to each other")
  func gestureRecognizers() {
    let tap = UITapGestureRecognizer()
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    #expect(tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [])
    #expect(tap.view === second)
  }
}

private final class RecordingView: UIView {
  private(set) var log: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    log.append("willMove(\(newSuperview == nil ? "nil" : "superview"))")
  }

  override func didMoveToSuperview() {
    log.append("didMove(\(superview == nil ? "nil" : "superview"))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.append(newWindow == nil ? "leaves" : "enters")
  }

  override func didMoveToWindow() {
    log.append(window == nil ? "left" : "entered")
  }

  override func didAddSubview(_ subview: UIView) {
    log.append("didAdd")
  }

  override func willRemoveSubview(_ subview: UIView) {
    log.append("willRemove")
  }
}
