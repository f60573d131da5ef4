import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// The classes that scenes name are declared in the sources, are of the right kind, and can be used from another file.
///
/// Without sources, only the kinds of UIKit's own classes are known.
enum KnownClasses: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    UnknownClass.self, MismatchedClass.self, FinalClass.self, PrivateDeclaration.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    var check = ClassCheck(context.classes, graph)
    for id in graph.controllerIDs {
      let controller = graph.controllers[id]
      let base = controller.isPlaceholder ? "UIViewController" : controller.kind.type ?? "UIViewController"
      let isSubclassed = context.analysis.isSubclassed(id)
      check.check(controller.attributes, as: controller.kind, of: base, isSubclassed, controller.tree, &log)
    }
    for id in graph.objectIDs where graph.objects[id].has(.customClass) {
      let object = graph.objects[id]
      let base = object.kind.type ?? (object.kind.role == .owner ? "NSObject" : "UIView")
      check.check(object.attributes, as: object.kind, of: base, false, object.tree, &log)
    }
    for segue in graph.segues where segue.has(.customClass) {
      let tree = graph.controllers[segue.source].tree
      check.check(segue.attributes, as: .segue, of: "UIStoryboardSegue", false, tree, &log)
    }
  }
}

/// Looks at classes one by one.
private struct ClassCheck {
  private let classes: SourceClasses?
  private let graph: SceneGraph
  /// What a misspelt name may be meant for; made when the first one is found.
  private lazy var suggestions = SuggestionIndex(classes?.index.classNames ?? [])

  init(_ classes: SourceClasses?, _ graph: SceneGraph) {
    self.classes = classes
    self.graph = graph
  }

  /// - Parameters:
  ///   - kind: the kind of the element that names the class.
  ///   - base: the class of UIKit's that an object of the element is.
  ///   - isSubclassed: whether generated code makes a subclass.
  mutating func check(
    _ attributes: [Attribute], as kind: ElementKind, of base: String, _ isSubclassed: Bool, _ tree: ID<ViewTree>,
    _ log: inout DiagnosticLog
  ) {
    let element = kind.name
    guard let name = SourceClasses.className(in: attributes), let custom = attributes.attribute(.customClass) else {
      return
    }
    let place = graph.place(custom.range, in: tree)
    if UIKitClasses.contains(name), classes?.index.type(name) == nil {
      // `TypeNames` reports a name that generated code uses itself.
      guard !TypeNames.isForeign(name, as: kind.role),
        let need = MismatchedClass.Need(of: kind, base: base, for: name)
      else { return }
      return log.report(
        MismatchedClass(name: name, actual: "a class of UIKit", element: element, need: need), at: place)
    }
    guard let classes else { return }
    guard let members = classes.members(of: attributes) else {
      return checkMissing(name, classes, tree, element, place, &log)
    }
    let declaration = members.declaration
    let note = Note("'\(name)' is declared here", at: declaration.place(declaration.type.range))
    if declaration.type.isPrivate {
      return log.report(PrivateDeclaration(name: name), at: place, notes: [note])
    }
    if let actual = members.uikitClass, let need = MismatchedClass.Need(of: kind, base: base, for: actual) {
      return log.report(
        MismatchedClass(name: name, actual: "a '\(actual)'", element: element, need: need), at: place, notes: [note])
    }
    if let example = nameWithArguments(attributes, declaration.type, classes) {
      return log.report(
        MismatchedClass(name: name, actual: "generic", element: element, need: .arguments(example: example)),
        at: place, notes: [note])
    }
    if isSubclassed, declaration.type.isFinal { log.report(FinalClass(name: name), at: place, notes: [note]) }
  }

  /// The name of a class with arguments, as an example, where it or a type around it has generic parameters and the scene
  /// gives no arguments; nil where there is nothing to give. A type alias gives them itself.
  private func nameWithArguments(
    _ attributes: [Attribute], _ type: TypeDeclaration, _ classes: SourceClasses
  ) -> String? {
    guard let written = attributes[.customClass]?.text, !written.contains("<"),
      classes.index.type(written)?.type.kind != .typealias
    else { return nil }
    let path = type.name.split(separator: ".")
    let names = path.indices.map { index in
      let isGeneric = classes.index.type(path[...index].joined(separator: "."))?.type.isGeneric ?? false
      return path[index] + (isGeneric ? "&lt;Int>" : "")
    }
    return names.contains { $0.hasSuffix(">") } ? names.joined(separator: ".") : nil
  }

  private mutating func checkMissing(
    _ name: String, _ classes: SourceClasses, _ tree: ID<ViewTree>, _ element: String, _ place: Place,
    _ log: inout DiagnosticLog
  ) {
    if let other = classes.index.type(name), other.type.kind != .typealias {
      let note = Note("'\(name)' is declared here", at: other.place(other.type.range))
      return log.report(
        MismatchedClass(name: name, actual: other.type.kind.phrase, element: element, need: .class), at: place,
        notes: [note])
    }
    guard classes.index.type(name) == nil, mustBeDeclared(name, classes, tree) else { return }
    log.report(UnknownClass(name: name), at: place, suggestion: suggestions.suggestion(for: name))
  }

  /// Whether a class can be nowhere but in the sources: not in UIKit, and not in a module that is imported.
  private func mustBeDeclared(_ name: String, _ classes: SourceClasses, _ tree: ID<ViewTree>) -> Bool {
    guard classes.index.isComplete, !classes.index.exportsModules else { return false }
    guard graph.files[graph.trees[tree].file].imports.isEmpty else { return false }
    let path = name.split(separator: ".")
    guard path.count == 1 || classes.index.type(String(path[0])) != nil else { return false }
    return !["UI", "NS"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }
}

extension TypeDeclaration.Kind {
  /// The kind with its article.
  fileprivate var phrase: String { (self == .enum || self == .actor ? "an " : "a ") + rawValue }
}

struct UnknownClass: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    `customClass` names a class of the module that the scene belongs to. scenec looks for it in the Swift sources of the
    target, which the build plugin passes on, and the command line with `--sources`:

        scenec check Sources/App --sources Sources/App

    A class of another module has its module beside it, or the file imports that module:

        <viewController id="map" customClass="MapViewController" customModule="Maps"/>

    Where another plugin makes the class while the target is built, scenec does not see it. Say so in `scenec.json`, with
    `"ignore": ["unknown-class"]`, or above the element:

        <!-- scenec:ignore unknown-class - made by another plugin -->
    """
  let name: String

  var text: String { "no class '\(name)' is declared in the sources" }
}

struct MismatchedClass: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    The class of an element inherits from the UIKit class that the element stands for: that of a `viewController` from
    `UIViewController`, that of a `tableViewController` from `UITableViewController`, that of a `label` from `UILabel`.

    Where `ProfileView` is a `UIView`, this is an error:

        <viewController id="profile" customClass="ProfileView"/>

    The controller has a class of its own, and its view the other one:

        <viewController id="profile" customClass="Profile">
          <view customClass="ProfileView"/>
        </viewController>

    A `viewController` makes a view of its own, which a table or collection view controller does not take, and fills no
    container. So the class of a `viewController` is none of those that have an element: `tableViewController`,
    `collectionViewController`, `navigationController`, `tabBarController`, `splitViewController`, `pageViewController`.
    The class of a `view` is any view but a cell, which a list makes, and a collection view, which needs a layout.

    A class with generic parameters is named with its arguments, `customClass="Badge&lt;Int>"`; `Badge` alone is no class of
    which there are objects.
    """
  /// What the element asks for.
  enum Need {
    case `class`
    case subclass(of: String)
    /// Another element, which stands for the class.
    case element(String)
    /// Arguments for its generic parameters.
    case arguments(example: String)

    /// What an element asks for which a class of UIKit's does not keep; nil where the class fits.
    init?(of kind: ElementKind, base: String, for name: String) {
      guard UIKitClasses.isSubclass(name, of: base) else {
        self = .subclass(of: base)
        return
      }
      guard let element = kind.elementOfItsOwn(for: name) else { return nil }
      self = .element(element)
    }
  }

  let name: String
  /// The kind with an article.
  let actual: String
  let element: String
  let need: Need

  var text: String {
    switch need {
    case .class: "'\(name)' is \(actual), and what a '\(element)' names is a class"
    case .subclass(let base): "'\(name)' is \(actual), and what a '\(element)' names inherits from '\(base)'"
    case .element(let other): "'\(name)' is \(actual), which is the class of a '\(other)', not of a '\(element)'"
    case .arguments: "'\(name)' is \(actual), and what a '\(element)' names has arguments for its generic parameters"
    }
  }
  var help: String? {
    switch need {
    case .class, .subclass: return nil
    case .arguments(let example): return "write them, as in '\(example)', or name a subclass that gives them"
    case .element(let other):
      let change = "write '\(other)' for '\(element)'"
      return UIKitClasses.contains(name) ? change : change + ", or let '\(name)' inherit from another class"
    }
  }
}

extension ElementKind {
  /// The element that stands for a class of UIKit's, where this one cannot, though the class inherits from this one's.
  fileprivate func elementOfItsOwn(for name: String) -> String? {
    switch (role, type) {
    case (.controller, "UIViewController"): Self.controllers[name]
    case (.view, "UIView"), (.view, "UIScrollView"):
      Self.views.first { UIKitClasses.isSubclass(name, of: $0.type) }?.element
    default: nil
    }
  }

  /// The elements of the controllers that make their own view or contain others, by their classes.
  private static let controllers: [String: String] = Dictionary(
    (Catalog.written.filter { $0.container != nil } + [.tableViewController, .collectionViewController])
      .compactMap { kind in kind.type.map { ($0, kind.name) } }, uniquingKeysWith: { first, _ in first })

  /// The elements of views that are not made with a frame alone, with their classes: a list makes its cells, and a
  /// collection view needs a layout.
  private static let views: [(type: String, element: String)] =
    [ElementKind.tableViewCell, .collectionViewCell, .collectionView]
    .compactMap { kind in kind.type.map { ($0, kind.name) } }
}

struct FinalClass: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    The generated code makes a subclass of the controller's class, which makes the views, children and segues of the scene.
    So the class is not `final`. A controller of a scene without content is made as it is, and may be.

    Wrong:

        final class Profile: UIViewController {}

    Right:

        class Profile: UIViewController {}
    """
  let name: String

  var text: String { "'\(name)' is final, and the scene is a subclass of it" }
  var help: String? { "remove 'final'" }
}

struct PrivateDeclaration: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    Generated code is in a file of its own. What it names is not `private` or `fileprivate`: the class, the methods of
    actions and unwind segues, the properties of outlets, the initialiser. `private(set)` keeps outlets from being set, too.

    Wrong:

        class Profile: UIViewController {
          private var nameLabel: UILabel!
        }

    Right:

        class Profile: UIViewController {
          var nameLabel: UILabel!
        }
    """
  let name: String

  var text: String { "'\(name)' is private, and the generated file cannot use it" }
  var help: String? { "remove 'private' or 'fileprivate'" }
}
