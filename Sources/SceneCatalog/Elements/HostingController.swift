extension ElementKind {
  package static let hostingController = ElementKind(
    "hostingController", .controller, type: "UIHostingController", of: ["SwiftUI"],
    "A view controller that displays a SwiftUI view.",
    attributes: [
      .init(key: .rootView, "The SwiftUI view, whose initialiser takes the controller's parameters.")
    ],
    including: [.controller],
    children: .ofController,
    example: """
      <hostingController id="profile" rootView="ProfileView">
        <parameter name="user" type="User"/>
      </hostingController>
      """
  )
}
