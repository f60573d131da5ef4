import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

extension ScreenBuilder {
  // MARK: Stacks

  mutating func layOutNavigation(
    _ id: ID<Controller>, _ rest: ArraySlice<ID<Controller>>, _ size: LayoutSize, _ safeArea: LayoutInsets, _ depth: Int
  ) -> ScreenView {
    var view = ScreenView(.controller(id), frame: LayoutRect(origin: .zero, size: size))
    let chain = rest.isEmpty ? children(of: id, .rootViewController).prefix(1) : rest
    guard let child = chain.first else { return view }
    var inside = safeArea
    var bars: [ScreenView] = []
    if shown(id).flag(.navigationBarHidden) != true {
      let contents = navigationBar(of: child, in: id)
      let height = barHeights.navigation + (contents.isLarge ? barHeights.largeTitle : 0)
      let frame = LayoutRect(x: 0, y: safeArea.top, width: size.width, height: height)
      bars.append(ScreenView(.navigationBar(contents), frame: frame))
      inside.top += height
    }
    if shown(id).flag(.toolbarHidden) == false {
      let frame = LayoutRect(
        x: 0, y: size.height - safeArea.bottom - barHeights.toolbar, width: size.width, height: barHeights.toolbar)
      bars.append(ScreenView(.toolbar(ToolbarContents(items: toolbarItems(of: child))), frame: frame))
      inside.bottom += barHeights.toolbar
    }
    view.children = [layOutChild(chain, size, inside, depth)] + bars
    return view
  }

  /// Lays out a child between bars: under them, or between them where its edges are not extended.
  private mutating func layOutChild(
    _ chain: ArraySlice<ID<Controller>>, _ size: LayoutSize, _ safeArea: LayoutInsets, _ depth: Int
  ) -> ScreenView {
    guard let child = chain.first, let edges = shown(child).words(.edgesForExtendedLayout), !edges.contains("all") else {
      return layOut(chain, size: size, safeArea: safeArea, depth: depth + 1)
    }
    var covered = LayoutInsets.zero
    if !edges.contains("top") { covered.top = safeArea.top }
    if !edges.contains("bottom") { covered.bottom = safeArea.bottom }
    let frame = LayoutRect(origin: .zero, size: size).inset(by: covered)
    var inside = safeArea
    inside.top -= covered.top
    inside.bottom -= covered.bottom
    var view = layOut(chain, size: frame.size, safeArea: inside, depth: depth + 1)
    view.frame = frame
    return view
  }

  private func navigationBar(of child: ID<Controller>, in navigation: ID<Controller>) -> NavigationBarContents {
    let controller = shown(child)
    let title = controller.text(.navigationTitle) ?? controller.text(.title)
    var contents = NavigationBarContents(controller: child, title: title)
    contents.prompt = controller.text(.prompt)
    let items = graph.controllers[child].barItems
    contents.leftItems = items.filter { graph.objects[$0][.placement] == .left }
    contents.rightItems = items.filter { graph.objects[$0][.placement] == .right }
    let around = surroundings[child]
    if around.isPushed, contents.leftItems.isEmpty, controller.flag(.hidesBackButton) != true {
      contents.backTitle = around.previous.flatMap { shown($0).text(.navigationTitle) ?? shown($0).text(.title) } ?? "Back"
    }
    contents.isLarge =
      shown(navigation).flag(.prefersLargeTitles) == true && !environment.isCompactHeight
      && controller.word(.largeTitleDisplayMode) != "never"
    return contents
  }

  private func toolbarItems(of child: ID<Controller>) -> [ID<SceneObject>] {
    graph.controllers[child].barItems.filter { graph.objects[$0][.placement] == .toolbar }
  }

  // MARK: Tabs

  mutating func layOutTabs(
    _ id: ID<Controller>, _ rest: ArraySlice<ID<Controller>>, _ size: LayoutSize, _ safeArea: LayoutInsets, _ depth: Int
  ) -> ScreenView {
    var view = ScreenView(.controller(id), frame: LayoutRect(origin: .zero, size: size))
    let tabs = children(of: id, .viewControllers)
    guard let first = tabs.first else { return view }
    let chain = rest.isEmpty ? [first] : rest
    let height = barHeights.tab + safeArea.bottom
    var inside = safeArea
    inside.bottom = height
    let contents = TabBarContents(
      tabs: tabs.map(tab), selected: chain.first.flatMap { tabs.firstIndex(of: $0) } ?? 0)
    let frame = LayoutRect(x: 0, y: size.height - height, width: size.width, height: height)
    view.children = [
      layOutChild(chain, size, inside, depth), ScreenView(.tabBar(contents), frame: frame),
    ]
    return view
  }

  private func tab(_ controller: ID<Controller>) -> TabBarContents.Tab {
    let item = graph.controllers[controller].tabBarItem
    let own = item.flatMap { shown($0).text(.title) } ?? shown(controller).text(.title)
    let root = children(of: controller, .rootViewController).first
    let title = own ?? root.flatMap { shown($0).text(.title) }
    return TabBarContents.Tab(
      controller: controller, item: item ?? root.flatMap { graph.controllers[$0].tabBarItem }, title: title)
  }

  // MARK: Columns

  mutating func layOutColumns(
    _ id: ID<Controller>, _ size: LayoutSize, _ safeArea: LayoutInsets, _ depth: Int
  ) -> ScreenView {
    var view = ScreenView(.controller(id), frame: LayoutRect(origin: .zero, size: size))
    let primary = children(of: id, .primaryViewController).first
    let secondary = children(of: id, .secondaryViewController).first
    guard !environment.isCompactWidth, let primary, let secondary else {
      let compact = children(of: id, .compactViewController).first ?? primary ?? secondary
      if let compact { view.children = [layOut([compact], size: size, safeArea: safeArea, depth: depth + 1)] }
      return view
    }
    let width = min(320, (size.width * 0.4).rounded(.down))
    var columns: [(ID<Controller>, Double)] = [(primary, width)]
    if let middle = children(of: id, .supplementaryViewController).first { columns.append((middle, width)) }
    columns.append((secondary, size.width - width * Double(columns.count)))
    var x = 0.0
    for (column, width) in columns {
      var child = layOut(
        [column], size: LayoutSize(width: width, height: size.height), safeArea: safeArea, depth: depth + 1)
      child.frame.origin.x = environment.isRightToLeft ? size.width - x - width : x
      view.children.append(child)
      x += width
    }
    return view
  }
}
