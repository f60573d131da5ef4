/// A place in a document of Interface Builder where an attribute of a scene can stand.
public struct NibPlace {
  let path: [DocumentShape.Step]
  /// The element that is the value; nil for an attribute.
  let element: DocumentShape.Step?
  /// The attribute; nil for an element.
  public let attribute: String?
  let needed: [(name: String, value: String)]
  let row: MappingRow

  /// The name of the element that is the value.
  public var elementName: String? { element?.name }

  /// The value of Interface Builder for a value of a scene that the mapping converts; nil if it does not convert it.
  public func value(for word: String) -> String? { row.value(for: word) }
  /// Whether the mapping passes values as they are.
  public var passesValues: Bool {
    row.values.isEmpty || row.values.contains { $0.pattern == "*" && $0.word == "+" }
      || !row.values.contains { $0.word == "+" }
  }

  /// Makes the elements on the way to the place, and returns the last: the one with the attribute, or the value.
  public func make(in draft: NibDraft, _ inverse: MappingInverse) -> NibDraft {
    let holder = inverse.walk(path, from: draft)
    for need in needed { holder.set(need.name, need.value) }
    guard let element else { return holder }
    return holder.child(element.name, key: element.key)
  }
}

/// A place where an attribute of a scene can stand if the elements around it are as a row of the mapping says.
struct PossiblePlace {
  private let path: [DocumentShape.Step]
  private let element: DocumentShape.Step?
  private let attribute: String?
  private let row: MappingRow
  /// What has to hold of the element that the place is for, and of those around it; the innermost last.
  private let context: ArraySlice<MappingStep>
  /// The attributes that the last element on the path has to have.
  private let needed: [(name: String, value: String)]
  /// Whether the place is in the element itself, or in a value of it.
  private let isOwn: Bool

  /// - Parameters:
  ///   - path: the elements between the one that the place is for and `node`, with that.
  ///   - way: the elements behind `node`.
  ///   - steps: the context of `node`.
  /// - Returns: nil if an element on the path does not match, or the name or the key of the one that the place is for.
  init?(
    path: [DocumentShape.Step], behind way: [DocumentShape.Step] = [], element: DocumentShape.Step?, attribute: String?,
    row: MappingRow, _ steps: ArraySlice<MappingStep>, in node: NibDraft
  ) {
    let known = steps.suffix(path.count)
    context = steps.dropLast(known.count)
    guard let needed = known.needs(of: node), let outside = path.reduce(node, { node, _ in node?.parent }),
      context.last?.names(outside) ?? true
    else { return nil }
    (self.path, self.element, self.attribute, self.row) = (path + way, element, attribute, row)
    (self.needed, isOwn) = (needed, path.isEmpty)
  }

  /// The place in an element; nil if that, or what is around it, does not match.
  func place(in draft: NibDraft) -> NibPlace? {
    guard let lacking = context.needs(of: draft, isInnermost: isOwn) else { return nil }
    return NibPlace(path: path, element: element, attribute: attribute, needed: needed + lacking, row: row)
  }

  /// Whether a place is better than another.
  func precedes(_ other: PossiblePlace) -> Bool {
    if row.isReplaced != other.row.isReplaced { return other.row.isReplaced }
    if (attribute == nil) != (other.attribute == nil) { return other.attribute == nil }
    if row.namesAnyKey != other.row.namesAnyKey { return other.row.namesAnyKey }
    if path.count != other.path.count { return path.count < other.path.count }
    return row.precedes(other.row)
  }
}

extension MappingStep {
  /// Whether it names an element, whatever conditions it has.
  fileprivate func names(_ draft: NibDraft) -> Bool {
    (names?.contains(draft.name) ?? true) && (key == nil || key == draft.key)
  }
}

extension ArraySlice<MappingStep> {
  /// What an element needs to stand in a context: attributes; nil if it cannot stand there.
  ///
  /// - Parameter isInnermost: whether the element is the one that the context is about, which can be given attributes.
  fileprivate func needs(of draft: NibDraft, isInnermost: Bool = true) -> [(name: String, value: String)]? {
    var needed: [(name: String, value: String)] = []
    var current: NibDraft? = draft
    for (depth, step) in reversed().enumerated() {
      guard let one = current, step.names(one) else { return nil }
      for condition in step.conditions {
        switch condition {
        case .described(let description): if !one.descriptions.contains(description) { return nil }
        case .absent(let name): if one[name] != nil { return nil }
        case .present(let name): if one[name] == nil { return nil }
        case .equal(let name, let value):
          if one[name] == value { continue }
          guard isInnermost, depth == 0, one[name] == nil else { return nil }
          needed.append((name, value))
        case .refers: return nil
        }
      }
      current = one.parent
    }
    return needed
  }
}
