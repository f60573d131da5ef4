package import SceneCatalog
package import SceneDiagnostics

/// A segue between two controllers.
public struct Segue: AttributedElement, Sendable {
  /// The kind of the segue.
  package typealias Kind = SegueKind

  /// The trigger of the segue.
  package enum Trigger: Sendable {
    /// A call in code.
    case code
    /// The view of the controller, when it loads: an embed segue.
    case container(ID<SceneObject>)
    /// A control, a cell or a bar button item.
    case object(ID<SceneObject>)
  }

  /// A value that the segue passes to its destination.
  struct Argument: Sendable {
    let name: Name
    let value: Name
  }

  /// The kind of the segue; nil if it is invalid, which has been reported.
  package let kind: Kind?
  /// The source of the segue.
  package private(set) var source: ID<Controller>
  /// The trigger of the segue.
  package private(set) var trigger: Trigger
  /// The source range of the element's name.
  package let range: SourceRange
  /// The attributes of the segue.
  package let attributes: [Attribute]
  package let nameBits: UInt64
  /// Whether something in it was left out, after a diagnostic said so: what seems to be missing may be there.
  var isDamaged: Bool
  /// The values that the segue passes.
  var arguments: [Argument] = []
  /// The destination, which can be a placeholder; nil if there is no such controller.
  package var destination: ID<Controller>?

  /// Moves what it refers to, for a graph with other files before its own.
  mutating func move(by offset: GraphOffset) {
    source = source.moved(by: offset.controllers)
    switch trigger {
    case .code: break
    case .container(let id): trigger = .container(id.moved(by: offset.objects))
    case .object(let id): trigger = .object(id.moved(by: offset.objects))
    }
    destination = destination?.moved(by: offset.controllers)
  }

  init(
    kind: Kind?, source: ID<Controller>, trigger: Trigger, range: SourceRange, attributes: [Attribute], isDamaged: Bool
  ) {
    self.kind = kind
    self.source = source
    self.trigger = trigger
    self.range = range
    self.attributes = attributes
    self.isDamaged = isDamaged
    nameBits = attributes.nameBits
  }

  /// The identifier for code.
  package var identifier: Name? { name(of: .identifier) }
  /// The name of where it leads.
  var destinationName: Name? { name(of: .destination) }
  /// The relationship of the destination to the container.
  package var relationship: Relationship? {
    kind == .relationship ? self[.relationship] : nil
  }
  /// Whether its child is the first to be shown, of several in a container view.
  package var isInitial: Bool { self[.initial] ?? false }
  /// Whether it is animated.
  package var isAnimated: Bool { self[.animates] ?? true }
}

extension SceneGraph {
  /// Whether a segue leads to the controller that shows the results of a search. UIKit presents it, and no view of the
  /// scene holds it.
  func leadsToResults(_ segue: ID<Segue>) -> Bool {
    guard case .container(let container) = segues[segue].trigger else { return false }
    return objects[container].kind.role == .searchController
  }

  /// The segue to the controller that shows the results of a search controller, if it has one.
  func resultsSegue(of search: ID<SceneObject>) -> ID<Segue>? {
    guard objects[search].kind.role == .searchController else { return nil }
    return objects[search].segues.first { segues[$0].kind == .embed }
  }
}

extension Segue {
  /// The container view that shows its destination; nil where something else performs it.
  package var container: ID<SceneObject>? {
    if case .container(let container) = trigger { return container }
    return nil
  }
}
