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

/// What every scene does before code gets what it asks for. It ends the process where a scene does not have that.
@MainActor
enum SceneWiring {
  /// Loads the view of the controller of a scene.
  static func loadView(of controller: UIViewController?, _ scene: String) {
    guard let controller else { controllerIsGone(scene) }
    controller.loadViewIfNeeded()
  }

  /// Stops the process: the controller of a scene does not exist any more.
  static func controllerIsGone(_ scene: String) -> Never {
    fatalError("The controller of the scene `\(scene)` does not exist any more")
  }

  /// Stops the process: code asks for a view of a scene while the view is still being loaded.
  static func viewIsNotLoaded(_ scene: String) -> Never {
    fatalError("The view of `\(scene)` is not loaded that far yet")
  }

  /// Stops the process: a controller was not made by the function that makes it with its scene.
  static func wasMadeOtherwise(_ controller: UIViewController, use function: String) -> Never {
    fatalError("This \(type(of: controller)) was not made through its scene; use \(function)")
  }
}

/// Performs the segues of a scene and tells its controller which case each is.
@MainActor
final class SceneDispatch<Segue> {
  private var prepared: (segue: UIStoryboardSegue, case: Segue)?

  /// Makes a segue, prepares its source, then performs the segue.
  ///
  /// - Parameter transition: shows the destination.
  func perform(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController, as case: Segue,
    sender: Any?, _ transition: @escaping () -> Void
  ) {
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: transition)
    perform(segue, as: `case`, sender: sender)
  }

  /// Prepares a segue's source, then performs the segue.
  ///
  /// - Parameter action: runs between the two; an unwind segue calls its destination here.
  func perform(_ segue: UIStoryboardSegue, as case: Segue, sender: Any?, _ action: () -> Void = {}) {
    let outer = prepared
    prepared = (segue, `case`)
    segue.source.prepare(for: segue, sender: sender)
    prepared = outer
    action()
    segue.perform()
  }

  /// The case of a segue while its source is being prepared.
  func `case`(of segue: UIStoryboardSegue) -> Segue? {
    guard let prepared, prepared.segue === segue else { return nil }
    return prepared.case
  }
}

/// A container view that shows one child at a time.
@MainActor
final class SceneContainer {
  private struct Swap {
    let child: UIViewController
    let duration: TimeInterval
    let options: UIView.AnimationOptions
  }

  private weak var parent: UIViewController?
  private weak var view: UIView?
  private weak var child: UIViewController?
  private var isSwapping = false
  private var next: Swap?

  init(view: UIView, of parent: UIViewController) {
    self.view = view
    self.parent = parent
  }

  /// Makes a controller a child whose view fills a container view.
  static func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) {
    child.loadViewIfNeeded()
    parent.addChild(child)
    fill(container, with: child)
    container.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Stops the process, as UIKit does when an embed segue is performed twice.
  static func alreadyEmbedded() -> Never {
    fatalError("There are unexpected subviews in the container view: the embed segue has already fired once.")
  }

  /// Shows a child instead of the current one.
  ///
  /// If it is called again before a swap has ended, the last call wins. After the container view is gone, it does
  /// nothing.
  func show(_ child: UIViewController, duration: TimeInterval = 0, options: UIView.AnimationOptions = []) {
    let swap = Swap(child: child, duration: duration, options: options)
    guard !isSwapping else { return next = swap }
    guard let parent, let view else { return }
    let old = self.child?.parent === parent ? self.child : nil
    guard old !== child else { return }
    self.child = child
    isSwapping = true
    old?.willMove(toParent: nil)
    if let old, swap.duration > 0, Self.canAnimate(from: old, in: view, of: parent) {
      return animate(from: old, to: swap, in: view, of: parent)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    Self.embed(child, in: view, of: parent)
    finish()
  }

  private static func canAnimate(
    from old: UIViewController, in view: UIView, of parent: UIViewController
  ) -> Bool {
    view.window != nil && old.viewIfLoaded?.superview === view && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  // The animation can outlive every object that it does not retain.
  private func animate(
    from old: UIViewController, to swap: Swap, in view: UIView, of parent: UIViewController
  ) {
    let new = swap.child
    new.loadViewIfNeeded()
    parent.addChild(new)
    Self.fill(view, with: new)
    parent.transition(from: old, to: new, duration: swap.duration, options: swap.options, animations: nil) { _ in
      old.removeFromParent()
      if new.parent === parent { new.didMove(toParent: parent) }
      self.finish()
    }
  }

  private func finish() {
    isSwapping = false
    guard let swap = next else { return }
    next = nil
    show(swap.child, duration: swap.duration, options: swap.options)
  }

  private static func fill(_ container: UIView, with child: UIViewController) {
    guard let view = child.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

extension SceneDispatch {
  /// Performs an embed segue: prepares its source, then makes the destination a child in a container view.
  func embed(
    _ child: UIViewController, in container: UIView, of source: UIViewController, as case: Segue, identifier: String?
  ) {
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: child) {
      SceneContainer.embed(child, in: container, of: source)
    }
    perform(segue, as: `case`, sender: nil)
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
