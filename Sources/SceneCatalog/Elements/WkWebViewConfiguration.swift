extension ElementKind {
  package static let wkWebViewConfiguration = ElementKind(
    "wkWebViewConfiguration", .webConfiguration, type: "WKWebViewConfiguration", of: ["WebKit"],
    placement: .creationArgument,
    "A configuration for a web view.",
    attributes: [
      .init(
        "allowsInlineMediaPlayback", .boolean, sets: "allowsInlineMediaPlayback", "Whether videos play inline."),
      .init(
        "allowsAirPlayForMediaPlayback", .boolean, sets: "allowsAirPlayForMediaPlayback",
        "Whether AirPlay is allowed."),
      .init(
        "allowsPictureInPictureMediaPlayback", .boolean, sets: "allowsPictureInPictureMediaPlayback",
        "Whether Picture in Picture playback is allowed."),
      .init(
        "mediaTypesRequiringUserActionForPlayback", .options(.mediaTypes),
        sets: "mediaTypesRequiringUserActionForPlayback", "The media types that play only after a user action."),
      .init(
        "dataDetectorTypes", .options(.webDataDetectors), sets: "dataDetectorTypes",
        "The types of data that become links."),
      .init(
        "suppressesIncrementalRendering", .boolean, sets: "suppressesIncrementalRendering",
        "Whether rendering waits until the page is fully loaded."),
      .init(
        "applicationNameForUserAgent", .string, sets: "applicationNameForUserAgent",
        "The name of the app in the user agent string."),
      .init(
        "selectionGranularity", .choice(.webSelection), sets: "selectionGranularity",
        "The granularity of text selection."),
      .init("minimumFontSize", .number, sets: "preferences.minimumFontSize", "The minimum font size in points."),
      .init(
        "javaScriptCanOpenWindowsAutomatically", .boolean, sets: "preferences.javaScriptCanOpenWindowsAutomatically",
        "Whether scripts can open windows without user interaction."),
    ],
    example: """
      <wkWebViewConfiguration mediaTypesRequiringUserActionForPlayback="audio video"/>
      """
  )
}
