/// An item of a `constraint` element.
package enum ConstraintItem: Sendable, Equatable {
  /// The superview, or a guide of the view that holds the constraint.
  case guide(ViewGuide)
  /// A view or guide with an id, or a guide of such a view: `title`, `card.layoutMargins`. Also what wrongly names a
  /// part of the superview or of a guide: `superview.x`.
  case object(String, guide: GuideName?)

  /// The name of a guide; there may be no such guide.
  package enum GuideName: Sendable, Equatable {
    case known(ViewGuide)
    case unknown(String)
  }

  /// The item that `text` names; nil where it is empty.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    let first = parts.first ?? ""
    if parts.count == 1, let guide = ViewGuide(rawValue: first) {
      self = .guide(guide)
    } else {
      let guide = parts.dropFirst().first.map { ViewGuide(rawValue: $0).map(GuideName.known) ?? .unknown($0) }
      self = .object(first, guide: guide)
    }
  }
}
