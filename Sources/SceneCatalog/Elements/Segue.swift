extension ElementKind {
  package static let segue = ElementKind(
    "segue", .segue,
    "A way from one controller to another.",
    attributes: [
      .init(key: .kind, isRequired: true, "How it goes there."),
      .init(
        key: .identifier, segueKinds: [String].performed + ["embed"],
        "What code calls it by; it becomes a Swift name."),
      .init(key: .destination, isRequired: true, "Where it leads."),
      .init(
        key: .relationship, segueKinds: ["relationship"],
        "Which child the destination is, for a relationship."),
      .init(
        key: .initial, segueKinds: ["embed"],
        "Whether this child is the first to be shown, of several in a container view."),
      .init(
        key: .transition, segueKinds: ["embed"], "How a container view changes to this child."),
      .init(key: .duration, segueKinds: ["embed"], "How long that takes, in seconds."),
      .init(key: .animates, segueKinds: [String].performed, "Whether it is animated."),
      .init(
        key: .modalPresentationStyle, segueKinds: [String].presenting,
        "How the destination is presented."),
      .init(
        key: .modalTransitionStyle, segueKinds: [String].presenting,
        "How the destination comes and goes."),
      .init(key: .popoverAnchorView, segueKinds: ["popover"], "The view that a popover points at."),
      .init(
        key: .popoverAnchorBarButtonItem, segueKinds: ["popover"],
        "The bar button item that a popover points at."),
      .init(
        key: .unwindAction, segueKinds: ["unwind"],
        "The method of the destination that an unwind segue calls."),
    ],
    including: [.customClass(segueKinds: [String].forward)],
    children: [.argument],
    example: """
      <segue kind="push" identifier="showDetail" destination="detail"/>
      """
  )
}

extension [String] {
  /// The kinds of segues that make their destination and show it.
  fileprivate static var forward: [String] {
    ["push", "show", "showDetail", "present", "modal", "popover", "replace", "custom"]
  }
  /// The kinds of segues that code or a user performs, once the controller is there.
  fileprivate static var performed: [String] { forward + ["unwind"] }
  /// The kinds of segues that present their destination, or may: `show` does where there is no stack to push onto. How a
  /// popover comes and goes, UIKit decides.
  fileprivate static var presenting: [String] { ["show", "showDetail", "present", "modal", "custom"] }
}
