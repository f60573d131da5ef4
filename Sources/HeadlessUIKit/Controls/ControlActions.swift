/// The actions of a control for its events, in the order of their addition.
@MainActor struct ControlActions {
  enum Receiver {
    case action(UIAction)
    case method(TargetAction)
  }

  private var entries: [(receiver: Receiver, events: UIControl.Event)] = []

  var allEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The methods that are called for events, without those of deallocated objects.
  func methods(for events: UIControl.Event) -> [TargetAction] {
    receivers(for: events).compactMap { receiver in
      guard case .method(let method) = receiver, !method.isOver else { return nil }
      return method
    }
  }

  func receivers(for events: UIControl.Event) -> [Receiver] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.receiver)
  }

  /// Adds an action instead of the one with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    add(.action(action), for: events) { receiver in
      if case .action(let other) = receiver { other === action } else { false }
    }
  }

  /// Adds a method, which is called once for an event, however often it is added.
  mutating func add(_ method: TargetAction, for events: UIControl.Event) {
    add(.method(method), for: events) { receiver in
      if case .method(let other) = receiver { other.isSame(as: method) } else { false }
    }
  }

  private mutating func add(_ receiver: Receiver, for events: UIControl.Event, unless isSame: (Receiver) -> Bool) {
    if let index = entries.firstIndex(where: { isSame($0.receiver) }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append((receiver, events))
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { receiver in
      if case .action(let action) = receiver { action.identifier == identifier } else { false }
    }
  }

  mutating func removeMethods(of target: Any?, _ action: Selector?, for events: UIControl.Event) {
    remove(events) { receiver in
      if case .method(let method) = receiver { method.isOver || method.matches(target, action) } else { false }
    }
  }

  private mutating func remove(_ events: UIControl.Event, from isWanted: (Receiver) -> Bool) {
    for index in entries.indices where isWanted(entries[index].receiver) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }
}
