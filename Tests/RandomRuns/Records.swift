import HeadlessUIKit

/// The records of all controllers of a run.
@MainActor struct Records {
  private var byController: [ObjectIdentifier: ControllerRecord] = [:]

  /// The record of a controller; a new one if another controller had the same address before.
  mutating func record(of controller: UIViewController, _ app: GeneratedApp) -> ControllerRecord {
    let id = ObjectIdentifier(controller)
    if let record = byController[id], record.controller === controller { return record }
    let record = ControllerRecord(controller, label: app.label(controller))
    byController[id] = record
    return record
  }

  /// The records of the controllers that still exist.
  var living: [ControllerRecord] { byController.values.filter { $0.controller != nil } }
}
