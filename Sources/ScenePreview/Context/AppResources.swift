package import UIKitFacts
package import VectorPictures

/// The colours and images of an app's asset catalogues, and its translations.
package struct AppResources: Sendable {
  /// A colour, by appearance.
  package struct NamedColor: Sendable {
    private let colors: [ColorAppearance: RGBA]

    /// Nil without a colour for all appearances that have none of their own.
    package init?(_ colors: [ColorAppearance: RGBA]) {
      guard colors[ColorAppearance()] != nil else { return nil }
      self.colors = colors
    }

    /// The colour for an appearance, of the variants that there are.
    func color(in appearance: ColorAppearance) -> RGBA? { colors.variant(for: appearance) }
  }

  /// An image: its size, and what a picture can contain of it.
  package struct NamedImage: Sendable {
    /// In points.
    package var size: LayoutSize
    /// The files by appearance, without those that browsers do not show, and large ones.
    package var files: [ColorAppearance: EncodedImage]
    /// Whether only its shape counts, which is shown in the tint.
    package var isTemplate: Bool

    package init(size: LayoutSize, files: [ColorAppearance: EncodedImage], isTemplate: Bool = false) {
      (self.size, self.files, self.isTemplate) = (size, files, isTemplate)
    }

    func file(in appearance: ColorAppearance) -> EncodedImage? { files.variant(for: appearance) }
  }

  package var colors: [String: NamedColor] = [:]
  package var images: [String: NamedImage] = [:]

  package var translations = Translations()

  package init() {}
}
