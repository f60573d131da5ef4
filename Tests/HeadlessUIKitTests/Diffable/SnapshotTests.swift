import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Snapshots: their order, and what they do not accept.
@MainActor struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Two sections: a with 1, 2, 3, and b with 4, 5.
  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("Items have their section and their place among all")
  func places() {
    let snapshot = snapshot
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "b") == 2 && snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    #expect(
      snapshot.sectionIdentifier(containingItem: 5) == "b" && snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test("Items are inserted, moved and deleted, across sections")
  func items() {
    var snapshot = snapshot
    snapshot.insertItems([6, 7], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 6, 7, 2, 3, 4, 5, 8])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(8, beforeItem: 6)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [8, 6, 7, 2, 3])
    #expect(
      snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5] && snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteItems([6, 4, 99])
    #expect(snapshot.itemIdentifiers == [8, 7, 2, 3, 1, 5] && snapshot.numberOfItems == 6)
    snapshot.moveItem(5, beforeItem: 5)
    #expect(snapshot.itemIdentifiers == [8, 7, 2, 3, 1, 5])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sections() {
    var snapshot = snapshot
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d", "e"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d", "e"])
    snapshot.moveSection("e", beforeSection: "a")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["e", "a", "b", "d", "c"] && snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    snapshot.deleteSections(["a", "nothing"])
    #expect(snapshot.itemIdentifiers == [4, 5] && snapshot.sectionIdentifier(containingItem: 1) == nil)
    // An identifier is free again.
    snapshot.appendItems([1], toSection: "b")
    #expect(snapshot.itemIdentifiers == [4, 5, 1])
  }

  @Test("B-04: Identifiers are unique; what has a twin is not added")
  func twins() {
    var snapshot = snapshot
    let inSnapshot = exceptions { snapshot.appendItems([9, 2, 3], toSection: "b") }
    #expect(
      inSnapshot.map(\.reason) == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2,\n    3\n)}"
      ])
    #expect(inSnapshot.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    let inArguments = exceptions { snapshot.insertItems([9, 9], afterItem: 1) }
    #expect(inArguments.map { $0.reason.contains("Duplicate identifiers: {(\n    9\n)}") } == [true])
    let sections = exceptions { snapshot.appendSections(["c", "a"]) }
    #expect(sections.map { $0.reason.contains("section identifiers are not unique") } == [true])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.sectionIdentifiers == ["a", "b"])
  }

  @Test("B-05: What is named has to be there")
  func strangers() {
    var empty = Snapshot()
    #expect(
      exceptions { empty.appendItems([1]) }.map(\.reason) == [
        "There are currently no sections in the data source. Please add a section first."
      ])
    var snapshot = snapshot
    let all = exceptions {
      snapshot.appendItems([9], toSection: "c")
      _ = snapshot.itemIdentifiers(inSection: "c")
      snapshot.insertItems([9], beforeItem: 8)
      snapshot.moveItem(8, afterItem: 1)
      snapshot.moveItem(1, afterItem: 8)
      snapshot.reloadItems([8])
      snapshot.reconfigureItems([1, 8])
      snapshot.insertSections(["d"], beforeSection: "c")
      snapshot.moveSection("c", afterSection: "a")
      snapshot.reloadSections(["c"])
    }
    #expect(all.count == 10 && all.allSatisfy { $0.reason.contains("8") || $0.reason.contains("c") })
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
  }
}
