/// The parts of a navigation bar, which decide its height. From top to bottom: the prompt, the row of the items, the large
/// title, and the search bar.
package struct NavigationBarFacts: Hashable, Sendable {
  /// Whether the height of the screen is compact. The row is lower then, and no title is large.
  package let isCompact: Bool
  package let hasPrompt: Bool
  package let hasLargeTitle: Bool
  package let hasSearchBar: Bool

  package init(
    isCompact: Bool = false, hasPrompt: Bool = false, hasLargeTitle: Bool = false, hasSearchBar: Bool = false
  ) {
    self.isCompact = isCompact
    self.hasPrompt = hasPrompt
    self.hasLargeTitle = hasLargeTitle && !isCompact
    self.hasSearchBar = hasSearchBar
  }

  /// What a prompt adds to the bar, as several accounts give it: the bar is 74 points high with one.
  package static let promptHeight = 30.0
  /// What a large title adds to the bar.
  package static let largeTitleHeight = 52.0
  /// What a search bar adds to the bar, as several accounts give it.
  package static let searchBarHeight = 52.0

  /// The distance of the items from the top, and their height.
  package var rowTop: Double { hasPrompt ? Self.promptHeight : 0 }
  package var rowHeight: Double {
    isCompact ? ControlSizes.compactNavigationBarHeight : ControlSizes.navigationBarHeight
  }
  /// The distances of the large title and of the search bar from the top.
  package var largeTitleTop: Double { rowTop + rowHeight }
  package var searchBarTop: Double { largeTitleTop + (hasLargeTitle ? Self.largeTitleHeight : 0) }
  /// The height of the whole bar.
  package var height: Double { searchBarTop + (hasSearchBar ? Self.searchBarHeight : 0) }
}
