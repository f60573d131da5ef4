extension [AttributeKind] {
  /// What every controller takes.
  static let controller: [AttributeKind] =
    [
      .init("id", .name, isRequired: true, "Its name; it becomes a Swift name."),
      .init("title", .string, sets: "title", "Its title, as bars show it."),
      .init("parent", .reference, "The one controller that ever contains it."),
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
        "restorationIdentifier", .string, sets: "restorationIdentifier", "The name that state restoration knows it by."),
      .init("prompt", .string, sets: "navigationItem.prompt", "A line above the title in a navigation bar."),
      .init(
        "largeTitleDisplayMode", .choice(.largeTitle), sets: "navigationItem.largeTitleDisplayMode",
        "Whether its title is large in a navigation bar."),
      .init(
        "hidesBackButton", .boolean, sets: "navigationItem.hidesBackButton",
        "Whether the navigation bar shows no way back."),
    ] + AttributeKind.customClass
}
