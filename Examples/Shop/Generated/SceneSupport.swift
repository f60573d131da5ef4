// Made by scenec. Support code for the scenes of this module.

import UIKit

/// The bundle in which scenes find images, colours, nibs and storyboards: the one that contains the code.
///
/// If a target of a package has resources, SwiftPM generates a `Bundle.module`. Swift prefers it to this one.
protocol SceneBundle {}

extension SceneBundle {
  static var module: Bundle { sceneCode }
  /// The bundle that contains the code of this module: an app or a framework.
  static var sceneCode: Bundle { Bundle(for: SceneFlow.self) }
}

extension Bundle: SceneBundle {}

extension CGRect {
  /// The frame of a root view until its window gives it another: the canvas of Interface Builder.
  static var sceneCanvas: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
}

/// The factories of one flow, for a window or a test that has its own.
@MainActor
final class SceneFlow {
  private var factories: [ObjectIdentifier: Any] = [:]
  private let outer: (@MainActor (Any.Type) -> Any?)?

  /// Starts a flow, or the part of another module's flow in this module. `outer` returns the factories of that flow.
  init(inside outer: (@MainActor (Any.Type) -> Any?)? = nil) { self.outer = outer }

  /// Adds the factory of a scene file to a flow, or to a new one.
  static func adding<Factory>(_ factory: Factory, to flow: SceneFlow?) -> SceneFlow {
    let flow = flow ?? SceneFlow()
    flow[Factory.self] = factory
    return flow
  }

  /// The factory for the controllers of a scene file, if the flow has its own.
  subscript<Factory>(_ type: Factory.Type) -> Factory? {
    get { factory(of: type) as? Factory }
    set { factories[ObjectIdentifier(type)] = newValue }
  }

  /// The factory of a type. Scenes of other modules find their factories with it.
  func factory(of type: Any.Type) -> Any? { factories[ObjectIdentifier(type)] ?? outer?(type) }

  /// A controller that a factory has made, after it was told that everything is set.
  static func awakened<Controller: UIViewController>(_ controller: Controller) -> Controller {
    controller.awakeFromNib()
    return controller
  }
}

/// The first responder, and the chain of responders behind it.
@MainActor
enum SceneResponder {
  /// The selector of a method that an object in the chain may have. Swift warns of one made of a literal.
  static func selector(_ name: String) -> Selector { Selector(name) }
}

/// Transitions that UIKit has no single call for.
@MainActor
enum SceneSegues {}

/// The ids of controllers, for tests.
@MainActor
enum SceneIdentity {
  /// Tells headless UIKit the id of a controller, for logs and test failures. UIKit has no property for it.
  static func set(_ id: String, of controller: UIViewController) {
    #if canImport(HeadlessUIKit) && (os(Linux) || os(macOS))
      controller._sceneIdentifier = id
    #endif
  }
}

/// The parts of a scene that its controller uses. They do not retain the controller.
@MainActor
class SceneParts<Controller: UIViewController> {
  final private(set) weak var weakController: Controller?

  init(_ controller: Controller) { weakController = controller }

  /// A controller as the generated class that makes its scene.
  ///
  /// - Parameter function: makes the controller with its scene.
  static func owner(_ controller: UIViewController, use function: String) -> Controller {
    guard let owner = controller as? Controller else {
      fatalError("This \(type(of: controller)) was not made through its scene; use \(function)")
    }
    return owner
  }

  final var controller: Controller {
    guard let weakController else { fatalError("The controller of `\(Self.self)` does not exist any more") }
    return weakController
  }

  /// This scene, once its view is loaded.
  var loadedViews: Self {
    controller.loadViewIfNeeded()
    return self
  }

  /// Stops the process: code asks for a view while the view of the controller is still being loaded.
  final func viewIsNotLoaded() -> Never {
    fatalError("The view of `\(Self.self)` is not loaded that far yet")
  }

  /// A child that is there from the moment the view is loaded.
  final func embeddedChild<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `\(Self.self)` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The actions of controls. They do not retain the objects whose methods they call.
@MainActor
enum SceneActions {
  /// Calls a method of an object.
  static func call<Target: AnyObject>(
    _ target: Target, _ method: @escaping @MainActor (Target) -> Void
  ) -> UIAction {
    UIAction { [weak target] _ in if let target { method(target) } }
  }

  /// Calls a method of an object that takes the control.
  static func call<Target: AnyObject, Control: AnyObject>(
    _ target: Target, with control: Control, _ method: @escaping @MainActor (Target, Control) -> Void
  ) -> UIAction {
    UIAction { [weak target, weak control] _ in if let target, let control { method(target, control) } }
  }
}

/// Performs the segues of a scene, and tells its controller which case each is.
@MainActor
final class SceneDispatch<Source: UIViewController, Segue> {
  private let prepare: @MainActor (Source, Segue, Any?) -> Void

  /// - Parameter prepare: runs right after UIKit's `prepare(for:sender:)`.
  init(_ prepare: @escaping @MainActor (Source, Segue, Any?) -> Void = { _, _, _ in }) { self.prepare = prepare }

  /// Makes a segue, prepares its source, then performs the segue.
  ///
  /// - Parameter transition: shows the destination.
  func perform(
    _ destination: UIViewController, _ identifier: String?, from source: Source, as case: Segue, sender: Any?,
    _ transition: @escaping () -> Void
  ) {
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: transition)
    perform(segue, from: source, as: `case`, sender: sender)
  }

  /// Prepares a segue's source, then performs the segue.
  ///
  /// - Parameter action: runs between the two; an unwind segue calls its destination here.
  func perform(
    _ segue: UIStoryboardSegue, from source: Source, as case: Segue, sender: Any?, _ action: () -> Void = {}
  ) {
    source.prepare(for: segue, sender: sender)
    prepare(source, `case`, sender)
    action()
    segue.perform()
  }
}

extension SceneSegues {
  /// Performs a segue that a control or another trigger fires, if its source still exists and lets it.
  static func trigger(_ identifier: String, of source: UIViewController?, sender: Any?) {
    guard let source, source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    source.performSegue(withIdentifier: identifier, sender: sender)
  }

  /// The action by which a control or a bar button item fires a segue.
  static func action(_ identifier: String, of source: UIViewController?) -> UIAction {
    UIAction { [weak source] in trigger(identifier, of: source, sender: $0.sender) }
  }
}

extension SceneDispatch {
  /// Performs a segue that presents its destination.
  func present(
    _ destination: UIViewController, _ identifier: String?, from source: Source, as case: Segue, sender: Any?,
    animated: Bool = true
  ) {
    perform(destination, identifier, from: source, as: `case`, sender: sender) {
      source.present(destination, animated: animated)
    }
  }
}
