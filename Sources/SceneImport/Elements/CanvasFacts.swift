import InterfaceBuilder
package import UIKitFacts

/// The canvas of a storyboard or a xib in Interface Builder.
public struct CanvasFacts: Sendable, Equatable {
  /// The identifier of the device: `retina6_12`; nil if the document names none.
  public private(set) var deviceID: String?
  /// The version of Interface Builder that wrote the document: 22154 is that of Xcode 15.
  public private(set) var toolsVersion: Int?
  /// Whether the device is held in landscape.
  public private(set) var isLandscape = false
  /// The widths and heights of the images of asset catalogues, by names.
  public private(set) var imageSizes: [String: [Double]] = [:]

  /// The intrinsic sizes of the app's own views on the canvas, by object IDs: width and height, negative if there is none.
  public private(set) var designedSizes: [String: [Double]] = [:]
  /// What the canvas simulates around controllers and views, by their ids.
  package private(set) var metrics: [String: SimulatedMetrics] = [:]

  init() {}

  /// - Parameter scene: what the document became.
  init(_ document: NibDocument, _ scene: DraftElement) {
    let device = document.root.children(named: "device").first
    deviceID = device?["id"]
    toolsVersion = document.root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
    isLandscape = device?["orientation"] == "landscape"
    for image in document.root.children(named: "resources").flatMap({ $0.children(named: "image") }) {
      // The sizes of symbols are in units of their own.
      guard image["catalog"] == nil, let name = image["name"] else { continue }
      let size = ["width", "height"].compactMap { image[$0].flatMap(Double.init) }
      if size.count == 2, size.allSatisfy({ (0...10_000).contains($0) }) { imageSizes[name] = size }
    }
    for view in document.root.children(named: "designables").flatMap({ $0.children(named: "designable") }) {
      guard let id = view["name"] else { continue }
      for size in view.children(named: "size") where size["key"] == "intrinsicContentSize" {
        let sides = ["width", "height"].map { size[$0].flatMap(Double.init) ?? -1 }
        if sides.allSatisfy({ (-1...10_000).contains($0) }) { designedSizes[id] = sides }
      }
    }
    for view in document.elements {
      let sides = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].map { view[$0].flatMap(Double.init) }
      guard let id = view.id, sides.contains(where: { $0 != nil }) else { continue }
      designedSizes[id] = sides.map { $0.flatMap { (0...10_000).contains($0) ? $0 : nil } ?? -1 }
    }
    for owner in scene.children {
      guard let name = owner.name else { continue }
      metrics[name] = SimulatedMetrics(owner, usesSafeAreas: document.root["useSafeAreas"] == "YES")
    }
  }
}
