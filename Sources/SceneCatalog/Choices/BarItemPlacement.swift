/// The bar that a bar button item is in, and the side.
package enum BarItemPlacement: String, ChoiceWord, CaseIterable {
  case left, right, back, toolbar

  /// How an item gets into the bar, as a property of the controller.
  package var placement: Placement {
    switch placementInItem {
    case .listed(let property)?: .listed(in: "navigationItem." + property)
    case .assigned(let property)?: .assigned(to: "navigationItem." + property)
    default: .listed(in: "toolbarItems")
    }
  }

  /// How an item gets into the bar, as a property of a navigation item; nil where that is another bar.
  package var placementInItem: Placement? {
    switch self {
    case .left: .listed(in: "leftBarButtonItems")
    case .right: .listed(in: "rightBarButtonItems")
    case .back: .assigned(to: "backBarButtonItem")
    case .toolbar: nil
    }
  }

  package static let all = allCases
  package static var choice: Choice { .barItemPlacement }
}
