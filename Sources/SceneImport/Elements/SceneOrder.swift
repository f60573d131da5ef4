import SceneCatalog

/// Puts the elements of a scene in the order in which a person writes them.
enum SceneOrder {
  static func apply(to element: DraftElement) {
    element.sortChildren { rank($0, in: element) }
    for child in element.children { apply(to: child) }
  }

  /// Elements of one rank stay in the order of the document, which is that of views on each other.
  private static func rank(_ child: DraftElement, in parent: DraftElement) -> Int {
    switch child.kind.role {
    case .import: -2
    case .style: -1
    case .tabBarItem: 0
    case .barButtonItem: 1
    case .owner: 2
    case .outlet, .outletCollection: parent.kind.role == .controller ? 3 : 9
    case .keyCommand: 4
    case .action: 5
    case .segue: parent.kind.role == .controller ? 8 : 6
    case .gestureRecognizer: 6
    case .constraint: 8
    default: 7
    }
  }
}
