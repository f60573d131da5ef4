extension ElementKind {
  package static let searchBar = ElementKind(
    "searchBar", .view, type: "UISearchBar",
    "A bar with a field for text to search for.",
    attributes: [
      .init("placeholder", .text, sets: "placeholder", "What its field says while it is empty."),
      .init("text", .text, sets: "text", "The text in its field."),
      .init("prompt", .text, sets: "prompt", "What it says above its field."),
      .init("searchBarStyle", .choice(.searchBarStyle), sets: "searchBarStyle", "How prominent it is."),
      .init("barStyle", .choice(.searchBarAppearance), sets: "barStyle", "Whether it is light or dark."),
      .init("barTintColor", .color, sets: "barTintColor", "The colour of its background."),
      .init("translucent", .boolean, sets: "isTranslucent", "Whether content shows through it."),
      .init("backgroundImage", .image, sets: "backgroundImage", "The image behind it."),
      .init("scopeBarBackgroundImage", .image, sets: "scopeBarBackgroundImage", "The image behind its scopes."),
      .init("showsCancelButton", .boolean, sets: "showsCancelButton", "Whether it has a button that cancels."),
      .init("showsBookmarkButton", .boolean, sets: "showsBookmarkButton", "Whether it has a button for bookmarks."),
      .init(
        "showsSearchResultsButton", .boolean, sets: "showsSearchResultsButton", "Whether it has a button for results."),
      .init(
        "searchResultsButtonSelected", .boolean, sets: "isSearchResultsButtonSelected",
        "Whether the button for results is selected."),
      .init("showsScopeBar", .boolean, sets: "showsScopeBar", "Whether it shows its scopes."),
      .init(
        "selectedScopeButtonIndex", .integer(atLeast: 0), sets: "selectedScopeButtonIndex",
        "The selected scope, from 0."),
    ],
    including: [.textInput, .view],
    outlets: ["delegate", "inputAccessoryView"],
    children: [.scope, .layout, .connections],
    example: """
      <searchBar id="search" placeholder="City" showsScopeBar="true">
        <scope title="Near"/>
        <scope title="All"/>
      </searchBar>
      """
  )
}
