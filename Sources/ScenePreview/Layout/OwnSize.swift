import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

extension ScreenContext {
  /// The size of a view that UIKit places: that of its frame, or of its content.
  func ownSize(of id: ID<SceneObject>) -> LayoutSize {
    let values = values(id)
    if let frame = values.rectangle("frame") { return frame.size }
    var item = LayoutItem(parent: nil)
    ItemProperties.apply(to: &item, graph.objects[id], values, self)
    let own = item.content.size(fitting: nil, scale: environment.device.scale)
    let around = item.alignmentInsets
    return LayoutSize(
      width: own.width.map { $0 + around.left + around.right } ?? 0,
      height: own.height.map { $0 + around.top + around.bottom } ?? 0)
  }

  /// The place of a view in a bar: as large as its content, or as a title where its constraints decide.
  func placeInBar(of id: ID<SceneObject>) -> Island.Place {
    let own = ownSize(of: id)
    var place = Island.Place(size: own)
    guard own.width == 0 || own.height == 0, graph.objects[id].kind.name != "label" else { return place }
    place.size = LayoutSize(width: own.width > 0 ? own.width : 200, height: 0)
    place.fitsHeight = true
    return place
  }

  /// The view that a navigation bar shows in place of a controller's title.
  func titleView(of id: ID<Controller>) -> ID<SceneObject>? {
    graph.trees[graph.controllers[id].tree].placed.first { view in
      if case .assigned("titleView")? = graph.objects[view].placement { true } else { false }
    }
  }

  /// The search bar that the navigation bar shows above a controller: UIKit hides it until the user scrolls, where a view
  /// scrolls below it, unless the controller says otherwise.
  func searchBar(of id: ID<Controller>) -> ID<SceneObject>? {
    let controller = graph.controllers[id]
    let tree = graph.trees[controller.tree]
    let search = tree.detached.first { graph.objects[$0].kind.role == .searchController }
    guard let search else { return nil }
    let isHidden = ObjectValues(controller, self).flag("hidesSearchBarWhenScrolling") ?? true
    return isHidden && scrollsBelowBars(tree) ? nil : search
  }

  /// The elements whose subviews can be scrolled to.
  static let scrolling: Set = ["collectionView", "scrollView", "tableView", "textView"]

  /// Whether the view of a controller, or the first one in it, scrolls.
  private func scrollsBelowBars(_ tree: ViewTree) -> Bool {
    guard let root = tree.root else { return false }
    let first = graph.objects[root].children.first { graph.objects[$0].kind.role.isOne(of: .anyView) }
    return [root, first].contains { view in view.map { Self.scrolling.contains(graph.objects[$0].kind.name) } ?? false }
  }
}
