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
    _ child: UIViewController, _ identifier: String?, in container: UIView, from source: Source, as case: Segue
  ) {
    perform(child, identifier, from: source, as: `case`, sender: nil) {
      SceneContainer.embed(child, in: container, of: source)
    }
  }
}

/// The data source of a page view controller whose pages are in the scene.
@MainActor
final class ScenePages: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: [UIViewController], in controller: UIPageViewController) {
    self.pages = pages
    super.init()
    controller.dataSource = self
    if let first = pages.first { controller.setViewControllers([first], direction: .forward, animated: false) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: 1)
  }

  private func page(beside page: UIViewController, by distance: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + distance) else { return nil }
    return pages[index + distance]
  }
}
