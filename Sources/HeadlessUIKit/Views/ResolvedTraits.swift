extension UIViewController {
  /// The traits of this controller: its overrides over the inherited traits.
  var resolvedTraits: UITraitCollection {
    let traits = inheritedTraits.overriding(overrideUserInterfaceStyle)
    guard let own = overrides.collection else { return traits }
    return UITraitCollection(traitsFrom: [traits, own])
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
  /// The traits of this view: its override over those of its controller or of its superview.
  var resolvedTraits: UITraitCollection {
    (viewController?.traitCollection ?? superview?.traitCollection ?? .standard).overriding(overrideUserInterfaceStyle)
  }

  /// Changes traits, and notifies the views of this tree and their controllers from the top down.
  ///
  /// - Parameter controllers: controllers that are notified although their views may not be in the tree.
  func changeTraits(tellingAlso controllers: [UIViewController] = [], _ change: () -> Void) {
    var views: [UIView] = []
    forEachInTree { views.append($0) }
    let all = controllers + views.compactMap(\.viewController).filter { !controllers.contains($0) }
    let previous = (views.map(\.traitCollection), all.map(\.traitCollection))
    change()
    for (controller, old) in zip(all, previous.1) where controller.traitCollection != old {
      controller.traitCollectionDidChange(old)
      controller.ownTraitRegistrations?.update()
    }
    for (view, old) in zip(views, previous.0) where view.traitCollection != old {
      view.adaptToTraits()
      view.traitCollectionDidChange(old)
      view.ownTraitRegistrations?.update()
    }
  }
}

extension UIViewController {
  /// Changes traits of this controller, and notifies the controller, its view and its children.
  func changeTraits(_ change: () -> Void) {
    guard let view = viewIfLoaded else { return change() }
    view.changeTraits(tellingAlso: [self], change)
  }
}

extension UITraitCollection {
  /// The traits with another style, unless that is unspecified.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}

extension UIWindow {
  /// Changes the traits of the window, and notifies its views and controllers from the top down.
  ///
  /// - Parameter controllers: controllers that are notified although their views may not be in the window.
  package func setTraits(_ traits: UITraitCollection, tellingAlso controllers: [UIViewController]) {
    changeTraits(tellingAlso: controllers) {
      ownTraits = traits
      UITraitCollection.current = traits
      setPreferredTextSize()
    }
  }
}
