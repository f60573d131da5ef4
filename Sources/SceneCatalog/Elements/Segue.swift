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
        "permittedArrowDirections", .options(.arrowDirections),
        sets: "popoverPresentationController?.permittedArrowDirections", segueKinds: ["popover"],
        "Where the arrow of a popover may point."),
      .init(
        key: .passthroughViews, segueKinds: ["popover"],
        "The views that can be used while the popover is shown, separated by spaces."),
      .init(
        "preferredContentSize", .size, sets: "preferredContentSize", segueKinds: [String].forward,
        "How large the destination wants to be in a popover, a sheet or a container."),
      .init(
        "detents", .list(.detents), sets: "sheetPresentationController?.detents", segueKinds: [String].presenting,
        "The heights at which a sheet stops."),
      .init(
        "selectedDetentIdentifier", .choice(.detent), sets: "sheetPresentationController?.selectedDetentIdentifier",
        segueKinds: [String].presenting, "The height that a sheet has at first."),
      .init(
        "largestUndimmedDetentIdentifier", .choice(.detent),
        sets: "sheetPresentationController?.largestUndimmedDetentIdentifier", segueKinds: [String].presenting,
        "The largest height at which what is under a sheet can be used."),
      .init(
        "prefersGrabberVisible", .boolean, sets: "sheetPresentationController?.prefersGrabberVisible",
        segueKinds: [String].presenting, "Whether a sheet has a grabber at its upper edge."),
      .init(
        "prefersScrollingExpandsWhenScrolledToEdge", .boolean,
        sets: "sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge",
        segueKinds: [String].presenting, "Whether scrolling makes a sheet larger."),
      .init(
        "prefersEdgeAttachedInCompactHeight", .boolean,
        sets: "sheetPresentationController?.prefersEdgeAttachedInCompactHeight", segueKinds: [String].presenting,
        "Whether a sheet is at the lower edge on a phone in landscape."),
      .init(
        "widthFollowsPreferredContentSizeWhenEdgeAttached", .boolean,
        sets: "sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached",
        segueKinds: [String].presenting, "Whether a sheet then has the width that its content prefers."),
      .init(
        "preferredCornerRadius", .number, sets: "sheetPresentationController?.preferredCornerRadius",
        segueKinds: [String].presenting, "The radius of a sheet's corners."),
      .init(
        key: .destinationCreation, segueKinds: [String].forward + ["embed"],
        "The method of the source that makes the destination."),
      .init(
        key: .trigger, segueKinds: [String].performed,
        "What of a cell performs it: its selection, or a tap on its accessory."),
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
