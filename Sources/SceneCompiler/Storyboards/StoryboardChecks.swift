import SceneCatalog
import SceneDiagnostics

/// What only storyboards can have wrong, beyond the checks that they share with scenes.
struct StoryboardChecks {
  static let messages: [any DiagnosticMessage.Type] = [
    DifferentLocalization.self, DuplicateObjectId.self, DuplicateStoryboardIdentifier.self,
    MissingSegueDestination.self, NotAStoryboard.self, UncertainModule.self,
    UncheckedStoryboard.self, UnknownSegueKind.self, UnknownStoryboard.self, UnknownStoryboardIdentifier.self,
    UnnameableClass.self, UnreachableController.self, UnknownUnwindAction.self,
  ]

  private let links: StoryboardLinks
  /// Whether all storyboards of the app are given.
  private let isWholeApp: Bool

  static func run(
    _ links: StoryboardLinks, isWholeApp: Bool, moduleName: String?, _ methods: UnwindMethods?,
    _ log: inout DiagnosticLog
  ) {
    let checks = StoryboardChecks(links: links, isWholeApp: isWholeApp)
    for index in links.storyboards.indices {
      log.append(links.storyboards[index].diagnostics)
      LocalizedStoryboards.check(links.storyboards[index], &log)
      checks.checkIdentifiers(index, &log)
      checks.checkSegues(index, methods, &log)
      checks.checkReferences(index, &log)
      if moduleName == nil { checks.checkModules(index, &log) }
    }
    checks.checkNamesOfSegues(&log)
    checks.checkReachability(&log)
  }

  // MARK: Classes

  /// Reports each module that may be the app's own or another one, once in a storyboard.
  private func checkModules(_ index: Int, _ log: inout DiagnosticLog) {
    let storyboard = links.storyboards[index]
    let classes = storyboard.controllers.flatMap { controller in
      [controller.customClass] + controller.segues.map(\.customClass) + controller.prototypes.map(\.customClass)
    }
    var seen: Set<String> = []
    for case let reference? in classes {
      guard let module = reference.uncertainModule, seen.insert(module.text).inserted else { continue }
      log.report(
        UncertainModule(name: reference.name.text, module: module.text), at: storyboard.place(module.range))
    }
  }

  // MARK: Identifiers

  private func checkIdentifiers(_ index: Int, _ log: inout DiagnosticLog) {
    let storyboard = links.storyboards[index]
    var seen: [String: Storyboard.Text] = [:]
    var names = NameCollisions()
    for identifier in storyboard.controllers.compactMap(\.identifier) {
      if let other = seen.updateValue(identifier, forKey: identifier.text) {
        let note = Note("the first '\(identifier.text)' is here", at: storyboard.place(other.range))
        log.report(
          DuplicateStoryboardIdentifier(identifier: identifier.text), at: storyboard.place(identifier.range),
          notes: [note])
      } else {
        names.add(identifier, "the Storyboard ID '\(identifier.text)'", in: storyboard, &log)
      }
    }
  }

  // MARK: Segues

  private func checkSegues(_ index: Int, _ methods: UnwindMethods?, _ log: inout DiagnosticLog) {
    let storyboard = links.storyboards[index]
    for (position, controller) in storyboard.controllers.enumerated() {
      for segue in controller.segues { check(segue, of: storyboard, methods, &log) }
      checkPerformed(controller, links.labels[index][position], storyboard, &log)
    }
  }

  /// Of two segues that code performs by one identifier, UIKit performs one. Those of controls are not looked up.
  private func checkPerformed(
    _ controller: Storyboard.Controller, _ label: String, _ storyboard: Storyboard, _ log: inout DiagnosticLog
  ) {
    var seen: [String: Storyboard.Text] = [:]
    for segue in controller.segues where segue.trigger == nil && segue.segueKind != .relationship {
      guard let identifier = segue.identifier, !identifier.text.isEmpty else { continue }
      guard let other = seen.updateValue(identifier, forKey: identifier.text) else { continue }
      log.report(
        DuplicateSegueIdentifier(identifier: identifier.text, source: label), at: storyboard.place(identifier.range),
        notes: [Note("the first '\(identifier.text)' is here", at: storyboard.place(other.range))])
    }
  }

  /// A class has the names of its segues in all storyboards.
  private func checkNamesOfSegues(_ log: inout DiagnosticLog) {
    var names: [String: NameCollisions] = [:]
    for (index, storyboard) in links.storyboards.enumerated() {
      for (position, controller) in storyboard.controllers.enumerated() {
        let owner = controller.customClass?.name.text ?? "\(index) \(links.labels[index][position])"
        for identifier in controller.segues.compactMap(\.identifier) where !identifier.text.isEmpty {
          names[owner, default: NameCollisions()].add(
            identifier, "the segue '\(identifier.text)'", in: storyboard, &log)
        }
      }
    }
  }

  private func check(
    _ segue: Storyboard.Segue, of storyboard: Storyboard, _ methods: UnwindMethods?, _ log: inout DiagnosticLog
  ) {
    if let kind = segue.kind, segue.segueKind == nil {
      let words = Storyboard.Segue.kinds.keys.sorted()
      log.report(
        UnknownSegueKind(kind: kind.text), at: storyboard.place(kind.range),
        suggestion: Suggestion(for: kind.text, among: words))
    }
    if segue.destination == nil {
      log.report(MissingSegueDestination(), at: storyboard.place(segue.extent.name))
    }
    if let methods, let action = segue.unwindAction, methods.knowsAll, !methods.contains(action.text) {
      log.report(UnknownUnwindAction(selector: action.text), at: storyboard.place(action.range))
    }
  }

  // MARK: References

  private func checkReferences(_ index: Int, _ log: inout DiagnosticLog) {
    let storyboard = links.storyboards[index]
    for controller in storyboard.controllers {
      guard let reference = controller.reference else { continue }
      let place = storyboard.place(
        reference.identifier?.range ?? reference.storyboard?.range ?? controller.extent.name)
      switch links.lead(of: reference, in: index) {
      case .found, .unknown: break
      case .noStoryboard:
        guard isWholeApp, let name = reference.storyboard else { break }
        let names = links.storyboards.map(\.name)
        log.report(
          UnknownStoryboard(name: name.text), at: storyboard.place(name.range),
          suggestion: Suggestion(for: name.text, among: names))
      case .noController(let target):
        let identifiers = links.storyboards[target].controllers.compactMap { $0.identifier?.text }
        let identifier = reference.identifier?.text
        log.report(
          UnknownStoryboardIdentifier(identifier: identifier, storyboard: links.storyboards[target].name), at: place,
          suggestion: identifier.flatMap { Suggestion(for: $0, among: identifiers) })
      }
    }
  }

  // MARK: Reachability

  /// Reports what Xcode warns of: a controller that nothing leads to and that code has no identifier to make it by.
  private func checkReachability(_ log: inout DiagnosticLog) {
    let reach = StoryboardReach(links)
    for position in links.positions where reach.isStray(position) {
      let storyboard = links.storyboards[position.storyboard]
      log.report(
        UnreachableController(controller: links.label(of: position)),
        at: storyboard.place(links[position].extent.name))
    }
  }
}

/// Finds identifiers that differ and are the same name in Swift.
private struct NameCollisions {
  private var byName: [String: (text: Storyboard.Text, label: String, place: Place)] = [:]

  mutating func add(_ text: Storyboard.Text, _ label: String, in storyboard: Storyboard, _ log: inout DiagnosticLog) {
    guard let name = SpelledName.lowerCamel(text.text) else { return }
    guard let other = byName[name] else {
      return byName[name] = (text, label, storyboard.place(text.range))
    }
    guard other.text.text != text.text else { return }
    log.report(
      CollidingNames(one: other.label, other: label, swift: name), at: storyboard.place(text.range),
      notes: [CollidingNames.note(on: other.label, at: other.place)])
  }
}
