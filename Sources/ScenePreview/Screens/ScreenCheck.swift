package import SceneCompiler
package import SceneDiagnostics

/// Finds what is wrong with screens that are laid out: on a small and a large device, in landscape, with the largest text,
/// and from right to left; and in dark appearance, which changes nothing but colours.
package struct ScreenCheck {
  private let environments: [PreviewEnvironment]
  private let resources: AppResources
  /// Whether screens are looked at once only, because they are many.
  private var isOneEnough: Bool { environments.count == 1 }
  private static let dark = PreviewEnvironment(isDark: true)

  /// - Parameters:
  ///   - environments: where screens are shown. What is wrong in all of them is reported without their names.
  ///   - resources: the colours and images of the app.
  package init(
    _ environments: [PreviewEnvironment] = PreviewEnvironment.usual.filter { !$0.isDark },
    resources: AppResources = AppResources()
  ) {
    (self.environments, self.resources) = (environments, resources)
  }

  /// What is wrong with the screens of a graph: each problem once, with the environments that it has.
  ///
  /// - Parameters:
  ///   - files: the paths of the scenes whose screens are looked at; nil for all.
  ///   - find: the place of the view that a finding is about, where it is in another file than the scene.
  package func diagnostics(
    of graph: SceneGraph, in files: Set<String>? = nil, places find: ((ScreenView) -> Place?)? = nil
  ) -> [Diagnostic] {
    var problems: [Problem] = []
    var numbers: [Problem.Key: Int] = [:]
    let preview = Preview(graph, resources: resources)
    for environment in environments + (isOneEnough ? [] : [Self.dark]) {
      for (finding, view) in Self.findings(preview.screens(in: environment, files: files)) {
        if environment.isDark, !(finding.kind is LowContrast) { continue }
        guard let place = find.map({ $0(view) }) ?? finding.place else { continue }
        let number = numbers[Problem.Key(finding.id, place), default: problems.count]
        if number == problems.count {
          problems.append(Problem(finding: finding, place: place))
          numbers[Problem.Key(finding.id, place)] = number
        }
        problems[number].environments.insert(environment)
      }
    }
    // Notes are at places of the scene.
    return problems.map { diagnostic(of: $0, hasNotes: find == nil) }
  }

  private static func findings(_ screens: [Screen]) -> [(ScreenFinding, ScreenView)] {
    screens.flatMap { screen in screen.findings.map { ($0, screen.views[$0.view]) } }
  }

  /// A finding, and where screens have it.
  private struct Problem {
    let finding: ScreenFinding
    let place: Place
    var environments: Set<PreviewEnvironment> = []

    /// A kind of finding at a place.
    struct Key: Hashable {
      let id: String
      let path: String
      let start: Int

      init(_ id: String, _ place: Place) {
        (self.id, path, start) = (id, place.file.path, place.range.start)
      }
    }
  }

  private func diagnostic(of problem: Problem, hasNotes: Bool) -> Diagnostic {
    let kind = problem.finding.kind
    let words = kind is LowContrast ? appearance(in: problem.environments) : words(for: problem.environments)
    return Diagnostic(
      id: problem.finding.id, severity: type(of: kind).severity, message: kind.text + words,
      place: problem.place, notes: hasNotes ? problem.finding.notes : [], help: kind.help)
  }

  /// The appearance in which a text is hard to read, unless it is so in both.
  private func appearance(in found: Set<PreviewEnvironment>) -> String {
    let isInDark = found.contains(Self.dark)
    return isOneEnough || isInDark && found.count > 1 ? "" : isInDark ? " (dark)" : " (light)"
  }

  /// The names of environments, unless they are all: ` (iPhone SE; iPad)`.
  private func words(for found: Set<PreviewEnvironment>) -> String {
    guard found.count < environments.count else { return "" }
    let labels = environments.filter(found.contains).map(\.label)
    let more = labels.count > 2 ? ["\(labels.count - 2) more"] : []
    return " (" + (labels.prefix(2) + more).joined(separator: "; ") + ")"
  }
}
