extension Choice {
  static let bundle = Choice("bundle", renaming: ["module": "module", "class": "sceneCode", "main": "main"])
  static let modalPresentationStyle = Choice(
    "modalPresentationStyle", "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
    "overFullScreen", "overCurrentContext", "popover")
  static let modalTransitionStyle = Choice(
    "modalTransitionStyle", "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl")
  static let largeTitle = Choice("largeTitleDisplayMode", "automatic", "always", "never")
  static let splitStyle = Choice("style", "doubleColumn", "tripleColumn")
  static let splitDisplayMode = Choice(
    "preferredDisplayMode", "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
    "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary")
  static let pageTransition = Choice("transitionStyle", "pageCurl", "scroll")
  static let pageOrientation = Choice("navigationOrientation", "horizontal", "vertical")
  static let segueKind = Choice(
    "kind", "embed", "push", "show", "showDetail", "present", "modal", "popover", "replace", "custom", "unwind",
    "relationship")
  static let relationship = Choice(
    "relationship", "rootViewController", "viewControllers", "primaryViewController", "supplementaryViewController",
    "secondaryViewController", "compactViewController", "masterViewController", "detailViewController")
  static let transition = Choice(
    "transition",
    renaming: [
      "none": "none", "crossDissolve": "transitionCrossDissolve", "flipFromLeft": "transitionFlipFromLeft",
      "flipFromRight": "transitionFlipFromRight", "flipFromTop": "transitionFlipFromTop",
      "flipFromBottom": "transitionFlipFromBottom", "curlUp": "transitionCurlUp", "curlDown": "transitionCurlDown",
    ]
  )
}
