import SceneDiagnostics

/// Where parameters of functions have the name of a member, so that the name alone means the parameter.
struct HiddenNames {
  private let bodies: [Range<Int>]

  /// - Parameter types: the types in whose functions the member could be meant.
  init(_ name: String, in names: SwiftNames, of types: Set<String>) {
    bodies = names.occurrences(of: name).compactMap { parameter in
      guard parameter.type.map(types.contains) ?? false, parameter.receiver == .none,
        names.isParameterName(parameter.index)
      else { return nil }
      return names.body(around: parameter.index)
    }
  }

  /// Whether an occurrence is the parameter.
  func covers(_ occurrence: SwiftNames.Occurrence) -> Bool {
    occurrence.receiver == .none && bodies.contains { $0.contains(occurrence.index) }
  }
}
