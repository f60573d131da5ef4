import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// Draws the bars of the containers around a controller.
struct BarPainter {
  private let context: ScreenContext
  private let painter: ViewPainter
  private var graph: SceneGraph { context.graph }

  init(_ context: ScreenContext) {
    self.context = context
    painter = ViewPainter(context)
  }

  /// The height of the navigation bar over a controller; 0 without one.
  func navigationBarHeight(of id: ID<Controller>) -> Double {
    if context.canvas?.surroundings[graph.controllers[id].label]?.hasNavigationBar == false { return 0 }
    guard let navigation = context.surroundings[id]?.navigation else {
      return context.surroundings[id]?.hasSimulatedBar == true ? ControlSizes.navigationBarHeight : 0
    }
    let values = ObjectValues(graph.controllers[navigation], context)
    if values.flag("navigationBarHidden") ?? false { return 0 }
    let environment = context.environment
    let isCompact = !environment.device.isRegularHeight(isLandscape: environment.isLandscape)
    let height = isCompact ? ControlSizes.compactNavigationBarHeight : ControlSizes.navigationBarHeight
    return height + (hasLargeTitle(id, navigation) && !isCompact ? ControlSizes.largeTitleHeight : 0)
  }

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

  /// The bars of a controller of a size, in its coordinates.
  ///
  /// - Parameter safeArea: what hardware covers of it.
  func bars(of id: ID<Controller>, size: LayoutSize, _ safeArea: LayoutInsets) -> [ViewPicture] {
    [navigationBar(of: id, size, safeArea.top), hasTabBar(id) ? tabBar(of: id, size, safeArea.bottom) : nil]
      .compactMap(\.self)
  }

  // MARK: The navigation bar

  private func navigationBar(of id: ID<Controller>, _ size: LayoutSize, _ top: Double) -> ViewPicture? {
    let height = navigationBarHeight(of: id)
    guard height > 0, let around = context.surroundings[id], let navigation = around.navigation else { return nil }
    let isLarge = hasLargeTitle(id, navigation) && height > ControlSizes.navigationBarHeight
    // Before anything is scrolled, the bar shows what lies below it.
    var bar = ViewPicture(frame: LayoutRect(x: 0, y: 0, width: size.width, height: top + height))
    let row = LayoutRect(
      x: 8, y: top, width: max(0, size.width - 16), height: min(height, ControlSizes.navigationBarHeight))
    let controller = graph.controllers[id]
    let values = ObjectValues(controller, context)
    let title = values.text("navigationTitle") ?? values.text("title") ?? ""
    if isLarge {
      let rect = LayoutRect(
        x: 16, y: top + ControlSizes.navigationBarHeight, width: max(0, size.width - 32),
        height: ControlSizes.largeTitleHeight - 4)
      bar.shapes += painter.text(title, in: rect, FontFacts(size: 34, weight: .bold), painter.color("label"))
    } else {
      bar.shapes += painter.text(
        title, in: row, FontFacts(size: 17, weight: .semibold), painter.color("label"), "center")
    }
    let isMirrored = context.environment.isRightToLeft
    var left = row.left
    var right = row.right
    if around.isPushed, isMirrored {
      bar.shapes.append(
        .symbol(
          "chevron.right", LayoutRect(x: right - 22, y: row.top + 11, width: 22, height: 22),
          painter.color("tintColor")))
      right -= 26
    } else if around.isPushed {
      bar.shapes.append(
        .symbol("chevron.left", LayoutRect(x: left, y: row.top + 11, width: 22, height: 22), painter.color("tintColor"))
      )
      left += 26
    }
    for item in controller.barItems {
      let place = graph.objects[item][.placement]
      if place == (isMirrored ? .right : .left) { left += draw(item, at: left, isFromRight: false, row, &bar) + 12 }
      if place == (isMirrored ? .left : .right) { right -= draw(item, at: right, isFromRight: true, row, &bar) + 12 }
    }
    return bar
  }

  /// Draws an item of a bar.
  ///
  /// - Returns: its width.
  private func draw(
    _ item: ID<SceneObject>, at x: Double, isFromRight: Bool, _ row: LayoutRect, _ bar: inout ViewPicture
  ) -> Double {
    let values = context.values(item)
    let tint = painter.tint(values)
    if let name = symbol(values) {
      let side = 22.0
      bar.shapes.append(
        .symbol(
          name,
          LayoutRect(
            x: isFromRight ? x - side : x, y: row.top + (row.size.height - side) / 2, width: side, height: side), tint))
      return side
    }
    let isBold = ["done", "save"].contains(values.word("systemItem"))
    let title = values.text("title") ?? SystemBarItems.title(of: values.word("systemItem"))
    let font = FontFacts(size: 17, weight: isBold ? .semibold : .regular)
    let width = font.width(of: title)
    bar.shapes += painter.text(
      title, in: LayoutRect(x: isFromRight ? x - width : x, y: row.top, width: width + 1, height: row.size.height),
      font, tint, "left")
    return width
  }

  private func symbol(_ values: ObjectValues) -> String? {
    if case .symbol(let name)? = values.image() { return name }
    if values.image() != nil { return "photo" }
    guard values.text("title") == nil else { return nil }
    return values.word("systemItem").flatMap(SystemBarItems.symbol)
  }

  // MARK: The tab bar

  private func tabBar(of id: ID<Controller>, _ size: LayoutSize, _ bottom: Double) -> ViewPicture? {
    guard let tabs = context.surroundings[id]?.tabs else { return nil }
    let height = ControlSizes.tabBarHeight + bottom
    var bar = ViewPicture(
      frame: LayoutRect(x: 0, y: size.height - height, width: size.width, height: height),
      fill: painter.color("secondarySystemBackground").faded(0.96))
    bar.shapes.append(
      .line(from: .zero, to: LayoutPoint(x: size.width, y: 0), Stroke(painter.color("separator"), width: 0.5)))
    let children = Surroundings.children(of: tabs, graph)
    let width = size.width / Double(max(children.count, 1))
    let selected = children.firstIndex { $0 == id || $0 == context.surroundings[id]?.navigation }
    for (index, child) in children.enumerated() {
      let color = index == selected ? painter.color("tintColor") : painter.color("systemGray")
      drawTab(
        child, LayoutRect(x: Double(index) * width, y: 0, width: width, height: ControlSizes.tabBarHeight), color, &bar)
    }
    return bar
  }

  private func drawTab(_ child: ID<Controller>, _ rect: LayoutRect, _ color: RGBA, _ bar: inout ViewPicture) {
    let root = graph.controllers[child].container == .navigation ? Surroundings.children(of: child, graph).first : nil
    let item = (graph.controllers[child].tabBarItem ?? root.flatMap { graph.controllers[$0].tabBarItem }).map(
      context.values)
    let fallback = [child, root].compactMap(\.self).map {
      ObjectValues(graph.controllers[$0], context).text("title")
    }
    let title = item?.text("title") ?? fallback.compactMap(\.self).first ?? ""
    let place = LayoutRect(x: rect.left + rect.size.width / 2 - 12, y: 6, width: 24, height: 24)
    switch item?.image() {
    case .symbol(let name)?: bar.shapes.append(.symbol(name, place, color))
    case .asset(let name)?: bar.shapes += painter.image(name, in: place, color)
    case nil: bar.shapes.append(.symbol("circle", place, color))
    }
    bar.shapes += painter.text(
      title, in: LayoutRect(x: rect.left, y: 32, width: rect.size.width, height: 14),
      FontFacts(size: 10, weight: .medium), color, "center")
  }
}
