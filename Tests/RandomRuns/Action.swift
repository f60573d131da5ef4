/// An action of the user, of code or of the system on an app.
struct Action: Hashable {
  enum Kind: String, CaseIterable {
    case perform, tap, tapBarItem, selectRow, selectTab, turnPage
    case push, pop, popToRoot, present, dismiss
    case rotate, warnOfMemory, replaceRoot
    case flush, injectSegue

    /// The relative frequency of the kind.
    var weight: Int {
      switch self {
      case .perform: 12
      case .tap, .tapBarItem, .selectRow, .selectTab, .turnPage, .pop, .dismiss, .injectSegue: 5
      case .popToRoot, .push, .present, .replaceRoot: 2
      case .rotate, .warnOfMemory: 1
      case .flush: 0
      }
    }
  }

  let kind: Kind
  /// The index of the controller on the screen.
  var controller = 0
  /// The index of the choice among several possible targets.
  var choice = 0
}

// Written as `perform.2.0`, so that a run can be repeated from the command line.
extension Action: LosslessStringConvertible {
  init?(_ description: String) {
    let parts = description.split(separator: ".")
    guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])), let controller = Int(parts[1]),
      let choice = Int(parts[2])
    else { return nil }
    self.init(kind: kind, controller: controller, choice: choice)
  }

  var description: String { "\(kind.rawValue).\(controller).\(choice)" }
}
