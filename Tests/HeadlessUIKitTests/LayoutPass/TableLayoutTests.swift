import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Where rows, headers and footers of a table are.
@MainActor @Suite struct TableLayoutTests {
  /// A table whose first row is as high as its text, whose second is 60 points high, and whose third is empty.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 1 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "More" : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 60 : UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      guard indexPath.row == 0 else { return cell }
      cell.accessoryType = indexPath.section == 0 ? .none : .disclosureIndicator
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "words ", count: 40)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return cell
    }
  }

  private let rows = Rows()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  @Test("L-25: A row is as high as its content, as the delegate says, or as a line of text")
  func rowHeights() throws {
    let table = table()
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    let text = label.sizeThatFits(CGSize(width: 288, height: 0))
    #expect(text.height > 100)
    #expect(label.frame.minX == 16 && label.frame.minY == 11)
    #expect(abs(label.frame.width - 288) < 0.001)
    #expect(abs(cell.frame.height - text.height - 22) < 0.001)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: cell.frame.maxY, width: 320, height: 60))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 44)
  }

  @Test("Sections stand below each other, and the content is as high as all of them")
  func sections() throws {
    let table = table()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 70))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    let (first, second) = (table.rect(forSection: 0), table.rect(forSection: 1))
    #expect(first.minY == 70)
    #expect(second.minY == first.maxY)
    #expect(table.contentSize == CGSize(width: 320, height: second.maxY))
    #expect(table.rectForHeader(inSection: 0).height == 0)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: second.minY, width: 320, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    #expect(table.rect(forSection: 2) == .zero)
  }

  @Test("L-25: The accessory takes room of the content, which wraps at what is left")
  func accessories() throws {
    let table = table()
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(cell.contentView.frame.width == 293.5)
    // On whole pixels: 293.5 points without margins of 16 and 8.
    let width = label.frame.width
    #expect(abs(width - 269.5) < 1.0 / 3)
    #expect(abs(cell.frame.height - label.sizeThatFits(CGSize(width: width, height: 0)).height - 22) < 0.001)
  }

  @Test("L-25: Margins of the content are at least those of the cell, unless the content view does not keep to them")
  func contentMargins() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 414, height: 60)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    func frame() -> CGRect {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      return view.frame
    }
    #expect(frame() == CGRect(x: 20, y: 11, width: 374, height: 38))
    cell.contentView.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 24)
    #expect(frame() == CGRect(x: 20, y: 16, width: 370, height: 28))
    cell.contentView.preservesSuperviewLayoutMargins = false
    #expect(frame() == CGRect(x: 16, y: 16, width: 374, height: 28))
  }

  @Test("A table that constraints place keeps the size of its rows")
  func placedTables() {
    let (root, table) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), table())
    table.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor), table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let size = table.contentSize
    #expect(size.width == 320 && size.height == table.rect(forSection: 1).maxY && size.height > 200)
    table.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(table.contentSize == size)
  }

  @Test("A header and the cell of a collection are as large as what is in their content view")
  func contentViews() {
    for view in [UITableViewHeaderFooterView(reuseIdentifier: nil), UICollectionViewCell()] as [UIView] {
      let content = (view as? UITableViewHeaderFooterView)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      let label = UILabel()
      label.text = "Header"
      label.translatesAutoresizingMaskIntoConstraints = false
      content?.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content?.topAnchor ?? view.topAnchor, constant: 6),
        label.bottomAnchor.constraint(equalTo: content?.bottomAnchor ?? view.bottomAnchor, constant: -6),
        label.leadingAnchor.constraint(equalTo: content?.leadingAnchor ?? view.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: content?.trailingAnchor ?? view.trailingAnchor, constant: -10),
      ])
      let text = label.sizeThatFits(.zero)
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(size.width - text.width - 20) < 0.001 && abs(size.height - text.height - 12) < 0.001)
      view.frame = CGRect(x: 5, y: 6, width: 200, height: 50)
      view.layoutIfNeeded()
      #expect(content?.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
      #expect(label.frame.width == 180)
    }
  }

  @Test("Sections of an inset table leave room at both sides")
  func inset() {
    let table = table(.insetGrouped)
    table.layoutIfNeeded()
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(row.minX == 16 && row.width == 288)
    #expect(table.rectForHeader(inSection: 0).height == 18)
    #expect(table.rectForFooter(inSection: 0).height == 17)
  }

  @Test("A table scrolls to a row, but not beyond its content")
  func scrolling() {
    let table = table()
    table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 1, section: 0)).minY)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - 200)
    table.scrollToRow(at: IndexPath(row: 7, section: 7), at: .top, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - 200)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 1)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 400, y: 1)) == nil)
  }

  @Test("The labels of a cell's style have places in it")
  func styles() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.layoutIfNeeded()
    let (text, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
    #expect(text.minX == 16 && text.minY == 12, "on whole points, as Interface Builder has it")
    #expect(abs(detail.maxX - 304) < 0.01 && detail.minX > text.maxX)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    subtitle.textLabel?.text = "Name"
    subtitle.detailTextLabel?.text = "Value"
    subtitle.layoutIfNeeded()
    #expect(subtitle.textLabel?.frame.minY == 12)
    #expect(subtitle.detailTextLabel?.frame.minY == (subtitle.textLabel?.frame.maxY).map { $0 + 1 })
    #expect(subtitle.detailTextLabel?.font.pointSize == 12)
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  @Test("L-25: Rows with a style are as high as their texts")
  func heightsOfStyles() throws {
    func height(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void = { _ in }) -> CGFloat {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Value"
      change(cell)
      let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), OneRow(cell))
      table.dataSource = rows
      table.layoutIfNeeded()
      return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
    let long = String(repeating: "word ", count: 30)
    func wrapped(_ cell: UITableViewCell) {
      cell.textLabel?.text = long
      cell.textLabel?.numberOfLines = 0
    }
    #expect(height(.default) == 44)
    #expect(height(.subtitle) > 55)
    #expect(height(.default) { $0.textLabel?.font = .systemFont(ofSize: 40) } > 60)
    #expect(height(.default) { $0.textLabel?.text = long } == 44)
    let lines = height(.default, wrapped)
    let beside = height(.default) { cell in
      wrapped(cell)
      cell.accessoryType = .detailDisclosureButton
    }
    #expect(lines > 60 && beside > lines)
  }

  @Test("L-25: From right to left, the accessory is at the left, and what the style shows is mirrored")
  func mirroredStyles() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > 20 && cell.contentView.frame.maxX == 320)
    let (text, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
    #expect(abs(text.maxX - (cell.contentView.bounds.width - 16)) < 0.01 && detail.minX == 8)
  }

  @Test("L-25: The margins of a row below a bar are those of any row")
  func rowsBelowBars() throws {
    let (controller, table) = (UIViewController(), table())
    controller.view.addSubview(table)
    controller.additionalSafeAreaInsets.top = 60
    let app = HeadlessApp(root: controller)
    app.flush()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(table.contentOffset.y == -60 && cell.contentView.safeAreaInsets.top == 0, "the row is below the bar")
    #expect(label.frame.minY == 11 && abs(cell.contentView.bounds.height - label.frame.maxY - 11) < 0.001)
    table.contentOffset.y = 0
    app.flush()
    #expect(cell.contentView.safeAreaInsets.top == 60, "the bar covers the row")
    #expect(label.frame.minY == 11 && abs(cell.contentView.bounds.height - label.frame.maxY - 11) < 0.001)
  }
}
