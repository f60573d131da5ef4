extension ElementKind {
  package static let splitViewController = ElementKind(
    "splitViewController", .controller, type: "UISplitViewController", creation: "(style: {style})",
    container: .split,
    "Controllers in columns.",
    attributes: [
      .init(key: .splitStyle, makesWith: ".doubleColumn", "How many columns it has."),
      .init(
        "preferredDisplayMode", .choice(.splitDisplayMode), sets: "preferredDisplayMode", "Which columns it shows."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: [.segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    example: """
      <splitViewController id="mail">
        <segue kind="relationship" relationship="primaryViewController" destination="folders"/>
        <segue kind="relationship" relationship="secondaryViewController" destination="message"/>
      </splitViewController>
      """
  )
}
