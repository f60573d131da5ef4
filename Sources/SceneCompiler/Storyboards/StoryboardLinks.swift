import SceneCatalog

/// The storyboards of an app: what everything in them is called, and what references and segues lead to.
struct StoryboardLinks {
  /// A controller of one of the storyboards.
  struct Position: Hashable {
    let storyboard: Int
    let controller: Int
  }

  let storyboards: [Storyboard]
  /// What messages and pictures call the controllers, by storyboard.
  let labels: [[String]]
  private let byObjectID: [[String: Int]]
  private let byIdentifier: [[String: Int]]
  private let byName: [String: [Int]]

  init(_ storyboards: [Storyboard]) {
    self.storyboards = storyboards
    labels = storyboards.map(Self.labels)
    byObjectID = storyboards.map { Self.index($0) { $0.objectID?.text } }
    byIdentifier = storyboards.map { Self.index($0) { $0.identifier?.text } }
    byName = Dictionary(grouping: storyboards.indices) { storyboards[$0].name }
  }

  private static func index(_ storyboard: Storyboard, by key: (Storyboard.Controller) -> String?) -> [String: Int] {
    var index: [String: Int] = [:]
    for (position, controller) in storyboard.controllers.enumerated() {
      if let key = key(controller), index[key] == nil { index[key] = position }
    }
    return index
  }

  subscript(position: Position) -> Storyboard.Controller {
    storyboards[position.storyboard].controllers[position.controller]
  }

  func label(of position: Position) -> String { labels[position.storyboard][position.controller] }

  /// All controllers, references included.
  var positions: [Position] {
    storyboards.indices.flatMap { storyboard in
      storyboards[storyboard].controllers.indices.map { Position(storyboard: storyboard, controller: $0) }
    }
  }

  /// The controller of an object ID.
  func controller(_ objectID: String, in storyboard: Int) -> Position? {
    byObjectID[storyboard][objectID].map { Position(storyboard: storyboard, controller: $0) }
  }

  /// The initial controller, references looked through.
  func initial(of storyboard: Int) -> Position? {
    storyboards[storyboard].initial.flatMap { controller($0.text, in: storyboard) }.flatMap { target(of: $0) }
  }

  /// What a reference leads to in these storyboards.
  enum Lead {
    case found(Position)
    /// No storyboard of that name is here.
    case noStoryboard
    /// The storyboard has no such controller.
    case noController(storyboard: Int)
    /// It cannot be told: several storyboards have the name, or it is in another bundle.
    case unknown
  }

  func lead(of reference: Storyboard.Reference, in storyboard: Int) -> Lead {
    guard reference.bundle == nil else { return .unknown }
    guard let name = reference.storyboard?.text else { return lead(of: reference, to: storyboard) }
    let found = byName[name] ?? []
    if found.isEmpty { return .noStoryboard }
    return found.count == 1 ? lead(of: reference, to: found[0]) : .unknown
  }

  private func lead(of reference: Storyboard.Reference, to storyboard: Int) -> Lead {
    let object = storyboards[storyboard].initial?.text
    let target =
      reference.identifier.map { byIdentifier[storyboard][$0.text] } ?? object.flatMap { byObjectID[storyboard][$0] }
    if let target { return .found(Position(storyboard: storyboard, controller: target)) }
    return storyboards[storyboard].isIncomplete ? .unknown : .noController(storyboard: storyboard)
  }

  /// The controller that a reference stands for, or the controller itself; nil if it is not in these storyboards.
  func target(of position: Position) -> Position? {
    var (current, steps) = (position, 0)
    while let reference = self[current].reference {
      guard steps < 8, case .found(let next) = lead(of: reference, in: current.storyboard) else { return nil }
      (current, steps) = (next, steps + 1)
    }
    return current
  }

  /// Where a segue leads, references looked through; nil for an unwind segue and for what is not in these storyboards.
  func destination(of segue: Storyboard.Segue, in storyboard: Int) -> Position? {
    guard segue.segueKind != .unwind, let id = segue.destination?.text else { return nil }
    return controller(id, in: storyboard).flatMap { target(of: $0) }
  }

  // MARK: Labels

  /// Unique names: the identifier, the class, the title or the kind of each controller, with a number if need be.
  private static func labels(of storyboard: Storyboard) -> [String] {
    var words = UniqueWords()
    return storyboard.controllers.map { words.unique(word(for: $0), separator: " ") }
  }

  private static func word(for controller: Storyboard.Controller) -> String {
    if let reference = controller.reference {
      let name = reference.storyboard.map { $0.text } ?? "reference"
      return reference.identifier.map { "\(name)/\($0.text)" } ?? name
    }
    let candidates = [
      controller.identifier?.text, controller.customClass?.name.text, controller.title?.text, controller.element,
    ]
    return candidates.lazy.compactMap(\.self).first { !$0.isEmpty } ?? controller.element
  }
}
