/// The source of an image.
package enum ImageSource: Sendable, Equatable {
  /// An image of an asset catalogue, by its name.
  case asset(String)
  /// An SF symbol, by its name.
  case symbol(String)
}
