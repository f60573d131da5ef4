import SceneCatalog

extension Storyboard.Segue {
  /// How it leads to its destination, in the words of scenes; nil for a word that Interface Builder does not have.
  var segueKind: SegueKind? { kind.flatMap { Self.kinds[$0.text] } }

  /// The words of Interface Builder, those of older versions included.
  static let kinds: [String: SegueKind] = [
    "show": .show, "showDetail": .showDetail, "presentation": .present, "popoverPresentation": .popover,
    "embed": .embed, "unwind": .unwind, "custom": .custom, "relationship": .relationship, "push": .push,
    "modal": .present, "popover": .popover, "replace": .replace,
  ]

  /// Which child of a container a relationship makes; nil for one that scenes do not know.
  var relationshipKind: Relationship? { relationship.flatMap { Self.relationships[$0.text] } }

  private static let relationships: [String: Relationship] = [
    "rootViewController": .rootViewController, "viewControllers": .viewControllers,
    "masterViewController": .primaryViewController, "primaryViewController": .primaryViewController,
    "supplementaryViewController": .supplementaryViewController,
    "detailViewController": .secondaryViewController, "secondaryViewController": .secondaryViewController,
    "compactViewController": .compactViewController,
  ]
}
