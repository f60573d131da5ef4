/// The way in which a view adds subviews.
public struct Subviews: Sendable, Equatable {
  /// The property with the view to which subviews are added, if it is another view: `contentView`.
  public let property: String?
  /// The method that adds one: `addSubview`.
  public let method: String
  /// Whether the view places them itself, so that it also says how autoresizing masks count.
  public let isArranging: Bool

  /// Subviews of the view.
  static let plain = Subviews(property: nil, method: "addSubview", isArranging: false)
  /// Views that the view arranges.
  static let arranged = Subviews(property: nil, method: "addArrangedSubview", isArranging: true)
  /// Subviews of the content view.
  static let inContentView = Subviews(property: "contentView", method: "addSubview", isArranging: false)
}
