import InterfaceBuilder
import SceneCatalog
import SceneCompiler

/// A header or footer of sections that tables made from a xib.
public struct TableHeader: Sendable, Equatable {
  /// The call that registers it: `SeasonScenes.registerSeason(in:)`; nil for a view that a function makes.
  public let registration: String?
  /// The call that returns one: `SeasonScenes.dequeueSeason(in:)`, or `SeasonScenes.makeSeason(owner:)`.
  public let call: String

  /// Names the functions of a header or footer.
  public init(registration: String?, call: String) { (self.registration, self.call) = (registration, call) }

  /// The call that replaces the registration of a nib.
  var advice: String {
    guard let registration else { return Self.advice(returning: call) }
    return "call '\(registration)' here, and '\(call)' where you dequeue it"
  }

  /// The call that replaces the registration of a nib and the dequeuing of the view.
  static func advice(returning call: String) -> String {
    "return '\(call)' from 'tableView(_:viewForHeaderInSection:)' or 'tableView(_:viewForFooterInSection:)'"
  }
}

/// The views of a xib that are headers or footers of sections, which their class determines.
enum TableHeaders {
  /// UIKit's class of such a view.
  private static let uikitClass = "UITableViewHeaderFooterView"

  /// The views that become a `tableViewHeaderFooterView`, by their positions in the document.
  static func find(in builder: SceneBuilder) -> Set<Int> {
    let document = builder.document
    guard let objects = document.root.children(named: "objects").first,
      !objects.children.contains(where: { isOwner($0, in: document) })
    else { return [] }
    let views = objects.children(named: "view").filter {
      isHeader($0["customClass"], builder) == true || NoteImport.elementName(of: $0) == kind.name
    }
    return Set(views.map(\.index))
  }

  private static let kind = ElementKind.tableViewHeaderFooterView

  /// Whether an object makes the views of a xib, and has outlets in them: a list makes its views by itself.
  private static func isOwner(_ object: NibElement, in document: NibDocument) -> Bool {
    object["placeholderIdentifier"] == "IBFilesOwner" && object["customClass"] != nil && !object.connections.isEmpty
  }

  /// Whether a class is such a view; nil where the sources do not show it.
  private static func isHeader(_ type: String?, _ builder: SceneBuilder) -> Bool? {
    guard let type else { return false }
    return type == uikitClass ? true : builder.selectors.isSubclass(type, of: uikitClass)
  }

  /// Notes each view that stays one, with the function to call instead of dequeuing it.
  ///
  /// - Returns: the headers and footers of which it is sure.
  static func note(in builder: SceneBuilder, scenePath: String) -> [TableHeader] {
    let scenes = AppAdvice.Import.scenes(ofFile: OutputName.baseName(ofScene: scenePath))
    return builder.root.children.compactMap { view in
      view.kind === kind ? header(view, scenes) : note(view, scenes, builder)
    }
  }

  private static func header(_ view: DraftElement, _ scenes: String) -> TableHeader? {
    guard let name = view.text("reuseIdentifier").flatMap(SpelledName.lowerCamel).map(SpelledName.raisingFirst) else {
      return nil
    }
    return TableHeader(
      registration: "\(scenes).\(GeneratedNames.register(name))(in:)",
      call: "\(scenes).\(GeneratedNames.dequeue(name))(in:)")
  }

  private static func note(_ view: DraftElement, _ scenes: String, _ builder: SceneBuilder) -> TableHeader? {
    guard view.kind.name == "view", let source = view.source, let type = source["customClass"], let name = view.name
    else { return nil }
    let hasOwner = view.children.contains { $0.kind.role == .owner }
    let call = "\(scenes).\(GeneratedNames.make(name))(\(hasOwner ? "owner:" : ""))"
    let isOne = isHeader(type, builder)
    if isOne == true {
      let reason = type == uikitClass ? "a table dequeued this view" : "'\(type)' inherits from \(uikitClass)"
      builder.ledger.note(
        "\(reason), but tables dequeue no view that has an owner: \(TableHeader.advice(returning: call))", at: source)
      return TableHeader(registration: nil, call: call)
    }
    if isOne == nil, !hasOwner, isNamedLikeOne(type) {
      let doubt = builder.selectors.hasSources ? "the Swift files of the app do not show it" : "'--app' tells"
      builder.ledger.note(
        "if '\(type)' inherits from \(uikitClass) (\(doubt)): write '\(kind.name)' with a 'reuseIdentifier' in place of "
          + "'view', so that tables can dequeue it", at: source)
    }
    return nil
  }

  private static func isNamedLikeOne(_ type: String) -> Bool { type.contains("Header") || type.contains("Footer") }
}
