import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct RowTests {
  private let rows = Rows(style: .plain)

  @Test("Selecting a row calls the delegate and deselects the previous row")
  func selecting() throws {
    let app = HeadlessApp(root: rows)
    try app.selectRow(at: .row(0))
    try app.selectRow(at: .row(2), in: rows.tableView)
    #expect(rows.events == ["will 0", "did 0", "will 2", "deselected 0", "did 2"])
    #expect(rows.tableView.indexPathsForSelectedRows == [.row(2)])
    #expect(rows.tableView.cellForRow(at: .row(2))?.isSelected == true)
  }

  @Test("A row that is selected can be selected again")
  func again() throws {
    let app = HeadlessApp(root: rows)
    try app.selectRow(at: .row(1))
    try app.selectRow(at: .row(1))
    #expect(rows.events == ["will 1", "did 1", "will 1", "did 1"])
  }

  @Test("A delegate can refuse a selection or choose another row")
  func answers() throws {
    let app = HeadlessApp(root: rows)
    rows.willSelect = { $0.row == 0 ? nil : .row(2) }
    try app.selectRow(at: .row(0))
    #expect(rows.events == ["will 0"] && rows.tableView.indexPathForSelectedRow == nil)
    try app.selectRow(at: .row(1))
    #expect(rows.events == ["will 0", "will 1", "did 2"])
  }

  @Test("With multiple selection, a second tap deselects")
  func several() throws {
    let app = HeadlessApp(root: rows)
    rows.tableView.allowsMultipleSelection = true
    for row in [0, 1, 0] { try app.selectRow(at: .row(row)) }
    #expect(rows.events == ["will 0", "did 0", "will 1", "did 1", "deselected 0"])
    #expect(rows.tableView.indexPathsForSelectedRows == [.row(1)])
  }

  @Test("A table need not have a delegate")
  func withoutDelegate() throws {
    let app = HeadlessApp(root: rows)
    rows.tableView.delegate = nil
    try app.selectRow(at: .row(1))
    #expect(rows.tableView.indexPathForSelectedRow == .row(1) && rows.events.isEmpty)
  }

  @Test("Selecting a missing or unselectable row fails")
  func impossible() {
    let app = HeadlessApp(root: rows)
    #expect(
      refusal { try app.selectRow(at: .row(3)) } == "Row 3 of section 0 cannot be selected: the section has 3 rows.")
    #expect(
      refusal { try app.selectRow(at: IndexPath(row: 0, section: 1)) }
        == "Row 0 of section 1 cannot be selected: its table has 1 sections.")
    rows.tableView.cellForRow(at: .row(0))?.isUserInteractionEnabled = false
    #expect(
      refusal { try app.selectRow(at: .row(0)) }
        == "Row 0 of section 0 cannot be selected: it has user interaction disabled.")
    rows.tableView.allowsSelection = false
    #expect(
      refusal { try app.selectRow(at: .row(1)) }
        == "Row 1 of section 0 cannot be selected: its table does not allow selection.")
    #expect(rows.events.isEmpty)
  }

  @Test("A table in editing mode has its own selection settings")
  func editing() throws {
    let app = HeadlessApp(root: rows)
    rows.tableView.isEditing = true
    #expect(refusal { try app.selectRow(at: .row(0)) } != nil)
    rows.tableView.allowsSelectionDuringEditing = true
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    for row in [0, 1] { try app.selectRow(at: .row(row)) }
    #expect(rows.tableView.indexPathsForSelectedRows?.count == 2)
  }

  @Test("Without exactly one table in reach, the table must be given")
  func unclear() {
    let app = HeadlessApp(root: Screen(UITableView(), UITableView()))
    #expect(
      refusal { try app.selectRow(at: .row(0)) } == "It is not clear which UITableView is meant: there are 2: "
        + "the UITableView in screen (Screen); the UITableView in screen (Screen). "
        + "Pass `in:` to choose one, or the element itself.")
    let other = HeadlessApp(root: Screen())
    #expect(
      refusal { try other.selectRow(at: .row(0)) } == "There is no UITableView that the user can reach: "
        + "on the screen are the controllers screen (Screen).")
  }

  @Test(
    "The detail button of a row calls the delegate and selects nothing",
    arguments: [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton])
  func accessory(type: UITableViewCell.AccessoryType) throws {
    rows.accessory = { $0.accessoryType = type }
    let app = HeadlessApp(root: rows)
    try app.tapAccessory(at: .row(1))
    #expect(rows.events == ["accessory 1"] && rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test("A control at the end of a row is tapped as itself; a disclosure indicator is no button")
  func accessoryViews() throws {
    let toggle = UISwitch()
    rows.accessory = { $0.accessoryView = toggle }
    let app = HeadlessApp(root: rows)
    try app.tapAccessory(at: .row(0))
    #expect(toggle.isOn && rows.events.isEmpty)
    rows.accessory = { $0.accessoryType = .disclosureIndicator }
    rows.tableView.reloadData()
    #expect(
      refusal { try app.tapAccessory(at: .row(0)) }
        == "The accessory of row 0 of section 0 cannot be tapped: there is no button.")
  }
}

@MainActor struct ItemTests {
  private let items = Items(collectionViewLayout: UICollectionViewFlowLayout())

  @Test("Selecting an item calls the delegate")
  func selecting() throws {
    let app = HeadlessApp(root: items)
    try app.selectItem(at: .item(0))
    try app.selectItem(at: .item(1), in: items.collectionView)
    #expect(items.events == ["should 0", "did 0", "should 1", "deselected 0", "did 1"])
    #expect(items.collectionView.indexPathsForSelectedItems == [.item(1)])
  }

  @Test("A delegate may refuse")
  func refusing() throws {
    items.refused = [1]
    let app = HeadlessApp(root: items)
    try app.selectItem(at: .item(1))
    #expect(items.events == ["should 1"] && items.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("With multiple selection, a second tap deselects")
  func several() throws {
    let app = HeadlessApp(root: items)
    items.collectionView.allowsMultipleSelection = true
    for item in [0, 1, 0] { try app.selectItem(at: .item(item)) }
    #expect(items.collectionView.indexPathsForSelectedItems == [.item(1)])
  }

  @Test("Selecting a missing or unselectable item fails")
  func impossible() {
    let app = HeadlessApp(root: items)
    #expect(
      refusal { try app.selectItem(at: .item(3)) } == "Item 3 of section 0 cannot be selected: the section has 3 items."
    )
    #expect(
      refusal { try app.selectItem(at: IndexPath(item: 0, section: 2)) }
        == "Item 0 of section 2 cannot be selected: its collection has 1 sections.")
    items.collectionView.allowsSelection = false
    #expect(
      refusal { try app.selectItem(at: .item(0)) }
        == "Item 0 of section 0 cannot be selected: its collection does not allow selection.")
  }
}
