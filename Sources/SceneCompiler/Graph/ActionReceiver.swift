extension SceneGraph {
  /// The attributes of what has the method that an action calls: what it names, else the controller, or the owner of a view
  /// of the file; nil where there is neither, and for the first responder.
  func receiver(of action: Action, in tree: ID<ViewTree>) -> [Attribute]? {
    switch action.destination {
    case .object(let object)?: objects[definition(of: object)].attributes
    case .controller(let controller)?, .results(let controller)?: controllers[controller].attributes
    case .firstResponder?: nil
    case nil:
      controller(of: tree).map { controllers[$0].attributes } ?? fileOwner(of: tree).map { objects[$0].attributes }
    }
  }
}
