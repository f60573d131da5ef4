/// The bar and the side at which a bar button item appears.
package enum BarItemPlacement: String, ChoiceWord, CaseIterable {
  case left, right, back, toolbar

  /// The placement in a property of the controller.
  package var placement: Placement {
    switch placementInItem {
    case .listed(let property)?: .listed(in: "navigationItem." + property)
    case .assigned(let property)?: .assigned(to: "navigationItem." + property)
    default: .listed(in: "toolbarItems")
    }
  }

  /// The placement in a property of a navigation item; nil for a toolbar.
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
