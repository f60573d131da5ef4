extension [AttributeKind] {
  /// What every controller takes.
  static let controller: [AttributeKind] =
    [
      .init(key: .id, isRequired: true, "Its name; it becomes a Swift name."),
      .init(key: .title, sets: "title", "Its title, as bars show it."),
      .init(
        "navigationTitle", .text, sets: "navigationItem.title",
        "Its title in a navigation bar, where that is another."),
      .init(key: .parent, "The one controller that ever contains it."),
      .init(
        "modalPresentationStyle", .choice(.modalPresentationStyle), sets: "modalPresentationStyle",
        "How it is presented."),
      .init(
        "modalTransitionStyle", .choice(.modalTransitionStyle), sets: "modalTransitionStyle",
        "How it comes and goes when it is presented."),
      .init("modalInPresentation", .boolean, sets: "isModalInPresentation", "Whether it cannot be swiped away."),
      .init(
        "definesPresentationContext", .boolean, sets: "definesPresentationContext",
        "Whether what is presented over the current context covers it."),
      .init(
        "providesPresentationContextTransitionStyle", .boolean, sets: "providesPresentationContextTransitionStyle",
        "Whether its transition style is used by what it is the context of."),
      .init(
        "hidesBottomBarWhenPushed", .boolean, sets: "hidesBottomBarWhenPushed",
        "Whether the bottom bar goes away while it is pushed."),
      .init(
        "extendedLayoutIncludesOpaqueBars", .boolean, sets: "extendedLayoutIncludesOpaqueBars",
        "Whether its view reaches under opaque bars."),
      .init(
        "edgesForExtendedLayout", .options(.extendedEdges), sets: "edgesForExtendedLayout",
        "The edges at which its view reaches under bars."),
      .init(
        "restorationIdentifier", .string, sets: "restorationIdentifier", "The name that state restoration knows it by."),
      .init("prompt", .text, sets: "navigationItem.prompt", "A line above the title in a navigation bar."),
      .init(
        "largeTitleDisplayMode", .choice(.largeTitle), sets: "navigationItem.largeTitleDisplayMode",
        "Whether its title is large in a navigation bar."),
      .init(
        "hidesSearchBarWhenScrolling", .boolean, sets: "navigationItem.hidesSearchBarWhenScrolling",
        "Whether the bar of its `searchController` goes away while content is scrolled."),
      .init(
        "hidesBackButton", .boolean, sets: "navigationItem.hidesBackButton",
        "Whether the navigation bar shows no way back."),
      .init(
        "backButtonTitle", .text, sets: "navigationItem.backButtonTitle", "What the button that leads back here says."),
      .init(
        "leftItemsSupplementBackButton", .boolean, sets: "navigationItem.leftItemsSupplementBackButton",
        "Whether items at the left stand beside the way back, and do not replace it."),
      .init(
        "preferredContentSize", .size, sets: "preferredContentSize",
        "How large it wants to be in a popover, a sheet or a container."),
      .init(key: .sceneType, "The type that its scene becomes in Swift, where it is not made of its id."),
    ] + AttributeKind.customClass

  /// What controllers take whose view may be in a nib.
  static let nib: [AttributeKind] = [
    .init(key: .nibName, "The nib that its view is in, where the scene does not hold it.")
  ]
}
