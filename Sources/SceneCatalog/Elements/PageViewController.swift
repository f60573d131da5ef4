extension ElementKind {
  package static let pageViewController = ElementKind(
    "pageViewController", .controller, type: "UIPageViewController",
    creation: "(transitionStyle: {transitionStyle}, navigationOrientation: {navigationOrientation})",
    creationWith: "(transitionStyle: {transitionStyle}, navigationOrientation: {navigationOrientation}, "
      + "options: [.spineLocation: NSNumber(value: {spineLocation})])",
    container: .pages,
    "A container that manages navigation between pages of content.",
    attributes: [
      .init(
        "transitionStyle", .choice(.pageTransition), makesWith: ".scroll", "The style of transitions between pages."),
      .init(
        "navigationOrientation", .choice(.pageOrientation), makesWith: ".horizontal",
        "The direction of navigation between pages."),
      .init(
        "spineLocation", .choice(.spineLocation), makesWith: "", "The location of the spine for page curl transitions."),
      .init("doubleSided", .boolean, sets: "isDoubleSided", "Whether pages have content on the back."),
    ],
    including: [.controller],
    outlets: ["dataSource", "delegate"],
    children: .ofController,
    example: """
      <pageViewController id="tour" transitionStyle="scroll">
        <segue kind="relationship" relationship="viewControllers" destination="welcome"/>
        <segue kind="relationship" relationship="viewControllers" destination="features"/>
      </pageViewController>
      """
  )
}
