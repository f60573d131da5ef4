extension ElementKind {
  package static let wkWebView = ElementKind(
    "wkWebView", .view, type: "WKWebView", of: ["WebKit"],
    creation: "(frame: .zero, configuration: {wkWebViewConfiguration})",
    "A view that displays web content.",
    attributes: [
      .init(
        "allowsBackForwardNavigationGestures", .boolean, sets: "allowsBackForwardNavigationGestures",
        "Whether horizontal swipes navigate back and forward."),
      .init("allowsLinkPreview", .boolean, sets: "allowsLinkPreview", "Whether pressing a link shows a preview."),
    ],
    including: [.view],
    outlets: ["navigationDelegate", "uiDelegate"],
    children: .ofView.union([.webConfiguration]),
    example: """
      <wkWebView id="help" pin="safeArea">
        <wkWebViewConfiguration allowsInlineMediaPlayback="true"/>
      </wkWebView>
      """
  )
}
