/// A format such as `H:|-[label]-(>=8@750)-[field(100)]|`, as it is written.
struct VisualFormat: Equatable {
  /// A length: a number, the name of a metric, or the name of a view.
  enum Length: Equatable {
    case number(CGFloat)
    case name(String, position: Int)
  }

  /// A condition on a length or a distance.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var length: Length
    var priority: Length?
  }

  /// A view with the conditions on its length.
  struct View: Equatable {
    let name: String
    /// Where the name stands in the format.
    let position: Int
    var predicates: [Predicate] = []
  }

  /// The distance between two views, or to the superview.
  enum Distance: Equatable {
    /// The distance of the system.
    case standard
    case given([Predicate])

    static let none = Distance.given([Predicate(length: .number(0))])
  }

  var isVertical = false
  /// The distance from the superview to the first view; nil without a bar before it.
  var leading: Distance?
  var views: [View] = []
  /// The distances between the views: one less than there are views.
  var distances: [Distance] = []
  /// The distance from the last view to the superview; nil without a bar behind it.
  var trailing: Distance?
}
