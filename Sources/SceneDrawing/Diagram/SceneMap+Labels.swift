import SceneCompiler
import SceneDiagnostics

/// The text of controllers and segues in pictures.
extension SceneMap {
  /// `tableViewController · Settings`: the second line of a controller. The word "view controller" is omitted if the
  /// class is named.
  func detail(of controller: Controller) -> String {
    let isPlain = controller.element == "viewController" && controller.customClass != nil
    let kind = controller.isPlaceholder ? "placeholder" : isPlain ? nil : controller.element
    let stand = controller.standsFor.map { "for \(controllers[$0].key)" }
    return [kind, controller.customClass, controller.elsewhere, stand].compactMap(\.self).joined(separator: " · ")
  }

  /// `item: Item`
  func text(of parameter: Parameter) -> String {
    "\(parameter.name): \(parameter.type)" + (parameter.fallback.map { " = \($0.isEmpty ? "\"\"" : $0)" } ?? "")
  }

  /// The word for the kind of a segue: for a relationship, its name.
  func word(for segue: Segue) -> String { segue.relationship ?? segue.kind ?? "segue" }

  /// The identifier of a segue, or the unwind action that it calls.
  func label(of segue: Segue) -> String { segue.identifier ?? segue.unwindAction ?? "" }

  /// `error: no controller here is called 'clok'`
  func text(of problem: Problem) -> String { "\(problem.severity.rawValue): \(problem.message)" }

  /// The full description of a controller.
  func tooltip(of controller: Controller) -> String {
    var lines = ["\(controller.key), \(detail(of: controller))"]
    if let title = controller.title { lines[0] += ", “\(title)”" }
    lines.append("\(files[controller.file].shortName):\(controller.position.line)")
    lines += controller.parameters.map { "needs \(text(of: $0))" }
    lines += text(of: controller.change)
    return (lines + controller.problems.map(line)).joined(separator: "\n")
  }

  /// The full description of a segue.
  func tooltip(of segue: Segue) -> String {
    let kind = [segue.kind ?? "segue", segue.relationship, segue.identifier, segue.unwindAction]
    let name =
      segue.destination.map { controllers[$0].key } ?? segue.omittedDestination?.key
      ?? segue.destinationName.map { "'\($0)', which is not there" }
    var lines = [
      "\(controllers[segue.source].key) → \(name ?? "nowhere"): \(kind.compactMap(\.self).joined(separator: " "))",
      "\(files[controllers[segue.source].file].shortName):\(segue.position.line)",
    ]
    if let view = segue.view { lines[0] += ", \(view)" }
    if let placeholder = segue.placeholder { lines[0] += ", by \(controllers[placeholder].key)" }
    lines += segue.arguments.map { "\($0.name): \($0.value)" }
    lines += text(of: segue.change)
    return (lines + segue.problems.map(line)).joined(separator: "\n")
  }

  /// The description of a change.
  private func text(of change: Change?) -> [String] {
    guard let change else { return [] }
    let kind = change.formerName.map { "was called \($0)" } ?? change.kind?.rawValue
    let signs: [Change.Kind: String] = [.added: "+", .removed: "−", .changed: "~"]
    return (kind.map { [$0] } ?? []) + change.notes.map { "\(signs[$0.kind] ?? "") \($0.text)" }
  }

  private func line(of problem: Int) -> String { "\(text(of: problems[problem])) [\(problems[problem].id)]" }

  /// `Main.scene`, or `Main.scene and 3 others`.
  var title: String {
    guard let first = FileOrder.files(of: self).first.map({ files[$0] }) else { return "No scenes" }
    let name = first.shortName
    return files.count == 1
      ? name : files.count == 2 ? "\(name) and one other" : "\(name) and \(files.count - 1) others"
  }

  /// `12 controllers are not shown`
  var omission: String {
    let reason = isOfTwoVersions ? " far from all changes" : ""
    return omittedCount == 1
      ? "1 controller\(reason) is not shown" : "\(omittedCount) controllers\(reason) are not shown"
  }

  /// `5 controllers, 4 segues, 1 error`
  var summary: String {
    let errors = problems.count { $0.severity == .error }
    let counts = [
      (shownControllers.count, "controller"), (segues.count, "segue"), (errors, "error"),
      (problems.count - errors, "warning"),
    ]
    let omission = omittedCount > 0 ? [self.omission] : []
    let parts = counts.enumerated().filter { $0 < 2 || $1.0 > 0 }.map { Self.count($1.0, $1.1) }
    return (parts + changeCounts + coverageCounts + omission).joined(separator: ", ")
  }

  /// `3 controllers not shown`, `1 segue not performed`, if the map has recorded runs.
  private var coverageCounts: [String] {
    let controllers = controllers.compactMap(\.timesShown)
    let segues = segues.compactMap(\.timesPerformed)
    guard !controllers.isEmpty || !segues.isEmpty else { return [] }
    return [
      "\(Self.count(controllers.count { $0 == 0 }, "controller")) not shown",
      "\(Self.count(segues.count { $0 == 0 }, "segue")) not performed",
    ]
  }

  /// `1 added`, `2 changed`: the numbers of changed controllers and segues.
  private var changeCounts: [String] {
    let kinds = controllers.compactMap(\.change?.kind) + segues.compactMap(\.change?.kind)
    return Change.Kind.allCases.map { kind in (kinds.count { $0 == kind }, kind.rawValue) }.filter { $0.0 > 0 }
      .map { "\($0) \($1)" }
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension SceneMap.File {
  /// `Main.scene`: the name without folders, so that a picture does not depend on the folder of the scenes.
  var shortName: String { name.hasSuffix(".storyboard") ? name : "\(name).scene" }
}
