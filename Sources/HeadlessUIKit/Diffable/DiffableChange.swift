/// A change from one snapshot to another.
struct DiffableChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: DiffablePlaces<Section, Item>
  private let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// The new places, with nothing to be shown again.
  let places: DiffablePlaces<Section, Item>

  init(from old: DiffablePlaces<Section, Item>, to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.old = old
    self.snapshot = snapshot
    var settled = snapshot
    settled.endReloads()
    places = DiffablePlaces(settled)
  }

  /// Has a list, whose data source has the new places already, keep the cells of items that stay.
  @MainActor func show(in list: (any DiffableList)?) {
    let sections = snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers(inSection:))
    let reloaded = Set(snapshot.reloadedItemIdentifiers + sections)
    list?.keepCells { place in
      guard let item = old.item(at: place), !reloaded.contains(item) else { return nil }
      return places.place(of: item)
    }
    for item in snapshot.reconfiguredItemIdentifiers {
      if let place = places.place(of: item) { list?.reconfigureCell(at: place) }
    }
  }
}
