import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// Draws the bars of the containers around a controller.
struct BarPainter {
  private let context: ScreenContext
  private let painter: ViewPainter
  /// The items that have been drawn, with frames in their bars.
  private(set) var items: [ScreenBarItem] = []
  /// The segues that the items perform.
  private(set) var performed: Set<ID<Segue>> = []
  /// The number of the first item.
  private let first: Int
  /// Draws a view that a bar shows.
  private let drawView: (ID<SceneObject>) -> ViewPicture
  private var graph: SceneGraph { context.graph }

  /// - Parameters:
  ///   - first: the number that the first item has in its picture.
  ///   - drawView: draws a view that a bar shows, in its own coordinates.
  init(
    _ context: ScreenContext, firstItem first: Int = 0,
    drawView: @escaping (ID<SceneObject>) -> ViewPicture = { _ in ViewPicture(frame: .zero) }
  ) {
    self.context = context
    self.first = first
    self.drawView = drawView
    painter = ViewPainter(context)
  }

  /// The height of the navigation bar over a controller; 0 without one.
  func navigationBarHeight(of id: ID<Controller>) -> Double { navigationBar(of: id)?.height ?? 0 }

  /// The parts of the navigation bar over a controller; nil without one.
  private func navigationBar(of id: ID<Controller>) -> NavigationBarFacts? {
    if context.canvas?.surroundings[graph.controllers[id].label]?.hasNavigationBar == false { return nil }
    guard let navigation = context.surroundings[id]?.navigation else {
      return context.surroundings[id]?.hasSimulatedBar == true ? NavigationBarFacts() : nil
    }
    if ObjectValues(graph.controllers[navigation], context).flag("navigationBarHidden") ?? false { return nil }
    let environment = context.environment
    return NavigationBarFacts(
      isCompact: !environment.device.isRegularHeight(isLandscape: environment.isLandscape),
      hasPrompt: prompt(of: id) != nil, hasLargeTitle: hasLargeTitle(id, navigation),
      hasSearchBar: context.searchBar(of: id) != nil)
  }

  /// The line of text above the title.
  private func prompt(of id: ID<Controller>) -> String? { ObjectValues(graph.controllers[id], context).text("prompt") }

  private func hasLargeTitle(_ id: ID<Controller>, _ navigation: ID<Controller>) -> Bool {
    let held = graph.controllers[navigation].values.map { context.values($0) }
    let own = ObjectValues(graph.controllers[navigation], context)
    guard ([own] + held).contains(where: { $0.flag("prefersLargeTitles") ?? false }) else { return false }
    switch ObjectValues(graph.controllers[id], context).word("largeTitleDisplayMode") {
    case "never": return false
    // What is pushed takes the mode of what is below it.
    default: return true
    }
  }

  func hasTabBar(_ id: ID<Controller>) -> Bool {
    guard context.surroundings[id]?.tabs != nil else { return false }
    let values = ObjectValues(graph.controllers[id], context)
    return !(values.flag("hidesBottomBarWhenPushed") ?? false)
  }

  /// Whether a toolbar is at the lower edge.
  func hasToolbar(_ id: ID<Controller>) -> Bool {
    guard let navigation = context.surroundings[id]?.navigation else { return false }
    return ObjectValues(graph.controllers[navigation], context).flag("toolbarHidden") == false
  }

  /// The height of the bars at the lower edge; 0 without one.
  func bottomBarsHeight(of id: ID<Controller>) -> Double {
    (hasTabBar(id) ? ControlSizes.tabBarHeight : 0) + (hasToolbar(id) ? ControlSizes.toolbarHeight : 0)
  }

  /// The bars of a controller of a size, in its coordinates.
  ///
  /// - Parameter safeArea: what hardware covers of it.
  mutating func bars(of id: ID<Controller>, size: LayoutSize, _ safeArea: LayoutInsets) -> [ViewPicture] {
    [
      navigationBar(of: id, size, safeArea.top), hasToolbar(id) ? toolbar(of: id, size, safeArea.bottom) : nil,
      hasTabBar(id) ? tabBar(of: id, size, safeArea.bottom) : nil,
    ].compactMap(\.self)
  }

  // MARK: The navigation bar

  private mutating func navigationBar(of id: ID<Controller>, _ size: LayoutSize, _ top: Double) -> ViewPicture? {
    guard let facts = navigationBar(of: id), let around = context.surroundings[id], around.navigation != nil else {
      return nil
    }
    // Before anything is scrolled, the bar shows what lies below it.
    var bar = ViewPicture(frame: LayoutRect(x: 0, y: 0, width: size.width, height: top + facts.height))
    let row = LayoutRect(x: 8, y: top + facts.rowTop, width: max(0, size.width - 16), height: facts.rowHeight)
    let controller = graph.controllers[around.pages ?? id]
    let values = ObjectValues(controller, context)
    let title = values.text("navigationTitle") ?? values.text("title") ?? ""
    if let prompt = prompt(of: id) {
      let rect = LayoutRect(x: 16, y: top, width: max(0, size.width - 32), height: facts.rowTop)
      bar.shapes += painter.text(prompt, in: rect, FontFacts(size: 13), painter.color("label"), "center")
    }
    if let search = context.searchBar(of: id) {
      bar.children.append(searchBar(search, y: top + facts.searchBarTop, width: size.width))
    }
    if facts.hasLargeTitle {
      let rect = LayoutRect(
        x: 16, y: top + facts.largeTitleTop, width: max(0, size.width - 32),
        height: NavigationBarFacts.largeTitleHeight - 4)
      bar.shapes += painter.text(title, in: rect, FontFacts(size: 34, weight: .bold), painter.color("label"))
    } else if let view = context.titleView(of: around.pages ?? id) {
      var picture = drawn(view, y: row.top, in: row.size.height)
      picture.frame.origin.x = (size.width - picture.frame.size.width) / 2
      bar.children.append(picture)
    } else {
      bar.shapes += painter.text(
        title, in: row, FontFacts(size: 17, weight: .semibold), painter.color("label"), "center")
    }
    let isMirrored = context.environment.isRightToLeft
    var left = row.left
    var right = row.right
    if let source = around.pushedFrom {
      bar.children.append(backButton(to: source, row, isMirrored: isMirrored))
      if isMirrored { right -= Self.backWidth } else { left += Self.backWidth }
    }
    for item in controller.barItems {
      let place = graph.objects[item][.placement]
      if place == (isMirrored ? .right : .left) { left += draw(item, at: left, isFromRight: false, row, &bar) + 12 }
      if place == (isMirrored ? .left : .right) { right -= draw(item, at: right, isFromRight: true, row, &bar) + 12 }
    }
    return bar
  }

  /// The search bar of a search controller, which looks as the controller's own part says.
  private func searchBar(_ search: ID<SceneObject>, y: Double, width: Double) -> ViewPicture {
    let part = graph.objects[search].children.first { graph.objects[$0].kind.name == "searchBar" }
    var picture = ViewPicture(
      frame: LayoutRect(x: 0, y: y, width: width, height: NavigationBarFacts.searchBarHeight))
    ControlPainter(painter).paintSearch(part.map { context.values($0) }, picture.frame.size, &picture)
    if context.environment.isRightToLeft { picture.shapes = picture.shapes.map { $0.mirrored(in: width) } }
    return picture
  }

  /// A view in the middle of a row.
  private func drawn(_ view: ID<SceneObject>, y: Double, in height: Double) -> ViewPicture {
    var picture = drawView(view)
    picture.frame.origin = LayoutPoint(x: 0, y: y + (height - picture.frame.size.height) / 2)
    return picture
  }

  private static let backWidth = 26.0

  private mutating func backButton(to source: ID<Controller>, _ row: LayoutRect, isMirrored: Bool) -> ViewPicture {
    let side = 22.0
    let frame = LayoutRect(
      x: isMirrored ? row.right - side : row.left, y: row.top + (row.size.height - side) / 2, width: side, height: side)
    let link = ScreenLink(destination: context.screenName(of: source), kind: "back")
    var picture = addItem(ScreenBarItem(title: "Back", frame: frame, link: link))
    picture.shapes = [
      .symbol(
        isMirrored ? "chevron.right" : "chevron.left", LayoutRect(origin: .zero, size: frame.size),
        painter.color("tintColor"))
    ]
    return picture
  }

  /// Adds an item at its frame in the bar, and returns the picture that is still to be drawn.
  private mutating func addItem(_ item: ScreenBarItem) -> ViewPicture {
    var picture = ViewPicture(frame: item.frame)
    picture.item = first + items.count
    items.append(item)
    return picture
  }

  /// Draws an item of a bar.
  ///
  /// - Returns: its width.
  private mutating func draw(
    _ item: ID<SceneObject>, at x: Double, isFromRight: Bool, _ row: LayoutRect, _ bar: inout ViewPicture
  ) -> Double {
    let values = context.values(item)
    let tint = painter.tint(values)
    let look = look(of: item, values)
    let width = look.width
    let frame = LayoutRect(x: isFromRight ? x - width : x, y: row.top, width: width, height: row.size.height)
    let segue = context.tappedSegue(of: item)
    if let segue { performed.insert(segue) }
    var picture = addItem(
      ScreenBarItem(
        id: graph.objects[item].name?.text, object: item, title: look.name, frame: frame,
        link: segue.flatMap(context.link)))
    switch look {
    case .symbol(let name, _):
      picture.shapes.append(
        .symbol(
          name, LayoutRect(x: 0, y: (row.size.height - width) / 2, width: width, height: width), tint))
    case .title(let title, let font):
      picture.shapes += painter.text(
        title, in: LayoutRect(x: 0, y: 0, width: width + 1, height: row.size.height), font, tint, "left")
    case .view(let view, _, _): picture.children.append(drawn(view, y: 0, in: row.size.height))
    }
    bar.children.append(picture)
    return width
  }

  /// What an item of a bar shows.
  private enum Look {
    case symbol(String, label: String)
    case title(String, FontFacts)
    case view(ID<SceneObject>, width: Double, label: String)

    var width: Double {
      switch self {
      case .symbol: 22
      case .view(_, let width, _): width
      case .title(let title, let font): font.width(of: title)
      }
    }

    /// What a screen reader says.
    var name: String {
      switch self {
      case .symbol(_, let label), .view(_, _, let label): label
      case .title(let title, _): title
      }
    }
  }

  private func look(of item: ID<SceneObject>, _ values: ObjectValues) -> Look {
    if let view = context.customView(of: item) {
      return .view(view, width: context.ownSize(of: view).width, label: context.values(view).text("text") ?? "")
    }
    if let symbol = symbol(values) {
      let label = values.text("accessibilityLabel") ?? values.word("systemItem")
      return .symbol(symbol, label: label ?? graph.objects[item].name?.text ?? symbol)
    }
    let isBold = ["done", "save"].contains(values.word("systemItem"))
    let title = values.text("title") ?? SystemBarItems.title(of: values.word("systemItem"))
    return .title(title, FontFacts(size: 17, weight: isBold ? .semibold : .regular))
  }

  private func symbol(_ values: ObjectValues) -> String? {
    if case .symbol(let name)? = values.image() { return name }
    if values.image() != nil { return "photo" }
    guard values.text("title") == nil else { return nil }
    return values.word("systemItem").flatMap(SystemBarItems.symbol)
  }

  // MARK: The toolbar

  private mutating func toolbar(of id: ID<Controller>, _ size: LayoutSize, _ bottom: Double) -> ViewPicture {
    let below = hasTabBar(id) ? ControlSizes.tabBarHeight + bottom : 0
    let height = ControlSizes.toolbarHeight + (below > 0 ? 0 : bottom)
    var bar = barAtBottom(size, y: size.height - height - below, height: height)
    let items = graph.controllers[context.surroundings[id]?.pages ?? id].barItems.filter {
      graph.objects[$0][.placement] == .toolbar
    }
    let row = LayoutRect(x: 16, y: 0, width: max(0, size.width - 32), height: ControlSizes.toolbarHeight)
    draw(toolbarItems: items, in: row, &bar)
    return bar
  }

  /// Draws the items of a toolbar from the leading side; flexible spaces share the room that is left.
  private mutating func draw(toolbarItems items: [ID<SceneObject>], in row: LayoutRect, _ bar: inout ViewPicture) {
    let isMirrored = context.environment.isRightToLeft
    let widths = items.map { item -> Double in
      let values = context.values(item)
      return switch values.word("systemItem") {
      case "flexibleSpace": 0
      case "fixedSpace": values.number("width") ?? 8
      default: look(of: item, values).width
      }
    }
    let spaces = items.count { isSpace($0, "flexibleSpace") }
    let gap = 12.0
    let used = widths.reduce(0, +) + gap * Double(max(items.count - 1, 0))
    let share = max(0, row.size.width - used) / Double(max(spaces, 1))
    var offset = 0.0
    for (item, width) in zip(items, widths) {
      if isSpace(item, "flexibleSpace") {
        offset += share
      } else if !isSpace(item, "fixedSpace") {
        _ = draw(
          item, at: isMirrored ? row.right - offset : row.left + offset, isFromRight: isMirrored, row, &bar)
      }
      offset += width + gap
    }
  }

  private func isSpace(_ item: ID<SceneObject>, _ kind: String) -> Bool {
    context.values(item).word("systemItem") == kind
  }

  private func barAtBottom(_ size: LayoutSize, y: Double, height: Double) -> ViewPicture {
    var bar = ViewPicture(
      frame: LayoutRect(x: 0, y: y, width: size.width, height: height),
      fill: painter.color("secondarySystemBackground").faded(0.96))
    bar.shapes.append(
      .line(from: .zero, to: LayoutPoint(x: size.width, y: 0), Stroke(painter.color("separator"), width: 0.5)))
    return bar
  }

  // MARK: The tab bar

  private mutating func tabBar(of id: ID<Controller>, _ size: LayoutSize, _ bottom: Double) -> ViewPicture? {
    guard let around = context.surroundings[id], let container = around.tabs else { return nil }
    let height = ControlSizes.tabBarHeight + bottom
    var bar = barAtBottom(size, y: size.height - height, height: height)
    let environment = context.environment
    let facts = TabBarFacts(isRegularWidth: environment.device.isRegularWidth(isLandscape: environment.isLandscape))
    let children = Surroundings.children(of: container, graph, atMost: facts.room + 1)
    let shown = children.prefix(facts.shownTabs(of: children.count))
    let selected = shown.firstIndex { [id, around.navigation, around.pages].contains($0) }
    var tabs = shown.map(tab)
    if shown.count < children.count { tabs.append(Tab(name: "More", title: "More", image: .symbol("ellipsis"))) }
    let width = size.width / Double(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      let color = index == selected ?? shown.count ? painter.color("tintColor") : painter.color("systemGray")
      // The first tab is at the leading side.
      let place = environment.isRightToLeft ? tabs.count - 1 - index : index
      draw(
        tab, LayoutRect(x: Double(place) * width, y: 0, width: width, height: ControlSizes.tabBarHeight), color, &bar)
    }
    return bar
  }

  /// What a tab shows.
  private struct Tab {
    /// The name for a tab without a title.
    let name: String
    var title: String
    var image: ImageSource
    /// The id of the controller that it shows; nil for the list of the others.
    var destination: String?
  }

  private func tab(for child: ID<Controller>) -> Tab {
    let root =
      graph.controllers[child].container == .navigation
      ? Surroundings.children(of: child, graph, atMost: 1).first : nil
    let item = (graph.controllers[child].tabBarItem ?? root.flatMap { graph.controllers[$0].tabBarItem }).map(
      context.values)
    let fallback = [child, root].compactMap(\.self).map {
      ObjectValues(graph.controllers[$0], context).text("title")
    }
    let name = context.screenName(of: child)
    return Tab(
      name: name, title: item?.text("title") ?? fallback.compactMap(\.self).first ?? "",
      image: item?.image() ?? .symbol("circle"), destination: name)
  }

  private mutating func draw(_ tab: Tab, _ rect: LayoutRect, _ color: RGBA, _ bar: inout ViewPicture) {
    var picture = addItem(
      ScreenBarItem(
        title: tab.title.isEmpty ? tab.name : tab.title, frame: rect,
        link: tab.destination.map { ScreenLink(destination: $0, kind: "tab") }))
    let place = LayoutRect(x: rect.size.width / 2 - 12, y: 6, width: 24, height: 24)
    switch tab.image {
    case .symbol(let name): picture.shapes.append(.symbol(name, place, color))
    case .asset(let name): picture.shapes += painter.image(name, in: place, color)
    }
    picture.shapes += painter.text(
      tab.title, in: LayoutRect(x: 0, y: 32, width: rect.size.width, height: 14),
      FontFacts(size: 10, weight: .medium), color, "center")
    bar.children.append(picture)
  }
}
