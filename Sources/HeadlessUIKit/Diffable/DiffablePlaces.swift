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
}
