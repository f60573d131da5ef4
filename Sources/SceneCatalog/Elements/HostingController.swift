extension ElementKind {
  package static let hostingController = ElementKind(
    "hostingController", .controller, type: "UIHostingController", of: ["SwiftUI"],
    "A controller that shows a view of SwiftUI.",
    attributes: [
      .init(key: .rootView, "The view, whose initialiser takes the controller's parameters.")
    ],
    including: [.controller],
    children: [.segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    example: """
      <hostingController id="profile" rootView="ProfileView">
        <parameter name="user" type="User"/>
      </hostingController>
      """
  )
}
