extension ElementKind {
  package static let keyCommand = ElementKind(
    "keyCommand", .keyCommand, type: "UIKeyCommand", trigger: .key,
    "A keyboard shortcut of a view controller.",
    attributes: [
      .init(key: .keyInput, isRequired: true, "The key, as a character or a word such as `escape`."),
      .init(key: .modifierFlags, "The modifier keys of the shortcut."),
      .init("title", .text, sets: "title", "The title of the command in menus."),
      .init(
        "discoverabilityTitle", .text, sets: "discoverabilityTitle",
        "The title of the command in the list of shortcuts."),
      .init(
        "wantsPriorityOverSystemBehavior", .boolean, sets: "wantsPriorityOverSystemBehavior",
        "Whether the shortcut takes precedence over system behaviour."),
      .init(
        "allowsAutomaticLocalization", .boolean, sets: "allowsAutomaticLocalization",
        "Whether the system adapts the key to other keyboard layouts."),
      .init(
        "allowsAutomaticMirroring", .boolean, sets: "allowsAutomaticMirroring",
        "Whether the system mirrors the key for right-to-left languages."),
    ],
    children: [.segue, .action],
    example: """
      <keyCommand input="n" modifierFlags="command" discoverabilityTitle="New">
        <segue kind="present" destination="editor"/>
      </keyCommand>
      """
  )
}
