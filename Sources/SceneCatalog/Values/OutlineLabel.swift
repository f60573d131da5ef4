/// The labels of objects in Interface Builder's outline, where an export writes the ids of scenes.
package enum OutlineLabel {
  /// Whether an import takes a label for an id. Labels in the words of people are none.
  package static func isID(_ label: String) -> Bool {
    (label.first?.isLowercase ?? false) && SwiftName.isIdentifier(label) && label.allSatisfy(\.isASCII)
      && !isReserved(label)
  }

  /// Whether a word cannot be the id of an element that an import makes: a guide, a keyword of Swift, a member that
  /// everything has.
  package static func isReserved(_ word: String) -> Bool {
    ViewGuide(rawValue: word) != nil || SwiftName.isKeyword(word) || reserved.contains(word)
  }

  private static let reserved: Set<String> = [
    "initialViewController", "viewController", "scene", "scenes", "controller", "firstResponder", "description",
    "segue", "sender", "view",
  ]
}
