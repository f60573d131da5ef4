import HeadlessUIKit

/// What should be gone once nothing leads to it any more.
@MainActor struct Survivors {
  private struct Reference {
    weak var object: AnyObject?
    let label: String
  }

  private var references: [Reference] = []

  /// Takes note of controllers and of the views in their own, before they are let go of.
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

  /// What is still there.
  var faults: [String] {
    references.filter { $0.object != nil }.map { "\($0.label) is still there when its window is gone" }
  }
}
