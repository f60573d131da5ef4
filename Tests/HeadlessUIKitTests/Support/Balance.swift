/// Whether a log is a possible log of UIKit: every begin has an end, and every end or reversal has a begin.
struct Balance {
  /// The last event that each controller heard of, of those about its appearance and of those about its parent.
  private var appearances: [Substring: Substring] = [:]
  private var moves: [Substring: Substring] = [:]
  private var problems: [String] = []

  /// The problems of the lines, and of the final state.
  static func problems(in lines: [String]) -> [String] {
    let balance = Balance(lines)
    let last = balance.appearances.map { "\($0.key).\($0.value)" } + balance.moves.map { "\($0.key).\($0.value)" }
    return balance.problems + last.filter { $0.contains("will") || $0.contains("isAppearing") }.sorted()
  }

  /// The last `didMove` of each controller.
  static func lastMoves(in lines: [String]) -> [String: String] {
    let moves = Balance(lines).moves
    return Dictionary(uniqueKeysWithValues: moves.map { (String($0.key), String($0.value)) })
  }

  private init(_ lines: [String]) {
    for line in lines { read(line) }
  }

  private mutating func read(_ line: String) {
    guard let dot = line.firstIndex(of: ".") else { return }
    let (name, event) = (line[..<dot], line[line.index(after: dot)...])
    if event.contains("Move(") {
      let previous = moves.updateValue(event, forKey: name)
      check(line, after: previous, isRight: previous.map { Self.isMove(event, after: $0) })
    } else if let predecessors = Self.predecessors[event] {
      let previous = appearances.updateValue(event, forKey: name)
      check(line, after: previous, isRight: previous.map(predecessors.contains))
    }
  }

  /// The first that is heard of anybody has to be a beginning.
  private mutating func check(_ line: String, after previous: Substring?, isRight: Bool?) {
    if !(isRight ?? line.contains(".will")) { problems.append("\(line) after \(previous ?? "nothing")") }
  }

  private static let predecessors: [Substring: Set<Substring>] = [
    "willAppear": ["didDisappear", "willDisappear"],
    "isAppearing": ["willAppear"],
    "didAppear": ["isAppearing"],
    "willDisappear": ["didAppear", "willAppear", "isAppearing"],
    "didDisappear": ["willDisappear"],
  ]

  private static func isMove(_ event: Substring, after previous: Substring) -> Bool {
    event.hasPrefix("did")
      ? previous == "will" + event.dropFirst(3) : event.drop { $0 != "(" } != previous.drop { $0 != "(" }
  }
}
