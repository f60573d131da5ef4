import HeadlessUIKitTesting
import Testing

@testable import PlayedScenes

/// Tables whose rows are in the scene, before classes that are their data sources and delegates.
@MainActor @Suite struct TableTests {
  private func opened() throws -> (app: HeadlessApp, cabinet: Cabinet) {
    let app = HeadlessApp(root: TablesScenes.instantiateInitialViewController())
    return (app, try #require(app.topViewController as? Cabinet))
  }

  @Test("A cell's segue is performed before the delegate hears of the selection")
  func segue() throws {
    let (app, cabinet) = try opened()
    try app.selectRow(at: IndexPath(row: 0, section: 0))
    #expect(cabinet.calls == ["prepare Lens", "select 0.0"])
    #expect(app.topViewController !== cabinet)
  }

  @Test("A cell's action is called, with the cell if it takes one")
  func action() throws {
    let (app, cabinet) = try opened()
    try app.selectRow(at: IndexPath(row: 1, section: 0))
    try app.selectRow(at: IndexPath(row: 2, section: 0))
    try app.selectRow(at: IndexPath(row: 3, section: 0))
    #expect(cabinet.calls == ["empty", "select 0.1", "weigh Weigh", "select 0.2", "select 0.3"])
  }

  @Test("The delegate can refuse a selection")
  func refusal() throws {
    let (app, cabinet) = try opened()
    try? app.selectRow(at: IndexPath(row: 0, section: 1))
    #expect(cabinet.calls == [])
  }

  @Test("A table view controller is asked first for titles and heights")
  func titlesAndHeights() throws {
    let (app, cabinet) = try opened()
    let table = try #require(cabinet.tableView)
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "Own 0")
    #expect(source.tableView(table, titleForHeaderInSection: 1) == "Own 1")
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    let delegate = try #require(table.delegate)
    #expect(delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 33)
    #expect(delegate.tableView(table, heightForRowAt: IndexPath(row: 1, section: 0)) == 33)
    #expect(app.topViewController === cabinet)
  }

  private func preferences() throws -> (app: HeadlessApp, controller: Preferences, table: UITableView) {
    let app = HeadlessApp(root: TablesScenes.instantiatePreferences())
    let controller = try #require(app.topViewController as? Preferences)
    return (app, controller, try #require(controller.tableView))
  }

  @Test("Super in a table view controller answers with the rows of the scene")
  func superAnswers() throws {
    let (app, controller, table) = try preferences()
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map(table.numberOfRows(inSection:)) == [2, 2])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Name", "Secret", "One", "Two"])
    let source = try #require(table.dataSource)
    #expect((0..<3).map { source.tableView(table, titleForHeaderInSection: $0) } == ["BASIC", "EXPERT", nil])
    #expect((0..<2).map { source.tableView(table, titleForFooterInSection: $0) } == ["Below", nil])
    try app.selectRow(at: IndexPath(row: 0, section: 0))
    #expect(controller.calls == ["awake", "rename"])
  }

  @Test("A section is deleted, and a row inserted, by what the class answers")
  func changes() throws {
    let (_, controller, table) = try preferences()
    controller.experts.append("Three")
    table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .automatic)
    #expect(table.numberOfRows(inSection: 1) == 3)
    controller.hasExperts = false
    table.deleteSections([1], with: .automatic)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Name", "Secret"])
  }

  @Test("Heights and indentations are the scene's unless the class changes them, as often as they are asked for")
  func superHeights() throws {
    let (_, controller, table) = try preferences()
    let delegate = try #require(table.delegate)
    let rows = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 1)]
    #expect(rows.map { delegate.tableView(table, heightForRowAt: $0) } == [44, 60, 44])
    controller.hidesSecret = true
    #expect(rows.map { delegate.tableView(table, heightForRowAt: $0) } == [44, 0, 44])
    #expect((0..<2).map { delegate.tableView(table, heightForHeaderInSection: $0) } == [18, 5])
    for _ in 0..<2 {
      #expect(rows.map { delegate.tableView(table, indentationLevelForRowAt: $0) } == [3, 1, 1])
      table.visibleCells.first?.indentationLevel = 3
    }
  }

  @Test("A class that overrides nothing has the rows of the scene, also when code asks it for them")
  func withoutOverrides() throws {
    let controller = TablesScenes.instantiatePlainRows()
    controller.loadViewIfNeeded()
    let table = try #require(controller.tableView)
    let row = IndexPath(row: 0, section: 0)
    #expect(controller.numberOfSections(in: table) == 1)
    #expect(controller.tableView(table, cellForRowAt: row).textLabel?.text == "One")
    #expect(controller.tableView(table, heightForRowAt: row) == 50)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Only")
    #expect(controller.tableView(UITableView(frame: .zero, style: .plain), numberOfRowsInSection: 0) == 0)
  }

  @Test("A cell with a class is awake once, after its attributes are set")
  func awakening() throws {
    let (_, controller, _) = try preferences()
    #expect(controller.scene.nameCell.awakenings == ["Name"])
  }

  @Test("An accessory view is in the cell")
  func accessory() throws {
    let (app, cabinet) = try opened()
    #expect(cabinet.scene.lockCell.accessoryView === cabinet.scene.lockSwitch)
    try app.toggle(cabinet.scene.lockSwitch)
    #expect(cabinet.scene.lockSwitch.isOn)
  }

  @Test("Outlets set the data source and the delegate behind the rows of the scene")
  func outlets() throws {
    let play = Play(TablesScenes.instantiateBench())
    play.flush()
    let bench = try #require(play.window.rootViewController as? Bench)
    let table = bench.scene.tools
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(bench.calls == ["display Saw", "display File"])
    bench.calls = []
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)) == false)
    #expect(source.tableView(table, canMoveRowAt: IndexPath(row: 1, section: 0)))
    source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    table.delegate?.scrollViewDidScroll(table)
    #expect(bench.calls == ["commit 1", "scroll"])
  }

  @Test("Nothing keeps the class alive, and rows remain without it")
  func memory() {
    var bench: Bench? = TablesScenes.instantiateBench()
    bench?.loadViewIfNeeded()
    weak let gone = bench
    bench = nil
    Transactions.flush()
    #expect(gone == nil)
  }

  @Test("A header without a frame is a header of the table, and a layout is the collection's")
  func parts() throws {
    let bench = TablesScenes.instantiateBench()
    bench.loadViewIfNeeded()
    #expect(bench.scene.tools.tableHeaderView === bench.scene.header)
    #expect(bench.scene.nails.collectionViewLayout === bench.scene.nailLayout)
    #expect(bench.scene.nailLayout.itemSize == CGSize(width: 40, height: 60))
  }

  @Test("An action for a reuse identifier is performed for the cells that code makes")
  func reuseIdentifiers() {
    let tools = Tools()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "tool")
    let server = SceneTable()
    server.dataSource = tools
    server.delegate = tools
    server.perform(forCellsWith: "tool") { tools.calls.append("perform with \(($0 as? UITableViewCell) != nil)") }
    server.serve(table)
    #expect(table.dataSource === tools)
    table.layoutIfNeeded()
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(tools.calls == ["perform with true", "select"])
  }
}

/// A data source whose cells code makes.
private final class Tools: NSObject, UITableViewDataSource, UITableViewDelegate {
  var calls: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "tool", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select") }
}
