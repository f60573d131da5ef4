import HeadlessUIKit

/// Every controller that was heard of in a run.
@MainActor struct Records {
  private var byController: [ObjectIdentifier: ControllerRecord] = [:]

  /// The record of a controller; a new one where another controller had the same place in memory before.
  mutating func record(of controller: UIViewController, _ wiring: Wiring) -> ControllerRecord {
    let id = ObjectIdentifier(controller)
    if let record = byController[id], record.controller === controller { return record }
    let record = ControllerRecord(controller, label: wiring.label(controller))
    byController[id] = record
    return record
  }

  /// The records of the controllers that are still there.
  var living: [ControllerRecord] { byController.values.filter { $0.controller != nil } }
}
