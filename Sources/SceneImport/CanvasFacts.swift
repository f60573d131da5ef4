import InterfaceBuilder

/// What a storyboard or a xib says of the canvas that it was drawn on.
public struct CanvasFacts: Sendable, Equatable {
  /// The identifier of the device: `retina6_12`; nil if the document names none.
  public private(set) var deviceID: String?
  /// Whether the device is held in landscape.
  public private(set) var isLandscape = false
  /// The widths and heights of the images of asset catalogues, by names.
  public private(set) var imageSizes: [String: [Double]] = [:]

  init() {}

  init(_ document: NibDocument) {
    let device = document.root.children(named: "device").first
    deviceID = device?["id"]
    isLandscape = device?["orientation"] == "landscape"
    for image in document.root.children(named: "resources").flatMap({ $0.children(named: "image") }) {
      // The sizes of symbols are in units of their own.
      guard image["catalog"] == nil, let name = image["name"] else { continue }
      let size = ["width", "height"].compactMap { image[$0].flatMap(Double.init) }
      if size.count == 2, size.allSatisfy({ (0...10_000).contains($0) }) { imageSizes[name] = size }
    }
  }
}
