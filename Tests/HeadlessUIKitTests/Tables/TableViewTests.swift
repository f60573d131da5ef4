import HeadlessUIKit
import Testing

@MainActor struct TableViewTests {
  private final class Names: UITableViewController {
    var names = ["Ada", "Grace"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NameCell.self, forCellReuseIdentifier: "Name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private final class NameCell: UITableViewCell {
    let note: String

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      note = "made by init(style:reuseIdentifier:)"
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      note = "made by init(coder:)"
      super.init(coder: coder)
    }
  }

  private let controller = Names(style: .insetGrouped)

  @Test("A table view controller makes its table and is its data source and delegate")
  func controllerMakesTable() {
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    #expect(controller.view === controller.tableView)
  }

  @Test("Layout requests the cells of all rows once, and again after reloadData")
  func cells() {
    let table: UITableView = controller.tableView
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["Ada", "Grace"])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell.flatMap(table.indexPath(for:)) == IndexPath(row: 1, section: 0))
    controller.names = ["Barbara"]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["Barbara"])
  }

  @Test("A registered cell class is initialised by its own initialiser")
  func registeredCells() throws {
    let cell = controller.tableView.dequeueReusableCell(withIdentifier: "Name")
    let made = try #require(cell as? NameCell)
    #expect(made.note == "made by init(style:reuseIdentifier:)")
    #expect(made.reuseIdentifier == "Name" && made.detailTextLabel != nil)
    #expect(controller.tableView.dequeueReusableCell(withIdentifier: "Other") == nil)
  }

  @Test("An unregistered cell raises an exception")
  func unregisteredCells() {
    let table = UITableView()
    let raised = exceptions {
      _ = table.dequeueReusableCell(withIdentifier: "Name", for: IndexPath(row: 0, section: 0))
    }
    #expect(raised.first?.reason.hasPrefix("unable to dequeue a cell with identifier Name") == true)
  }

  @Test("Multiple selection must be allowed")
  func selection() {
    let table: UITableView = controller.tableView
    table.layoutIfNeeded()
    let rows = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    for row in rows { table.selectRow(at: row, animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [rows[1]])
    #expect(table.cellForRow(at: rows[1])?.isSelected == true && table.cellForRow(at: rows[0])?.isSelected == false)
    table.allowsMultipleSelection = true
    table.selectRow(at: rows[0], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [rows[1], rows[0]])
    controller.viewWillAppear(false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A data source needs only the required methods")
  func plainDataSource() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let table = UITableView()
    let source = Source()
    table.dataSource = source
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
  }

  @Test("A table's delegate is its scroll view's")
  func delegates() {
    let table = UITableView()
    table.delegate = controller
    #expect((table as UIScrollView).delegate === controller)
  }
}
