import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct RotationTests {
  /// Records the animations alongside a rotation.
  private final class Turning: UIViewController {
    var events: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      events.append("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      events.append("size \(view.bounds.width) to \(size.width)")
      coordinator.animate { [unowned self] context in
        events.append("along \(view.bounds.width) \(context.isAnimated) \(context.isCancelled)")
      } completion: { [unowned self] _ in
        events.append("after")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      events.append("from \(previousTraitCollection?.verticalSizeClass == .compact ? "compact" : "regular")")
    }
  }

  private let size = CGSize(width: 390, height: 844)

  @Test("A rotation notifies the root, resizes its view and runs the animations alongside")
  func rotating() {
    let root = Turning()
    let app = HeadlessApp(root: root, size: size)
    app.rotate(flushing: false)
    let events = ["traits compact", "size 390.0 to 844.0", "from regular", "along 844.0 true false"]
    #expect(root.events == events)
    app.flush()
    #expect(root.events == events + ["after"])
    #expect(root.view.frame == app.window.bounds && root.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(root.traitCollection.verticalSizeClass == .compact && root.view.traitCollection == root.traitCollection)
  }

  @Test("Turned twice, all is as it was")
  func backAgain() {
    let root = Turning()
    let app = HeadlessApp(root: root, size: size)
    app.rotate()
    root.events = []
    app.rotate()
    #expect(
      root.events == ["traits regular", "size 844.0 to 390.0", "from compact", "along 390.0 true false", "after"])
    #expect(app.window.bounds.size == size)
  }

  @Test("A rotation notifies all children and presented controllers once")
  func everyone() {
    let (root, child, covered, top) = (Turning(), Turning(), Turning(), Turning())
    let app = HeadlessApp(root: root, size: size)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    covered.modalPresentationStyle = .fullScreen
    top.modalPresentationStyle = .fullScreen
    root.present(covered, animated: false)
    covered.present(top, animated: false)
    app.flush()
    app.rotate()
    for controller in [root, child, covered, top] {
      #expect(controller.events.filter { $0.hasPrefix("size") }.count == 1)
      #expect(controller.events.filter { $0 == "from regular" || $0 == "after" }.count == 2)
    }
    for controller in [root, covered, top] { #expect(controller.view.bounds.width == 844) }
    #expect(app.log.lines.filter { $0.hasSuffix("willTransition(844x390)") }.count == 4)
  }

  @Test("A covered view has the new size when it appears again")
  func uncovered() {
    let (root, cover) = (UIViewController(), UIViewController())
    cover.modalPresentationStyle = .fullScreen
    let app = HeadlessApp(root: root, size: size)
    root.present(cover, animated: false)
    app.flush()
    app.rotate()
    cover.dismiss(animated: true)
    app.flush()
    #expect(root.view.frame == app.window.bounds)
  }

  @Test("A size that is no other is no news; one of the same shape changes no traits")
  func resizing() {
    let root = Turning()
    let app = HeadlessApp(root: root, size: size)
    app.resize(to: size)
    #expect(root.events.isEmpty)
    app.resize(to: CGSize(width: 320, height: 568))
    #expect(root.events == ["size 390.0 to 320.0", "along 320.0 true false", "after"])
  }

  @Test(
    "A window that becomes wide enough is horizontally regular, one that is not tall is vertically compact",
    arguments: [
      (CGSize(width: 1024, height: 768), UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
      (CGSize(width: 640, height: 500), .regular, .regular), (CGSize(width: 639, height: 500), .compact, .regular),
      (CGSize(width: 844, height: 390), .compact, .compact), (CGSize(width: 640, height: 499), .compact, .compact),
    ])
  func sizeClasses(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let root = Turning()
    let app = HeadlessApp(root: root, size: CGSize(width: 390, height: 844))
    app.resize(to: size)
    #expect(root.traitCollection.horizontalSizeClass == horizontal)
    #expect(root.traitCollection.verticalSizeClass == vertical)
    app.resize(to: CGSize(width: 390, height: 844))
    #expect(root.traitCollection.horizontalSizeClass == .compact && root.traitCollection.verticalSizeClass == .regular)
  }
}
