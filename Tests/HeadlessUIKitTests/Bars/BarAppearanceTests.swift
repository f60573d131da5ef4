import HeadlessUIKit
import Testing

@MainActor struct BarAppearanceTests {
  @Test("A bar keeps a copy of its appearance")
  func copies() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    let bar = UINavigationBar()
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = bar.standardAppearance
    appearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .systemBackground)
    #expect(bar.standardAppearance !== appearance && bar.scrollEdgeAppearance !== bar.standardAppearance)
    #expect(bar.scrollEdgeAppearance?.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(bar.compactAppearance == nil)
  }

  @Test("The kind of background determines the colour")
  func backgrounds() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground && appearance.shadowColor != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    #expect(UITabBarAppearance(barAppearance: appearance).stackedLayoutAppearance.selected.iconColor == .green)
  }
}
