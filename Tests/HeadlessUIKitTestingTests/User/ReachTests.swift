import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The obstacles between a user and a view.
@MainActor struct ReachTests {
  private let button = UIButton(type: .system)
  private let box = UIView()

  init() {
    button.setTitle("Save", for: .normal)
    box.accessibilityIdentifier = "box"
    box.addSubview(button)
  }

  private func reason(_ change: (HeadlessApp) -> Void) -> String? {
    let app = HeadlessApp(root: Screen(box))
    change(app)
    let refusal = refusal { try app.tap(button) }
    return refusal.map { String($0.dropFirst("The button 'Save' cannot be tapped: ".count)) }
  }

  @Test("A button in sight can be tapped")
  func inSight() {
    #expect(reason { _ in } == nil)
  }

  @Test("Views of other windows are out of reach")
  func elsewhere() {
    #expect(reason { _ in box.removeFromSuperview() } == "it is not in the window.")
  }

  @Test("Hidden views are out of reach")
  func hidden() {
    #expect(reason { _ in button.isHidden = true } == "it is hidden.")
    button.isHidden = false
    #expect(reason { _ in box.isHidden = true } == "the UIView 'box', which it is in, is hidden.")
  }

  @Test("Transparent views are out of reach")
  func transparent() {
    #expect(reason { _ in button.alpha = 0 } == "it is transparent.")
    button.alpha = 1
    #expect(reason { _ in box.alpha = 0.005 } == "the UIView 'box', which it is in, is transparent.")
    #expect(reason { _ in box.alpha = 0.01 } == nil)
  }

  @Test("Disabled controls are out of reach")
  func disabled() {
    #expect(reason { _ in button.isEnabled = false } == "it is disabled.")
  }

  @Test("Views without user interaction are out of reach")
  func interaction() {
    #expect(reason { _ in button.isUserInteractionEnabled = false } == "it has user interaction disabled.")
    button.isUserInteractionEnabled = true
    #expect(
      reason { _ in box.isUserInteractionEnabled = false }
        == "the UIView 'box', which it is in, has user interaction disabled.")
  }

  @Test("Nothing is in reach while the application ignores interaction events")
  func ignoring() {
    UIApplication.shared.beginIgnoringInteractionEvents()
    defer { UIApplication.shared.endIgnoringInteractionEvents() }
    #expect(reason { _ in } == "the application is ignoring interaction events.")
  }

  @Test(
    "Views under a presented controller are out of reach",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .currentContext])
  func covered(style: UIModalPresentationStyle) {
    let cover = UIViewController()
    cover.modalPresentationStyle = style
    let reason = reason {
      $0.window.rootViewController?.present(cover, animated: true)
      $0.flush()
    }
    #expect(reason == "viewController (UIViewController) is presented over it.")
  }

  @Test("A presentation in a child's context covers only that child")
  func context() throws {
    let (left, right, cover) = (UIViewController(), Screen(box), UIViewController())
    let root = UIViewController()
    let app = HeadlessApp(root: root)
    for child in [left, right] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.definesPresentationContext = true
    }
    cover.modalPresentationStyle = .overCurrentContext
    left.present(cover, animated: true)
    app.flush()
    try app.tap(button)
    cover.dismiss(animated: true)
    app.flush()
    right.present(cover, animated: true)
    app.flush()
    #expect(refusal { try app.tap(button) }?.hasSuffix("is presented over it.") == true)
  }

  // MARK: Views in front

  /// Puts a view over all of the screen, changes it, and returns the obstacle.
  private func reason(behind front: UIView, _ change: () -> Void = {}) -> String? {
    reason { app in
      front.accessibilityIdentifier = "front"
      front.frame = app.window.bounds
      app.window.rootViewController?.view.addSubview(front)
      change()
    }
  }

  @Test("A view in front takes the touches")
  func covered() {
    #expect(reason(behind: UIView()) == "the UIView 'front' is in front of it.")
  }

  @Test("What is in front by the corner of a pixel, in part, or lets touches through, is no obstacle")
  func coveredInPart() {
    let front = UIView()
    #expect(reason(behind: front) { front.frame.origin.x = button.frame.minX + button.frame.width * 0.6 } == nil)
    #expect(reason(behind: front) { front.isUserInteractionEnabled = false } == nil)
    front.isUserInteractionEnabled = true
    #expect(reason(behind: front) { front.isHidden = true } == nil)
    front.isHidden = false
    #expect(reason(behind: front) { front.alpha = 0.005 } == nil)
    front.alpha = 1
    #expect(reason(behind: front) { front.superview?.sendSubviewToBack(front) } == nil)
    #expect(reason(behind: front) == "the UIView 'front' is in front of it.")
    #expect(reason(behind: SeeThrough()) == nil)
  }

  @Test("Bars are no obstacles")
  func underBars() {
    #expect(reason(behind: UINavigationBar()) == nil)
    #expect(reason(behind: UITabBar()) == nil)
    #expect(reason(behind: UIToolbar()) == nil)
  }

  @Test("A view can take the touches of what is in it")
  func takenTouches() {
    let greedy = Greedy()
    greedy.accessibilityIdentifier = "greedy"
    let reason = reason { app in
      greedy.frame = app.window.bounds
      box.superview?.addSubview(greedy)
      greedy.addSubview(box)
    }
    #expect(reason == "the Greedy 'greedy', which it is in, takes its touches.")
  }

  @Test("Views in a view, and what is in it, do not cover it")
  func inItself() {
    let (inner, label) = (UIView(), UILabel())
    button.addSubview(inner)
    inner.addSubview(label)
    #expect(reason { _ in (inner.frame, label.frame) = (button.bounds, button.bounds) } == nil)
  }
}

/// A view that takes the touches of all that is in it.
private final class Greedy: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }
}

/// A view that lets all touches through.
private final class SeeThrough: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
