extension ElementKind {
  package static let wkWebView = ElementKind(
    "wkWebView", .view, type: "WKWebView", of: ["WebKit"],
    creation: "(frame: .zero, configuration: {wkWebViewConfiguration})",
    "A view of a web page that code loads.",
    attributes: [
      .init(
        "allowsBackForwardNavigationGestures", .boolean, sets: "allowsBackForwardNavigationGestures",
        "Whether swipes go back and forward."),
      .init("allowsLinkPreview", .boolean, sets: "allowsLinkPreview", "Whether pressing a link shows a preview."),
    ],
    including: [.view],
    outlets: ["navigationDelegate", "uiDelegate"],
    children: [.webConfiguration, .layout, .connections],
    example: """
      <wkWebView id="help" pin="safeArea">
        <wkWebViewConfiguration allowsInlineMediaPlayback="true"/>
      </wkWebView>
      """
  )
}
