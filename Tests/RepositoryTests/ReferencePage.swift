@testable import SceneCatalog
@testable import SceneCompiler

/// A page of the reference: the elements of one purpose.
struct ReferencePage: Sendable {
  /// The name of the file, without its extension.
  let name: String
  /// The heading.
  let title: String
  /// What the elements are, in one sentence.
  let summary: String
  /// The elements, in the order of the catalogue.
  let elements: [ElementKind]

  /// All pages with elements, in the order of a tutorial. An element is on the first page that it fits.
  static let all: [ReferencePage] = {
    var rest = Catalog.elements
    return purposes.compactMap { purpose in
      let elements = rest.filter(purpose.takes)
      rest.removeAll(where: purpose.takes)
      guard !elements.isEmpty else { return nil }
      return ReferencePage(name: purpose.name, title: purpose.title, summary: purpose.summary, elements: elements)
    }
  }()

  /// The page of an element, and its heading there.
  static func link(to element: ElementKind) -> String {
    let page = all.first { page in page.elements.contains { $0 === element } }?.name ?? ""
    return "[`\(element.name)`](\(page).md#\(element.name.lowercased()))"
  }

  private struct Purpose: Sendable {
    let name: String
    let title: String
    let summary: String
    let takes: @Sendable (ElementKind) -> Bool
  }

  private static let purposes: [Purpose] = [
    Purpose(
      name: "FileElements", title: "Scene files", summary: "The root of a scene file, imports and styles.",
      takes: has([.scenes, .import, .style])),
    Purpose(
      name: "ControllerElements", title: "Controllers", summary: "View controllers and their parameters.",
      takes: has([.controller, .placeholder, .parameter, .keyCommand, .object, .searchController])),
    Purpose(
      name: "BarElements", title: "Bars and appearance",
      summary: "Bars, their items, and the appearance of bars and buttons.",
      takes: { $0.has([.tabBarItem, .barButtonItem, .navigationItem, .value]) || $0.isView(bars) }),
    Purpose(
      name: "ListElements", title: "Tables and collections", summary: "Tables, collections and their contents.",
      takes: { $0.has(Self.lists) || $0.isView(["UITableView", "UICollectionView"]) }),
    Purpose(
      name: "ControlElements", title: "Controls", summary: "Controls and their parts.",
      takes: { $0.has([.segment, .state]) || $0.isView(["UIControl"]) }),
    Purpose(
      name: "ViewElements", title: "Views", summary: "All other views and their parts.",
      takes: has([.view, .scope, .refreshControl, .webConfiguration])),
    Purpose(
      name: "GestureElements", title: "Gestures and menus",
      summary: "Gesture recognisers, menus and menu items.",
      takes: has([.gestureRecognizer, .menu, .menuItem])),
    Purpose(
      name: "LayoutElements", title: "Layout",
      summary: "Constraints and guides; most views are laid out by their own attributes.",
      takes: has([.constraint, .layoutGuide])),
    Purpose(
      name: "SegueElements", title: "Segues", summary: "Segues between controllers, and the values that they pass.",
      takes: has([.segue, .argument])),
    Purpose(
      name: "ConnectionElements", title: "Connections", summary: "Connections between a scene and your classes.",
      takes: has([.outlet, .outletCollection, .action, .owner])),
    Purpose(
      name: "ValueElements", title: "Values", summary: "Properties without an attribute, and attributed text.",
      takes: has([.setting, .attributedText, .textRun])),
    Purpose(
      name: "OtherElements", title: "Other elements", summary: "Elements that are on no other page.",
      takes: { _ in true }),
  ]

  private static let bars = ["UINavigationBar", "UIToolbar", "UITabBar"]

  /// What is inside tables and collections.
  private static let lists: Roles = [
    .tableSection, .tableCell, .headerFooterView, .collectionCell, .supplementaryView, .part, .cellConfiguration,
    .collectionLayout,
  ]

  private static func has(_ roles: Roles) -> @Sendable (ElementKind) -> Bool { { $0.has(roles) } }
}

extension ElementKind {
  fileprivate func has(_ roles: Roles) -> Bool { role.isOne(of: roles) }

  /// Whether it is a view of one of some classes, or of a subclass.
  fileprivate func isView(_ classes: [String]) -> Bool {
    guard role == .view, let type else { return false }
    return classes.contains { UIKitClasses.isSubclass(type, of: $0) }
  }
}
