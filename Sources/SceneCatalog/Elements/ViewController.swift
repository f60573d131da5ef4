extension ElementKind {
  package static let viewController = ElementKind(
    "viewController", .controller, type: "UIViewController",
    "A view controller that manages a view hierarchy.",
    including: [.controller, .nib],
    children: .ofControllerWithView,
    example: """
      <viewController id="profile" customClass="Profile" title="Profile">
        <view backgroundColor="systemBackground"/>
      </viewController>
      """
  )
}
