import SceneCatalog
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// The methods that look like hooks are hooks: what generated code calls only if it is there is code of the app.
///
/// Swift takes such a method for another one and says nothing. Hooks that have to be there are in `KnownMethods`.
enum FittingHooks: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UncalledHook.self, UnusableMethod.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let classes = context.classes, classes.index.isComplete else { return }
    HookSearch(classes, context.analysis).run(&log)
  }
}

/// Looks for methods that nearly are hooks.
private struct HookSearch {
  private let classes: SourceClasses
  private let analysis: GraphAnalysis
  /// The controllers whose class is in the sources, and which perform segues.
  private let sources: [(id: ID<Controller>, members: ClassMembers)]
  /// The types that hold the segues of a scene.
  private let segueTypes: Set<String>

  init(_ classes: SourceClasses, _ analysis: GraphAnalysis) {
    self.classes = classes
    self.analysis = analysis
    let graph = analysis.graph
    let scenes = graph.controllerIDs.filter { !graph.controllers[$0].isPlaceholder }
    sources = scenes.compactMap { id in classes.members(of: graph.controllers[id].attributes).map { (id, $0) } }
    segueTypes = Set(
      scenes.filter { !analysis.segues(of: $0).all.isEmpty }.map { GeneratedNames.scene(of: graph.controllers[$0]) })
  }

  /// A method, and the declaration that it is in.
  private typealias Method = (method: FunctionDeclaration, part: ClassIndex.Declaration)

  /// A method, by where it stands.
  private struct Declared: Hashable {
    let file: String
    let start: Int

    init(_ method: FunctionDeclaration, _ part: ClassIndex.Declaration) {
      file = part.file.path
      start = method.range.start
    }
  }

  func run(_ log: inout DiagnosticLog) {
    // A class that several scenes share, or inherit from, has a hook for each.
    var seen: Set<Declared> = []
    var misfits: [(of: ID<Controller>, hook: ExpectedMethod, candidates: [Method])] = []
    for (id, members) in sources {
      let methods = members.ownMethods
      for (hook, isLike) in hooks(of: id) {
        let fitting = methods.filter { hook.name == $0.method.name && hook.misfit(of: $0.method, classes.index) == nil }
        for (method, part) in fitting { seen.insert(Declared(method, part)) }
        if fitting.isEmpty { misfits.append((id, hook, methods.filter { isLike($0.method) })) }
      }
    }
    for (id, hook, candidates) in misfits {
      for (method, part) in candidates where seen.insert(Declared(method, part)).inserted {
        report(method, part, hook, id, &log)
      }
    }
    for (id, members) in sources { reportUnneeded(id, members, &seen, &log) }
  }

  /// The hooks that generated code calls if they are there, each with what tells that a method is meant for it.
  private func hooks(of id: ID<Controller>) -> [(ExpectedMethod, (FunctionDeclaration) -> Bool)] {
    let segues = analysis.segues(of: id).all
    guard !segues.isEmpty else { return [] }
    let own = GeneratedNames.scene(of: analysis.graph.controllers[id]) + ".Segue"
    let prepare = ExpectedMethod(
      name: "prepare", parameters: [("for", own), ("sender", ExpectedMethod.anything)], hasDefault: true)
    let ofUIKit = ExpectedMethod(
      name: "prepare", parameters: [("for", "UIStoryboardSegue"), ("sender", ExpectedMethod.anything)],
      hasDefault: true)
    let should = ExpectedMethod(
      name: "shouldPerformSegue", parameters: [("withIdentifier", "String"), ("sender", ExpectedMethod.anything)],
      result: "Bool", hasDefault: true)
    return [
      (prepare, { isLikeOwn($0, prepare) }),
      (ofUIKit, { isLikeUIKits($0, ofUIKit) && Self.firstType(of: $0) == "UIStoryboardSegue" }),
      (should, { isLikeUIKits($0, should) }),
    ]
  }

  /// Whether a method is meant for the hook that takes a segue of its scene.
  private func isLikeOwn(_ method: FunctionDeclaration, _ hook: ExpectedMethod) -> Bool {
    if takesSegueOfScene(method) { return method.name.hasPrefix(hook.name) || Self.isSlip(method, of: hook) }
    return method.name == hook.name && Self.takesAnySegue(method, as: hook)
  }

  /// Whether a method is meant to override one of UIKit's.
  private func isLikeUIKits(_ method: FunctionDeclaration, _ hook: ExpectedMethod) -> Bool {
    guard !method.isOverride else { return false }
    return method.name == hook.name || (Self.isSlip(method, of: hook) && Self.hasLabels(method, of: hook))
  }

  /// Whether the name of a method is that of a hook with a slip.
  private static func isSlip(_ method: FunctionDeclaration, of hook: ExpectedMethod) -> Bool {
    guard method.name != hook.name, let suggestion = Suggestion(for: method.name, among: [hook.name]) else {
      return false
    }
    return !suggestion.addsWord(to: method.name)
  }

  private static func hasLabels(_ method: FunctionDeclaration, of hook: ExpectedMethod) -> Bool {
    method.parameters.map(\.label) == hook.parameters.map(\.label)
  }

  /// Whether a method takes whatever there is as its segue.
  private static func takesAnySegue(_ method: FunctionDeclaration, as hook: ExpectedMethod) -> Bool {
    guard hasLabels(method, of: hook), let type = firstType(of: method) else { return false }
    return method.generics.split { "<>,: \n".contains($0) }.contains { $0 == type }
  }

  private static func firstType(of method: FunctionDeclaration) -> String? {
    method.parameters.first.map { SourceClasses.plainType($0.type) }
  }

  /// Whether a method takes a segue of a scene, of whichever: `HomeScene.Segue`.
  private func takesSegueOfScene(_ method: FunctionDeclaration) -> Bool {
    guard let type = Self.firstType(of: method) else { return false }
    let path = type.split(separator: " ").last?.split(separator: ".") ?? []
    return path.count > 1 && path.last == "Segue" && segueTypes.contains(String(path[path.count - 2]))
  }

  private func report(
    _ method: FunctionDeclaration, _ part: ClassIndex.Declaration, _ hook: ExpectedMethod, _ id: ID<Controller>,
    _ log: inout DiagnosticLog
  ) {
    let misfit =
      hook.name == method.name ? hook.misfit(of: method, classes.index) : MethodMisfit.labels(hook.fullName)
    guard let misfit else { return }
    // Swift prefers the class's own method to the default, though it throws.
    if case .effect("throws") = misfit {
      return log.report(UnusableMethod(method: method.fullName, word: "throws"), at: part.place(method.range))
    }
    let signature = hook.signature(like: method)
    log.report(
      UncalledHook(method: method.fullName, reason: misfit.reason, signature: signature),
      at: part.place(method.range),
      fix: method.parameters.count > hook.parameters.count ? nil : Self.fix(method, part, misfit, signature))
  }

  private static func fix(
    _ method: FunctionDeclaration, _ part: ClassIndex.Declaration, _ misfit: MethodMisfit, _ signature: String
  ) -> Fix? {
    guard misfit.isModifier else {
      let edit = Fix.Edit(part.place(method.signature), with: signature)
      return Fix("write '\(signature)'", edits: [edit])
    }
    guard let word = method.restriction else { return nil }
    var end = word.end
    while end < part.file.bytes.count, part.file.bytes[end].isWhitespace { end += 1 }
    let place = part.place(SourceRange(word.start, end))
    return Fix("remove '\(part.file.text(in: word))'", edits: [Fix.Edit(place, with: "")])
  }

  /// Reports methods that would make a destination which generated code makes by itself.
  private func reportUnneeded(
    _ id: ID<Controller>, _ members: ClassMembers, _ seen: inout Set<Declared>, _ log: inout DiagnosticLog
  ) {
    let graph = analysis.graph
    for segue in analysis.segues(of: id).all where segue.kind != .unwind {
      if case .hook = segue.supply { continue }
      let hook = DestinationHook(making: segue, graph)
      for (method, part) in members.ownMethods(fullName: hook.fullName)
      where seen.insert(Declared(method, part)).inserted {
        let recipient = graph.controllers[segue.recipient]
        let reason = recipient.parameters.isEmpty ? "needs no values" : "has all its values without it"
        log.report(
          UncalledHook(method: method.fullName, reason: "'\(recipient.label)' \(reason)", signature: nil),
          at: part.place(method.range),
          notes: [Note("the segue is here", at: graph.place(graph.segues[segue.id].range, of: segue.id))])
      }
    }
  }
}

struct UncalledHook: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Generated code calls hooks of your class: `prepare(for:sender:)` before a segue, with the segues of its own scene, and
    `shouldPerformSegue(withIdentifier:sender:)` before a control performs one. Swift takes a method with another label,
    another type or other modifiers for another method, which nothing calls, and says nothing.

    Wrong, for a scene `home`:

        class Home: UIViewController {
          func prepare(for segue: HomeScene.Segue) {}
          private func prepare(for segue: HomeScene.Segue, sender: Any?) {}
          func prepare(for segue: HomeScene.Segue, sender: Any) {}
        }

    Right:

        class Home: UIViewController {
          func prepare(for segue: HomeScene.Segue, sender: Any?) {}
        }

    A method such as `makeDetail(forEdit:)` is called where the destination of the segue needs a value that neither an
    argument nor a default gives. Where nothing is missing, generated code makes the destination by itself.
    """
  let method: String
  let reason: String
  /// The hook as Swift declares it.
  let signature: String?

  var text: String { "'\(method)' is never called: \(reason)" }
  var help: String? { signature.map { "the hook is: func " + $0 } }
}
