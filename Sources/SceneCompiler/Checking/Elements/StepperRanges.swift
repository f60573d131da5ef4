import SceneCatalog
import SceneDiagnostics

/// A stepper has a range, and goes through it in one direction.
enum StepperRanges: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [EmptyRange.self, StepNotPositive.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs where graph.objects[id].kind === ElementKind.stepper {
      let stepper = graph.objects[id]
      if let step = stepper.attribute(.stepValue), stepper[.stepValue].map({ $0.value <= 0 }) ?? false {
        log.report(StepNotPositive(), at: graph.place(step.range, of: id))
      }
      checkRange(of: stepper) { graph.place($0, of: id) }
    }

    func checkRange(of stepper: SceneObject, _ place: (SourceRange) -> Place) {
      let least = stepper.attribute(.minimumValue)
      let greatest = stepper.attribute(.maximumValue)
      guard !stepper.isDamaged, let wrong = greatest ?? least,
        (stepper[.minimumValue]?.value ?? defaults.lowerBound) >= (stepper[.maximumValue]?.value ?? defaults.upperBound)
      else { return }
      log.report(
        EmptyRange(least: least?.text ?? "0", greatest: greatest?.text ?? "100"), at: place(wrong.range))
    }
  }

  /// The range of a stepper for which the scene gives none.
  private static let defaults = 0.0...100.0
}

struct EmptyRange: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The `minimumValue` of a stepper is less than its `maximumValue`. They are 0 and 100 unless the scene says otherwise.
    UIKit raises an exception if there is no value between them.

    Wrong:

        <stepper minimumValue="100"/>

    Right:

        <stepper minimumValue="100" maximumValue="200"/>
    """
  let least: String
  let greatest: String

  var text: String { "the least value, \(least), is not less than the greatest, \(greatest)" }
}

struct StepNotPositive: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The `stepValue` of a stepper is greater than 0. UIKit raises an exception otherwise.

        <stepper stepValue="0.5"/>
    """
  var text: String { "a step has to be greater than 0" }
}
