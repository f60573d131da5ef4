import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Lists in collections.
@MainActor @Suite struct ListLayoutTests {
  /// A list of numbers.
  private final class Numbers: UICollectionViewController {
    private(set) var chosen: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      if number == 2 { content.secondaryText = "two" }
      cell.contentConfiguration = content
      cell.accessories = number == 3 ? [.disclosureIndicator(), .delete()] : []
    }
    lazy var source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) {
      [registration] collection, indexPath, number in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
        guard indexPath.item > 0 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.chosen.append("delete \(indexPath.item)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, _ in self?.chosen.append("pin") }
        return indexPath.item == 2 ? UISwipeActionsConfiguration(actions: [pin]) : nil
      }
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
    }
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) -> (Numbers, HeadlessApp) {
    let numbers = Numbers(appearance)
    let app = HeadlessApp(root: numbers)
    app.flush()
    return (numbers, app)
  }

  @Test("J-19: The rows of a plain list are as wide as the collection, and at least as high as a row of a table")
  func plainLists() {
    let (numbers, _) = list()
    let frames = numbers.collectionView.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [0, 0, 0] && Set(frames.map(\.width)) == [numbers.view.bounds.width])
    #expect(frames[0].minY == 0 && frames[0].height == 44)
    #expect(abs(frames[1].minY - 44) < 0.01)
    #expect(frames[2].height == 44)
    // Two lines with the margins around them and a distance between them.
    #expect(frames[1].height > 60 && frames[2].minY == frames[1].maxY)
  }

  @Test("J-19: Rows of a list with insets have the distances of a table")
  func insetLists() {
    let (numbers, _) = list(.insetGrouped)
    let frames = numbers.collectionView.visibleCells.map(\.frame)
    #expect(Set(frames.map(\.minX)) == [16] && Set(frames.map(\.width)) == [numbers.view.bounds.width - 32])
    #expect(frames[0].minY == 18)
  }

  @Test("J-19: A list asks for headers if its configuration says so, and those of a plain list are pinned")
  func headers() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 10
    let collection = ComposedCollection(UICollectionViewCompositionalLayout.list(using: configuration), [20, 1])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.frame(kind) == CGRect(x: 0, y: 10, width: 320, height: 28))
    #expect(collection.frames[0].minY == 38 && collection.frame(kind, section: 1)?.minY == 928)
    collection.view.contentOffset.y = 100
    #expect(collection.frame(kind)?.minY == 100)
    configuration.headerMode = .firstItemInSection
    let other = ComposedCollection(UICollectionViewCompositionalLayout.list(using: configuration), [1])
    #expect(other.frames[0].minY == 0 && other.frame(kind) == nil)
  }

  @Test("J-19: A section of another layout can be a list")
  func listSections() {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      let list = NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      list.contentInsets.top = CGFloat(number * 5)
      return list
    }
    #expect(ComposedCollection(layout, [1, 1]).frames.map(\.minY) == [0, 49])
  }

  @Test("J-20: Text of a list cell is inside its margins, beside the accessories")
  func content() throws {
    let (numbers, _) = list()
    let cells = numbers.collectionView.visibleCells
    let texts = cells.map { cell in cell.contentView.subviews.compactMap { $0 as? UILabel }.map(\.text) }
    #expect(texts == [["1", nil], ["2", "two"], ["3", nil]])
    let labels = cells[1].contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.minX == 16 && abs(labels[0].frame.minY - 11) < 0.01)
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 4) < 0.01)
    #expect(abs(cells[1].bounds.height - labels[1].frame.maxY - 11) < 0.01)
    #expect(cells[2].contentView.frame.width == numbers.view.bounds.width - 26.5)
  }

  @Test("J-20: An accessory for editing is there while the collection is edited")
  func editing() throws {
    let (numbers, app) = list()
    let cell = try #require(numbers.collectionView.visibleCells[2] as? UICollectionViewListCell)
    #expect(cell.contentView.frame.minX == 0 && !cell.configurationState.isEditing)
    let third = IndexPath(item: 2, section: 0)
    let error = try catchingUserActionError { try app.tapAccessory(.delete, ofItemAt: third) }
    #expect(error?.description.contains("there is no such button") == true)
    numbers.collectionView.isEditing = true
    app.flush()
    #expect(cell.contentView.frame.minX == 40 && cell.configurationState.isEditing)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 60)
  }

  @Test("J-20: A view of the app is an accessory with its own width, on either side")
  func customAccessories() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (first, last) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UISwitch())
    cell.accessories = [
      .customView(configuration: .init(customView: first, placement: .leading(), reservedLayoutWidth: .actual)),
      .customView(configuration: .init(customView: last, placement: .trailing(), reservedLayoutWidth: .custom(60))),
      .label(text: "12", options: .init(isHidden: true)),
    ]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 210, height: 44))
    #expect(cell.convert(first.bounds, from: first) == CGRect(x: 0, y: 12, width: 30, height: 20))
    #expect(cell.convert(last.center, from: last.superview).x == 270)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 60 && cell.convert(first.bounds, from: first).minX == 270)
  }

  @Test("J-21: A cell is updated before it is displayed, and when its state changes")
  func updates() throws {
    final class Cell: UICollectionViewListCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append(state.isSelected)
        var content = defaultContentConfiguration()
        content.text = state.isSelected ? "selected" : "not selected"
        contentConfiguration = content
      }
    }
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = ComposedCollection(UICollectionViewCompositionalLayout.list(using: configuration), [2])
    collection.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    var handled: [Bool] = []
    collection.view.layoutIfNeeded()
    let cell = try #require(collection.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
    #expect(cell.states == [false])
    collection.view.layoutIfNeeded()
    let content = cell.contentView
    collection.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(cell.states == [false, false])
    collection.view.layoutIfNeeded()
    #expect(cell.states == [false, false, true] && handled == [false, true] && cell.contentView === content)
    #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["selected"])
  }

  @Test("J-22: Swipe actions of a list are those of its configuration")
  func swipeActions() throws {
    let (numbers, app) = list()
    try app.chooseSwipeAction("Delete", ofItemAt: IndexPath(item: 1, section: 0))
    try app.chooseSwipeAction("Pin", ofItemAt: IndexPath(item: 2, section: 0))
    #expect(numbers.chosen == ["delete 1", "pin"])
    let others = try catchingUserActionError {
      try app.chooseSwipeAction("Pin", ofItemAt: IndexPath(item: 1, section: 0))
    }
    #expect(others?.description.contains("the actions of the item are 'Delete'") == true)
    let none = try catchingUserActionError {
      try app.chooseSwipeAction("Pin", ofItemAt: IndexPath(item: 0, section: 0))
    }
    #expect(none?.description.contains("the item has no actions") == true)
  }
}
