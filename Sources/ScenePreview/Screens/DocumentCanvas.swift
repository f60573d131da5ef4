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
  /// The controllers that the canvas shows below a navigation bar which no container gives them.
  package var simulatedBars: Set<String> = []
  /// The version of Interface Builder, which drew controls as the system of its time did: 15000 is that of iOS 13.
  package var toolsVersion = Int.max

  /// Whether all views have the sizes of their content from the document.
  private(set) var fixesContent = false

  /// Gives each view that has content the size that it has in the document.
  package mutating func takeSizesOfContent() {
    fixesContent = true
    for (place, size) in views { designedSizes[place] = (size.width, size.height) }
  }

  package init() { (sizes, views, images) = ([:], [:], [:]) }
}
