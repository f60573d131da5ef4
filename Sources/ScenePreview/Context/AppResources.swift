package import UIKitFacts
package import VectorPictures

/// The colours and images of an app's asset catalogues, and its translations.
package struct AppResources: Sendable {
  /// A colour, by appearance.
  package struct NamedColor: Sendable {
    package var light: RGBA
    package var dark: RGBA?

    package init(light: RGBA, dark: RGBA? = nil) { (self.light, self.dark) = (light, dark) }
  }

  /// An image: its size, and what a picture can contain of it.
  package struct NamedImage: Sendable {
    /// In points.
    package var size: LayoutSize
    /// The file; nil for one that browsers do not show, or that is large.
    package var light: EncodedImage?
    package var dark: EncodedImage?
    /// Whether only its shape counts, which is shown in the tint.
    package var isTemplate: Bool

    package init(size: LayoutSize, light: EncodedImage?, dark: EncodedImage? = nil, isTemplate: Bool = false) {
      (self.size, self.light, self.dark, self.isTemplate) = (size, light, dark, isTemplate)
    }

    func file(isDark: Bool) -> EncodedImage? { isDark ? dark ?? light : light }
  }

  package var colors: [String: NamedColor] = [:]
  package var images: [String: NamedImage] = [:]

  package var translations = Translations()

  package init() {}

  func color(named name: String, isDark: Bool) -> RGBA? {
    colors[name].map { isDark ? $0.dark ?? $0.light : $0.light }
  }
}
