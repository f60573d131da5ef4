extension ElementKind {
  package static let searchController = ElementKind(
    "searchController", .searchController, type: "UISearchController", creation: "(searchResultsController: nil)",
    creationWith: "(searchResultsController: {segue})",
    placement: .assigned(to: "navigationItem.searchController"), embedsControllers: true,
    "A controller that displays a search bar and search results.",
    attributes: [
      .id,
      .init(
        "obscuresBackgroundDuringPresentation", .boolean, sets: "obscuresBackgroundDuringPresentation",
        "Whether the underlying content is obscured during a search."),
      .init(
        "hidesNavigationBarDuringPresentation", .boolean, sets: "hidesNavigationBarDuringPresentation",
        "Whether the navigation bar is hidden during a search."),
      .init(
        "automaticallyShowsCancelButton", .boolean, sets: "automaticallyShowsCancelButton",
        "Whether the cancel button appears automatically during a search."),
    ] + AttributeKind.customClass,
    outlets: ["delegate", "searchResultsUpdater"],
    children: .connections.union([.segue]),
    parts: [.searchBarOfSearchController],
    example: """
      <searchController id="search" obscuresBackgroundDuringPresentation="false">
        <searchBar placeholder="City"/>
      </searchController>
      """
  )

  /// The bar that a search controller makes for itself.
  static let searchBarOfSearchController = ElementKind(
    "searchBar", .part, type: "UISearchBar", placement: .held(in: "searchBar"),
    "The search bar of a search controller.",
    attributes: searchBar.attributesOfPart(), children: [.scope],
    example: """
      <searchBar placeholder="City"/>
      """
  )
}
