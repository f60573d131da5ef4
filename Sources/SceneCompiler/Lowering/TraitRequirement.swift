package import SceneCatalog

/// What traits have to be for something to be there: all of its clauses.
package struct TraitRequirement: Hashable, Sendable {
  /// A part of a requirement.
  package enum Clause: Hashable, Sendable {
    /// One of the conditions holds.
    case any([TraitCondition])
    /// None of the conditions holds.
    case none([TraitCondition])
  }

  /// No requirement.
  static let always = TraitRequirement(clauses: [])

  package private(set) var clauses: [Clause]

  /// Whether nothing is required.
  var isAlways: Bool { clauses.isEmpty }

  /// One of several conditions.
  init(_ alternatives: TraitAlternatives) { clauses = [.any(alternatives.conditions)] }

  private init(clauses: [Clause]) { self.clauses = clauses }

  /// Whether it holds where some conditions do.
  package func holds(_ holds: (TraitCondition) -> Bool) -> Bool {
    clauses.allSatisfy { clause in
      switch clause {
      case .any(let conditions): conditions.contains(where: holds)
      case .none(let conditions): !conditions.contains(where: holds)
      }
    }
  }

  /// What both require.
  func and(_ other: TraitRequirement) -> TraitRequirement {
    TraitRequirement(clauses: clauses + other.clauses.filter { !clauses.contains($0) })
  }

  /// What a value requires of which there are others, each with its condition or none: that its own holds, and none that
  /// wins over it.
  static func choosing(_ condition: TraitCondition?, among others: [TraitCondition]) -> TraitRequirement {
    guard let condition else { return others.isEmpty ? .always : TraitRequirement(clauses: [.none(others)]) }
    let rivals = others.filter { $0.precedes(condition) && !$0.excludes(condition) }
    return TraitRequirement(clauses: [.any([condition])] + (rivals.isEmpty ? [] : [.none(rivals)]))
  }

  /// The words of the requirement as the start of a Swift name; nil if it is not one condition.
  var name: String? {
    guard clauses.count == 1, case .any(let conditions) = clauses[0], conditions.count == 1 else { return nil }
    let words = conditions[0].words.map(\.rawValue)
    return (words.prefix(1) + words.dropFirst().map(SpelledName.raisingFirst)).joined()
  }
}
