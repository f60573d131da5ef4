/// How many tabs a tab bar has room for. What does not fit is in a list, which a last tab "More" shows.
///
/// The documentation of `UITabBarController` says five. Where the width is regular, several accounts say eight.
package struct TabBarFacts {
  /// The most tabs, the one for the list included.
  package let room: Int

  /// The facts of a tab bar in a compact or a regular width.
  package init(isRegularWidth: Bool) { room = isRegularWidth ? 8 : 5 }

  /// How many controllers have a tab of their own.
  package func shownTabs(of count: Int) -> Int { count > room ? room - 1 : count }
}
