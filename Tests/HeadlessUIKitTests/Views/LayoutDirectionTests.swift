import HeadlessUIKit
import Testing

/// The layout direction of views.
@MainActor @Suite struct LayoutDirectionTests {
  @Test("A view follows its traits, unless it insists on a direction")
  func views() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    child.view.semanticContentAttribute = .playback
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    child.view.semanticContentAttribute = .forceRightToLeft
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("An attribute has a direction in an app, or beside another direction")
  func attributes() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
  }

  @Test("While a view lays itself out, its traits are the current ones")
  func current() {
    final class Listener: UIView {
      var direction: UITraitEnvironmentLayoutDirection?
      override func layoutSubviews() { direction = UITraitCollection.current.layoutDirection }
    }
    let (parent, child, view) = (UIViewController(), UIViewController(), Listener())
    parent.addChild(child)
    child.view.addSubview(view)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    child.view.layoutIfNeeded()
    #expect(view.direction == .rightToLeft && UITraitCollection.current.layoutDirection == .leftToRight)
  }
}
