import SceneDiagnostics

/// Storyboards that are copies of each other in several languages: `Base.lproj/Main.storyboard` and
/// `de.lproj/Main.storyboard`.
enum LocalizedStoryboards {
  /// The storyboards, with the copies in those that they are copies of.
  static func joined(_ storyboards: [Storyboard]) -> [Storyboard] {
    let groups = OutputName.localizations(among: storyboards.map(\.file.path))
    guard groups.contains(where: { !$0.copies.isEmpty }) else { return storyboards }
    let byPath = Dictionary(storyboards.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    let copies = Dictionary(uniqueKeysWithValues: groups.map { ($0.original, $0.copies.compactMap { byPath[$0] }) })
    let kept = Set(OutputName.originals(among: storyboards.map(\.file.path)))
    return storyboards.filter { kept.contains($0.file.path) }.map { storyboard in
      var result = storyboard
      result.copies = copies[storyboard.file.path] ?? []
      return result
    }
  }

  /// Reports what code cannot rely on, because a copy has it and the storyboard has not, or the other way round.
  static func check(_ storyboard: Storyboard, _ log: inout DiagnosticLog) {
    for copy in storyboard.copies {
      log.append(copy.diagnostics)
      // What an incomplete file lacks is not known.
      guard !copy.isIncomplete, !storyboard.isIncomplete else { continue }
      compare(storyboard, with: copy, &log)
      compare(copy, with: storyboard, &log)
      checkInitial(of: storyboard, copy, &log)
    }
  }

  /// Reports what only the first of two storyboards has.
  private static func compare(_ storyboard: Storyboard, with other: Storyboard, _ log: inout DiagnosticLog) {
    let controllers = Dictionary(
      other.controllers.compactMap { one in one.objectID.map { ($0.text, one) } },
      uniquingKeysWith: { first, _ in first })
    let named = Dictionary(
      other.controllers.compactMap { one in one.identifier.map { ($0.text, one) } },
      uniquingKeysWith: { first, _ in first })
    for controller in storyboard.controllers {
      let match =
        controller.objectID.flatMap { controllers[$0.text] } ?? controller.identifier.flatMap { named[$0.text] }
      guard let match else {
        let label = controller.identifier?.text ?? controller.objectID?.text ?? controller.element
        report("the controller '\(label)'", controller.extent.name, of: storyboard, other, &log)
        continue
      }
      if let name = controller.customClass?.name, name.text != match.customClass?.name.text {
        report("the class '\(name.text)' of this controller", name.range, of: storyboard, other, &log)
      }
      if let identifier = controller.identifier, identifier.text != match.identifier?.text {
        report("the Storyboard ID '\(identifier.text)'", identifier.range, of: storyboard, other, &log)
      }
      compareContents(of: controller, match, storyboard, other, &log)
    }
  }

  private static func compareContents(
    of controller: Storyboard.Controller, _ match: Storyboard.Controller, _ storyboard: Storyboard, _ other: Storyboard,
    _ log: inout DiagnosticLog
  ) {
    var segues = Dictionary(match.segues.map { (identity(of: $0), 1) }, uniquingKeysWith: +)
    for segue in controller.segues {
      if let count = segues[identity(of: segue)], count > 0 {
        segues[identity(of: segue)] = count - 1
      } else {
        let label = segue.identifier.map { "the segue '\($0.text)'" } ?? "this segue"
        report(label, segue.identifier?.range ?? segue.extent.name, of: storyboard, other, &log)
      }
    }
    let cells = Set(match.prototypes.map { [$0.identifier.text, $0.customClass?.name.text ?? ""] })
    for cell in controller.prototypes
    where !cells.contains([cell.identifier.text, cell.customClass?.name.text ?? ""]) {
      report("the cell '\(cell.identifier.text)' of this class", cell.identifier.range, of: storyboard, other, &log)
    }
  }

  /// What code knows of a segue: not its object ID, and not the element that performs it.
  private static func identity(of segue: Storyboard.Segue) -> [String] {
    [segue.identifier, segue.kind, segue.destination, segue.relationship, segue.unwindAction].map { $0?.text ?? "" }
  }

  private static func checkInitial(of storyboard: Storyboard, _ copy: Storyboard, _ log: inout DiagnosticLog) {
    guard storyboard.initial?.text != copy.initial?.text, let initial = copy.initial ?? storyboard.initial else {
      return
    }
    let (own, other) = copy.initial == nil ? (storyboard, copy) : (copy, storyboard)
    report("this initial view controller", initial.range, of: own, other, &log)
  }

  private static func report(
    _ subject: String, _ range: SourceRange, of storyboard: Storyboard, _ other: Storyboard, _ log: inout DiagnosticLog
  ) {
    log.report(
      DifferentLocalization(subject: subject, other: other.file.path), at: storyboard.place(range))
  }
}

/// A copy of a storyboard in another language has other controllers, identifiers or segues.
struct DifferentLocalization: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `Base.lproj/Main.storyboard` and `de.lproj/Main.storyboard` are one storyboard: UIKit loads the one of the user's
    language. The Swift for it must fit all of them, so they have the same controllers with the same classes, Storyboard
    IDs, segues and reuse identifiers. With a difference, the app crashes or does nothing in one of the languages.

    Wrong, if only the German copy has this segue:

    ```xml storyboard
    <segue destination="e5f-6g-7h8" kind="show" identifier="openHelp" id="a1b-2c-3d4"/>
    ```

    Make the change in every copy, or keep one storyboard in `Base.lproj` and translate it with `Main.strings`.
    """
  let subject: String
  let other: String

  var text: String { "\(subject) is not in '\(other)', which is this storyboard in another language" }
}
