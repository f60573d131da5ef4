import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Snapshots of sections whose items are below others.
@MainActor @Suite struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private func tree() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "bread"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["boskop"], to: "apple")
    return snapshot
  }

  @Test("J-23: The visible items are those below items that are all expanded")
  func visibleItems() {
    var snapshot = tree()
    #expect(
      snapshot.items == ["fruit", "apple", "boskop", "pear", "bread"] && snapshot.rootItems == ["fruit", "bread"])
    #expect(snapshot.visibleItems == ["fruit", "bread"] && !snapshot.isVisible("apple"))
    snapshot.expand(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "bread"] && snapshot.isExpanded("apple"))
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "boskop", "pear", "bread"] && snapshot.isVisible("boskop"))
    snapshot.collapse(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(snapshot.level(of: "boskop") == 2 && snapshot.level(of: "bread") == 0 && snapshot.level(of: "x") == -1)
    #expect(snapshot.parent(of: "boskop") == "apple" && snapshot.parent(of: "fruit") == nil)
    #expect(snapshot.index(of: "pear") == 3 && snapshot.index(of: "x") == nil && snapshot.contains("pear"))
  }

  @Test("J-23: Items are added beside others, and deleted with those below them")
  func changes() {
    var snapshot = tree()
    snapshot.insert(["plum"], before: "apple")
    snapshot.insert(["cherry"], after: "apple")
    snapshot.insert(["cake"], after: "bread")
    #expect(snapshot.items == ["fruit", "plum", "apple", "boskop", "cherry", "pear", "bread", "cake"])
    snapshot.delete(["apple", "x"])
    #expect(snapshot.items == ["fruit", "plum", "cherry", "pear", "bread", "cake"] && !snapshot.contains("boskop"))
    #expect(snapshot.snapshot(of: "fruit").items == ["plum", "cherry", "pear"])
    #expect(snapshot.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
    var others = Snapshot()
    others.append(["kiwi"])
    others.append(["gold"], to: "kiwi")
    others.expand(["kiwi"])
    snapshot.replace(childrenOf: "fruit", using: others)
    #expect(snapshot.items == ["fruit", "kiwi", "gold", "bread", "cake"] && snapshot.isExpanded("kiwi"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty && snapshot.visibleItems.isEmpty)
  }

  @Test("J-23: Identifiers are unique, and a named item has to be there")
  func mistakes() {
    let exceptions = catchingExceptions {
      var snapshot = tree()
      snapshot.append(["pear"])
      snapshot.append(["lemon", "lemon"])
      snapshot.append(["lemon"], to: "x")
      snapshot.insert(["lemon"], before: "x")
      snapshot.expand(["x"])
      #expect(snapshot.items.count == 5)
    }
    #expect(exceptions.count == 5)
  }

  /// An outline of two levels.
  private final class Outline: UICollectionViewController {
    var style = UICellAccessory.OutlineDisclosureOptions.Style.cell
    private(set) var calls: [String] = []
    lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      [unowned self] collection, indexPath, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = name == "fruit" ? [.outlineDisclosure(options: .init(style: style))] : []
    }

    func start(_ snapshot: Snapshot) {
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar))
      source.sectionSnapshotHandlers.willExpandItem = { [unowned self] in calls.append("expand \($0)") }
      source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in calls.append("collapse \($0)") }
      source.apply(snapshot, to: 7)
    }

    var shown: [String] { source.snapshot().itemIdentifiers }
  }

  private func outline(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> (Outline, HeadlessApp) {
    let outline = Outline(collectionViewLayout: UICollectionViewFlowLayout())
    outline.style = style
    outline.start(tree())
    let app = HeadlessApp(root: outline)
    app.flush()
    return (outline, app)
  }

  private let first = IndexPath(item: 0, section: 0)

  @Test("J-24: A tap on the disclosure button shows the items below, and another one hides them")
  func toggling() throws {
    let (outline, app) = outline(.cell)
    #expect(outline.shown == ["fruit", "bread"] && outline.source.snapshot().sectionIdentifiers == [7])
    try app.tapAccessory(.outlineDisclosure, ofItemAt: first)
    #expect(outline.shown == ["fruit", "apple", "pear", "bread"] && outline.calls == ["expand fruit"])
    #expect(outline.source.snapshot(for: 7).isExpanded("fruit"))
    let cell = outline.collectionView.cellForItem(at: first)
    #expect(cell?.configurationState.isExpanded == true && outline.collectionView.visibleCells.count == 4)
    try app.tapAccessory(.outlineDisclosure, ofItemAt: first)
    #expect(outline.shown == ["fruit", "bread"] && outline.calls == ["expand fruit", "collapse fruit"])
    try app.selectItem(at: first)
    #expect(outline.shown.count == 2 && outline.collectionView.indexPathsForSelectedItems == [first])
  }

  @Test("J-24: A tap anywhere on a header shows the items below, and does not select it")
  func headers() throws {
    let (outline, app) = outline(.header)
    try app.selectItem(at: first)
    #expect(outline.shown.count == 4 && outline.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("J-24: Handlers can refuse, and can say the items below when they are shown")
  func handlers() throws {
    let (outline, app) = outline(.cell)
    outline.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    try app.tapAccessory(.outlineDisclosure, ofItemAt: first)
    #expect(outline.shown == ["fruit", "bread"] && outline.calls.isEmpty)
    outline.source.sectionSnapshotHandlers.shouldExpandItem = nil
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, old in
      var new = Snapshot()
      new.append(["\(parent) of \(old.items.count)"])
      return new
    }
    try app.tapAccessory(.outlineDisclosure, ofItemAt: first)
    #expect(outline.shown == ["fruit", "fruit of 3", "bread"])
    try app.tapAccessory(.outlineDisclosure, ofItemAt: first)
    #expect(outline.shown.count == 3)
  }

  @Test("J-23: A snapshot of all sections that changes the items of a section ends its outline")
  func otherSnapshots() {
    let (outline, _) = outline(.cell)
    var whole = outline.source.snapshot()
    whole.appendSections([8])
    outline.source.apply(whole)
    #expect(outline.source.snapshot(for: 7).items.count == 5)
    whole.deleteItems(["bread"])
    outline.source.apply(whole)
    #expect(outline.source.snapshot(for: 7).items == ["fruit"] && outline.source.snapshot(for: 9).items.isEmpty)
  }
}
