/// A set of roles: of the elements that another element can contain, for example.
public struct Roles: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// One bit for each role.
  private let bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// Creates the set of the roles in a list.
  public init(arrayLiteral roles: Role...) {
    var bits: UInt64 = 0
    for role in roles { bits |= Self.bit(of: role) }
    self.bits = bits
  }

  private static func bit(of role: Role) -> UInt64 { 1 << UInt64(role.rawValue) }

  /// Whether it has no role.
  package var isEmpty: Bool { bits == 0 }

  /// Whether it has a role.
  public func contains(_ role: Role) -> Bool { bits & Self.bit(of: role) != 0 }

  /// The roles of both sets.
  package func union(_ others: Roles) -> Roles { Roles(bits: bits | others.bits) }

  /// Its roles that are not in another set.
  package func subtracting(_ others: Roles) -> Roles { Roles(bits: bits & ~others.bits) }

  /// All roles.
  package static let all = Roles(bits: ~0)
}

extension Roles {
  /// The views that a table or collection view reuses.
  package static let reusable: Roles = [.tableCell, .headerFooterView, .collectionCell, .supplementaryView]
  /// The elements whose objects are views.
  package static let anyView = reusable.union([.view])
  /// The elements that constraints are between.
  package static let laidOut = anyView.union([.layoutGuide])
  /// The connections between elements and the app's classes.
  package static let connections: Roles = [.outlet, .outletCollection, .owner]
  /// What the elements of all views can contain: connections, and the objects beside subviews.
  package static let ofView = connections.union([.constraint, .layoutGuide, .gestureRecognizer])
  /// What the elements of all controllers can contain.
  package static let ofController =
    connections.union([.segue, .parameter, .barButtonItem, .tabBarItem, .keyCommand])
  /// What the elements of controllers with a view of the scene can contain.
  package static let ofControllerWithView = ofController.union([.view, .object, .searchController])
}
