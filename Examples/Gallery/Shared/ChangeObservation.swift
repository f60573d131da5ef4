/// Is called when a model has changed, while somebody keeps it.
@MainActor final class ChangeObservation {
  let changed: () -> Void

  init(_ changed: @escaping () -> Void) { self.changed = changed }
}

/// The observations of a model.
@MainActor struct ChangeObservations {
  private struct Reference {
    weak var observation: ChangeObservation?
  }

  private var references: [Reference] = []

  mutating func add(_ observation: ChangeObservation) {
    references.removeAll { $0.observation == nil }
    references.append(Reference(observation: observation))
  }

  func callAll() {
    for reference in references { reference.observation?.changed() }
  }
}
