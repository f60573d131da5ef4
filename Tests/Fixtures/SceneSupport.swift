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

#if !(canImport(HeadlessUIKit) && (os(Linux) || os(macOS)))
  /// What an object may do when everything is set.
  @objc private protocol SceneNibObject {
    @objc optional func awakeFromNib()
  }
#endif

/// Objects of a scene that are no views; their classes need not inherit from `NSObject`.
@MainActor
enum SceneAwakening {
  /// Tells an object that everything is set, as a nib does. With headless UIKit, `NSObject` has no such method.
  static func awake(_ object: Any) {
    #if !(canImport(HeadlessUIKit) && (os(Linux) || os(macOS)))
      (object as AnyObject).awakeFromNib?()
    #endif
  }
}

/// The properties that buttons without a configuration obey, and that iOS 15 has deprecated. Code that uses them through
/// a protocol gets no warning.
@MainActor
protocol SceneButton: AnyObject {
  var contentEdgeInsets: UIEdgeInsets { get set }
  var imageEdgeInsets: UIEdgeInsets { get set }
  var titleEdgeInsets: UIEdgeInsets { get set }
  var adjustsImageWhenHighlighted: Bool { get set }
  var adjustsImageWhenDisabled: Bool { get set }
  var showsTouchWhenHighlighted: Bool { get set }
  var reversesTitleShadowWhenHighlighted: Bool { get set }
}

extension UIButton: SceneButton {
  /// The button as it is without a configuration.
  var unconfigured: any SceneButton { self }
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

extension SceneDispatch {
  /// Performs a segue that shows its destination where a container of the source decides.
  func show(
    _ destination: UIViewController, _ identifier: String?, from source: Source, as case: Segue, sender: Any?,
    animated: Bool = true
  ) {
    perform(destination, identifier, from: source, as: `case`, sender: sender) {
      guard !animated else { return source.show(destination, sender: sender) }
      UIView.performWithoutAnimation { source.show(destination, sender: sender) }
    }
  }

  /// Performs a segue that shows its destination as the detail.
  func showDetail(
    _ destination: UIViewController, _ identifier: String?, from source: Source, as case: Segue, sender: Any?,
    animated: Bool = true
  ) {
    perform(destination, identifier, from: source, as: `case`, sender: sender) {
      guard !animated else { return source.showDetailViewController(destination, sender: sender) }
      UIView.performWithoutAnimation { source.showDetailViewController(destination, sender: sender) }
    }
  }
}

extension SceneDispatch {
  /// Performs a push segue.
  func push(
    _ destination: UIViewController, _ identifier: String?, from source: Source, as case: Segue, sender: Any?,
    animated: Bool = true
  ) {
    perform(destination, identifier, from: source, as: `case`, sender: sender) {
      guard let navigation = source.navigationController else {
        let problem = identifier.map { "Could not find a navigation controller for segue '\($0)'. " } ?? ""
        fatalError(
          problem + "Push segues can only be used when the source controller is managed by an instance of "
            + "UINavigationController.")
      }
      navigation.pushViewController(destination, animated: animated)
    }
  }
}

extension SceneDispatch {
  /// Performs a segue that replaces the detail controller of a split view.
  func replaceDetail(
    _ destination: UIViewController, _ identifier: String?, from source: Source, as case: Segue, sender: Any?,
    animated: Bool = true
  ) {
    perform(destination, identifier, from: source, as: `case`, sender: sender) {
      guard !animated else { return Self.replaceDetail(of: source, with: destination, sender: sender) }
      UIView.performWithoutAnimation { Self.replaceDetail(of: source, with: destination, sender: sender) }
    }
  }

  private static func replaceDetail(of source: UIViewController, with destination: UIViewController, sender: Any?) {
    guard let split = source.splitViewController, split.style != .unspecified else {
      return source.showDetailViewController(destination, sender: sender)
    }
    split.setViewController(destination, for: .secondary)
  }
}

extension SceneSegues {
  /// Anchors a popover at the sender of its segue, or at the view or bar button item that the scene names.
  static func anchor(_ destination: UIViewController, at anchor: Any?) {
    let popover = destination.popoverPresentationController
    if let item = anchor as? UIBarButtonItem {
      popover?.barButtonItem = item
    } else if let recognizer = anchor as? UIGestureRecognizer {
      popover?.sourceView = recognizer.view
      popover?.sourceRect = CGRect(origin: recognizer.location(in: recognizer.view), size: .zero)
    } else if let view = anchor as? UIView {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    }
  }
}

/// Finds the destination of an unwind segue, and goes back to it.
@MainActor
enum SceneUnwind {
  /// The first controller of a class to which an unwind segue from `source` can go back.
  ///
  /// The search goes outwards, from each controller to its parent or presenting controller. On each of them it visits
  /// the other children first, the top of a navigation stack before the rest, and then the controller itself.
  static func receiver<Receiver: UIViewController>(_ type: Receiver.Type, from source: UIViewController) -> Receiver? {
    var inner = source
    for outer in way(from: source) {
      if let receiver = find(type, in: outer, except: inner, source) { return receiver }
      inner = outer
    }
    return nil
  }

  private static func find<Receiver: UIViewController>(
    _ type: Receiver.Type, in controller: UIViewController, except inner: UIViewController, _ source: UIViewController
  ) -> Receiver? {
    for child in members(of: controller) where child !== inner {
      if let receiver = find(type, in: child, except: inner, source) { return receiver }
    }
    return controller === source ? nil : controller as? Receiver
  }

  /// The children that a controller can show. A child that is leaving a navigation stack still counts.
  private static func members(of controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers.reversed() ?? controller.children
  }

  /// A controller, then its parent or presenting controller, and so on outwards.
  private static func way(from controller: UIViewController) -> [UIViewController] {
    Array(sequence(first: controller) { $0.parent ?? $0.presentingViewController.map(front) })
  }

  /// The topmost controller of a container, which most likely presented. UIKit does not tell which controller did.
  private static func front(of container: UIViewController) -> UIViewController {
    let shown =
      (container as? UINavigationController)?.topViewController
      ?? (container as? UITabBarController)?.selectedViewController
    return shown.map(front) ?? container
  }

  /// The unwind segue. It dismisses the presented controllers in between. Then each container of the destination that
  /// does not contain the source goes back to it, unless the destination has left in the meantime.
  static func segue(
    identifier: String?, from source: UIViewController, to destination: UIViewController, animated: Bool
  ) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      let out = way(from: source)
      let up = Array(sequence(first: destination) { $0.parent })
      guard zip(up.dropFirst(), up).allSatisfy({ members(of: $0).contains($1) }) else { return }
      guard let top = up.firstIndex(where: out.contains) else { return }
      let presented = out.prefix { $0 !== up[top] }.last { $0.parent == nil }
      let presenter = presented?.presentingViewController ?? up[top]
      if presenter.presentedViewController != nil { presenter.dismiss(animated: animated) }
      let unwinding = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
      for (container, child) in zip(up.dropFirst(), up).prefix(top).reversed() {
        container.unwind(for: unwinding, towards: child)
      }
    }
  }
}

extension SceneDispatch {
  /// Performs an unwind segue to the first controller of a class, which is called for that; nothing if there is none.
  func unwind<Receiver: UIViewController>(
    to type: Receiver.Type, _ identifier: String?, from source: Source, as case: @MainActor (Receiver) -> Segue,
    sender: Any?, animated: Bool = true, _ action: @MainActor (Receiver, UIStoryboardSegue) -> Void
  ) {
    guard let receiver = SceneUnwind.receiver(type, from: source) else { return }
    let segue = SceneUnwind.segue(identifier: identifier, from: source, to: receiver, animated: animated)
    perform(segue, from: source, as: `case`(receiver), sender: sender) { action(receiver, segue) }
  }
}

/// Runs a closure for a gesture recogniser, which can call methods by selectors only.
@MainActor
final class SceneGesture: NSObject {
  private let action: @MainActor (UIGestureRecognizer) -> Void
  private let isSegue: Bool
  private var hasBegun = false

  private init(isSegue: Bool, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.isSegue = isSegue
    self.action = action
  }

  /// Runs an action whenever a gesture begins, changes, ends or is cancelled, as UIKit does.
  static func addAction(
    to recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    SceneGesture(isSegue: false, action).listen(to: recognizer)
  }

  /// Performs a segue once for each gesture: when it begins or, if it has no duration, when it is recognised.
  static func addSegue(
    to recognizer: UIGestureRecognizer, _ segue: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    SceneGesture(isSegue: true, segue).listen(to: recognizer)
  }

  private func listen(to recognizer: UIGestureRecognizer) {
    #if canImport(HeadlessUIKit) && (os(Linux) || os(macOS))
      recognizer._addAction { self.recognize($0) }
    #else
      recognizer.addTarget(self, action: #selector(recognize(_:)))
      // A recogniser does not retain its targets.
      let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      objc_setAssociatedObject(recognizer, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func recognize(_ recognizer: UIGestureRecognizer) {
    let isFirst = !hasBegun
    hasBegun = recognizer.state == .began || recognizer.state == .changed
    if !isSegue || isFirst && (hasBegun || recognizer.state == .ended) { action(recognizer) }
  }
}

/// The key commands of a scene. UIKit calls one method for all of them.
@MainActor
final class SceneKeyCommands {
  private let action: Selector
  private var closures: [@MainActor (UIKeyCommand) -> Void] = []

  init(action: String) { self.action = Selector(action) }

  /// Makes a command that runs a closure.
  func make(
    input: String, modifierFlags: UIKeyModifierFlags, _ closure: @escaping @MainActor (UIKeyCommand) -> Void
  ) -> UIKeyCommand {
    closures.append(closure)
    let command = UIKeyCommand(
      title: "", image: nil, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: closures.count - 1)
    #if canImport(HeadlessUIKit) && (os(Linux) || os(macOS))
      command._handler = closure
    #endif
    return command
  }

  /// Runs the closure of a command.
  func perform(_ command: UIKeyCommand) {
    guard let index = command.propertyList as? Int, closures.indices.contains(index) else { return }
    closures[index](command)
  }
}

#if !(canImport(HeadlessUIKit) && (os(Linux) || os(macOS)))
  /// Stands in front of a data source or delegate of yours, which gets every message that a subclass does not answer.
  @MainActor
  class SceneForwarder: NSObject {
    // UIKit asks on the main thread, through methods that are not isolated.
    fileprivate nonisolated(unsafe) weak var receiver: (any NSObjectProtocol)?

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || receiver?.responds(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { receiver }
  }
#endif

#if canImport(HeadlessUIKit) && (os(Linux) || os(macOS))
  typealias SceneTableDataSource = UITableView.DataSourceForwarder
  typealias SceneTableDelegate = UITableView.DelegateForwarder
#else
  // A method of yours is a constant first: that compiles for the optional methods of UIKit and for headless UIKit's.

  /// Stands in front of the data source of a table.
  @MainActor
  class SceneTableDataSource: SceneForwarder, UITableViewDataSource {
    weak var author: (any UITableViewDataSource)? { didSet { receiver = author } }

    func numberOfSections(in tableView: UITableView) -> Int {
      let count = author?.numberOfSections(in:)
      return count?(tableView) ?? 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      author?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      author?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      let title = author?.tableView(_:titleForHeaderInSection:)
      return title?(tableView, section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      let title = author?.tableView(_:titleForFooterInSection:)
      return title?(tableView, section)
    }
  }

  /// Stands in front of the delegate of a table.
  @MainActor
  class SceneTableDelegate: SceneForwarder, UITableViewDelegate {
    weak var author: (any UITableViewDelegate)? { didSet { receiver = author } }
    /// Whether a subclass knows heights. UIKit asks a delegate that has the method for the height of every row.
    nonisolated(unsafe) var answersHeights = false
    private nonisolated static let heightForRow = "tableView:heightForRowAtIndexPath:"

    nonisolated override func responds(to selector: Selector!) -> Bool {
      let isHeight = !answersHeights && selector == Selector(Self.heightForRow)
      return isHeight ? receiver?.responds(to: selector) == true : super.responds(to: selector)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      let height = author?.tableView(_:heightForRowAt:)
      return height?(tableView, indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let select = author?.tableView(_:didSelectRowAt:)
      select?(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      let tap = author?.tableView(_:accessoryButtonTappedForRowWith:)
      tap?(tableView, indexPath)
    }
  }
#endif

/// The data source and the delegate of a table: they know the rows of the scene and what selecting a row performs, and
/// ask yours for everything else.
@MainActor
final class SceneTable {
  private let content = SceneTableContent()
  private let rows: SceneRows
  private let actions: SceneRowActions

  init() {
    rows = SceneRows(content)
    actions = SceneRowActions(content)
  }

  /// Your data source.
  var dataSource: (any UITableViewDataSource)? {
    get { rows.author }
    set { rows.author = newValue }
  }

  /// Your delegate.
  var delegate: (any UITableViewDelegate)? {
    get { actions.author }
    set { actions.author = newValue }
  }

  /// Adds a section. The next rows belong to it.
  func addSection(header: String? = nil, footer: String? = nil) {
    content.sections.append(SceneTableContent.Section(header: header, footer: footer))
  }

  /// Adds a cell to the last section, and the action that selecting it performs.
  func addRow(_ cell: UITableViewCell, height: CGFloat? = nil, _ action: (@MainActor (Any?) -> Void)? = nil) {
    let row = SceneTableContent.Row(
      cell: cell, height: height, indentationLevel: cell.indentationLevel, action: action)
    content.sections[content.sections.count - 1].rows.append(row)
    if height != nil { actions.answersHeights = true }
  }

  /// Sets the action that a tap on the accessory of the last cell performs.
  func addAccessoryAction(_ action: @escaping @MainActor (Any?) -> Void) {
    let section = content.sections.count - 1
    content.sections[section].rows[content.sections[section].rows.count - 1].accessoryAction = action
  }

  /// Sets the action that selecting a row with a cell of a reuse identifier performs.
  func perform(forCellsWith reuseIdentifier: String, _ action: @escaping @MainActor (Any?) -> Void) {
    actions.all[reuseIdentifier] = action
  }

  /// Sets the action that a tap on the accessory of a cell of a reuse identifier performs.
  func addAccessoryAction(forCellsWith reuseIdentifier: String, _ action: @escaping @MainActor (Any?) -> Void) {
    actions.accessories[reuseIdentifier] = action
  }

  /// Becomes the data source and delegate of a table, once yours are set. A table view controller is asked first about
  /// its own table: `super` in its methods answers what the scene says.
  func serve(_ table: UITableView) {
    if !content.sections.isEmpty, let controller = rows.author as? UITableViewController,
      controller.tableView === table
    {
      content.table = table
      rows.controller = controller
      if actions.author === controller { actions.controller = controller }
      SceneTableSuper.answer(content, for: controller)
    }
    table.dataSource = content.sections.isEmpty ? rows.author : rows
    table.delegate = actions
  }

  /// Makes the header of a table as tall as its constraints ask for; the table makes it as wide as itself.
  static func fitHeader(of table: UITableView) { fit(table.tableHeaderView, in: table) { table.tableHeaderView = $0 } }

  /// Makes the footer of a table as tall as its constraints ask for; the table makes it as wide as itself.
  static func fitFooter(of table: UITableView) { fit(table.tableFooterView, in: table) { table.tableFooterView = $0 } }

  /// - Parameter set: sets the view again, for only then does a table notice that the height has changed.
  private static func fit(_ view: UIView?, in table: UITableView, _ set: (UIView) -> Void) {
    guard let view else { return }
    // Before a layout has given the table a width, any width of a screen does.
    let width = table.bounds.width > 0 ? table.bounds.width : 375
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: UILayoutPriority(1000),
      verticalFittingPriority: UILayoutPriority(50)
    ).height
    guard height != view.frame.height else { return }
    view.frame.size = CGSize(width: width, height: height)
    set(view)
  }
}

/// What the scene says of the sections of a table. It is also what `super` answers in a table view controller of yours.
@MainActor
final class SceneTableContent: NSObject, UITableViewDataSource, UITableViewDelegate {
  fileprivate struct Row {
    let cell: UITableViewCell
    let height: CGFloat?
    // A table sets the level of a cell to what its delegate answers.
    let indentationLevel: Int
    let action: (@MainActor (Any?) -> Void)?
    var accessoryAction: (@MainActor (Any?) -> Void)?
  }

  fileprivate struct Section {
    let header: String?
    let footer: String?
    var rows: [Row] = []
  }

  fileprivate var sections: [Section] = []
  fileprivate weak var table: UITableView?

  fileprivate func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  fileprivate subscript(indexPath: IndexPath) -> Row? {
    guard let rows = section(indexPath.section)?.rows else { return nil }
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  fileprivate func row(of cell: UITableViewCell) -> Row? {
    sections.lazy.flatMap(\.rows).first { $0.cell === cell }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.rows.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let row = self[indexPath] else {
      fatalError(
        "The scene has no row \(indexPath.row) in section \(indexPath.section); "
          + "return a cell of yours in tableView(_:cellForRowAt:)")
    }
    return row.cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    self[indexPath]?.height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    self[indexPath]?.indentationLevel ?? 0
  }
}

#if canImport(HeadlessUIKit) && (os(Linux) || os(macOS))
  /// What `super` answers in table view controllers whose rows are in a scene.
  @MainActor
  enum SceneTableSuper {
    static func answer(_ content: SceneTableContent, for controller: UITableViewController) {
      controller._staticContent = content
    }
  }
#else
  /// What `super` answers in table view controllers whose rows are in a scene.
  ///
  /// With a storyboard, UIKit gives such a controller the static rows. No declared method does so. Therefore the methods
  /// of UITableViewController are replaced, once. For every other controller they do what they did.
  @MainActor
  enum SceneTableSuper {
    private final class Key {}
    private static let key = Key()
    private static var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    static func answer(_ content: SceneTableContent, for controller: UITableViewController) {
      objc_setAssociatedObject(controller, address, content, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      _ = replaced
    }

    private static func content(of controller: UITableViewController, _ table: UITableView) -> SceneTableContent? {
      let content = objc_getAssociatedObject(controller, address) as? SceneTableContent
      return content?.table === table ? content : nil
    }

    private static func content(
      of controller: UITableViewController, _ table: UITableView, at row: AnyObject
    ) -> (content: SceneTableContent, path: IndexPath)? {
      guard let content = content(of: controller, table), let path = row as? IndexPath else { return nil }
      return (content, path)
    }

    private typealias Counts = @convention(c) (UITableViewController, Selector, UITableView) -> Int
    private typealias Numbers = @convention(c) (UITableViewController, Selector, UITableView, Int) -> Int
    private typealias Cells = @convention(c) (UITableViewController, Selector, UITableView, AnyObject) -> AnyObject?
    private typealias Titles = @convention(c) (UITableViewController, Selector, UITableView, Int) -> AnyObject?
    private typealias RowHeights = @convention(c) (UITableViewController, Selector, UITableView, AnyObject) -> CGFloat
    private typealias Heights = @convention(c) (UITableViewController, Selector, UITableView, Int) -> CGFloat
    private typealias Levels = @convention(c) (UITableViewController, Selector, UITableView, AnyObject) -> Int

    private static let replaced: Void = {
      replace("numberOfSectionsInTableView:", Counts.self) { selector, original in
        { controller, table in
          content(of: controller, table)?.numberOfSections(in: table) ?? original(controller, selector, table)
        } as @convention(block) (UITableViewController, UITableView) -> Int
      }
      replace("tableView:numberOfRowsInSection:", Numbers.self) { selector, original in
        { controller, table, section in
          content(of: controller, table)?.tableView(table, numberOfRowsInSection: section)
            ?? original(controller, selector, table, section)
        } as @convention(block) (UITableViewController, UITableView, Int) -> Int
      }
      replace("tableView:cellForRowAtIndexPath:", Cells.self) { selector, original in
        { controller, table, row in
          guard let (content, path) = content(of: controller, table, at: row) else {
            return original(controller, selector, table, row)
          }
          return content.tableView(table, cellForRowAt: path)
        } as @convention(block) (UITableViewController, UITableView, AnyObject) -> AnyObject?
      }
      replaceTitles("tableView:titleForHeaderInSection:") { $0.tableView($1, titleForHeaderInSection: $2) }
      replaceTitles("tableView:titleForFooterInSection:") { $0.tableView($1, titleForFooterInSection: $2) }
      replace("tableView:heightForRowAtIndexPath:", RowHeights.self) { selector, original in
        { controller, table, row in
          guard let (content, path) = content(of: controller, table, at: row) else {
            return original(controller, selector, table, row)
          }
          return content.tableView(table, heightForRowAt: path)
        } as @convention(block) (UITableViewController, UITableView, AnyObject) -> CGFloat
      }
      replaceHeights("tableView:heightForHeaderInSection:") { $0.tableView($1, heightForHeaderInSection: $2) }
      replaceHeights("tableView:heightForFooterInSection:") { $0.tableView($1, heightForFooterInSection: $2) }
      replace("tableView:indentationLevelForRowAtIndexPath:", Levels.self) { selector, original in
        { controller, table, row in
          guard let (content, path) = content(of: controller, table, at: row) else {
            return original(controller, selector, table, row)
          }
          return content.tableView(table, indentationLevelForRowAt: path)
        } as @convention(block) (UITableViewController, UITableView, AnyObject) -> Int
      }
    }()

    private static func replaceTitles(
      _ name: String, _ title: @escaping @MainActor (SceneTableContent, UITableView, Int) -> String?
    ) {
      replace(name, Titles.self) { selector, original in
        { controller, table, section in
          guard let content = content(of: controller, table) else {
            return original(controller, selector, table, section)
          }
          return title(content, table, section) as NSString?
        } as @convention(block) (UITableViewController, UITableView, Int) -> AnyObject?
      }
    }

    private static func replaceHeights(
      _ name: String, _ height: @escaping @MainActor (SceneTableContent, UITableView, Int) -> CGFloat
    ) {
      replace(name, Heights.self) { selector, original in
        { controller, table, section in
          content(of: controller, table).map { height($0, table, section) }
            ?? original(controller, selector, table, section)
        } as @convention(block) (UITableViewController, UITableView, Int) -> CGFloat
      }
    }

    /// Replaces a method that UITableViewController has.
    private static func replace<Function, Block>(
      _ name: String, _ type: Function.Type, _ block: (Selector, Function) -> Block
    ) {
      let selector = Selector(name)
      guard let method = class_getInstanceMethod(UITableViewController.self, selector) else { return }
      let original = unsafeBitCast(method_getImplementation(method), to: Function.self)
      method_setImplementation(method, imp_implementationWithBlock(block(selector, original)))
    }
  }
#endif

/// The rows of a table whose cells are in the scene.
@MainActor
final class SceneRows: SceneTableDataSource {
  private let content: SceneTableContent
  /// The controller that is asked first; its `super` is the scene.
  fileprivate weak var controller: UITableViewController?

  init(_ content: SceneTableContent) {
    self.content = content
    super.init()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    controller?.numberOfSections(in: tableView) ?? content.numberOfSections(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controller?.tableView(tableView, numberOfRowsInSection: section)
      ?? content.tableView(tableView, numberOfRowsInSection: section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    controller?.tableView(tableView, cellForRowAt: indexPath)
      ?? content.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let controller { return controller.tableView(tableView, titleForHeaderInSection: section) }
    return content.tableView(tableView, titleForHeaderInSection: section)
      ?? super.tableView(tableView, titleForHeaderInSection: section)
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let controller { return controller.tableView(tableView, titleForFooterInSection: section) }
    return content.tableView(tableView, titleForFooterInSection: section)
      ?? super.tableView(tableView, titleForFooterInSection: section)
  }
}

/// What selecting rows performs, and how tall the rows of the scene are.
@MainActor
final class SceneRowActions: SceneTableDelegate {
  private let content: SceneTableContent
  /// The controller that is asked first; its `super` is the scene.
  fileprivate weak var controller: UITableViewController?
  /// The actions for cells that code makes, by reuse identifier.
  fileprivate var all: [String: @MainActor (Any?) -> Void] = [:]
  /// What a tap on the accessory of such a cell performs.
  fileprivate var accessories: [String: @MainActor (Any?) -> Void] = [:]

  init(_ content: SceneTableContent) {
    self.content = content
    super.init()
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let controller { return controller.tableView(tableView, heightForRowAt: indexPath) }
    return content[indexPath]?.height ?? super.tableView(tableView, heightForRowAt: indexPath)
  }

  // UIKit performs the segue of a cell before it tells the delegate.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let row = row(at: indexPath, in: tableView) {
      row.action?(row.cell)
    } else if let cell = tableView.cellForRow(at: indexPath), let identifier = cell.reuseIdentifier {
      all[identifier]?(cell)
    }
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if let row = row(at: indexPath, in: tableView) {
      row.accessoryAction?(row.cell)
    } else if let cell = tableView.cellForRow(at: indexPath), let identifier = cell.reuseIdentifier {
      accessories[identifier]?(cell)
    }
    super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// The row of the scene whose cell is shown. A controller can show it at another index path, or another cell there.
  private func row(at indexPath: IndexPath, in tableView: UITableView) -> SceneTableContent.Row? {
    guard controller != nil, let cell = tableView.cellForRow(at: indexPath) else { return content[indexPath] }
    return content.row(of: cell)
  }
}

#if canImport(HeadlessUIKit) && (os(Linux) || os(macOS))
  typealias SceneCollectionDelegate = UICollectionView.DelegateForwarder
#else
  /// Stands in front of the delegate of a collection.
  @MainActor
  class SceneCollectionDelegate: SceneForwarder, UICollectionViewDelegate {
    weak var author: (any UICollectionViewDelegate)? { didSet { receiver = author } }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      let select = author?.collectionView(_:didSelectItemAt:)
      select?(collectionView, indexPath)
    }
  }
#endif

/// The delegate of a collection: it knows what selecting an item performs, and asks yours for everything else.
@MainActor
final class SceneCollection: SceneCollectionDelegate {
  private var actions: [String: @MainActor (Any?) -> Void] = [:]

  /// Your delegate.
  var delegate: (any UICollectionViewDelegate)? {
    get { author }
    set { author = newValue }
  }

  /// Sets the action that selecting an item with a cell of a reuse identifier performs.
  func perform(forCellsWith reuseIdentifier: String, _ action: @escaping @MainActor (Any?) -> Void) {
    actions[reuseIdentifier] = action
  }

  /// Becomes the delegate of a collection, once yours is set.
  func serve(_ collection: UICollectionView) { collection.delegate = self }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let cell = collectionView.cellForItem(at: indexPath), let identifier = cell.reuseIdentifier {
      actions[identifier]?(cell)
    }
    super.collectionView(collectionView, didSelectItemAt: indexPath)
  }
}

/// Views of prototypes. A table or collection makes each of a class, and the scene makes what is in it, once.
@MainActor
enum SceneReuse {
  /// Marks a view that has been filled.
  private final class Mark: UILayoutGuide {}

  /// A cell of a table.
  static func cell<Cell: UITableViewCell>(
    _ identifier: String, of list: UITableView, for indexPath: IndexPath, fill: (Cell) -> Void
  ) -> Cell {
    filled(list.dequeueReusableCell(withIdentifier: identifier, for: indexPath), identifier, fill)
  }

  /// A header or footer of a section.
  static func headerFooterView<View: UITableViewHeaderFooterView>(
    _ identifier: String, of list: UITableView, fill: (View) -> Void
  ) -> View {
    guard let view = list.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
      fatalError("Nothing is registered for `\(identifier)`: call the function that registers it first")
    }
    return filled(view, identifier, fill)
  }

  /// A cell of a collection.
  static func cell<Cell: UICollectionViewCell>(
    _ identifier: String, of list: UICollectionView, for indexPath: IndexPath, fill: (Cell) -> Void
  ) -> Cell {
    filled(list.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), identifier, fill)
  }

  /// A header, a footer or another view beside the cells of a collection.
  static func supplementaryView<View: UICollectionReusableView>(
    _ identifier: String, ofKind kind: String, of list: UICollectionView, for indexPath: IndexPath,
    fill: (View) -> Void
  ) -> View {
    let view = list.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    return filled(view, identifier, fill)
  }

  private static func filled<View: UIView>(_ view: UIView, _ identifier: String, _ fill: (View) -> Void) -> View {
    guard let view = view as? View else {
      fatalError("The class that is registered for `\(identifier)` is \(type(of: view)), not \(View.self)")
    }
    if !view.layoutGuides.contains(where: { $0 is Mark }) {
      view.addLayoutGuide(Mark())
      fill(view)
    }
    return view
  }
}

/// Adapts views to traits: size classes, light and dark mode, contrast.
@MainActor
enum SceneTraits {
  /// Calls a closure with the traits of a view, now and whenever they change.
  ///
  /// The view retains the closure, which therefore must not retain the view.
  static func observe<View: UIView>(_ view: View, _ adapt: @escaping @MainActor (View, UITraitCollection) -> Void) {
    if #available(iOS 17, *) {
      let traits: [UITrait] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
        UITraitAccessibilityContrast.self,
      ]
      view.registerForTraitChanges(traits) { (view: View, _) in adapt(view, view.traitCollection) }
    } else {
      let observer = Observer { [weak view] in
        if let view { adapt(view, view.traitCollection) }
      }
      view.addSubview(observer)
    }
    adapt(view, view.traitCollection)
  }

  /// Activates the constraints that are needed, after it has deactivated the others.
  static func activate(_ groups: [(constraints: [NSLayoutConstraint], isNeeded: Bool)]) {
    for group in groups where !group.isNeeded { NSLayoutConstraint.deactivate(group.constraints) }
    for group in groups where group.isNeeded { NSLayoutConstraint.activate(group.constraints) }
  }

  /// Adds those of some neighbours that are needed to their superview, and removes the others.
  ///
  /// - Parameter next: the view that follows in the scene.
  static func place(
    in superview: UIView, before next: UIView? = nil, _ views: (view: UIView, isNeeded: Bool)...
  ) {
    var next = next?.superview === superview ? next : nil
    for (view, isNeeded) in views.reversed() {
      guard isNeeded else {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== superview { add(view, to: superview, before: next) }
      next = view
    }
  }

  private static func add(_ view: UIView, to superview: UIView, before next: UIView?) {
    if let stack = superview as? UIStackView {
      let index = next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) } ?? stack.arrangedSubviews.count
      stack.insertArrangedSubview(view, at: index)
    } else if let next {
      superview.insertSubview(view, belowSubview: next)
    } else {
      superview.addSubview(view)
    }
  }

  /// A hidden view that is told when traits change, on systems where nothing else can register for it.
  private final class Observer: UIView {
    private let traitsDidChange: @MainActor () -> Void

    init(_ traitsDidChange: @escaping @MainActor () -> Void) {
      self.traitsDidChange = traitsDidChange
      super.init(frame: .zero)
      isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { traitsDidChange() }
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

/// Makes controllers from storyboards.
@MainActor
enum SceneStoryboard {
  /// The controller with an identifier in a storyboard, or the initial one.
  static func instantiate<Controller: UIViewController>(
    _ type: Controller.Type, from storyboard: UIStoryboard, identifier: String?
  ) -> Controller {
    let controller =
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
    guard let controller = controller as? Controller else {
      fatalError("The storyboard's controller '\(identifier ?? "")' is no \(type)")
    }
    return controller
  }
}
