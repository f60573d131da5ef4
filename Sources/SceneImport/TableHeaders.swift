import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// Notes the views of a xib that tables make headers and footers from: a table can dequeue them from a nib, but not from
/// a scene.
enum TableHeaderNotes {
  /// UIKit's class of such a view.
  private static let uikitClass = "UITableViewHeaderFooterView"

  /// Notes each such view with the function to call instead.
  ///
  /// - Returns: the calls that make the views of which it is sure.
  static func add(to builder: SceneBuilder, scenePath: String) -> [String] {
    let scenes = AppAdvice.Import.scenes(ofFile: OutputName.baseName(ofScene: scenePath))
    return builder.root.children.compactMap { note($0, scenes, builder) }
  }

  private static func note(_ view: SceneElement, _ scenes: String, _ builder: SceneBuilder) -> String? {
    guard view.kind.name == "view", let source = view.source, let type = source["customClass"], let name = view.name
    else { return nil }
    let hasOwner = view.children.contains { $0.kind.role == .owner }
    let call = "\(scenes).\(GeneratedNames.make(name))(\(hasOwner ? "owner:" : ""))"
    let isOne = type == uikitClass ? true : builder.selectors.isSubclass(type, of: uikitClass)
    if isOne == true {
      let reason = type == uikitClass ? "a table dequeued this view" : "'\(type)' inherits from \(uikitClass)"
      builder.ledger.note("\(reason), but tables dequeue only cells from a scene: \(advice(call))", at: source)
      return call
    }
    if isOne == nil, !hasOwner, isNamedLikeOne(type) {
      let doubt = builder.selectors.hasSources ? "the Swift files of the app do not show it" : "'--app' tells"
      builder.ledger.note(
        "if '\(type)' inherits from \(uikitClass) (\(doubt)): tables dequeue only cells from a scene; \(advice(call))",
        at: source)
    }
    return nil
  }

  /// What to write instead of registering a nib and dequeuing the view.
  static func advice(_ call: String) -> String {
    "return '\(call)' from 'tableView(_:viewForHeaderInSection:)' or 'tableView(_:viewForFooterInSection:)'"
  }

  private static func isNamedLikeOne(_ type: String) -> Bool { type.contains("Header") || type.contains("Footer") }
}
