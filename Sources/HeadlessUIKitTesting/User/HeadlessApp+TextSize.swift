public import HeadlessUIKit

extension HeadlessApp {
  /// Changes the size of text, as the user does in the settings.
  ///
  /// Views and controllers are told that traits have changed. Labels, text fields and text views whose
  /// `adjustsFontForContentSizeCategory` is set have their fonts at the new size.
  public func changeTextSize(to category: UIContentSizeCategory, flushing: Bool = true) {
    act(flushing: flushing) {
      let traits = UITraitCollection(traitsFrom: [
        window.traitCollection, UITraitCollection(preferredContentSizeCategory: category),
      ])
      guard traits != window.traitCollection else { return }
      window.setTraits(traits, tellingAlso: ControllerTree(of: window).controllers)
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
  }
}
