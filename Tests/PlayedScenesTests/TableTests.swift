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

  @Test("What the scene says of titles and heights wins, and the class answers for the rest")
  func titlesAndHeights() throws {
    let (app, cabinet) = try opened()
    let table = try #require(cabinet.tableView)
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "Top")
    #expect(source.tableView(table, titleForHeaderInSection: 1) == "Own 1")
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    let delegate = try #require(table.delegate)
    #expect(delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
    #expect(delegate.tableView(table, heightForRowAt: IndexPath(row: 1, section: 0)) == 33)
    #expect(app.topViewController === cabinet)
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
