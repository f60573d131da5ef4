extension ElementKind {
  package static let wkWebViewConfiguration = ElementKind(
    "wkWebViewConfiguration", .webConfiguration, type: "WKWebViewConfiguration", of: ["WebKit"],
    placement: .creationArgument,
    "What a web view is made with.",
    attributes: [
      .init(
        "allowsInlineMediaPlayback", .boolean, sets: "allowsInlineMediaPlayback", "Whether videos play in the page."),
      .init(
        "allowsAirPlayForMediaPlayback", .boolean, sets: "allowsAirPlayForMediaPlayback",
        "Whether media play on other devices."),
      .init(
        "allowsPictureInPictureMediaPlayback", .boolean, sets: "allowsPictureInPictureMediaPlayback",
        "Whether videos play above other apps."),
      .init(
        "mediaTypesRequiringUserActionForPlayback", .options(.mediaTypes),
        sets: "mediaTypesRequiringUserActionForPlayback", "Which media do not play by themselves."),
      .init(
        "dataDetectorTypes", .options(.webDataDetectors), sets: "dataDetectorTypes", "What in a text becomes a link."),
      .init(
        "suppressesIncrementalRendering", .boolean, sets: "suppressesIncrementalRendering",
        "Whether a page is shown only when all of it is loaded."),
      .init(
        "applicationNameForUserAgent", .string, sets: "applicationNameForUserAgent",
        "The name of the app that servers are told."),
      .init("selectionGranularity", .choice(.webSelection), sets: "selectionGranularity", "How users select text."),
      .init("minimumFontSize", .number, sets: "preferences.minimumFontSize", "The smallest size of text, in points."),
      .init(
        "javaScriptCanOpenWindowsAutomatically", .boolean, sets: "preferences.javaScriptCanOpenWindowsAutomatically",
        "Whether scripts open windows without the user."),
    ],
    example: """
      <wkWebViewConfiguration mediaTypesRequiringUserActionForPlayback="audio video"/>
      """
  )
}
