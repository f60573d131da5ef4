import SceneCatalog

extension TraitRequirement {
  /// The requirement as a Swift condition about a trait collection.
  func swift(of traits: String) -> SwiftCondition {
    guard clauses.count != 1 else { return clauses[0].swift(of: traits, isAlone: true) }
    return SwiftCondition(clauses.map { $0.swift(of: traits, isAlone: false) }, joinedWith: "&&")
  }
}

extension TraitRequirement.Clause {
  fileprivate func swift(of traits: String, isAlone: Bool) -> SwiftCondition {
    switch self {
    case .any(let conditions):
      guard conditions.count != 1 else { return conditions[0].swift(of: traits) }
      let any = SwiftCondition(conditions.map { SwiftCondition($0.swift(of: traits).text) }, joinedWith: "||")
      return isAlone ? any : SwiftCondition("(\(any.text))")
    case .none(let conditions):
      return SwiftCondition(conditions.map { $0.negation(of: traits) }, joinedWith: "&&")
    }
  }
}

extension TraitCondition {
  /// The condition as a Swift condition about a trait collection.
  func swift(of traits: String) -> SwiftCondition {
    SwiftCondition(words.map { SwiftCondition("\(traits).\($0.property) == \($0.swift)") }, joinedWith: "&&")
  }

  fileprivate func negation(of traits: String) -> SwiftCondition {
    guard let word = words.first, words.count == 1 else { return SwiftCondition(not: swift(of: traits)) }
    return SwiftCondition("\(traits).\(word.property) != \(word.swift)")
  }
}
