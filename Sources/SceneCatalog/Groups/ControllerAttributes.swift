extension [AttributeKind] {
  /// The attributes of every controller.
  static let controller: [AttributeKind] =
    [
      .init(key: .id, isRequired: true, "The identifier of the view controller, which becomes a Swift name."),
      .init(key: .title, sets: "title", "The title of the view controller."),
      .init(
        "navigationTitle", .text, sets: "navigationItem.title",
        "The title in the navigation bar, by default `title`."),
      .init(key: .parent, "The only container that ever contains the view controller."),
      .init(
        "modalPresentationStyle", .choice(.modalPresentationStyle), sets: "modalPresentationStyle",
        "The presentation style of the view controller."),
      .init(
        "modalTransitionStyle", .choice(.modalTransitionStyle), sets: "modalTransitionStyle",
        "The transition style of the presented view controller."),
      .init(
        "modalInPresentation", .boolean, sets: "isModalInPresentation",
        "Whether the view controller prevents interactive dismissal."),
      .init(
        "definesPresentationContext", .boolean, sets: "definesPresentationContext",
        "Whether current-context presentations cover the view controller's view."),
      .init(
        "providesPresentationContextTransitionStyle", .boolean, sets: "providesPresentationContextTransitionStyle",
        "Whether current-context presentations use the view controller's transition style."),
      .init(
        "hidesBottomBarWhenPushed", .boolean, sets: "hidesBottomBarWhenPushed",
        "Whether the bottom bar hides when the view controller is pushed."),
      .init(
        "extendedLayoutIncludesOpaqueBars", .boolean, sets: "extendedLayoutIncludesOpaqueBars",
        "Whether the layout extends under opaque bars."),
      .init(
        "edgesForExtendedLayout", .options(.extendedEdges), sets: "edgesForExtendedLayout",
        "The edges of the view that extend under bars."),
      .init(
        "restorationIdentifier", .string, sets: "restorationIdentifier", "The identifier for state restoration."),
      .init("prompt", .text, sets: "navigationItem.prompt", "A line of text above the title in the navigation bar."),
      .init(
        "largeTitleDisplayMode", .choice(.largeTitle), sets: "navigationItem.largeTitleDisplayMode",
        "The display mode of the large title."),
      .init(
        "hidesSearchBarWhenScrolling", .boolean, sets: "navigationItem.hidesSearchBarWhenScrolling",
        "Whether the search bar hides when content scrolls."),
      .init(
        "hidesBackButton", .boolean, sets: "navigationItem.hidesBackButton",
        "Whether the back button is hidden."),
      .init(
        "backButtonTitle", .text, sets: "navigationItem.backButtonTitle",
        "The title of the back button that returns to this controller."),
      .init(
        "leftItemsSupplementBackButton", .boolean, sets: "navigationItem.leftItemsSupplementBackButton",
        "Whether left items appear in addition to the back button."),
      .init(
        "preferredContentSize", .size, sets: "preferredContentSize",
        "The preferred size of the view controller's view."),
      .init(key: .sceneType, "The name of the generated type, by default from the `id`."),
    ] + AttributeKind.customClass

  /// The attributes of controllers whose view can be in a nib.
  static let nib: [AttributeKind] = [
    .init(key: .nibName, "The nib file that contains the view.")
  ]
}
