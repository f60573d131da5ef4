/// The mapping read the other way: where Interface Builder says what a scene says.
///
/// Few elements of a scene differ in what the mapping asks: the answers for one are those for all like it.
public final class MappingInverse {
  /// What decides about the counterpart of an element.
  private struct ElementQuestion: Hashable {
    let kind: String
    let parent: String
  }

  /// What decides about the places of an attribute, but for the elements around it.
  private struct AttributeQuestion: Hashable {
    let attribute: String
    let kind: String
    let element: String
    let key: String?
  }

  private let mapping: Mapping
  let shape: DocumentShape
  /// The rows that name an element of scenes, by its name; under an empty name those that can stand for any.
  private let rowsByElement: [String: [MappingRow]]
  /// The rows that name an attribute of scenes, by its name; under an empty name those that can stand for any.
  private let rowsByTarget: [String: [MappingRow]]
  private var counterparts: [ElementQuestion: (name: String, key: String?)?] = [:]
  private var places: [AttributeQuestion: [PossiblePlace]] = [:]

  /// The inverse of a mapping.
  public init(_ mapping: Mapping = .standard, _ shape: DocumentShape = .standard) {
    self.mapping = mapping
    self.shape = shape
    rowsByElement = mapping.rows.reduce(into: [:]) { result, row in
      guard row.attribute == nil, !row.isReplaced, !row.ours.contains(".") else { return }
      let name = row.ours.split(separator: "/").last.map(String.init) ?? ""
      result[name.hasPrefix("{") ? "" : name, default: []].append(row)
    }
    rowsByTarget = mapping.rows.reduce(into: [:]) { result, row in
      guard row.ours.contains("."), !row.ours.contains("=") else { return }
      result[row.targetName, default: []].append(row)
    }
  }

  /// The rows that can stand for an attribute of scenes.
  private func rows(for attribute: String) -> [MappingRow] {
    (rowsByTarget[attribute] ?? []) + (rowsByTarget[""] ?? [])
  }

  // MARK: Elements

  /// Makes the counterpart of an element of a scene, inside the element that its parent has become; nil if there is none.
  ///
  /// - Parameters:
  ///   - kind: the name of the element in scenes.
  ///   - key: the key that it has to have, if its place demands one.
  public func make(_ kind: String, in parent: NibDraft, key: String? = nil) -> NibDraft? {
    guard let (name, ownKey) = counterpart(of: kind, in: parent.name) else { return nil }
    let place = shape.place(of: name, in: parent.name)
    // What a property of the controller or of a list holds stands in it directly.
    let path = key != nil && !place.path.isEmpty && parent.name != "tableViewCell" ? [] : place.path
    let holder = walk(path, from: parent)
    // An attribute of the parent can have made the bar that it has.
    if let key = place.key, path.isEmpty, let bar = holder.children.first(where: { $0.name == name && $0.key == key }),
      bar.children.isEmpty
    {
      return bar
    }
    let draft = NibDraft(name)
    if let key = key ?? ownKey ?? place.key { draft.set("key", key) }
    holder.append(draft)
    return draft
  }

  /// Whether an element holds a view under the key that a `placement` names.
  public func hasPlace(_ placement: String, in parent: String) -> Bool {
    mapping.rows(naming: nil).contains { row in
      row.ours.hasSuffix(".placement=" + placement)
        && row.steps.dropLast().last?.names?.contains(parent) ?? false
    }
  }

  /// The element that holds the elements of a kind inside another, such as `subviews`; it is made if it is not there.
  public func holder(of kind: String, in parent: NibDraft) -> NibDraft? {
    guard let name = counterpart(of: kind, in: parent.name)?.name else { return nil }
    return walk(shape.place(of: name, in: parent.name).path, from: parent)
  }

  /// The element around the one that holds the elements of a kind: the content view of a cell, or the element itself.
  public func contents(of parent: NibDraft, for kind: String) -> NibDraft {
    guard let name = counterpart(of: kind, in: parent.name)?.name else { return parent }
    return walk(shape.place(of: name, in: parent.name).path.dropLast(), from: parent)
  }

  /// Makes the elements on a way, as far as they are not there.
  func walk(_ path: some Sequence<DocumentShape.Step>, from start: NibDraft) -> NibDraft {
    path.reduce(start) { draft, step in
      guard let description = step.description else { return draft.child(step.name, key: step.key) }
      if let child = draft.children.first(where: { $0.descriptions.contains(description) }) { return child }
      let child = NibDraft(step.name)
      child.descriptions.insert(description)
      draft.append(child)
      return child
    }
  }

  /// The name and the key of the counterpart of an element of scenes, inside an element of a name.
  public func counterpart(of kind: String, in parent: String) -> (name: String, key: String?)? {
    let question = ElementQuestion(kind: kind, parent: parent)
    if let known = counterparts[question] { return known }
    let found = findCounterpart(of: kind, in: parent)
    counterparts[question] = .some(found)
    return found
  }

  private func findCounterpart(of kind: String, in parent: String) -> (name: String, key: String?)? {
    var found: [(name: String, key: String?)] = []
    for row in (rowsByElement[kind] ?? []) + (rowsByElement[""] ?? []) {
      guard let step = row.steps.last, let names = step.names, step.conditions.isEmpty else { continue }
      if row.steps.count > 1, let around = row.steps[row.steps.count - 2].names, !Self.wrappers.isSuperset(of: around),
        !around.contains(parent)
      {
        continue
      }
      let ours = row.ours.split(separator: "/").last.map(String.init) ?? ""
      if ours == "{element}", names.contains(kind) { found.append((kind, step.key)) }
      if ours == kind || (ours == "{key}" && step.key == kind) {
        found.append((names.contains(kind) ? kind : names.sorted()[0], step.key))
      }
    }
    return found.first { $0.name == kind } ?? found.first
  }

  /// Elements that only group others.
  private static let wrappers: Set<String> = [
    "objects", "scene", "document", "items", "prototypes", "scopeButtonTitles",
  ]

  // MARK: Attributes

  /// The places where an attribute of an element of scenes can stand in its counterpart, the best first.
  ///
  /// - Parameters:
  ///   - attribute: the name of the attribute in scenes.
  ///   - kind: the name of the element in scenes.
  ///   - draft: what the element has become.
  public func places(of attribute: String, ofElement kind: String, in draft: NibDraft) -> [NibPlace] {
    let question = AttributeQuestion(attribute: attribute, kind: kind, element: draft.name, key: draft.key)
    let possible = places[question] ?? findPlaces(question)
    places[question] = possible
    return possible.compactMap { $0.place(in: draft) }
  }

  private func findPlaces(_ question: AttributeQuestion) -> [PossiblePlace] {
    var found: [PossiblePlace] = []
    collect(question.attribute, question.kind, NibDraft(question.element, key: question.key), [], &found)
    return found.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.precedes(second) { return true }
      return second.precedes(first) ? false : one.offset < other.offset
    }.map(\.element)
  }

  /// Collects the places for an attribute in an element and in those that hold attributes of it, to which a path leads.
  private func collect(
    _ attribute: String, _ kind: String, _ node: NibDraft, _ path: [DocumentShape.Step], _ found: inout [PossiblePlace]
  ) {
    let targets = ["." + attribute, kind + "." + attribute]
    let rows = rows(for: attribute)
    for row in rows where row.attribute != nil {
      guard let name = row.attributeName(for: attribute, targets, key: node.key),
        let place = PossiblePlace(path: path, element: nil, attribute: name, row: row, row.steps[...], in: node)
      else { continue }
      found.append(place)
    }
    for row in rows where row.attribute == nil {
      guard let step = row.steps.last, let child = row.child(for: attribute, targets, step),
        step.conditions.allSatisfy(\.isDescription)
      else { continue }
      // A value stands in the element that has it, not in what groups other attributes.
      if row.steps.count == 1, !path.isEmpty, node.descriptions.isEmpty, !Self.valueHolders.contains(node.name) {
        continue
      }
      let way = shape.place(of: child.name, in: node.name)
      let element = DocumentShape.Step(name: child.name, key: child.key ?? way.key, description: nil)
      guard
        let place = PossiblePlace(
          path: path, behind: way.path, element: element, attribute: nil, row: row, row.steps.dropLast(), in: node)
      else { continue }
      found.append(place)
    }
    guard path.count < 6 else { return }
    for way in shape.holders(in: node.name) {
      var (last, kept) = (node, [NibDraft]())
      for step in way {
        last = NibDraft(step.name, key: step.key, inside: last)
        if let description = step.description { last.descriptions.insert(description) }
        kept.append(last)
      }
      withExtendedLifetime(kept) { collect(attribute, kind, last, path + way, &found) }
    }
  }

  /// Elements that hold values beside attributes of the element around them.
  private static let valueHolders: Set<String> = ["state", "attributes", "navigationBar", "tabBar", "toolbar"]

  /// The attribute of a value element that stands for a word: `flexibleWidth` is `widthSizable` of the mask.
  public func option(_ word: String, of attribute: String, in draft: NibDraft) -> String? {
    for row in rows(for: attribute) {
      guard let name = row.attribute, row.ours == "." + attribute, row.steps.count > 0,
        row.values.contains(where: {
          $0.pattern == "YES" && ($0.word == "{attribute}" ? name : $0.word) == word
        }), row.steps.last?.names?.contains(draft.name) ?? false
      else { continue }
      return name
    }
    return nil
  }

  /// The value of Interface Builder for a word of scenes, by the conversions of an attribute of an element.
  public func value(for word: String, attribute: String, of element: String) -> String? {
    let row = mapping.rows(naming: attribute).first {
      ($0.steps.last?.names?.contains(element) ?? false) && !$0.values.isEmpty
    }
    return row?.value(for: word)
  }
}

extension MappingRow {
  /// Whether it is about something that Interface Builder no longer offers.
  var isReplaced: Bool {
    ["replaced:", "the older", "deprecated"].contains { note.hasPrefix($0) }
  }

  /// Whether it is about values of whatever keys.
  var namesAnyKey: Bool { ours.contains("{key}") && steps.last?.key == nil }

  /// The name of the attribute of scenes that the row is about; empty if it depends on the element.
  fileprivate var targetName: String {
    let name = ours.split(separator: ".").last.map(String.init) ?? ""
    if name == "{attribute}" { return attribute == "*" ? "" : attribute ?? "" }
    return name.hasPrefix("{") ? "" : name
  }

  /// The name of the attribute in Interface Builder, if the row is about an attribute of scenes.
  func attributeName(for attribute: String, _ targets: [String], key: String?) -> String? {
    guard let name = self.attribute else { return nil }
    let own = name == "*" ? attribute : name
    let ours = ours.replacing("{attribute}", with: own).replacing("{key}", with: key ?? "")
    return targets.contains(ours) ? own : nil
  }

  /// The name and the key of the value element, if the row is about an attribute of scenes.
  func child(for attribute: String, _ targets: [String], _ step: MappingStep) -> (name: String, key: String?)? {
    guard let names = step.names else { return nil }
    if ours.hasSuffix(".{element}") { return names.contains(attribute) ? (attribute, step.key) : nil }
    let ours = ours.replacing("{key}", with: step.key ?? attribute)
    guard targets.contains(ours) else { return nil }
    let usesKey = self.ours.contains("{key}")
    return (names.sorted()[0], step.key ?? (usesKey ? attribute : nil))
  }

  /// The value of Interface Builder that becomes a word.
  func value(for word: String) -> String? {
    for (pattern, target) in values where target != "+" && target != "?" {
      let own = target.hasPrefix("{") ? String(target.dropFirst().dropLast()) : target
      if !pattern.contains("*"), own == word { return pattern }
      guard let star = own.firstIndex(of: "*"), pattern.contains("*") else { continue }
      let (start, end) = (own[..<star], own[own.index(after: star)...])
      guard word.hasPrefix(start), word.hasSuffix(end), word.count >= start.count + end.count else { continue }
      return pattern.replacing("*", with: word.dropFirst(start.count).dropLast(end.count))
    }
    return nil
  }
}

extension MappingCondition {
  /// Whether it is a description, which holds of what is made for it.
  fileprivate var isDescription: Bool {
    switch self {
    case .described, .absent: true
    default: false
    }
  }
}
