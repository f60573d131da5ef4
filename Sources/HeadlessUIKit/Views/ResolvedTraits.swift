extension UIViewController {
  /// The traits of this controller: its overrides over the inherited traits.
  var resolvedTraits: UITraitCollection {
    guard let own = overrides.collection else { return inheritedTraits }
    return UITraitCollection(traitsFrom: [inheritedTraits, own])
  }

  /// The traits of the parent, of the presenting controller, or of the window.
  private var inheritedTraits: UITraitCollection {
    guard let parent else {
      return ownPresentingViewController?.traitCollection ?? ownWindow?.traitCollection ?? .standard
    }
    let overrides = parent.overrideTraitCollection(forChild: self)
    return UITraitCollection(traitsFrom: [parent.traitCollection] + [overrides].compactMap(\.self))
  }

  /// The window of the view, even if a presentation has removed the view from the screen.
  private var ownWindow: UIWindow? {
    viewIfLoaded?.window ?? UIApplication.shared.windows.first { $0.rootViewController === self }
  }
}

extension UIView {
  var resolvedTraits: UITraitCollection {
    nearestController?.traitCollection ?? window?.traitCollection ?? .standard
  }
}

extension UIWindow {
  /// Changes the traits of the window, and notifies its views and controllers from the top down.
  ///
  /// - Parameter controllers: controllers that are notified although their views may not be in the window.
  package func setTraits(_ traits: UITraitCollection, tellingAlso controllers: [UIViewController]) {
    var views: [UIView] = []
    forEachInTree { views.append($0) }
    let previous = (views.map(\.traitCollection), controllers.map(\.traitCollection))
    ownTraits = traits
    UITraitCollection.current = traits
    for (controller, old) in zip(controllers, previous.1) where controller.traitCollection != old {
      controller.traitCollectionDidChange(old)
    }
    for (view, old) in zip(views, previous.0) where view.traitCollection != old { view.traitCollectionDidChange(old) }
  }
}
