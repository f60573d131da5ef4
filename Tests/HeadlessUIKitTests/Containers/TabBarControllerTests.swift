import HeadlessUIKit
import Testing

@MainActor @Suite struct TabBarControllerTests {
  private let first = RecordingController()
  private let second = RecordingController()
  private let third = RecordingController()
  private let tabs = UITabBarController()

  @Test("Tabs are children at once; the first is selected and none is loaded")
  func setting() {
    tabs.viewControllers = [first, second]
    #expect(tabs.children == [first, second] && first.tabBarController === tabs)
    #expect(first.log == ["willMove(parent)", "didMove(parent)"])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    #expect(tabs.tabBar.items?.first === first.tabBarItem && tabs.tabBar.items?.last === second.tabBarItem)
  }

  @Test("A tab is selected by its place or as such")
  func selecting() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second && tabs.tabBar.selectedItem === second.tabBarItem)
    tabs.selectedViewController = first
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 5
    #expect(tabs.selectedIndex == 0)
    #expect(exceptions { tabs.selectedViewController = third }.count == 1)
  }

  @Test("The selected tab stays if it can, else the one in its place is selected, else the first")
  func exchanging() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.viewControllers = [second, third]
    #expect(tabs.selectedViewController === second && tabs.selectedIndex == 0)
    tabs.viewControllers = [first, third]
    #expect(tabs.selectedViewController === first)
    tabs.selectedIndex = 1
    tabs.viewControllers = [first]
    #expect(tabs.selectedViewController === first)
    #expect(third.parent == nil && third.log.suffix(2) == ["willMove(nil)", "didMove(nil)"])
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil && tabs.children.isEmpty)
  }
}
