import LayoutSolver
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import UIKitFacts
import VectorPictures

/// Lays out and draws the screen of one controller, with what is embedded in it.
struct ScreenBuilder {
  let context: ScreenContext
  var views: [ScreenView] = []
  var findings: [ScreenFinding] = []
  var barItems: [ScreenBarItem] = []
  /// How far the content of views that scroll goes beyond them.
  private var overflow = 0.0
  /// The controllers around what is being added, so that one which embeds itself ends.
  private var open: Set<ID<Controller>> = []
  /// The controllers that the screen shows, in the order in which they were added.
  var controllers: [ID<Controller>] = []
  /// The segues that something on the screen performs.
  private var performed: Set<ID<Segue>> = []
  /// What container views show, where that is not what they show first.
  private let choices: EmbeddedPlaces.Choices
  /// How many views are around the one that is being drawn.
  private var depth = 0
  /// More than a screen has, and few enough to be drawn: controllers in several places multiply.
  private static let mostViews = 5_000
  /// More views in each other than a screen has, and few enough for the stack: controllers are embedded in each other.
  private static let mostDepth = 300
  /// The most points by which a screen becomes higher than the device.
  private static let mostOverflow = 20_000.0
  var graph: SceneGraph { context.graph }
  var environment: PreviewEnvironment { context.environment }
  var background: RGBA { ViewPainter(context).color("systemBackground") }

  /// Whether it draws what is behind another screen: no sheet, and nothing is searched for problems.
  let isBackdrop: Bool

  init(_ context: ScreenContext, isBackdrop: Bool = false, choices: EmbeddedPlaces.Choices = .init()) {
    (self.context, self.isBackdrop, self.choices) = (context, isBackdrop, choices)
  }

  var findsProblems: Bool { context.findsProblems && !isBackdrop }

  /// The screen of a controller.
  ///
  /// - Parameter isFullHeight: whether it is as high as what scrolls on it.
  static func screen(of id: ID<Controller>, _ context: ScreenContext, isFullHeight: Bool) -> Screen {
    screen(of: id, with: .init(), context, isFullHeight: isFullHeight)
  }

  /// The screen on which a container view shows a controller after a swap.
  static func screen(
    swappedTo id: ID<Controller>, in place: EmbeddedPlaces.Place, _ context: ScreenContext, isFullHeight: Bool
  ) -> Screen {
    var screen = screen(
      of: context.shown(place.host), with: place.choices, context, isFullHeight: isFullHeight)
    screen.controller = context.graph.controllers[id].label
    screen.file = context.graph.files[context.graph.controllers[id].file].document.file.path
    screen.keepFindings(inTree: context.graph.controllers[id].tree, context.graph)
    return screen
  }

  private static func screen(
    of id: ID<Controller>, with choices: EmbeddedPlaces.Choices, _ context: ScreenContext, isFullHeight: Bool
  ) -> Screen {
    var builder = ScreenBuilder(context, choices: choices)
    let screen = builder.screen(of: id, higherBy: 0)
    guard isFullHeight, builder.overflow > 0 else { return screen }
    var higher = ScreenBuilder(context, choices: choices)
    return higher.screen(of: id, higherBy: min(builder.overflow.rounded(.up), mostOverflow))
  }

  mutating func screen(of id: ID<Controller>, higherBy overflow: Double) -> Screen {
    var size = context.canvas?.sizes[graph.controllers[id].label] ?? environment.size
    size.height += overflow
    if graph.controllers[id].container == .split { return split(id, in: size) }
    if !isBackdrop, let presentation = context.presentation(of: id) { return presented(id, presentation, in: size) }
    let area = safeArea(of: id)
    var picture = ViewPicture(
      frame: LayoutRect(origin: .zero, size: size),
      fill: background)
    picture.clips = true
    picture.children.append(add(id, LayoutRect(origin: .zero, size: size), area, in: nil))
    if findsProblems {
      findings += AccessibilityFindings(picture, views, context).findings(barItems: graph.controllers[id].barItems)
    }
    picture.children += addBars(of: id, size: size, environment.safeArea, at: .zero)
    return screen(called: graph.controllers[id].label, inFile: graph.controllers[id].file, size, area, picture)
  }

  /// The screen of a view that is no controller's: a cell, a header, a view that code makes.
  mutating func screen(of tree: ID<ViewTree>) -> Screen {
    let root = graph.trees[tree].root
    let frame = root.flatMap { context.values($0).rectangle("frame") }
    let size =
      root.flatMap(context.canvasSize) ?? frame.map(\.size)
      ?? LayoutSize(width: environment.size.width, height: 0)
    var place = Island.Place(size: size)
    place.fitsHeight = size.height == 0
    if let root, graph.objects[root].kind.role == .tableCell {
      context.give(&place, to: root, width: size.width, tableInset: nil)
    } else if let root, graph.objects[root].kind.role.isOne(of: .reusable), context.canvas == nil {
      place.margins = ControlSizes.cellMargins(width: size.width)
    } else if context.canvas != nil {
      // The canvas gives a view of a xib the margins of a controller's view.
      (place.margins, place.systemMargin) = (.zero, context.rootMargin(width: size.width))
      // What is as large as the device is such a view.
      if size == environment.size || isCovered(tree, size) { place.safeArea = environment.safeArea }
    }
    let island = IslandBuilder.island(root, context, place)
    let laidOut = LayoutRect(origin: .zero, size: island.frame(of: 0).size)
    var picture = ViewPicture(
      frame: laidOut, fill: background)
    picture.children.append(add(island, at: laidOut.origin, in: nil))
    if findsProblems { findings += AccessibilityFindings(picture, views, context).findings(barItems: []) }
    return screen(
      called: graph.label(of: tree), inFile: graph.trees[tree].file, laidOut.size, .zero, picture)
  }

  /// Whether the canvas of a xib shows a view of a free form below the bars of the device.
  private func isCovered(_ tree: ID<ViewTree>, _ size: LayoutSize) -> Bool {
    guard let canvas = context.canvas, canvas.surroundings[graph.label(of: tree)]?.isFreeform == true else {
      return false
    }
    return canvas.coversFreeform(height: size.height, of: environment.size)
  }

  func screen(
    called name: String, inFile file: Int, _ size: LayoutSize, _ area: LayoutInsets, _ picture: ViewPicture
  ) -> Screen {
    Screen(
      controller: name, file: graph.files[file].document.file.path, environment: environment, size: size,
      safeArea: area,
      views: views, findings: findings, picture: picture, barItems: barItems,
      // Nobody taps what is behind a sheet.
      codeSegues: isBackdrop ? [] : codeSegues)
  }

  /// What hardware and bars cover of a controller that fills the screen.
  private func safeArea(of id: ID<Controller>) -> LayoutInsets {
    var device = environment.safeArea
    let simulated = context.canvas?.surroundings[graph.controllers[id].label]
    if simulated?.hidesStatusBar == true { device.top = 0 }
    var area = self.area(of: id, covered: device)
    let isAboveBars = area.bottom > device.bottom
    let bottomBar = isAboveBars ? area.bottom - device.bottom : simulated?.bottomBarHeight ?? 0
    area.bottom = device.bottom + bottomBar
    guard let canvas = context.canvas, let size = canvas.sizes[graph.controllers[id].label], size != environment.size
    else { return area }
    if canvas.fillsScreen(size) { return area }
    if context.popovers.contains(id) { return .zero }
    if simulated?.isFreeform == true {
      guard canvas.coversFreeform(height: size.height, of: environment.size) else { return .zero }
      if size.height >= environment.size.height { return area }
    } else if size.width == environment.size.width, size.height < environment.size.height {
      return covered(area, bottomBar, without: environment.size.height - size.height)
    }
    // The view begins below the navigation bar.
    if area.top > device.top { area.top = 0 }
    return area
  }

  /// What bars cover of a view that is lower than the device: it ends at some of the bars.
  private func covered(_ area: LayoutInsets, _ bottomBar: Double, without missing: Double) -> LayoutInsets {
    var area = area
    let isAboveBottomBar = bottomBar > 0 && [area.bottom, area.top + area.bottom].contains(missing)
    if isAboveBottomBar { area.bottom = 0 }
    if !(isAboveBottomBar && missing < area.top + bottomBar) { area.top = 0 }
    return area
  }

  /// What bars and hardware cover of a controller that does not fill the screen.
  ///
  /// - Parameter covered: what hardware covers of it.
  func area(of id: ID<Controller>, covered: LayoutInsets) -> LayoutInsets {
    let bars = BarPainter(context)
    var area = covered
    area.top += bars.navigationBarHeight(of: id)
    area.bottom += bars.bottomBarsHeight(of: id)
    return area
  }

  // MARK: Segues

  /// Draws the bars of a controller, and adds what is in them.
  ///
  /// - Parameters:
  ///   - covered: what hardware covers of the controller.
  ///   - origin: where the controller is on the screen.
  mutating func addBars(
    of id: ID<Controller>, size: LayoutSize, _ covered: LayoutInsets, at origin: LayoutPoint
  ) -> [ViewPicture] {
    var painter = BarPainter(context, firstItem: barItems.count) { [context] view in
      // The views of a bar are not in the view of the controller, so they are no views of its screen.
      var builder = ScreenBuilder(context, isBackdrop: true)
      let island = IslandBuilder.island(view, context, context.placeInBar(of: view))
      return builder.add(island, at: .zero, in: nil).withoutNumbers
    }
    let bars = painter.bars(of: id, size: size, covered)
    var items = painter.items
    for bar in bars {
      for number in bar.children.compactMap(\.item).map({ $0 - barItems.count }) {
        items[number].frame.origin.x += origin.x + bar.frame.left
        items[number].frame.origin.y += origin.y + bar.frame.top
      }
    }
    barItems += items
    performed.formUnion(painter.performed)
    return bars
  }

  /// The segues of all controllers on the screen that nothing on it performs.
  private var codeSegues: [ScreenLink] {
    controllers.flatMap { id in
      graph.controllers[id].segues.compactMap { segue -> ScreenLink? in
        guard !performed.contains(segue), !isShown(segue), var link = context.link(segue) else { return nil }
        link.trigger = trigger(of: graph.segues[segue])
        return link
      }
        + context.embedded.otherPages(than: id).map {
          ScreenLink(destination: context.screenName(of: $0), kind: "page")
        }
    }
  }

  /// Whether the destination of a segue is on the screen already, or in a container around it.
  private func isShown(_ segue: ID<Segue>) -> Bool {
    switch graph.segues[segue].kind {
    case .relationship: true
    case .embed:
      // The only child of a container view is there, even if the container is hidden.
      !(graph.segues[segue].container.map(graph.isSwapped) ?? false)
        || graph.destination(of: segue).map { controllers.contains(context.shown($0, choices.pages)) } ?? true
    default: false
    }
  }

  /// What performs a segue that nothing on the screen performs; nil for code.
  private func trigger(of segue: Segue) -> String? {
    guard case .object(let id) = segue.trigger else { return nil }
    let values = context.values(id)
    let name = values.text("title") ?? values.text("discoverabilityTitle") ?? values.text("input")
    let object = graph.objects[id]
    let words = [object.kind.name, name ?? object.name?.text].compactMap(\.self).joined(separator: " ")
    return segue[.trigger] == .accessoryAction ? "accessory of \(words)" : words
  }

  // MARK: Controllers

  /// Adds the view of a controller in a place, and draws it.
  mutating func add(
    _ id: ID<Controller>, _ frame: LayoutRect, _ safeArea: LayoutInsets, in parent: Int?
  ) -> ViewPicture {
    open.insert(id)
    defer { open.remove(id) }
    controllers.append(id)
    let tree = graph.controllers[id].tree
    var place = Island.Place(size: frame.size, safeArea: safeArea)
    // The system has none above and below.
    (place.margins, place.systemMargin) = (.zero, context.rootMargin(width: frame.size.width))
    let root = graph.trees[tree].root
    place.canvas =
      context.canvas == nil
      ? root.flatMap { context.values($0).rectangle("frame")?.size } ?? Device.sceneCanvas : frame.size
    let island = IslandBuilder.island(root, context, place)
    var picture = add(island, at: frame.origin, in: parent)
    if graph.trees[tree].root == nil, picture.fill == nil {
      picture.fill = background
    }
    return picture
  }

  // MARK: Views

  /// Adds the views of an island, and draws them.
  ///
  /// - Parameter isRepeated: whether the same views have been added before.
  private mutating func add(
    _ island: Island, at origin: LayoutPoint, in parent: Int?, isRepeated: Bool = false
  ) -> ViewPicture {
    let first = views.count
    let constraints = context.describesConstraints ? ConstraintTexts(island, graph) : nil
    for (number, view) in island.views.enumerated() {
      var frame = island.frame(of: number)
      if number == 0 { frame.origin = origin }
      views.append(entry(view, number, frame, island, first, parent))
      guard let object = view.object else { continue }
      if let segue = context.tappedSegue(of: object) {
        performed.insert(segue)
        views[first + number].link = context.link(segue)
      }
      if let constraints { views[first + number].constraints = constraints[object] }
    }
    if findsProblems, !isRepeated {
      findings += LayoutFindings(island, first: first, views: views, graph).findings
    }
    return draw(0, of: island, first)
  }

  private func entry(
    _ view: Island.View, _ number: Int, _ frame: LayoutRect, _ island: Island, _ first: Int, _ parent: Int?
  ) -> ScreenView {
    var entry = ScreenView(
      id: nil, objectID: nil, element: "view", object: view.object, file: nil,
      parent: view.parent.map { first + $0 } ?? parent, line: 1, column: 1, frame: frame, isHidden: false, text: nil,
      isTruncated: false, link: nil, constraints: [])
    guard let id = view.object else { return entry }
    let object = graph.objects[id]
    let values = context.values(id)
    let place = context.position(of: id)
    (entry.line, entry.column) = (place.line, place.column)
    entry.file = context.file(of: id)
    (entry.id, entry.element) = (object.name?.text, object.kind.name)
    entry.isHidden = values.flag("hidden") ?? false
    let text = ShownText(island.content(of: number), frame)
    entry.text = text?.text ?? Self.otherText(object, values)
    entry.isTruncated = text?.isTruncated ?? false
    return entry
  }

  private static func otherText(_ object: SceneObject, _ values: ObjectValues) -> String? {
    switch object.kind.name {
    case "textField", "searchBar", "textView": values.text("text") ?? values.text("placeholder")
    case "tableViewCell": values.text("text")
    default: nil
    }
  }

  // MARK: Drawing

  private mutating func draw(_ number: Int, of island: Island, _ first: Int) -> ViewPicture {
    depth += 1
    defer { depth -= 1 }
    let view = island.views[number]
    let frame = views[first + number].frame
    var picture = ViewPicture(frame: frame, view: first + number)
    guard let id = view.object else { return picture }
    ViewPainter(context).paint(id, island.content(of: number), &picture)
    if views[first + number].isHidden { picture.opacity = 0 }
    for child in view.children {
      picture.children.append(draw(child, of: island, first))
    }
    switch graph.objects[id].kind.name {
    case "scrollView":
      scrollBelowBars(id, island.safeArea(of: number), &picture)
      note(bottomOfContent: picture.children.map(\.frame.bottom).max(), island.safeArea(of: number), in: picture)
    case "containerView": embed(id, in: first + number, island.safeArea(of: number), &picture)
    case "tableView", "collectionView": addRows(of: id, in: first + number, island.safeArea(of: number), &picture)
    default: break
    }
    return picture
  }

  private mutating func note(bottomOfContent bottom: Double?, _ safeArea: LayoutInsets, in picture: ViewPicture) {
    guard let bottom, picture.opacity > 0 else { return }
    overflow = max(overflow, bottom + safeArea.bottom - picture.frame.size.height)
  }

  /// A scroll view starts with its content below the bars that cover it.
  private func scrollBelowBars(_ id: ID<SceneObject>, _ safeArea: LayoutInsets, _ picture: inout ViewPicture) {
    guard context.values(id).word("contentInsetAdjustmentBehavior") != "never" else { return }
    for index in picture.children.indices { picture.children[index].frame.origin.y += safeArea.top }
  }

  private mutating func embed(
    _ container: ID<SceneObject>, in view: Int, _ safeArea: LayoutInsets, _ picture: inout ViewPicture
  ) {
    let segues = graph.objects[container].segues.filter { graph.segues[$0].kind == .embed }
    // Of several children without an initial one, the container shows none until code swaps one in.
    let first = segues.count == 1 ? segues.first : segues.first { graph.segues[$0].isInitial }
    guard let segue = choices.segues[container] ?? first, let destination = graph.destination(of: segue),
      views.count < Self.mostViews, depth < Self.mostDepth
    else { return }
    let child = context.shown(destination, choices.pages)
    guard !open.contains(child) else { return }
    let size = picture.frame.size
    picture.children.append(add(child, LayoutRect(origin: .zero, size: size), safeArea, in: view))
  }

  private mutating func addRows(
    of list: ID<SceneObject>, in view: Int, _ safeArea: LayoutInsets, _ picture: inout ViewPicture
  ) {
    let top = safeArea.top
    let layout = ListLayout(list, picture.frame.size, top: top, context)
    picture.shapes += layout.shapes
    var known: Set<ID<SceneObject>> = []
    for row in layout.rows {
      let number = views.count
      let isRepeated = !known.insert(row.cell).inserted
      var drawn = add(row.island, at: row.frame.origin, in: view, isRepeated: isRepeated)
      if let accessory = addAccessoryView(of: row.cell, row.frame.size, in: number) { drawn.children.append(accessory) }
      CellPainter(context).paint(row, &drawn)
      drawn.frame.origin.y += top
      picture.children.append(drawn)
    }
    note(bottomOfContent: layout.rows.map { $0.frame.bottom + top }.max(), safeArea, in: picture)
  }

  /// Adds the view that a cell has at its trailing side.
  private mutating func addAccessoryView(
    of cell: ID<SceneObject>, _ size: LayoutSize, in view: Int
  ) -> ViewPicture? {
    guard let id = graph.objects[cell].children.first(where: { graph.objects[$0][.viewPlace] == .accessoryView })
    else { return nil }
    let box = context.ownSize(of: id)
    let island = IslandBuilder.island(id, context, Island.Place(size: box))
    let side = ControlSizes.rowInset(width: environment.size.width)
    let x = environment.isRightToLeft ? side : size.width - side - box.width
    return add(island, at: LayoutPoint(x: x, y: (size.height - box.height) / 2), in: view)
  }
}
