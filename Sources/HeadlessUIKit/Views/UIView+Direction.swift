extension UIView {
  /// The layout direction of the view's content: that of the view's semantic attribute, or that of its traits.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: direction)
  }

  /// Whether content runs from right to left in a tree of the given direction.
  func isRightToLeft(in isRightToLeft: Bool) -> Bool {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight) == .rightToLeft
  }

  /// The direction of a view with the given attribute in this app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of a view with the given attribute in an interface of the given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}
