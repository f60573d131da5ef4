import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// Writes the Swift for storyboards that UIKit loads: functions that make controllers, and an enumeration of the segues
/// of each class.
struct StoryboardEmitter {
  private let plan: StoryboardPlan
  private let index: Int
  private let shared: SharedSegues
  private let access: String

  /// The files for all storyboards; none if a template cannot be used.
  static func emit(
    _ links: StoryboardLinks, level: AccessLevel, moduleName: String?, _ templates: TemplateSet,
    _ log: inout DiagnosticLog
  ) -> [GeneratedFile] {
    guard let renderers = TemplateRenderers(templates, &log) else { return [] }
    let access = level == .internal ? "" : level.rawValue + " "
    let plans = links.storyboards.indices.map { StoryboardPlan($0, of: links, moduleName: moduleName) }
    let shared = SharedSegues(plans)
    let files = links.storyboards.indices.filter { links.storyboards[$0].root != nil }.map { index in
      let path = links.storyboards[index].file.path
      let emitter = StoryboardEmitter(plan: plans[index], index: index, shared: shared, access: access)
      return GeneratedFile(
        name: OutputName.swiftFile(forStoryboard: path), source: path,
        contents: renderers.render(.storyboard, emitter.context(level).values, &log))
    }
    return log.hasErrors ? [] : files
  }

  private func context(_ level: AccessLevel) -> StoryboardContext {
    let exposed = plan.modules.union(["UIKit"])
    let modules = ImportedModules(all: plan.modules, exposed: exposed)
    return StoryboardContext(
      source: StringLiteral.content(plan.name) + ".storyboard", access: access,
      importLines: ImportLines.text(modules, level).text, enumeration: plan.enumeration,
      name: StringLiteral.swift(plan.name), identifiers: identifiers.text, functions: functions.text,
      segues: segues.text, cells: cells.text, performs: performs.text)
  }

  // MARK: Controllers

  private var identifiers: SwiftText {
    var text = SwiftText()
    for (name, value) in plan.identifiers {
      text.line("case \(SwiftName.escaped(name)) = \(StringLiteral.swift(value))")
    }
    return text
  }

  private var functions: SwiftText {
    var text = SwiftText()
    if let initial = plan.initial { addInitial(initial, to: &text) }
    for one in plan.instantiations { add(one, to: &text) }
    return text
  }

  private func addInitial(_ type: String, to text: inout SwiftText) {
    text.line("/// Makes the initial controller.")
    text.line("///")
    text.line("/// - Parameter creator: makes it with what its initialiser needs besides the coder.")
    text.call("\(access)static func instantiateInitialViewController", [Self.creator(type)], " -> \(type) {")
    text.indented { text in
      let message = StringLiteral.swift("\(plan.name).storyboard has no initial view controller")
      text.line("guard let controller = storyboard.instantiateInitialViewController(creator: creator) else {")
      text.indented { $0.line("fatalError(\(message))") }
      text.line("}")
      text.line("return controller")
    }
    text.line("}")
  }

  private func add(_ one: StoryboardPlan.Instantiation, to text: inout SwiftText) {
    text.gap()
    text.line("/// Makes the controller `\(StringLiteral.content(one.identifier))`.")
    text.line("///")
    text.line("/// - Parameter creator: makes it with what its initialiser needs besides the coder.")
    text.call("\(access)static func \(one.function)", [Self.creator(one.type)], " -> \(one.type) {")
    text.indented { text in
      text.call(
        "storyboard.instantiateViewController",
        ["identifier: " + StringLiteral.swift(one.identifier), "creator: creator"])
    }
    text.line("}")
  }

  private static func creator(_ type: String) -> String { "creator: ((NSCoder) -> \(type)?)? = nil" }

  // MARK: Segues

  private var segues: SwiftText {
    var text = SwiftText()
    for screen in plan.screens where !screen.cases.isEmpty {
      text.gap()
      text.line("/// The segues of `\(screen.type)`, each with the controllers that it leads to.")
      text.line("@MainActor")
      text.block("\(access)enum \(screen.word)Segue {") { text in
        addCases(of: screen, to: &text)
        addIdentifiers(of: screen, to: &text)
        text.gap()
        text.line("/// The case of a segue; nil if it is not in this storyboard, or leads to another class.")
        text.block("\(access)init?(_ segue: UIStoryboardSegue) {") { addInitializer(of: screen, to: &$0) }
      }
    }
    return text
  }

  private func addCases(of screen: StoryboardPlan.Screen, to text: inout SwiftText) {
    for one in screen.cases {
      let name = SwiftName.escaped(one.name)
      if one.identifier == nil { text.line("/// Has no identifier.") }
      switch (one.payload?.destination, one.payload?.root) {
      case (let destination?, let root?): text.line("case \(name)(\(destination), root: \(root))")
      case (let destination?, nil): text.line("case \(name)(\(destination))")
      default: text.line("case \(name)")
      }
    }
  }

  private func addIdentifiers(of screen: StoryboardPlan.Screen, to text: inout SwiftText) {
    let performable = screen.cases.filter(\.isPerformable)
    guard !performable.isEmpty else { return }
    text.gap()
    text.line("/// The identifiers of the segues that code can perform.")
    text.block("\(access)enum Identifier: String, CaseIterable {") { text in
      for one in performable {
        text.line("case \(SwiftName.escaped(one.name)) = \(StringLiteral.swift(one.identifier ?? ""))")
      }
    }
  }

  private func addInitializer(of screen: StoryboardPlan.Screen, to text: inout SwiftText) {
    text.line("switch segue.identifier {")
    for one in screen.cases {
      guard let identifier = one.identifier else { continue }
      text.line("case \(StringLiteral.swift(identifier)):")
      text.indented { text in
        if let payload = one.payload { addGuard(payload, to: &text) }
        text.line("self = .\(SwiftName.escaped(one.name))\(Self.arguments(one.payload))")
      }
    }
    let unnamed = screen.cases.filter { $0.identifier == nil }
    if !unnamed.isEmpty {
      text.line("case nil:")
      text.indented { addUnnamed(unnamed, to: &$0) }
    }
    text.line("default: return nil")
    text.line("}")
  }

  private func addUnnamed(_ cases: [StoryboardPlan.Case], to text: inout SwiftText) {
    for one in cases {
      let name = SwiftName.escaped(one.name)
      guard let payload = one.payload, let conditions = Self.conditions(payload) else {
        // Every controller is one of UIKit's base class, so it is asked for last.
        text.line("self = .\(name)(segue.destination)")
        return text.line("return")
      }
      let isLong = payload.root != nil
      text.lines("if " + conditions, isLong ? "" : " {")
      if isLong { text.line("{") }
      text.indented { text in
        text.line("self = .\(name)\(Self.arguments(payload))")
        text.line("return")
      }
      text.line("}")
    }
    text.line("return nil")
  }

  private func addGuard(_ payload: StoryboardPlan.Payload, to text: inout SwiftText) {
    guard let conditions = Self.conditions(payload) else {
      return text.line("let destination = segue.destination")
    }
    text.lines("guard " + conditions, payload.root == nil ? " else { return nil }" : "")
    if payload.root != nil { text.line("else { return nil }") }
  }

  /// The conditions for the classes of a segue's controllers; nil if every controller fits.
  private static func conditions(_ payload: StoryboardPlan.Payload) -> String? {
    guard payload.destination != "UIViewController" else { return nil }
    let first = "let destination = segue.destination as? \(payload.destination)"
    guard let root = payload.root else { return first }
    let cast = root == "UIViewController" ? "" : " as? \(root)"
    return first + ",\n  let root = destination.viewControllers.first\(cast)"
  }

  private static func arguments(_ payload: StoryboardPlan.Payload?) -> String {
    guard let payload else { return "" }
    return payload.root == nil ? "(destination)" : "(destination, root: root)"
  }

  // MARK: Methods of the app's classes

  private var performs: SwiftText {
    var text = shared.holder == index ? sharedType : SwiftText()
    for screen in plan.screens where screen.cases.contains(where: \.isPerformable) {
      if shared.contains(screen.type) {
        addMembers(of: screen, to: &text)
        continue
      }
      text.gap()
      text.block("extension \(screen.type) {") { text in
        text.line("/// Performs a segue of \(plan.name).storyboard.")
        text.call(
          "\(access)func performSegue",
          ["_ segue: \(plan.enumeration).\(screen.word)Segue.Identifier", "sender: Any? = nil"],
          " {")
        text.indented { $0.line("performSegue(withIdentifier: segue.rawValue, sender: sender)") }
        text.line("}")
      }
    }
    return text
  }

  /// The segues of a class that shares names with others.
  private func addMembers(of screen: StoryboardPlan.Screen, to text: inout SwiftText) {
    let members = shared.members(of: screen.type, in: index)
    guard !members.isEmpty else { return }
    text.gap()
    text.line("/// The segues that `\(screen.type)` performs.")
    text.block("extension \(SharedSegues.type) where Source: \(screen.type) {") { text in
      for one in members {
        let identifier = StringLiteral.swift(one.identifier ?? "")
        text.line(
          "\(access)static var \(SwiftName.escaped(one.name)): Self { Self(identifier: \(identifier)) }")
      }
    }
  }

  /// The type that the segues of such classes are members of, and the method that performs them.
  private var sharedType: SwiftText {
    var text = SwiftText()
    let (type, source) = (SharedSegues.type, SharedSegues.source)
    text.line("/// A segue that a controller of the class `Source` can perform.")
    text.block("\(access)struct \(type)<Source> {") { $0.line("\(access)let identifier: String") }
    text.gap()
    text.line("/// A controller, with its class.")
    text.line("@MainActor")
    text.line("\(access)protocol \(source): UIViewController {}")
    text.gap()
    text.line("extension UIViewController: \(source) {}")
    text.gap()
    text.block("extension \(source) {") { text in
      text.line("/// Performs a segue of a storyboard.")
      text.call(
        "\(access)func performSegue", ["_ segue: \(type)<Self>", "sender: Any? = nil"], " {")
      text.indented { $0.line("performSegue(withIdentifier: segue.identifier, sender: sender)") }
      text.line("}")
    }
    return text
  }

  // MARK: Cells

  private var cells: SwiftText {
    var text = SwiftText()
    for screen in plan.screens where !screen.cells.isEmpty {
      text.gap()
      text.line("/// The prototypes of `\(screen.type)`.")
      text.line("@MainActor")
      text.block("\(access)enum \(screen.word)Cells {") { text in
        for (index, cell) in screen.cells.enumerated() {
          if index > 0 { text.gap() }
          add(cell, to: &text)
        }
      }
    }
    return text
  }

  private func add(_ cell: StoryboardPlan.Cell, to text: inout SwiftText) {
    let (list, type) = cell.list == .table ? ("tableView", "UITableView") : ("collectionView", "UICollectionView")
    text.line("/// Dequeues `\(StringLiteral.content(cell.identifier))`.")
    text.call(
      "\(access)static func \(cell.function)", ["from \(list): \(type)", "for indexPath: IndexPath"],
      " -> \(cell.type) {")
    text.indented { text in
      text.lines("let view = \(Self.dequeuing(cell, list))")
      guard !["UITableViewCell", "UICollectionViewCell", "UICollectionReusableView"].contains(cell.type) else {
        return text.line("return view")
      }
      let message = StringLiteral.swift("The class of '\(cell.identifier)' is not \(cell.type)")
      text.line("guard let view = view as? \(cell.type) else { fatalError(\(message)) }")
      text.line("return view")
    }
    text.line("}")
  }

  private static func dequeuing(_ cell: StoryboardPlan.Cell, _ list: String) -> String {
    let identifier = StringLiteral.swift(cell.identifier)
    switch cell.list {
    case .table: return "\(list).dequeueReusableCell(withIdentifier: \(identifier), for: indexPath)"
    case .collection: return "\(list).dequeueReusableCell(withReuseIdentifier: \(identifier), for: indexPath)"
    case .supplementary(let kind):
      return "\(list).dequeueReusableSupplementaryView(\n"
        + "  ofKind: \(kind), withReuseIdentifier: \(identifier), for: indexPath)"
    }
  }
}
