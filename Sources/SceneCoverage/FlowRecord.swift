/// What one process of headless tests has recorded: which controllers appeared, and which segues were performed.
public struct FlowRecord: Sendable, Equatable {
  /// Something that happened, in the order of the run.
  public enum Event: Sendable, Equatable {
    /// A test started an app.
    case app
    /// A controller appeared. `type` is its class.
    case controller(id: String, type: String)
    /// A segue was performed. The ids of the destination and of the segue are empty where it has none.
    case segue(source: String, type: String, destination: String, identifier: String)
  }

  /// The events of the run.
  public var events: [Event]

  /// A run of events.
  public init(events: [Event]) { self.events = events }

  /// The text is no record, or one of another version.
  public struct Damage: Error, Equatable {
    /// The line, from 1.
    public let line: Int
    /// What is wrong, without a full stop.
    public let reason: String
  }

  /// Reads a record, whose lines are fields with tabs between them.
  ///
  /// A last line without an end is left out: the process ended while it wrote it.
  public init(text: String) throws(Damage) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeLast()
    guard let first = lines.first else {
      // The process ended before it wrote anything.
      guard text.isEmpty || "scenec-flow\t1".hasPrefix(text) else { throw Self.foreign }
      self.init(events: [])
      return
    }
    let header = first.split(separator: "\t")
    guard header.first == "scenec-flow" else { throw Self.foreign }
    guard header.last == "1", header.count == 2 else {
      throw Damage(line: 1, reason: "it has another version than 1; record it again")
    }
    var events: [Event] = []
    for (index, line) in lines.enumerated().dropFirst() {
      guard let event = Self.event(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
      else {
        throw Damage(line: index + 1, reason: "it says nothing that is known")
      }
      events.append(event)
    }
    self.init(events: events)
  }

  private static let foreign = Damage(line: 1, reason: "it is no record of headless tests")

  private static func event(_ fields: [String]) -> Event? {
    switch (fields.first, fields.count) {
    case ("app", 1): .app
    case ("controller", 3): .controller(id: fields[1], type: fields[2])
    case ("segue", 5): .segue(source: fields[1], type: fields[2], destination: fields[3], identifier: fields[4])
    default: nil
    }
  }
}
