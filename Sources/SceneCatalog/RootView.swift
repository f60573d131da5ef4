/// The kind of view that a controller has.
public struct RootView: Sendable, Equatable {
  /// The required element; nil if any view is valid.
  public let element: String?
  /// The property of the controller that is set to it.
  public let property: String
  /// The properties of it that are set to the controller, unless an outlet sets them.
  public let delegates: [String]

  /// Any view.
  static let any = RootView(element: nil, property: "view", delegates: [])
  /// A table, of which the controller is the data source and the delegate.
  static let table = RootView(element: "tableView", property: "tableView", delegates: ["dataSource", "delegate"])
  /// A collection, of which the controller is the data source and the delegate.
  static let collection = RootView(
    element: "collectionView", property: "collectionView", delegates: ["dataSource", "delegate"])
}
