import HeadlessUIKit

/// Objects that must be deallocated with their window.
@MainActor struct LeakCheck {
  private struct Reference {
    weak var object: AnyObject?
    let label: String
  }

  private var references: [Reference] = []

  /// Records controllers and their views, before they are released.
  init(_ records: [ControllerRecord]) {
    for record in records {
      guard let controller = record.controller else { continue }
      references.append(Reference(object: controller, label: record.label))
      if let view = controller.viewIfLoaded { take(view, label: record.label) }
    }
  }

  private mutating func take(_ view: UIView, label: String) {
    references.append(Reference(object: view, label: "a \(type(of: view)) of \(label)"))
    for subview in view.subviews { take(subview, label: label) }
  }

  /// The objects that still exist.
  var faults: [String] {
    references.filter { $0.object != nil }.map { "\($0.label) is still there when its window is gone" }
  }
}
