/// Choices of views that other frameworks declare.
extension Choice {
  static let mapType = Choice(
    "mapType", "standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard")
  static let mediaTypes = Choice(
    "mediaTypesRequiringUserActionForPlayback",
    expressing: ["none": "[]", "audio": ".audio", "video": ".video", "all": ".all"])
  static let webDataDetectors = Choice(
    "dataDetectorTypes",
    expressing: [
      "none": "[]", "phoneNumber": ".phoneNumber", "link": ".link", "address": ".address",
      "calendarEvent": ".calendarEvent", "trackingNumber": ".trackingNumber", "flightNumber": ".flightNumber",
      "lookupSuggestion": ".lookupSuggestion", "all": ".all",
    ])
  static let webSelection = Choice("selectionGranularity", "dynamic", "character")
  static let colorPixelFormat = Choice(
    "colorPixelFormat", "invalid", "bgra8Unorm", "bgra8Unorm_srgb", "rgb10a2Unorm", "bgr10a2Unorm", "rgba16Float",
    "bgr10_xr", "bgr10_xr_srgb", "bgra10_xr", "bgra10_xr_srgb")
  static let depthPixelFormat = Choice(
    "depthStencilPixelFormat", "invalid", "depth16Unorm", "depth32Float", "stencil8", "depth32Float_stencil8")
}
