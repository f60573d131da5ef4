import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// A method with `@IBSegueAction` that a scene calls by another name.
public struct SegueAction: Sendable, Equatable {
  /// The class that has it.
  public let className: String
  /// The selector of the storyboard: `makeDetail:`.
  public let selector: String
  /// The method that the scene calls: `makeDetail`.
  public let method: String
  /// The method that the scene requires instead if the segue names none: `makeDetail(forGo:)`.
  public let hook: String

  /// The segue actions of a scene.
  static func all(in root: DraftElement) -> [SegueAction] {
    root.subtree.compactMap { segue in
      guard segue.kind.role == .segue, let method = segue.text("destinationCreation"),
        let selector = segue.source?["destinationCreationSelector"],
        let className = segue.controller?.text("customClass"), let id = segue.destination?.name,
        let word = SpelledName.lowerCamel(segue.text("identifier") ?? id)
      else { return nil }
      let hook = DestinationHook(making: id, in: word).fullName
      return SegueAction(className: className, selector: selector, method: method, hook: hook)
    }
  }
}
