/// The way in which an object is added to its parent.
public enum Placement: Sendable, Equatable {
  /// The method by which the parent takes subviews adds it.
  case subview
  /// A method of the parent adds it: `addLayoutGuide`.
  case added(with: String)
  /// A property of the parent is set to it: `navigationItem.backBarButtonItem`.
  case assigned(to: String)
  /// It is one of those that a property of the parent is set to: `toolbarItems`.
  case listed(in: String)
  /// It is the object that a property of the parent holds from the start, and is only configured: `tabBarItem`. An
  /// optional property may hold none.
  case held(in: String, isOptional: Bool = false)
  /// It is no object of its own: calls of the parent's class make it and set its attributes. In them, `{index}` stands for
  /// its place among the parts of its kind; where nothing makes it, there is no first call.
  case part(of: String, madeWith: SwiftPattern?)
  /// It is a value, one of those that a property of the parent is set to: `{title}`, in `scopeButtonTitles`.
  case value(SwiftPattern, in: String)
  /// The parent is made with it: the parent's `creation` has its name in braces.
  case creationArgument

  /// Whether it is written with its parent, and not as an object that is then added.
  package var isWrittenWithParent: Bool {
    switch self {
    case .part, .value, .creationArgument: true
    case .subview, .added, .assigned, .listed, .held: false
    }
  }

  /// The property or the argument of the parent that the object is; nil if there can be several.
  package func place(of role: Role, in parent: ElementKind) -> String? {
    switch self {
    case .assigned(let property), .held(let property, _): property
    case .creationArgument: parent.arguments(of: role).first
    case .subview, .added, .listed, .part, .value: nil
    }
  }
}
