/// The actions of a control, in the order in which they were added, and the events that each is for.
@MainActor struct ControlActions {
  private var entries: [(action: UIAction, events: UIControl.Event)] = []

  var allEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  /// Adds an action instead of the one with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append((action, events))
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
