extension ElementKind {
  package static let searchBar = ElementKind(
    "searchBar", .view, type: "UISearchBar",
    "A view for entering search text.",
    attributes: [
      .init("placeholder", .text, sets: "placeholder", "The placeholder text of the search field."),
      .init("text", .text, sets: "text", "The text in the search field."),
      .init("prompt", .text, sets: "prompt", "A line of text above the search field."),
      .init("searchBarStyle", .choice(.searchBarStyle), sets: "searchBarStyle", "The style of the search bar."),
      .init("barStyle", .choice(.searchBarAppearance), sets: "barStyle", "The colour style of the search bar."),
      .init("barTintColor", .color, sets: "barTintColor", "The tint colour of the search bar's background."),
      .init("translucent", .boolean, sets: "isTranslucent", "Whether the search bar is translucent."),
      .init("backgroundImage", .image, sets: "backgroundImage", "The background image of the search bar."),
      .init(
        "scopeBarBackgroundImage", .image, sets: "scopeBarBackgroundImage", "The background image of the scope bar."),
      .init(
        "showsCancelButton", .boolean, sets: "showsCancelButton", "Whether the search bar displays a cancel button."),
      .init(
        "showsBookmarkButton", .boolean, sets: "showsBookmarkButton",
        "Whether the search bar displays a bookmark button."),
      .init(
        "showsSearchResultsButton", .boolean, sets: "showsSearchResultsButton",
        "Whether the search bar displays a search results button."),
      .init(
        "searchResultsButtonSelected", .boolean, sets: "isSearchResultsButtonSelected",
        "Whether the search results button is selected."),
      .init("showsScopeBar", .boolean, sets: "showsScopeBar", "Whether the search bar displays the scope bar."),
      .init(
        "selectedScopeButtonIndex", .integer(atLeast: 0), sets: "selectedScopeButtonIndex",
        "The index of the selected scope button, from 0."),
    ],
    including: [.textInput, .view],
    outlets: ["delegate", "inputAccessoryView"],
    children: .ofView.union([.scope]),
    example: """
      <searchBar id="search" placeholder="City" showsScopeBar="true">
        <scope title="Near"/>
        <scope title="All"/>
      </searchBar>
      """
  )
}
