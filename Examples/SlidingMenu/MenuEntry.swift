import UIKit

/// A row of the menu: what it says and what it shows.
struct MenuEntry {
  let title: String
  let controller: UIViewController
}

extension MenuEntry {
  /// The menu of the article: two screens, a navigation flow and a tab flow.
  @MainActor static var all: [MenuEntry] {
    [
      MenuEntry(title: "First", controller: MainScenes.instantiateFirst()),
      MenuEntry(title: "Second", controller: MainScenes.instantiateSecond()),
      MenuEntry(title: "NavC", controller: NavScenes.instantiateInitialViewController()),
      MenuEntry(title: "TabC", controller: TabsScenes.instantiateInitialViewController()),
    ]
  }
}
