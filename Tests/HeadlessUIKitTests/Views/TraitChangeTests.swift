import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Traits of views, and registrations for their changes.
@MainActor struct TraitChangeTests {
  private final class Box: UIView {
    var previous: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  @Test("L-13: A style that a view overrides goes to its subviews, which are told")
  func styleOfAView() {
    let stage = Stage()
    let (outer, inner) = (UIView(), Box())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.previous == [.light, .dark])
  }

  @Test("L-13: A style that a window or a controller overrides goes to all in it")
  func styleOfAWindow() {
    let stage = Stage()
    stage.show(stage.parent)
    stage.parent.addInFourSteps(stage.child)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(stage.child.view.traitCollection.userInterfaceStyle == .dark)
    stage.parent.overrideUserInterfaceStyle = .light
    #expect(stage.child.view.traitCollection.userInterfaceStyle == .light)
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("L-14: A registration is told of changes of its traits, until it is ended")
  func registration() {
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
      styles += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    #expect(styles.isEmpty)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark])
    stage.parent.traitOverrides.horizontalSizeClass = .regular
    view.unregisterForTraitChanges(registration)
    stage.window.overrideUserInterfaceStyle = .light
    #expect(styles == [.light, .dark])
  }

  @Test("L-14: A registration for other traits is not told")
  func otherTraits() {
    let stage = Stage()
    var count = 0
    stage.parent.loadViewIfNeeded()
    stage.parent.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in count += 1 }
    stage.parent.overrideUserInterfaceStyle = .dark
    #expect(count == 0)
    stage.parent.traitOverrides.horizontalSizeClass = .regular
    #expect(count == 1)
  }

  @Test("L-14: A view that enters a window tells of the traits that are others there")
  func entering() {
    let stage = Stage()
    let view = UIView()
    var changes: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      changes.append(view.traitCollection.userInterfaceStyle)
    }
    stage.window.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(view)
    #expect(changes == [.dark])
  }

  @Test("A keyboard guide belongs to its view")
  func keyboardGuide() {
    let view = UIView()
    #expect(view.keyboardLayoutGuide.owningView === view)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    #expect(!view.keyboardLayoutGuide.followsUndockedKeyboard)
    #expect(view.keyboardLayoutGuide.usesBottomSafeArea)
  }
}
