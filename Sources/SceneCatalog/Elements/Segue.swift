extension ElementKind {
  package static let segue = ElementKind(
    "segue", .segue,
    "A transition, or a containment relationship, between two view controllers.",
    attributes: [
      .init(key: .kind, isRequired: true, "The kind of the segue, such as `push` or `embed`."),
      .init(
        key: .identifier, segueKinds: [String].performed + ["embed"],
        "The identifier of the segue, which becomes a Swift name."),
      .init(key: .destination, isRequired: true, "The view controller to which the segue leads."),
      .init(
        key: .relationship, segueKinds: ["relationship"],
        "The relationship of the destination to the container."),
      .init(
        key: .initial, segueKinds: ["embed"],
        "Whether the container shows this child at first."),
      .init(
        key: .transition, segueKinds: ["embed"], "The transition with which the container shows the child."),
      .init(key: .duration, segueKinds: ["embed"], "The duration of the transition in seconds."),
      .init(key: .animates, segueKinds: [String].performed, "Whether the transition is animated."),
      .init(
        key: .modalPresentationStyle, segueKinds: [String].presenting,
        "The presentation style of the destination."),
      .init(
        key: .modalTransitionStyle, segueKinds: [String].presenting,
        "The transition style of the destination."),
      .init(key: .popoverAnchorView, segueKinds: ["popover"], "The view to which the popover is anchored."),
      .init(
        key: .popoverAnchorBarButtonItem, segueKinds: ["popover"],
        "The bar button item to which the popover is anchored."),
      .init(
        "permittedArrowDirections", .options(.arrowDirections),
        sets: "popoverPresentationController?.permittedArrowDirections", segueKinds: ["popover"],
        "The arrow directions that the popover allows."),
      .init(
        key: .passthroughViews, segueKinds: ["popover"],
        "The views that stay interactive while the popover is visible."),
      .init(
        "preferredContentSize", .size, sets: "preferredContentSize", segueKinds: [String].forward,
        "The preferred size of the destination's view."),
      .init(
        "detents", .list(.detents), sets: "sheetPresentationController?.detents", segueKinds: [String].presenting,
        "The heights at which the sheet can rest."),
      .init(
        "selectedDetentIdentifier", .choice(.detent), sets: "sheetPresentationController?.selectedDetentIdentifier",
        segueKinds: [String].presenting, "The initial detent of the sheet."),
      .init(
        "largestUndimmedDetentIdentifier", .choice(.detent),
        sets: "sheetPresentationController?.largestUndimmedDetentIdentifier", segueKinds: [String].presenting,
        "The largest detent that does not dim the underlying view."),
      .init(
        "prefersGrabberVisible", .boolean, sets: "sheetPresentationController?.prefersGrabberVisible",
        segueKinds: [String].presenting, "Whether the sheet shows a grabber at the top."),
      .init(
        "prefersScrollingExpandsWhenScrolledToEdge", .boolean,
        sets: "sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge",
        segueKinds: [String].presenting, "Whether scrolling expands the sheet to a larger detent."),
      .init(
        "prefersEdgeAttachedInCompactHeight", .boolean,
        sets: "sheetPresentationController?.prefersEdgeAttachedInCompactHeight", segueKinds: [String].presenting,
        "Whether the sheet attaches to the bottom edge in compact height."),
      .init(
        "widthFollowsPreferredContentSizeWhenEdgeAttached", .boolean,
        sets: "sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached",
        segueKinds: [String].presenting, "Whether the preferred content size determines an edge-attached sheet's width."
      ),
      .init(
        "preferredCornerRadius", .number, sets: "sheetPresentationController?.preferredCornerRadius",
        segueKinds: [String].presenting, "The preferred corner radius of the sheet."),
      .init(
        key: .destinationCreation, segueKinds: [String].forward + ["embed"],
        "The method of the source that creates the destination."),
      .init(
        key: .trigger, segueKinds: [String].performed,
        "The part of a cell that triggers the segue."),
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
