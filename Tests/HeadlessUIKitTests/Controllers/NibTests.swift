import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Nibs whose contents a test gives.
@MainActor struct NibTests {
  private final class Cell: UITableViewCell {
    var wakings = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      wakings += 1
    }
  }

  private final class Detail: UIViewController {
    weak var nameLabel: UILabel?
  }

  private func registering(_ name: String, _ contents: @escaping @MainActor (Any?) -> [Any], _ body: () throws -> Void)
    rethrows
  {
    HeadlessNibs.register(name, contents: contents)
    defer { HeadlessNibs.unregister(name) }
    try body()
  }

  @Test("A controller loads its view from its nib, which sets its outlets")
  func controller() {
    let contents = { @MainActor (owner: Any?) -> [Any] in
      let view = UIView()
      let label = UILabel()
      view.addSubview(label)
      (owner as? Detail)?.nameLabel = label
      return ["an object that is no view", view]
    }
    registering("NibTests.Detail", contents) {
      let detail = Detail(nibName: "NibTests.Detail", bundle: nil)
      detail.loadViewIfNeeded()
      #expect(detail.nameLabel?.superview === detail.view)
    }
  }

  @Test("A nib without a view raises an exception in a controller")
  func withoutView() {
    registering("NibTests.Empty", { _ in [] }) {
      let detail = Detail(nibName: "NibTests.Empty", bundle: nil)
      let raised = catchingExceptions { detail.loadViewIfNeeded() }
      #expect(raised.map(\.reason).first?.contains("but the view outlet was not set") == true)
      #expect(detail.isViewLoaded)
    }
  }

  @Test("A table view controller takes the table of its nib, as its data source and delegate if it has none")
  func tableController() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows()
    let table = UITableView()
    table.dataSource = rows
    registering("NibTests.Table", { _ in [table] }) {
      let controller = UITableViewController(nibName: "NibTests.Table", bundle: nil)
      #expect(controller.tableView === table)
      #expect(table.dataSource === rows && table.delegate === controller)
    }
  }

  @Test("A collection view controller takes the collection of its nib")
  func collectionController() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    registering("NibTests.Collection", { _ in [collection] }) {
      let controller = UICollectionViewController(nibName: "NibTests.Collection", bundle: nil)
      #expect(controller.collectionView === collection)
      #expect(collection.dataSource === controller && collection.delegate === controller)
    }
  }

  @Test("A table dequeues cells of a nib, which are told that they are loaded")
  func cells() {
    registering("NibTests.Cell", { _ in [Cell(style: .default, reuseIdentifier: "cell")] }) {
      let table = UITableView()
      table.register(UINib(nibName: "NibTests.Cell", bundle: nil), forCellReuseIdentifier: "cell")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0)) as? Cell
      #expect(cell?.wakings == 1)
    }
  }

  @Test("A bundle loads a nib for an owner; the views in it are told that it is loaded")
  func bundles() {
    let inner = Cell(style: .default, reuseIdentifier: nil)
    let contents = { @MainActor (owner: Any?) -> [Any] in
      let view = UIView()
      view.addSubview(inner)
      return [view, owner as Any]
    }
    registering("NibTests.View", contents) {
      let owner = Detail()
      let objects = Bundle.main.loadNibNamed("NibTests.View", owner: owner)
      #expect(objects?.count == 2 && objects?.last as? Detail === owner)
      #expect(inner.wakings == 1)
    }
    let raised = catchingExceptions { _ = Bundle.main.loadNibNamed("NibTests.View", owner: nil) }
    #expect(raised.count == 1)
  }
}
