package import UIKitFacts

/// What a storyboard says of its canvas: the sizes of its scenes and of its images.
package struct DocumentCanvas: Sendable {
  /// The size of the view of each controller, and of each view that is no controller's, by ids.
  package var sizes: [String: LayoutSize]
  /// The sizes of views, of which cells have those that the canvas gives them.
  package var views: [ObjectPaths.Place: LayoutSize]
  /// The sizes of images of asset catalogues, by names.
  package var images: [String: LayoutSize]

  package init() { (sizes, views, images) = ([:], [:], [:]) }
}
