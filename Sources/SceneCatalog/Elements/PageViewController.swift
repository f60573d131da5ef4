extension ElementKind {
  package static let pageViewController = ElementKind(
    "pageViewController", .controller, type: "UIPageViewController",
    creation: "(transitionStyle: {transitionStyle}, navigationOrientation: {navigationOrientation})",
    creationWith: "(transitionStyle: {transitionStyle}, navigationOrientation: {navigationOrientation}, "
      + "options: [.spineLocation: NSNumber(value: {spineLocation})])",
    container: .pages,
    "Controllers one after the other, as pages.",
    attributes: [
      .init("transitionStyle", .choice(.pageTransition), makesWith: ".scroll", "How pages change."),
      .init("navigationOrientation", .choice(.pageOrientation), makesWith: ".horizontal", "Where the next page is."),
      .init("spineLocation", .choice(.spineLocation), makesWith: "", "Where pages that curl are bound."),
      .init("doubleSided", .boolean, sets: "isDoubleSided", "Whether pages have backs."),
    ],
    including: [.controller],
    outlets: ["dataSource", "delegate"],
    children: [.segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    example: """
      <pageViewController id="tour" transitionStyle="scroll">
        <segue kind="relationship" relationship="viewControllers" destination="welcome"/>
        <segue kind="relationship" relationship="viewControllers" destination="features"/>
      </pageViewController>
      """
  )
}
