extension Choice {
  static let bundle = Choice("bundle", of: ResourceBundle.self, renaming: ["class": "sceneCode"])
  static let modalPresentationStyle = Choice(
    "modalPresentationStyle", "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
    "overFullScreen", "overCurrentContext", "popover")
  static let modalTransitionStyle = Choice(
    "modalTransitionStyle", "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl")
  static let largeTitle = Choice("largeTitleDisplayMode", "automatic", "always", "never")
  static let extendedEdges = Choice(
    "edges",
    expressing: [
      "top": ".top", "left": ".left", "bottom": ".bottom", "right": ".right", "all": ".all", "none": "[]",
    ])
  static let splitBehavior = Choice("preferredSplitBehavior", "automatic", "tile", "overlay", "displace")
  static let splitBackground = Choice("primaryBackgroundStyle", "none", "sidebar")
  static let spineLocation = Choice(
    "spineLocation",
    expressing: [
      "min": "UIPageViewController.SpineLocation.min.rawValue",
      "mid": "UIPageViewController.SpineLocation.mid.rawValue",
      "max": "UIPageViewController.SpineLocation.max.rawValue",
    ])
  static let splitStyle = Choice("style", of: SplitStyle.self)
  static let splitDisplayMode = Choice(
    "preferredDisplayMode", "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
    "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary")
  static let pageTransition = Choice("transitionStyle", "pageCurl", "scroll")
  static let pageOrientation = Choice("navigationOrientation", "horizontal", "vertical")
  static let segueKind = Choice(
    "kind",
    meaning: [
      "embed": SegueKind.embed, "push": .push, "show": .show, "showDetail": .showDetail, "present": .present,
      "modal": .present, "popover": .popover, "replace": .replace, "custom": .custom, "unwind": .unwind,
      "relationship": .relationship,
    ])
  /// The older words of Interface Builder for the columns of a split view are valid, too.
  static let relationship = Choice(
    "relationship",
    meaning: [
      "rootViewController": Relationship.rootViewController, "viewControllers": .viewControllers,
      "primaryViewController": .primaryViewController, "supplementaryViewController": .supplementaryViewController,
      "secondaryViewController": .secondaryViewController, "compactViewController": .compactViewController,
      "masterViewController": .primaryViewController, "detailViewController": .secondaryViewController,
    ])
  static let transition = Choice(
    "transition", of: SwapTransition.self,
    renaming: [
      "crossDissolve": "transitionCrossDissolve", "flipFromLeft": "transitionFlipFromLeft",
      "flipFromRight": "transitionFlipFromRight", "flipFromTop": "transitionFlipFromTop",
      "flipFromBottom": "transitionFlipFromBottom", "curlUp": "transitionCurlUp", "curlDown": "transitionCurlDown",
    ]
  )
}
