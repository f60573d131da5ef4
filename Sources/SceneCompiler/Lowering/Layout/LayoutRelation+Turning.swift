package import SceneCatalog

extension LayoutRelation {
  /// The relation with the two sides exchanged.
  package var turnedRound: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
