import HeadlessUIKit
import Testing

@MainActor @Suite struct SplitViewControllerTests {
  private let menu = UIViewController()
  private let content = UIViewController()

  @Test("A split view controller without columns shows what it is given")
  func classic() {
    let split = UISplitViewController()
    split.viewControllers = [menu, content]
    #expect(split.style == .unspecified && split.children == [menu, content])
    let other = UIViewController()
    menu.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [menu, other] && content.parent == nil)
  }

  @Test("A column returns what it was given and shows it in a navigation controller")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let navigation = UINavigationController(rootViewController: content)
    split.setViewController(menu, for: .primary)
    split.setViewController(navigation, for: .secondary)
    #expect(split.viewController(for: .primary) === menu)
    #expect(menu.navigationController?.parent === split)
    #expect(split.children.last === navigation && content.splitViewController === split)
    split.setViewController(nil, for: .primary)
    #expect(split.viewController(for: .primary) == nil && split.children == [navigation])
  }

  @Test("The display mode follows what is preferred, or which columns are hidden")
  func displayMode() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    split.preferredDisplayMode = .oneOverSecondary
    #expect(split.displayMode == .oneOverSecondary)
  }
}
