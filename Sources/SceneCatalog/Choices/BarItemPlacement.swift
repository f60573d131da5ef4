/// The bar that a bar button item is in, and the side.
package enum BarItemPlacement: String, ChoiceWord, CaseIterable {
  case left, right, back, toolbar

  /// How an item gets into the bar, as a property of the controller.
  package var placement: Placement {
    switch self {
    case .left: .listed(in: "navigationItem.leftBarButtonItems")
    case .right: .listed(in: "navigationItem.rightBarButtonItems")
    case .back: .assigned(to: "navigationItem.backBarButtonItem")
    case .toolbar: .listed(in: "toolbarItems")
    }
  }

  package static let all = allCases
  package static var choice: Choice { .barItemPlacement }
}
