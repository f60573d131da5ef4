extension UIViewController {
  /// What this controller says itself, over what it inherits.
  var resolvedTraits: UITraitCollection {
    guard let own = overrides.collection else { return inheritedTraits }
    return UITraitCollection(traitsFrom: [inheritedTraits, own])
  }

  /// The traits of the parent, else of the presenting controller, else of the window.
  private var inheritedTraits: UITraitCollection {
    guard let parent else {
      return ownPresentingViewController?.traitCollection ?? ownWindow?.traitCollection ?? .standard
    }
    let overrides = parent.overrideTraitCollection(forChild: self)
    return UITraitCollection(traitsFrom: [parent.traitCollection] + [overrides].compactMap(\.self))
  }

  /// The window that the view is in, or would be in if nothing that is presented had taken it off the screen.
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
  /// Gives the window other traits, and tells its views and controllers whose traits change by that, from the top down.
  ///
  /// - Parameter controllers: those that are told though their views may not be in the window.
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
