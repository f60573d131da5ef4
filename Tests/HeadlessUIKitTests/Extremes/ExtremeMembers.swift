import HeadlessUIKit
import HeadlessUIKitTesting

/// A property or method that takes a number, and code that gives it one.
@MainActor struct ExtremeMember {
  /// The name in the form `UIView.insertSubview(_:at:)`.
  let name: String
  let body: (Extreme) -> Void

  init(_ name: String, _ body: @escaping (Extreme) -> Void) { (self.name, self.body) = (name, body) }
}

/// All properties and methods of headless UIKit that take a number, in groups.
@MainActor enum ExtremeMembers {
  static let groups: [String: [ExtremeMember]] = [
    "views": views, "controls": controls, "tables": tables, "values": values, "layout": layout, "others": others,
  ]

  /// Gives each member of a group each extreme.
  ///
  /// Standard error names what runs, so that the last line before a trap says where it is.
  static func run(_ group: String) {
    for member in groups[group] ?? [] {
      for extreme in Extreme.all {
        print("\(member.name) (\(extreme.testDescription))", to: &errors)
        _ = exceptions { _ = warnings { member.body(extreme) } }
      }
    }
  }

  private static var errors = StandardError()

  private struct StandardError: TextOutputStream {
    mutating func write(_ string: String) { try? FileHandle.standardError.write(contentsOf: Data(string.utf8)) }
  }
}

/// Changes an object, and has UIKit use it: layout, sizes, touches, copies.
@MainActor func use<Object>(_ object: Object?, _ change: (inout Object) -> Void = { _ in }) {
  guard var object else { return }
  switch object {
  case let view as UIView where !(view is UIWindow):
    let root = UIViewController()
    root.view.addSubview(view)
    let app = HeadlessApp(root: root)
    change(&object)
    ExtremeObjects.layOut(view, in: root, app)
  case let controller as UIViewController:
    let app = HeadlessApp(root: controller)
    change(&object)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    app.flush()
  case let recognizer as UIGestureRecognizer:
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    change(&object)
    _ = recognizer.location(in: view)
  default:
    change(&object)
    ExtremeObjects.apply(object)
  }
}
