import HeadlessUIKit

extension ExtremeMembers {
  private static func collection(
    _ body: (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) -> Void
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    source.apply(snapshot)
    body(view, source)
  }

  private static func table(_ body: (UITableView, UITableViewDiffableDataSource<Int, Int>) -> Void) {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { _, _, _ in UITableViewCell() }
    source.apply(snapshot)
    body(view, source)
  }

  private static var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2, 3])
    return snapshot
  }

  /// Diffable data sources and registrations.
  static let diffable: [ExtremeMember] = [
    .init("UICollectionView.dequeueConfiguredReusableCell(using:for:item:)") { x in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      collection { view, _ in _ = view.dequeueConfiguredReusableCell(using: registration, for: x.path, item: x.integer)
      }
    },
    .init("UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)") { x in
      let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "kind"
      ) { _, _, _ in }
      collection { view, _ in _ = view.dequeueConfiguredReusableSupplementary(using: registration, for: x.path) }
    },
    .init("UICollectionViewDiffableDataSource.collectionView(_:cellForItemAt:)") { x in
      collection { _ = $1.collectionView($0, cellForItemAt: x.path) }
    },
    .init("UICollectionViewDiffableDataSource.collectionView(_:numberOfItemsInSection:)") { x in
      collection { _ = $1.collectionView($0, numberOfItemsInSection: x.integer) }
    },
    .init("UICollectionViewDiffableDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)") { x in
      collection { _ = $1.collectionView($0, viewForSupplementaryElementOfKind: "kind", at: x.path) }
    },
    .init("UICollectionViewDiffableDataSource.itemIdentifier(for:)") { x in
      collection { _ = $1.itemIdentifier(for: x.path) }
      collection { _ = $1.itemIdentifier(for: IndexPath()) }
    },
    .init("UICollectionViewDiffableDataSource.sectionIdentifier(for:)") { x in
      collection { _ = $1.sectionIdentifier(for: x.integer) }
    },
    .init("UITableViewDiffableDataSource.itemIdentifier(for:)") { x in
      table { _ = $1.itemIdentifier(for: x.path) }
    },
    .init("UITableViewDiffableDataSource.sectionIdentifier(for:)") { x in
      table { _ = $1.sectionIdentifier(for: x.integer) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:canEditRowAt:)") { x in
      table { _ = $1.tableView($0, canEditRowAt: x.path) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:canMoveRowAt:)") { x in
      table { _ = $1.tableView($0, canMoveRowAt: x.path) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:cellForRowAt:)") { x in
      table { _ = $1.tableView($0, cellForRowAt: x.path) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:commit:forRowAt:)") { x in
      table { $1.tableView($0, commit: .delete, forRowAt: x.path) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:moveRowAt:to:)") { x in
      table { $1.tableView($0, moveRowAt: x.path, to: x.path) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:numberOfRowsInSection:)") { x in
      table { _ = $1.tableView($0, numberOfRowsInSection: x.integer) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:sectionForSectionIndexTitle:at:)") { x in
      table { _ = $1.tableView($0, sectionForSectionIndexTitle: "a", at: x.integer) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:titleForFooterInSection:)") { x in
      table { _ = $1.tableView($0, titleForFooterInSection: x.integer) }
    },
    .init("UITableViewDiffableDataSource.tableView(_:titleForHeaderInSection:)") { x in
      table { _ = $1.tableView($0, titleForHeaderInSection: x.integer) }
    },
  ]
}
