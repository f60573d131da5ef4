/// The places of the identifiers of a snapshot.
struct DiffablePlaces<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let snapshot: Snapshot
  private let items: [[Item]]
  private let places: [Item: IndexPath]

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    items = snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    var places: [Item: IndexPath] = [:]
    for (section, items) in items.enumerated() {
      for (index, item) in items.enumerated() { places[item] = IndexPath(item: index, section: section) }
    }
    self.places = places
  }

  var numberOfSections: Int { items.count }

  func numberOfItems(inSection section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }

  func item(at place: IndexPath) -> Item? {
    guard place.count == 2, items.indices.contains(place.section) else { return nil }
    let items = items[place.section]
    return items.indices.contains(place.item) ? items[place.item] : nil
  }

  func place(of item: Item) -> IndexPath? { places[item] }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  /// Where what was at a place of another snapshot is now; nil if its cell cannot stay.
  ///
  /// - Parameter old: the snapshot before, without what is to be shown again.
  func newPlace(of place: IndexPath, in old: DiffablePlaces, reloaded: Set<Item>) -> IndexPath? {
    guard let item = old.item(at: place), !reloaded.contains(item) else { return nil }
    return self.place(of: item)
  }

  /// The items whose cells are made again.
  var reloaded: Set<Item> {
    Set(
      snapshot.reloadedItemIdentifiers
        + snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers(inSection:)))
  }

  /// The places of the items whose cells stay and are filled again.
  var reconfigured: [IndexPath] { snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] } }

  /// The same places, with nothing to be shown again.
  var settled: DiffablePlaces {
    var snapshot = snapshot
    snapshot.endReloads()
    return DiffablePlaces(snapshot)
  }
}
