extension ElementKind {
  package static let keyCommand = ElementKind(
    "keyCommand", .keyCommand, type: "UIKeyCommand", trigger: .key,
    "A key that performs something while the controller is on the screen.",
    attributes: [
      .init(key: .keyInput, isRequired: true, "The key: a character, or a word for one that has none."),
      .init(key: .modifierFlags, "The keys that are held down meanwhile."),
      .init("title", .text, sets: "title", "What it does, in menus."),
      .init(
        "discoverabilityTitle", .text, sets: "discoverabilityTitle",
        "What it does, where users look for the keys of an app."),
      .init(
        "wantsPriorityOverSystemBehavior", .boolean, sets: "wantsPriorityOverSystemBehavior",
        "Whether it comes before what the system does with the key."),
      .init(
        "allowsAutomaticLocalization", .boolean, sets: "allowsAutomaticLocalization",
        "Whether the system may choose another key for another keyboard."),
      .init(
        "allowsAutomaticMirroring", .boolean, sets: "allowsAutomaticMirroring",
        "Whether the system may mirror the key in languages from right to left."),
    ],
    children: [.segue, .action],
    example: """
      <keyCommand input="n" modifierFlags="command" discoverabilityTitle="New">
        <segue kind="present" destination="editor"/>
      </keyCommand>
      """
  )
}
