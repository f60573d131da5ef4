/// What an element is, beyond its name: what the conditions of the mapping ask.
extension NibDocument {
  /// Whether a description of the mapping holds: `autoresizing`, `textLabel` …; nil if there is no such description.
  func holds(_ description: String, of element: NibElement) -> Bool? {
    switch description {
    case "autoresizing": isPlacedByFrame(element)
    case "textLabel", "detailTextLabel", "imageView": isPart(description, ofCell: element)
    case "connected": isConnected(element)
    case "controllerOfView": isController(owner: element)
    case "viewOfOwner": isViewOfOwner(element)
    case "besideViewOfOwner": isBesideViewOfOwner(element)
    case "tableHeader": tableHeaders.contains(element.index)
    default: nil
    }
  }

  /// What an element is as the target of a connection.
  func role(of element: NibElement) -> String {
    switch element["placeholderIdentifier"] {
    case "IBFirstResponder": "firstResponder"
    case "IBFilesOwner": "filesOwner"
    default: element.name
    }
  }

  /// Whether only its frame and mask place a view.
  public func isPlacedByFrame(_ element: NibElement) -> Bool {
    guard let parent = element.parent else { return false }
    if element.key == "view" || element.key == "contentView" || Self.placedByOthers.contains(element.name)
      || tableHeaders.contains(element.index)
      || ["textLabel", "detailTextLabel", "imageView"].contains(where: { isPart($0, ofCell: element) })
      || parent.name == "navigationController" || parent.name == "tabBarController" || isViewOfOwner(element)
      || (parent.name == "subviews" && parent.parent?.name == "stackView")
    {
      return false
    }
    if root["useAutolayout"] != "YES" { return true }
    return element["fixedFrame"] == "YES" || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  private static let placedByOthers: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewCellContentView",
    "collectionViewCellContentView", "refreshControl",
  ]

  /// Whether a view is one that the style of its cell makes.
  private func isPart(_ part: String, ofCell element: NibElement) -> Bool {
    guard let id = element.id, let cell = element.ancestors.first(where: { $0.name == "tableViewCell" }) else {
      return false
    }
    return cell[part] == id
  }

  /// Whether an object has outlets, or actions are sent to it.
  private func isConnected(_ element: NibElement) -> Bool {
    element.connections.contains { $0.name == "outlet" || $0.name == "outletCollection" }
      || element.id.map(receivers.contains) ?? false
  }

  /// Whether the owner of a xib is a controller that takes its view from it.
  private func isController(owner: NibElement) -> Bool {
    let name = owner["customClass"] ?? ""
    return (controllerClasses[name] ?? name.contains("Controller"))
      && owner.connections.contains { $0.name == "outlet" && $0["property"] == "view" }
  }

  private func isViewOfOwner(_ element: NibElement) -> Bool {
    guard let id = element.id, let views = viewsOfOwner(beside: element) else { return false }
    return views.contains(id)
  }

  /// Whether a view is in a xib whose owner is a controller with another view. A cell has its place in a table.
  private func isBesideViewOfOwner(_ element: NibElement) -> Bool {
    !Self.placedByOthers.contains(element.name) && viewsOfOwner(beside: element) != nil && !isViewOfOwner(element)
  }

  /// The ids of the view of a xib's owner; nil if the owner is no controller, or an element is none of the xib's objects.
  private func viewsOfOwner(beside element: NibElement) -> Set<String>? {
    guard let parent = element.parent, parent.name == "objects" else { return nil }
    if let known = viewsOfOwners[parent.index] { return known }
    let owner = parent.children.first { role(of: $0) == "filesOwner" && isController(owner: $0) }
    let views = owner.map { owner in
      Set(owner.connections.filter { $0.name == "outlet" && $0["property"] == "view" }.compactMap { $0["destination"] })
    }
    viewsOfOwners[parent.index] = .some(views)
    return views
  }
}
