/// The sections and items of a list at one time, by their identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections that are to be shown again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be shown again, by new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are to be shown again, by the same cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// A snapshot without sections.
  public init() {}

  // MARK: What it has

  /// The number of all items.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// The number of items in a section, which has to be there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items in a section, which has to be there, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard isKnown(identifier) else { return [] }
    return items[identifier] ?? []
  }

  /// The section of an item; nil if the item is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// The place of an item among all items; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier], let place = items[section]?.firstIndex(of: identifier) else { return nil }
    return sectionIdentifiers.prefix { $0 != section }.reduce(place) { $0 + (items[$1]?.count ?? 0) }
  }

  /// The place of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return SnapshotProblem.noSections.raise()
    }
    guard isKnown(section), areNew(identifiers) else { return }
    items[section, default: []] += identifiers
    for identifier in identifiers { sections[identifier] = section }
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, distance: 0)
  }

  /// Adds items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, distance: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside identifier: ItemIdentifierType, distance: Int
  ) {
    guard let section = sections[identifier], let place = items[section]?.firstIndex(of: identifier) else {
      return SnapshotProblem.unknownItem("\(identifier)").raise()
    }
    guard areNew(identifiers) else { return }
    items[section]?.insert(contentsOf: identifiers, at: place + distance)
    for identifier in identifiers { sections[identifier] = section }
  }

  /// Removes items. Those that are not there do not matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
    for identifier in gone { sections[identifier] = nil }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, distance: 0)
  }

  /// Moves an item behind another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, distance: 1)
  }

  private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, distance: Int) {
    guard identifier != other, areKnown([identifier, other]) else { return }
    deleteItems([identifier])
    insert([identifier], beside: other, distance: distance)
  }

  /// Reloads items with new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if areKnown(identifiers) { reloadedItemIdentifiers += identifiers }
  }

  /// Reconfigures items in their present cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if areKnown(identifiers) { reconfiguredItemIdentifiers += identifiers }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    if areNew(identifiers) { sectionIdentifiers += identifiers }
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, distance: 0)
  }

  /// Adds sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, distance: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside identifier: SectionIdentifierType, distance: Int
  ) {
    guard isKnown(identifier), areNew(identifiers), let place = indexOfSection(identifier) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place + distance)
  }

  /// Removes sections with their items. Those that are not there do not matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items[section] ?? [] { sections[item] = nil }
      items[section] = nil
    }
    sectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, distance: 0)
  }

  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, distance: 1)
  }

  private mutating func move(_ identifier: SectionIdentifierType, beside other: SectionIdentifierType, distance: Int) {
    guard identifier != other, isKnown(identifier), isKnown(other) else { return }
    sectionIdentifiers.removeAll { $0 == identifier }
    insert([identifier], beside: other, distance: distance)
  }

  /// Reloads sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if identifiers.allSatisfy(isKnown) { reloadedSectionIdentifiers += identifiers }
  }

  // MARK: Checks

  private func isKnown(_ section: SectionIdentifierType) -> Bool {
    if items[section] != nil || sectionIdentifiers.contains(section) { return true }
    SnapshotProblem.unknownSection("\(section)").raise()
    return false
  }

  private func areKnown(_ identifiers: [ItemIdentifierType]) -> Bool {
    guard let stranger = identifiers.first(where: { sections[$0] == nil }) else { return true }
    SnapshotProblem.unknownItem("\(stranger)").raise()
    return false
  }

  private func areNew(_ identifiers: [ItemIdentifierType]) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    let twins = identifiers.filter { sections[$0] != nil || !seen.insert($0).inserted }
    if !twins.isEmpty { SnapshotProblem.twins("item", twins.map { "\($0)" }).raise() }
    return twins.isEmpty
  }

  private func areNew(_ identifiers: [SectionIdentifierType]) -> Bool {
    var seen = Set(sectionIdentifiers)
    let twins = identifiers.filter { !seen.insert($0).inserted }
    if !twins.isEmpty { SnapshotProblem.twins("section", twins.map { "\($0)" }).raise() }
    return twins.isEmpty
  }

  /// Forgets which items and sections are to be shown again, once they are.
  mutating func endReloads() {
    (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
  }
}
