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
    "views": views, "controls": controls, "tables": tables, "collections": collections, "compositional": compositional,
    "values": values,
    "layout": layout, "layers": layers, "paths": paths, "drawing": drawing, "diffable": diffable,
    "animators": animators, "everyday": everyday, "texts": texts, "others": others,
  ]

  /// Gives each member of a group each extreme.
  ///
  /// The file names what runs, so that its last line before a trap says where it is. Standard error would not do: it is a
  /// pipe, which is full after a thousand lines if no test has a thread to read it.
  static func run(_ group: String, notingIn path: String) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    for member in groups[group] ?? [] {
      for extreme in Extreme.all {
        try file.write(contentsOf: Data("\(member.name) (\(extreme.testDescription))\n".utf8))
        _ = exceptions { _ = warnings { member.body(extreme) } }
      }
    }
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
