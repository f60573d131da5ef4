import SceneCatalog
import SceneDiagnostics

/// Something in a tree of views: a view, a guide, a constraint, a bar button item, a section of a table.
public struct SceneObject: AttributedElement, Sendable {
  /// What kind of element it is.
  let kind: ElementKind
  /// The tree that it is in.
  let tree: ID<ViewTree>
  /// What it is in; nil for a root view and for what belongs to the controller itself.
  let parent: ID<SceneObject>?
  /// Where the element's name stands.
  let range: SourceRange
  /// Its id, if it has one.
  let name: Name?
  /// Its attributes.
  var attributes: [Attribute]
  /// Its attributes with conditions. Of one attribute, the variation that wins comes first.
  var variations: [Attribute]
  /// Whether an attribute of it was left out, after a diagnostic said so.
  let isDamaged: Bool
  /// How it lies in what it is in.
  var layout: [LayoutRule] = []
  /// What is in it, in the order of the file.
  var children: [ID<SceneObject>] = []
  /// The prototypes of what it makes by itself, if it is a table or a collection.
  var prototypes: [ID<ViewTree>] = []
  /// Its segues.
  var segues: [ID<Segue>] = []
  /// Its actions.
  var actions: [Action] = []
  /// Its outlets.
  var outlets: [Outlet] = []
  /// The view of the file that it is made like, if there is such a one.
  var used: ID<ViewTree>?

  /// All its attributes, those with conditions last.
  var allAttributes: [Attribute] { variations.isEmpty ? attributes : attributes + variations }
  /// Whether embed segues stand in it: a container view, or a search controller with its results.
  var isContainer: Bool { kind.embedsControllers }
  /// Whether it places the views inside it.
  var isArranging: Bool { kind.subviews?.isArranging ?? false }
  /// Whether `pin` places it, with whatever traits.
  var isPinned: Bool { allAttributes.contains { $0.matches(.pin) } }
  /// Whether its frame and autoresizing mask place it, rather than constraints.
  var isPlacedByFrame: Bool { has(.frame) || has(.autoresizingMask) }
  /// How it gets into what it stands in: as all of its kind do, or as a property that its `placement` names.
  var placement: Placement? {
    switch self[.viewPlace] {
    case .detached?: nil
    case let place?: .assigned(to: place.rawValue)
    case nil: kind.placement
    }
  }
  /// The edges that `pin` holds, from the top to the bottom.
  var pinnedEdges: [LayoutSide] {
    let all: [LayoutSide] = [.top, .leading, .trailing, .bottom]
    guard let chosen = self[.edges]?.all.map(\.name) else { return all }
    return all.filter { chosen.contains($0.rawValue) }
  }
  /// Whether it is something a constraint can be between.
  var isLaidOut: Bool { !kind.role.isDisjoint(with: [.anyView, .layoutGuide]) }
}

/// A property that is set to something in the scene.
struct Outlet: Sendable {
  /// What it is set to.
  enum Destination: Sendable {
    case object(ID<SceneObject>)
    case controller(ID<Controller>)
    /// The controller that shows the results of the search controller that has the outlet.
    case results(ID<Controller>)
    /// The first responder that has the method, for an action.
    case firstResponder
  }

  /// The property.
  let property: Name
  /// The name of what it is set to.
  let destinationName: Name
  /// What it is set to, if there is such a thing.
  var destination: Destination?
  /// Whether it adds to a list.
  let isCollection: Bool
}

/// A control event that calls a method.
struct Action: Sendable {
  /// The method.
  let selector: Selector
  /// The method as it is written, with its source range.
  let name: Name
  /// The event, if the author named one.
  let event: Name?
  /// Whose method it is, if the author said.
  let destinationName: Name?
  /// Whose method it is: an object of the scene, or the controller where nothing is said.
  var destination: Outlet.Destination?
}
