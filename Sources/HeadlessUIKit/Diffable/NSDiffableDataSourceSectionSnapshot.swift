/// The items of a section at one time, of which some are below others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  // MARK: What it has

  /// All items, each one before those below it.
  public var items: [ItemIdentifierType] { roots.flatMap { tree($0) { _ in true } } }
  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items below items that are all expanded.
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { tree($0, expanded.contains) } }

  /// An item with the items below it, as far as they are wanted.
  private func tree(
    _ root: ItemIdentifierType, _ goesInto: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var next = [root]
    while let item = next.popLast() {
      result.append(item)
      if goesInto(item) { next += (children[item] ?? []).reversed() }
    }
    return result
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Whether there are items below an item.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }
  /// Whether an item is there, and no item above it hides it.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known.contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// Whether the items below an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// The place of an item among all of them; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { known.contains(item) ? items.firstIndex(of: item) : nil }
  /// How many items an item is below; -1 if it is not there.
  public func level(of item: ItemIdentifierType) -> Int { known.contains(item) ? ancestors(of: item).count : -1 }
  /// The item above an item; nil if there is none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// The items below an item as a snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    guard isKnown(parent) else { return result }
    let items = tree(parent) { _ in true }.dropFirst(includingParent ? 0 : 1)
    result.roots = includingParent ? [parent] : children[parent] ?? []
    result.known = Set(items)
    result.children = children.filter { result.known.contains($0.key) }
    result.parents = parents.filter { result.known.contains($0.key) && result.known.contains($0.value) }
    result.expanded = expanded.intersection(result.known)
    return result
  }

  // MARK: Items

  /// Adds items below an item, or below none.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !isKnown(parent) { return }
    add(items, below: parent, at: (parent.map { children[$0] ?? [] } ?? roots).count)
  }

  /// Adds items before an item, below the same one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, distance: 0)
  }

  /// Adds items behind an item, below the same one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, distance: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, distance: Int) {
    guard isKnown(item) else { return }
    let parent = parents[item]
    guard let place = (parent.map { children[$0] ?? [] } ?? roots).firstIndex(of: item) else { return }
    add(items, below: parent, at: place + distance)
  }

  private mutating func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int) {
    guard areNew(items) else { return }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: place)
      for item in items { parents[item] = parent }
    } else {
      roots.insert(contentsOf: items, at: place)
    }
    known.formUnion(items)
  }

  /// Removes items with those below them. Those that are not there do not matter.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items).intersection(known)
    guard !gone.isEmpty else { return }
    for parent in Set(gone.compactMap { parents[$0] }) { children[parent]?.removeAll(where: gone.contains) }
    roots.removeAll(where: gone.contains)
    for item in gone.flatMap({ tree($0) { _ in true } }) { forget(item) }
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    children[item] = nil
    parents[item] = nil
    known.remove(item)
    expanded.remove(item)
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Replaces the items below an item by those of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard isKnown(parent) else { return }
    delete(children[parent] ?? [])
    guard areNew(snapshot.items) else { return }
    children[parent] = snapshot.roots
    for root in snapshot.roots { parents[root] = parent }
    children.merge(snapshot.children) { $1 }
    parents.merge(snapshot.parents) { $1 }
    known.formUnion(snapshot.known)
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: Showing and hiding

  /// Shows the items below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    if items.allSatisfy(isKnown) { expanded.formUnion(items) }
  }

  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    if items.allSatisfy(isKnown) { expanded.subtract(items) }
  }

  // MARK: Checks

  private func isKnown(_ item: ItemIdentifierType) -> Bool {
    if !known.contains(item) { SnapshotProblem.unknownItem("\(item)").raise() }
    return known.contains(item)
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen = known
    let twins = items.filter { !seen.insert($0).inserted }
    if !twins.isEmpty { SnapshotProblem.twins("item", twins.map { "\($0)" }).raise() }
    return twins.isEmpty
  }
}
