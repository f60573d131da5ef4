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
