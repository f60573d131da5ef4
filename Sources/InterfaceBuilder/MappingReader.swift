/// Answers what the mapping says of the elements of one document.
///
/// Few elements differ in what rows ask: their names, keys, conditions, and those of the elements around them. What is
/// found for one element answers for all like it.
public final class MappingReader {
  /// What rows can ask of one element.
  private struct Traits: Hashable {
    let name: String
    /// The key, if a row names it.
    let key: String?
    /// Which of the conditions for its name hold.
    let conditions: [Bool]
  }

  /// What decides about an answer.
  private struct Question: Hashable {
    let context: Int
    let attribute: String?
  }

  private let document: NibDocument
  private let mapping: Mapping
  /// The keys that rows name.
  private let keys: Set<String>
  /// How many elements a context names at most.
  private let depth: Int
  /// The rows for an element's name, for one attribute or, without one, for the element itself.
  private var candidates: [String: [MappingRow]] = [:]
  /// For each name of an element, the attributes whose absence means something.
  private var attributesWithAbsence: [String: [String]] = [:]
  /// For each context, what absent attributes mean.
  private var absences: [Int: [MappingAbsence]] = [:]
  /// For each name of an element, the conditions that rows have for it.
  private var conditions: [String: [MappingCondition]] = [:]
  /// The numbers of equal traits, and those of each element.
  private var traitNumbers: [Traits: Int] = [:]
  private var traits: [Int?]
  /// The numbers of equal contexts, and those of each element.
  private var contextNumbers: [[Int]: Int] = [:]
  private var contexts: [Int?]
  private var answers: [Question: MappingAnswer?] = [:]

  /// A reader for a document.
  public init(_ document: NibDocument, _ mapping: Mapping = .standard) {
    self.document = document
    self.mapping = mapping
    keys = Set(mapping.rows.lazy.flatMap(\.steps).compactMap(\.key))
    depth = mapping.rows.reduce(0) { max($0, $1.steps.count) }
    traits = Array(repeating: nil, count: document.elements.count)
    contexts = traits
  }

  /// What the mapping says of an element, or of one of its attributes; nil if it does not know it.
  public func answer(_ element: NibElement, _ attribute: String? = nil) -> MappingAnswer? {
    let question = Question(context: context(of: element), attribute: attribute)
    if let known = answers[question] { return known }
    let found = rows(for: element.name, attribute).filter { $0.matches(element, in: document) }
    let answer =
      found.isEmpty ? nil : MappingAnswer(found.sorted { $0.precedes($1) }, of: element.name, attribute)
    answers[question] = .some(answer)
    return answer
  }

  /// The attributes of an element that Interface Builder takes for something else than UIKit where they are absent.
  public func absences(of element: NibElement) -> [MappingAbsence] {
    let context = context(of: element)
    if let known = absences[context] { return known }
    let found = attributesWithAbsence(of: element.name).compactMap { name in
      answer(element, name).flatMap { MappingAbsence(name, $0) }
    }
    absences[context] = found
    return found
  }

  private func attributesWithAbsence(of name: String) -> [String] {
    if let known = attributesWithAbsence[name] { return known }
    var found: [String] = []
    for row in mapping.rows where row.absent != nil && (row.steps.last?.names?.contains(name) ?? false) {
      if let attribute = row.attribute, attribute != "*", !found.contains(attribute) { found.append(attribute) }
    }
    attributesWithAbsence[name] = found
    return found
  }

  private func rows(for name: String, _ attribute: String?) -> [MappingRow] {
    let key = attribute.map { name + " " + $0 } ?? name
    if let known = candidates[key] { return known }
    let all = mapping.rows(naming: attribute) + (attribute == nil ? [] : mapping.rows(naming: "*"))
    let found = all.filter { $0.steps.last?.names?.contains(name) ?? true }
    candidates[key] = found
    return found
  }

  // MARK: Contexts

  /// The number of what rows can ask of an element and those around it.
  private func context(of element: NibElement) -> Int {
    if let known = contexts[element.index] { return known }
    var numbers: [Int] = []
    var current: NibElement? = element
    while let one = current, numbers.count < depth {
      numbers.append(traits(of: one))
      current = one.parent
    }
    let number = contextNumbers[numbers] ?? contextNumbers.count
    contextNumbers[numbers] = number
    contexts[element.index] = number
    return number
  }

  private func traits(of element: NibElement) -> Int {
    if let known = traits[element.index] { return known }
    let all = Traits(
      name: element.name, key: element.key.flatMap { keys.contains($0) ? $0 : nil },
      conditions: conditions(for: element.name).map { $0.holds(of: element, in: document) })
    let number = traitNumbers[all] ?? traitNumbers.count
    traitNumbers[all] = number
    traits[element.index] = number
    return number
  }

  private func conditions(for name: String) -> [MappingCondition] {
    if let known = conditions[name] { return known }
    let steps = mapping.rows.flatMap(\.steps).filter { $0.names?.contains(name) ?? true }
    let found = Array(Set(steps.flatMap(\.conditions)))
    conditions[name] = found
    return found
  }
}
