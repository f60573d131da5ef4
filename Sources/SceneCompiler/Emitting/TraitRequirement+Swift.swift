import SceneCatalog

extension TraitRequirement {
  /// The requirement as a Swift expression about a trait collection.
  func swift(of traits: String) -> String {
    guard clauses.count != 1 else { return clauses[0].swift(of: traits, isAlone: true) }
    return clauses.map { $0.swift(of: traits, isAlone: false) }.joined(separator: " && ")
  }
}

extension TraitRequirement.Clause {
  fileprivate func swift(of traits: String, isAlone: Bool) -> String {
    switch self {
    case .any(let conditions):
      let text = conditions.map { $0.swift(of: traits) }.joined(separator: " || ")
      return isAlone || conditions.count == 1 ? text : "(\(text))"
    case .none(let conditions):
      return conditions.map { condition in
        guard let word = condition.words.first, condition.words.count == 1 else {
          return "!(\(condition.swift(of: traits)))"
        }
        return "\(traits).\(word.property) != \(word.swift)"
      }.joined(separator: " && ")
    }
  }
}

extension TraitCondition {
  /// The condition as a Swift expression about a trait collection.
  func swift(of traits: String) -> String {
    words.map { "\(traits).\($0.property) == \($0.swift)" }.joined(separator: " && ")
  }
}
