package import UIKitFacts

/// What a storyboard says of its canvas: the sizes of its scenes and of its images.
package struct DocumentCanvas: Sendable {
  /// The size of the view of each controller, by ids.
  package var sizes: [String: LayoutSize]
  /// The sizes of views, of which cells and views of xibs have those that the canvas gives them.
  package var views: [ObjectPaths.Place: LayoutSize]
  /// The sizes of images of asset catalogues, by names.
  package var images: [String: LayoutSize]

  /// The sizes that views of own classes asked for on the canvas; nil on a side without one.
  package var designedSizes: [ObjectPaths.Place: (width: Double?, height: Double?)] = [:]
  /// What the canvas simulates around controllers and views of xibs, by their ids.
  package var surroundings: [String: SimulatedMetrics] = [:]
  /// The version of Interface Builder, which drew controls as the system of its time did: 15000 is that of iOS 13.
  package var toolsVersion = Int.max

  /// Whether the document names the device that it is drawn for.
  package var namesDevice = true
  /// Whether all views have the sizes of their content from the document.
  private(set) var fixesContent = false

  /// Gives each view that has content the size that it has in the document, and other views that size where nothing else
  /// decides it.
  package mutating func takeSizesOfContent() { fixesContent = true }

  package init() { (sizes, views, images) = ([:], [:], [:]) }

  /// What bars and hardware cover of a screen whose size is the author's.
  ///
  /// Interface Builder's frames show it: since Xcode 13 such a screen has what the device has, before only one that is
  /// almost as high as the device.
  func coversFreeform(height: Double, of device: LayoutSize) -> Bool {
    toolsVersion >= Self.firstWithBarsOnEveryForm || height >= device.height * Self.shareWithBars
  }

  /// Whether a view fills the screen of a device that the document does not name.
  func fillsScreen(_ size: LayoutSize) -> Bool { !namesDevice && Device.screensOfOldCanvases.contains(size) }

  /// The distance of a cell's text to the sides of the cell, as Interface Builder's frames show it.
  ///
  /// - Parameter tableInset: the distance of the table's sections to its sides; nil for the cell of a xib.
  func rowInset(cellWidth: Double, deviceWidth: Double, tableInset: Double?) -> Double {
    if toolsVersion < Self.firstOfXcode10 { return (400..<500).contains(deviceWidth) ? 20 : 15 }
    guard let tableInset else {
      if Self.versionsWithNarrowXibs.contains(toolsVersion) { return 15 }
      return ControlSizes.rowInset(width: min(cellWidth, deviceWidth))
    }
    if tableInset > 0 { return tableInset }
    return toolsVersion < Self.firstOfXcode11 && deviceWidth <= 320 ? 15 : ControlSizes.rowInset(width: deviceWidth)
  }

  /// The least horizontal margins of a controller's root view: in Xcode 6 they are the same on all screens.
  func rootMargin(width: Double) -> Double {
    ControlSizes.rootMargin(width: toolsVersion < Self.firstOfXcode7 ? 0 : width)
  }

  /// Whether margins and lists begin at the edge of the screen: before Xcode 9 there were no safe areas.
  var ignoresBars: Bool { toolsVersion < Self.firstOfXcode9 }

  private static let firstOfXcode7 = 7_000
  private static let firstOfXcode9 = 13_000
  private static let firstOfXcode10 = 14_000
  private static let firstOfXcode11 = 15_000
  /// From Xcode 10.2 to 11.
  private static let versionsWithNarrowXibs = 14_500..<17_000
  private static let firstWithBarsOnEveryForm = 21_500
  private static let shareWithBars = 2.0 / 3
}
