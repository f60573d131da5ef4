import SceneCatalog
import SceneDiagnostics

/// The app's classes mean in the generated files what they mean to the app.
struct StoryboardTypeNames {
  private let links: StoryboardLinks
  private let moduleName: String?
  /// What declares each type that generated files add to the module, for messages.
  private var declarations: [String: (label: String, place: Place?)] = [:]

  /// What the enumeration of a storyboard declares inside.
  private static let nested: Set<String> = ["BundleToken", "Identifier"]
  /// What generated code names.
  private static let used: Set<String> = [
    "Any", "Bundle", "CaseIterable", "IndexPath", "MainActor", "NSCoder", "String", "UIStoryboard",
  ]

  /// Checks the classes of all storyboards.
  static func check(_ links: StoryboardLinks, moduleName: String?, _ log: inout DiagnosticLog) {
    var check = StoryboardTypeNames(links: links, moduleName: moduleName)
    check.declare(&log)
    for storyboard in links.storyboards {
      for controller in storyboard.controllers {
        for name in [controller.customClass] + controller.prototypes.map(\.customClass) {
          if let name { check.check(name, in: storyboard, &log) }
        }
      }
      var seen: Set<String> = []
      for other in storyboard.otherClasses where seen.insert(other.name.text).inserted {
        check.checkDeclarations(other, in: storyboard, &log)
      }
    }
  }

  private init(links: StoryboardLinks, moduleName: String?) { (self.links, self.moduleName) = (links, moduleName) }

  private mutating func declare(_ log: inout DiagnosticLog) {
    let plans = links.storyboards.indices.map { StoryboardPlan($0, of: links, moduleName: moduleName) }
    if SharedSegues(plans).holder != nil {
      for name in [SharedSegues.type, SharedSegues.source] {
        declarations[name] = ("what performs segues of several classes", nil)
      }
    }
    for (plan, storyboard) in zip(plans, links.storyboards) {
      guard let root = storyboard.root else { continue }
      let label = "the enumeration of '\(storyboard.name).storyboard'"
      let place = storyboard.place(root.name)
      if let other = declarations[plan.enumeration], storyboard.file.path != other.place?.file.path {
        log.report(
          CollidingNames(one: label, other: other.label, swift: plan.enumeration), at: place,
          notes: other.place.map { [CollidingNames.note(on: other.label, at: $0)] } ?? [])
      } else {
        declarations[plan.enumeration] = (label, place)
      }
    }
  }

  /// Checks a class that generated code names.
  private func check(_ reference: Storyboard.ClassReference, in storyboard: Storyboard, _ log: inout DiagnosticLog) {
    if checkDeclarations(reference, in: storyboard, &log) { return }
    if reference.foreignModule(besides: moduleName) != nil { return }
    let name = Self.outermost(reference)
    let place = storyboard.place(reference.name.range)
    if Self.nested.contains(name) {
      log.report(HiddenType(name: name), at: place)
    } else if Self.used.contains(name) {
      log.report(ReservedName(name: name, swift: name), at: place)
    }
  }

  /// Reports a class that has the name of a type that generated files declare, and says whether it has.
  @discardableResult private func checkDeclarations(
    _ reference: Storyboard.ClassReference, in storyboard: Storyboard, _ log: inout DiagnosticLog
  ) -> Bool {
    let name = Self.outermost(reference)
    guard reference.foreignModule(besides: moduleName) == nil, let other = declarations[name] else { return false }
    log.report(
      CollidingNames(one: "the class '\(name)'", other: other.label, swift: name),
      at: storyboard.place(reference.name.range),
      notes: other.place.map { [CollidingNames.note(on: other.label, at: $0)] } ?? [])
    return true
  }

  /// The type that a class stands in, or the class itself.
  private static func outermost(_ reference: Storyboard.ClassReference) -> String {
    String(reference.name.text.prefix { $0 != "." })
  }
}
