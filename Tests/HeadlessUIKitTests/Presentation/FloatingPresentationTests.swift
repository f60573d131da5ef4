import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Where sheets and popovers are, and what the user can touch behind them.
@MainActor struct FloatingPresentationTests {
  /// A phone of 390 × 844 points with a notch, or whatever size a test needs.
  private let app: HeadlessApp
  private let root = UIViewController()
  private let other = UIViewController()
  private let button = UIButton(frame: CGRect(x: 150, y: 100, width: 80, height: 40))

  init() {
    app = HeadlessApp(root: root, size: CGSize(width: 390, height: 844))
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    root.view.addSubview(button)
  }

  private func present(_ style: UIModalPresentationStyle) {
    other.modalPresentationStyle = style
    other.popoverPresentationController?.sourceView = button
    root.present(other, animated: true)
    settle()
  }

  private func settle() {
    app.flush()
    app.window.layoutIfNeeded()
  }

  private func resize(_ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets = .zero) {
    app.resize(to: CGSize(width: width, height: height))
    app.setSafeAreaInsets(insets)
    settle()
  }

  private var frame: CGRect { other.view.convert(other.view.bounds, to: app.window) }

  // MARK: Sheets

  @Test(
    "S-76: On a phone a sheet is at the lower edge, as high as its detent above the safe area",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func phone(style: UIModalPresentationStyle) {
    present(style)
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    // Half of 844 - 47 - 34 - 10 points, and the safe area.
    other.sheetPresentationController?.detents = [.medium(), .large()]
    settle()
    #expect(frame == CGRect(x: 0, y: 433.5, width: 390, height: 410.5))
    other.sheetPresentationController?.animateChanges {
      other.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    settle()
    #expect(frame.minY == 57)
  }

  @Test("S-76: A detent of an app's own decides the height, and is asked again")
  func ownDetent() {
    var height: CGFloat? = 200
    other.sheetPresentationController?.detents = [.custom { _ in height }, .large()]
    present(.pageSheet)
    #expect(frame == CGRect(x: 0, y: 610, width: 390, height: 234))
    height = 300
    other.sheetPresentationController?.invalidateDetents()
    settle()
    #expect(frame.height == 334)
    // An inactive detent is left out, and one that is too high ends at the largest sheet.
    height = nil
    other.sheetPresentationController?.invalidateDetents()
    settle()
    #expect(frame.height == 787)
    height = 5000
    other.sheetPresentationController?.invalidateDetents()
    settle()
    #expect(frame.height == 787)
  }

  @Test("S-76: A sheet whose detents are all inactive is as large as the largest")
  func noDetent() {
    other.sheetPresentationController?.detents = [.custom { _ in nil }]
    present(.pageSheet)
    #expect(frame.height == 787)
  }

  @Test("S-76: In a compact height a sheet fills the screen, or is at its lower edge if it prefers that")
  func compactHeight() {
    present(.pageSheet)
    resize(844, 390, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    other.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    settle()
    #expect(frame == CGRect(x: 47, y: 10, width: 750, height: 380))
    other.preferredContentSize = CGSize(width: 400, height: 100)
    other.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    settle()
    #expect(frame == CGRect(x: 222, y: 10, width: 400, height: 380))
    resize(390, 844, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("S-76: On a large screen a form sheet has its preferred size, or 540 by 620 points, in the middle")
  func form() {
    resize(1024, 768)
    present(.formSheet)
    #expect(frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    other.preferredContentSize = CGSize(width: 400, height: 300)
    settle()
    #expect(frame == CGRect(x: 312, y: 234, width: 400, height: 300))
    // It leaves the edges of the screen free.
    other.preferredContentSize = CGSize(width: 4000, height: 3000)
    settle()
    #expect(frame == CGRect(x: 10, y: 10, width: 1004, height: 748))
  }

  @Test("S-76: On a large screen a page sheet is as wide as readable text")
  func page() {
    resize(1024, 768, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    present(.pageSheet)
    #expect(frame == CGRect(x: 176, y: 34, width: 672, height: 704))
    other.sheetPresentationController?.detents = [.medium()]
    settle()
    #expect(frame.size == CGSize(width: 672, height: 357))
  }

  @Test(
    "S-76: Presentations that are no sheets fill the screen",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen,
    ])
  func full(style: UIModalPresentationStyle) {
    present(style)
    #expect(frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(other.view.superview === app.window)
  }

  @Test("S-76: A controller is told of the size of its sheet when the screen is rotated")
  func rotation() {
    final class Told: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let told = Told()
    root.present(told, animated: false)
    settle()
    app.resize(to: CGSize(width: 1024, height: 900))
    #expect(told.sizes == [CGSize(width: 672, height: 799)])
    #expect(told.view.bounds.size == CGSize(width: 672, height: 799))
  }

  /// Presents with an animator of the app, which adds the view to a container view, or to a view in that.
  private final class Entrance: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let wraps: Bool

    init(wraps: Bool) { self.wraps = wraps }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      var parent = transitionContext.containerView
      if wraps {
        let shadow = UIView(frame: CGRect(x: 20, y: 30, width: 300, height: 500))
        parent.addSubview(shadow)
        parent = shadow
      }
      if let view = transitionContext.view(forKey: .to) { parent.addSubview(view) }
      transitionContext.completeTransition(true)
    }
  }

  @Test("S-76: A sheet that an animator of the app shows is placed again when the screen is rotated")
  func ownAnimator() {
    let entrance = Entrance(wraps: false)
    other.transitioningDelegate = entrance
    present(.pageSheet)
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    resize(1024, 768, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(frame == CGRect(x: 176, y: 34, width: 672, height: 704))
    other.sheetPresentationController?.detents = [.medium()]
    settle()
    #expect(frame.height == 357)
    #expect(other.presentationController?.containerView?.backgroundColor != nil)
    withExtendedLifetime(entrance) {}
  }

  @Test("S-76: A sheet that an animator of the app puts into a view of its own stays where that puts it")
  func wrapped() {
    let entrance = Entrance(wraps: true)
    other.transitioningDelegate = entrance
    present(.pageSheet)
    let placed = other.view.frame
    resize(1024, 768)
    #expect(other.view.frame == placed)
    withExtendedLifetime(entrance) {}
  }

  @Test("S-76: The container of a sheet goes with it")
  func dismissal() {
    present(.pageSheet)
    #expect(other.presentationController?.containerView?.bounds == app.window.bounds)
    #expect(app.window.subviews.count == 2)
    other.dismiss(animated: true)
    settle()
    #expect(app.window.subviews == [root.view])
    #expect(other.view.superview == nil)
    present(.pageSheet)
    #expect(app.window.subviews.count == 2 && frame.minY == 57)
  }

  // MARK: Popovers

  @Test("S-77: On a large screen a popover is below its anchor, in the middle of it")
  func below() {
    resize(1024, 768)
    other.preferredContentSize = CGSize(width: 200, height: 150)
    present(.popover)
    #expect(frame == CGRect(x: 90, y: 153, width: 200, height: 150))
    #expect(other.popoverPresentationController?.arrowDirection == .up)
  }

  @Test(
    "S-77: A popover is at a permitted side of its anchor",
    arguments: [
      (UIPopoverArrowDirection.down, CGRect(x: 90, y: 10, width: 200, height: 77)),
      (.left, CGRect(x: 243, y: 45, width: 200, height: 150)), (.right, CGRect(x: 10, y: 45, width: 127, height: 150)),
    ])
  func sides(direction: UIPopoverArrowDirection, expected: CGRect) {
    resize(1024, 768)
    other.preferredContentSize = CGSize(width: 200, height: 150)
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.permittedArrowDirections = direction
    present(.popover)
    #expect(frame == expected)
    #expect(other.popoverPresentationController?.arrowDirection == direction)
  }

  @Test("S-77: A popover that does not fit at one side is at another one, within the margins of the screen")
  func corner() {
    resize(1024, 768)
    button.frame = CGRect(x: 1000, y: 740, width: 20, height: 20)
    present(.popover)
    #expect(frame == CGRect(x: 694, y: 247, width: 320, height: 480))
    #expect(other.popoverPresentationController?.arrowDirection == .down)
  }

  @Test("S-77: In a compact width a popover is a sheet, unless its delegate keeps it")
  func compactWidth() {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    present(.popover)
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(other.popoverPresentationController?.arrowDirection == .unknown)
    other.dismiss(animated: false)
    settle()
    let keeper = Keeper()
    other.popoverPresentationController?.delegate = keeper
    other.preferredContentSize = CGSize(width: 100, height: 60)
    present(.popover)
    #expect(frame == CGRect(x: 140, y: 153, width: 100, height: 60))
    withExtendedLifetime(keeper) {}
  }

  @Test("S-77: A navigation controller in a popover has the size that its content prefers")
  func navigation() {
    resize(1024, 768)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 250, height: 260)
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = button
    root.present(navigation, animated: true)
    settle()
    #expect(navigation.view.frame.size == CGSize(width: 250, height: 260))
    content.preferredContentSize.height = 300
    settle()
    #expect(navigation.view.frame.size == CGSize(width: 250, height: 300))
  }

  // MARK: What is behind

  @Test("S-78: What is behind a sheet can be touched only up to its largest undimmed detent")
  func undimmed() throws {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    other.sheetPresentationController?.detents = [.medium(), .large()]
    present(.pageSheet)
    #expect(try catchingUserActionError { try app.tap(button) } != nil)
    other.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #expect(other.presentationController?.containerView?.backgroundColor != nil)
    try app.tap(button)
    #expect(taps == 1)
    #expect(other.presentationController?.containerView?.backgroundColor == nil)
    // What the sheet itself covers stays out of reach.
    button.frame.origin.y = 600
    #expect(try catchingUserActionError { try app.tap(button) } != nil)
    button.frame.origin.y = 100
    other.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(try catchingUserActionError { try app.tap(button) } != nil)
    // A larger detent than that dims what it leaves free.
    let low = UISheetPresentationController.Detent.Identifier("low")
    other.sheetPresentationController?.detents = [.custom(identifier: low) { _ in 100 }, .medium(), .large()]
    other.sheetPresentationController?.largestUndimmedDetentIdentifier = low
    other.sheetPresentationController?.selectedDetentIdentifier = .medium
    settle()
    #expect(try catchingUserActionError { try app.tap(button) } != nil)
    #expect(other.presentationController?.containerView?.backgroundColor != nil)
    #expect(taps == 1)
  }

  @Test("S-78: Views that a popover passes touches to can be touched")
  func passthrough() throws {
    resize(1024, 768)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    present(.popover)
    #expect(app.window.hitTest(CGPoint(x: 190, y: 120), with: nil) !== button)
    #expect(try catchingUserActionError { try app.tap(button) } != nil)
    other.popoverPresentationController?.passthroughViews = [button]
    #expect(app.window.hitTest(CGPoint(x: 190, y: 120), with: nil) === button)
    try app.tap(button)
    #expect(taps == 1)
  }
}
