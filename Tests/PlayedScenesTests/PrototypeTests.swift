import HeadlessUIKitTesting
import Testing

@testable import PlayedScenes

/// Cells of prototypes, and views that belong to no controller.
@MainActor @Suite struct PrototypeTests {
  private func shown() throws -> (play: Play, list: PeopleList, cells: [PersonCell]) {
    let play = Play(ListsScenes.instantiatePeople())
    play.flush()
    let navigation = try #require(play.window.rootViewController as? UINavigationController)
    let list = try #require(navigation.viewControllers.first as? PeopleList)
    list.tableView.layoutIfNeeded()
    return (play, list, list.tableView.visibleCells.compactMap { $0 as? PersonCell })
  }

  @Test("Each cell has views of its own, outlets and the text that the data source gave")
  func cells() throws {
    let (_, _, cells) = try shown()
    #expect(cells.map(\.nameLabel.text) == ["Person 0", "Person 1"])
    #expect(cells.allSatisfy { $0.nameLabel.superview === $0.contentView && $0.buttons.count == 3 })
    #expect(cells[0].nameLabel !== cells[1].nameLabel)
    #expect(cells.allSatisfy { $0.awakenings == ["with views"] && $0.reuseIdentifier == "Person" })
  }

  @Test("A cell that is used again keeps its views")
  func reuse() throws {
    let (play, list, cells) = try shown()
    defer { play.flush() }
    let labels = cells.map(\.nameLabel)
    list.tableView.reloadData()
    list.tableView.layoutIfNeeded()
    let again = list.tableView.visibleCells.compactMap { $0 as? PersonCell }
    #expect(zip(cells, again).allSatisfy { $0 === $1 })
    #expect(zip(labels, again).allSatisfy { $0 === $1.nameLabel })
    #expect(again.allSatisfy { $0.contentView.subviews.count == 5 && $0.awakenings.count == 1 })
  }

  @Test("Actions in a cell call the controller, or the cell that they name")
  func actions() throws {
    let (play, list, cells) = try shown()
    defer { play.flush() }
    cells[1].buttons[0].sendActions(for: .touchUpInside)
    cells[1].buttons[1].sendActions(for: .touchUpInside)
    #expect(list.greeted == [cells[1].buttons[0]])
    #expect(cells.map(\.waves) == [0, 1])
  }

  @Test("Headers of sections have their views, outlets and actions, and keep them when they are used again")
  func headers() throws {
    let (play, list, _) = try shown()
    defer { play.flush() }
    let header = try #require(list.tableView.headerView(forSection: 0) as? GroupHeader)
    #expect(header.groupLabel.text == "Group 0" && header.groupLabel.superview === header.contentView)
    #expect(header.awakenings == 1 && header.reuseIdentifier == "Group")
    header.foldButton.sendActions(for: .touchUpInside)
    #expect(list.greeted == [header.foldButton])
    let footer = try #require(list.tableView.footerView(forSection: 0))
    #expect((footer.contentView.subviews.first as? UILabel)?.text == "4 rows" && footer.reuseIdentifier == "Count")
    list.tableView.reloadData()
    list.tableView.layoutIfNeeded()
    #expect(list.tableView.headerView(forSection: 0) === header && header.awakenings == 1)
    #expect(header.contentView.subviews.count == 2)
    #expect(list.tableView.footerView(forSection: 0) === footer && footer.contentView.subviews.count == 1)
  }

  @Test("An outlet of a view in a cell can be the controller")
  func delegate() throws {
    let (play, list, cells) = try shown()
    defer { play.flush() }
    #expect(cells.allSatisfy { $0.noteField.delegate === list })
  }

  @Test("A segue in a cell starts at the controller, with its control as sender")
  func segue() throws {
    let (play, list, cells) = try shown()
    defer { play.flush() }
    cells[0].buttons[2].sendActions(for: .touchUpInside)
    #expect(list.senders == [cells[0].buttons[2]])
    #expect(list.navigationController?.viewControllers.last?.title == "Person")
  }

  @Test("A prototype without a class has the style of the scene")
  func style() throws {
    let (_, list, _) = try shown()
    let total = list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(total?.detailTextLabel?.text == "3")
  }

  @Test("A collection in a cell has prototypes for its items and headers")
  func nested() throws {
    let (_, list, _) = try shown()
    let grid = try #require(list.grid)
    grid.layoutIfNeeded()
    #expect(
      grid.visibleCells.map { ($0.contentView.subviews.first as? UILabel)?.text } == [
        "Tile 0", "Tile 1",
      ])
    let heading = list.collectionView(
      grid, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect((heading.subviews.first as? UILabel)?.text == "Tiles")
  }

  @Test("A view of the file is made with its outlets and actions, each time anew")
  func views() {
    let banner = ListsScenes.makeBanner()
    banner.closeButton.sendActions(for: .touchUpInside)
    #expect(banner.isClosed && banner.frame.size == CGSize(width: 320, height: 80))
    #expect(ListsScenes.makeBanner() !== banner)
  }

  @Test("The owner of a view has its outlets and methods")
  func owner() {
    let form = PeopleForm()
    let view = ListsScenes.makeForm(owner: form)
    #expect(form.nameField.superview === view)
    form.saveButton.sendActions(for: .touchUpInside)
    #expect(form.saved == [form.saveButton])
  }

  @Test("Any table makes cells of a prototype of the file")
  func cellsOfTheFile() {
    let table = UITableView(frame: .zero, style: .plain)
    ListsScenes.registerPlainCell(in: table)
    let cell = ListsScenes.dequeuePlainCell(in: table, for: IndexPath(row: 0, section: 0))
    #expect(cell.views.badge.text == "new" && cell.detailTextLabel != nil)
  }

  @Test("A view of the file that is used in a scene is one of its own, placed and connected there")
  func usedViews() throws {
    let (play, _, cells) = try shown()
    cells[0].buttons[2].sendActions(for: .touchUpInside)
    play.flush()
    let navigation = try #require(play.window.rootViewController as? UINavigationController)
    let page = try #require(navigation.topViewController as? PersonPage)
    #expect(page.top === page.scene.top && page.top.superview === page.view && page.top.reader === page)
    let card = page.scene.card
    #expect(card.superview === page.view && !card.translatesAutoresizingMaskIntoConstraints)
    #expect(page.view.constraints.contains { $0.firstItem === card && $0.secondItem === page.top })
    page.callButton.sendActions(for: .touchUpInside)
    #expect(page.calls == 1)
    let inner = try #require(card.subviews.compactMap { $0 as? PeopleBanner }.first)
    #expect(inner !== page.top && inner.reader == nil && inner.constraints.count > page.top.constraints.count)
    inner.closeButton.sendActions(for: .touchUpInside)
    #expect(inner.isClosed && !page.top.isClosed)
    #expect(page.top.gestureRecognizers?.count == 1 && inner.gestureRecognizers ?? [] == [])
  }
}
