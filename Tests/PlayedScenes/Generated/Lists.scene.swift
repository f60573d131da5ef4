// Made by scenec from Lists.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Lists.scene.
@MainActor
struct ListsScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makePeople: @MainActor () -> UINavigationController = { UINavigationController() }
    var makePeopleList: @MainActor () -> PeopleList = { PeopleListSceneController() }
    var makePerson: @MainActor () -> PersonPage = { PersonSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Lists.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiatePeople() }

  /// Makes the controller `people`, and each child that you do not pass.
  func instantiatePeople(peopleList: PeopleList? = nil) -> UINavigationController {
    let people = factory.makePeople()
    SceneIdentity.set("people", of: people)
    people.viewControllers = [peopleList ?? instantiatePeopleList()]
    return people
  }

  func instantiatePeopleList() -> PeopleList {
    let peopleList = factory.makePeopleList()
    (peopleList as? PeopleListSceneController)?.peopleListWiring.scenes = self
    peopleList.awakeFromNib()
    return peopleList
  }

  func instantiatePerson() -> PersonPage {
    let person = factory.makePerson()
    person.title = "Person"
    person.awakeFromNib()
    return person
  }

  /// Makes the view `card` for its owner.
  func makeCard(owner: PersonPage) -> UIView {
    let card = UIView()

    let call = UIButton(type: .system)
    call.setTitle("Call", for: .normal)
    call.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(call)

    let view = ListsScenes.makeBanner()
    view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(view)

    NSLayoutConstraint.activate([
      call.topAnchor.constraint(equalTo: card.topAnchor),
      card.bottomAnchor.constraint(equalTo: call.bottomAnchor),
      call.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      view.topAnchor.constraint(equalTo: card.topAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])

    owner.callButton = call
    call.addAction(SceneActions.call(owner) { $0.call() }, for: .touchUpInside)
    return card
  }

  func makeBanner() -> PeopleBanner {
    let banner = PeopleBanner()
    banner.frame = CGRect(x: 0, y: 0, width: 320, height: 80)

    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.translatesAutoresizingMaskIntoConstraints = false
    banner.addSubview(close)

    NSLayoutConstraint.activate([
      close.topAnchor.constraint(equalTo: banner.topAnchor),
      close.leadingAnchor.constraint(equalTo: banner.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: close.trailingAnchor),
      banner.bottomAnchor.constraint(equalTo: close.bottomAnchor),
    ])

    banner.closeButton = close
    close.addAction(SceneActions.call(banner) { $0.close() }, for: .touchUpInside)
    banner.awakeFromNib()
    return banner
  }

  /// Makes the view `form` for its owner.
  func makeForm(owner: PeopleForm) -> UIView {
    let form = UIView()

    let name = UITextField()
    name.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(name)

    let save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    save.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(save)

    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: form.topAnchor),
      name.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      save.topAnchor.constraint(equalTo: name.bottomAnchor),
      save.leadingAnchor.constraint(equalTo: form.leadingAnchor),
    ])

    owner.nameField = name
    owner.saveButton = save
    save.addAction(SceneActions.call(owner, with: save) { $0.save($1) }, for: .touchUpInside)
    return form
  }

  /// Registers the prototype `Count` in a list.
  static func registerCount(in list: UITableView) {
    list.register(ListsScenesCount.self, forHeaderFooterViewReuseIdentifier: "Count")
  }

  /// A view of the prototype `Count`, with what is in it.
  static func dequeueCount(in list: UITableView) -> ListsScenesCount {
    SceneReuse.headerFooterView("Count", of: list, fill: fillCount)
  }

  private static func fillCount(_ tableViewHeaderFooterView: ListsScenesCount) {
    let count = UILabel()
    count.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(count)

    NSLayoutConstraint.activate([
      count.topAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.topAnchor),
      count.leadingAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.leadingAnchor),
      tableViewHeaderFooterView.contentView.trailingAnchor.constraint(equalTo: count.trailingAnchor),
      tableViewHeaderFooterView.contentView.bottomAnchor.constraint(equalTo: count.bottomAnchor),
    ])

    tableViewHeaderFooterView.views = ListsScenesCount.Views(count: count)
  }

  /// Registers the prototype `Plain` in a list.
  static func registerPlainCell(in list: UITableView) {
    list.register(ListsScenesPlainCell.self, forCellReuseIdentifier: "Plain")
  }

  /// A view of the prototype `Plain`, with what is in it.
  static func dequeuePlainCell(in list: UITableView, for indexPath: IndexPath) -> ListsScenesPlainCell {
    SceneReuse.cell("Plain", of: list, for: indexPath, fill: fillPlainCell)
  }

  private static func fillPlainCell(_ tableViewCell: ListsScenesPlainCell) {
    let badge = UILabel()
    badge.text = "new"
    badge.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(badge)

    NSLayoutConstraint.activate([
      tableViewCell.contentView.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      badge.centerYAnchor.constraint(equalTo: tableViewCell.contentView.centerYAnchor),
    ])

    tableViewCell.views = ListsScenesPlainCell.Views(badge: badge)
  }
}

/// Makes controllers with the factories of the process.
extension ListsScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiatePeople(peopleList: PeopleList? = nil) -> UINavigationController {
    Self().instantiatePeople(peopleList: peopleList)
  }
  static func instantiatePeopleList() -> PeopleList { Self().instantiatePeopleList() }
  static func instantiatePerson() -> PersonPage { Self().instantiatePerson() }
  static func makeCard(owner: PersonPage) -> UIView { Self().makeCard(owner: owner) }
  static func makeBanner() -> PeopleBanner { Self().makeBanner() }
  static func makeForm(owner: PeopleForm) -> UIView { Self().makeForm(owner: owner) }
}

// MARK: - peopleList

/// The parts of the scene `peopleList` that its controller uses.
final class PeopleListScene: SceneParts<PeopleListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case openPerson }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case openPerson(PersonPage)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ListsScenes()
  private let dispatch = SceneDispatch<PeopleListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UITableView!

  var table: UITableView { loadedViews.views }

  /// Performs the segue `openPerson`: pushes `person`.
  func performOpenPerson(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let person = scenes.instantiatePerson()
    dispatch.push(person, "openPerson", from: controller, as: .openPerson(person), sender: sender)
  }

  /// A view of the prototype `Person`, with what is in it.
  func dequeuePersonCell(for indexPath: IndexPath) -> PersonCell {
    SceneReuse.cell("Person", of: loadedViews.views, for: indexPath, fill: fillPersonCell)
  }

  private func fillPersonCell(_ cell: PersonCell) {
    let name = UILabel()
    name.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(name)

    let note = UITextField()
    note.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(note)

    let greet = UIButton(type: .system)
    greet.setTitle("Greet", for: .normal)
    greet.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(greet)

    let wave = UIButton(type: .system)
    wave.setTitle("Wave", for: .normal)
    wave.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(wave)

    let open = UIButton(type: .system)
    open.setTitle("Open", for: .normal)
    open.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(open)

    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      name.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      cell.contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      cell.contentView.trailingAnchor.constraint(equalTo: greet.trailingAnchor, constant: 16),
      greet.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      wave.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      cell.contentView.trailingAnchor.constraint(equalTo: wave.trailingAnchor, constant: 16),
      cell.contentView.bottomAnchor.constraint(equalTo: open.bottomAnchor),
      cell.contentView.trailingAnchor.constraint(equalTo: open.trailingAnchor, constant: 16),
    ])

    cell.nameLabel = name
    cell.noteField = note
    cell.buttons = [greet, wave, open]
    note.delegate = controller
    greet.addAction(SceneActions.call(controller, with: greet) { $0.greet($1) }, for: .touchUpInside)
    wave.addAction(SceneActions.call(cell) { $0.wave() }, for: .touchUpInside)
    open.addAction(SceneSegues.action("openPerson", of: controller), for: .touchUpInside)
    cell.awakeFromNib()
  }

  /// A view of the prototype `Total`, with what is in it.
  func dequeueTotalCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Total", of: loadedViews.views, for: indexPath, fill: fillTotalCell)
  }

  private func fillTotalCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.detailTextLabel?.text = "3"
  }

  /// A view of the prototype `Group`, with what is in it.
  func dequeueGroup() -> GroupHeader {
    SceneReuse.headerFooterView("Group", of: loadedViews.views, fill: fillGroup)
  }

  private func fillGroup(_ tableViewHeaderFooterView: GroupHeader) {
    let group = UILabel()
    group.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(group)

    let fold = UIButton(type: .system)
    fold.setTitle("Fold", for: .normal)
    fold.translatesAutoresizingMaskIntoConstraints = false
    tableViewHeaderFooterView.contentView.addSubview(fold)

    NSLayoutConstraint.activate([
      group.topAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.topAnchor),
      group.leadingAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.leadingAnchor),
      tableViewHeaderFooterView.contentView.trailingAnchor.constraint(equalTo: group.trailingAnchor),
      tableViewHeaderFooterView.contentView.bottomAnchor.constraint(equalTo: group.bottomAnchor),
      fold.topAnchor.constraint(equalTo: tableViewHeaderFooterView.contentView.topAnchor),
      tableViewHeaderFooterView.contentView.trailingAnchor.constraint(equalTo: fold.trailingAnchor, constant: 16),
    ])

    tableViewHeaderFooterView.groupLabel = group
    tableViewHeaderFooterView.foldButton = fold
    fold.addAction(SceneActions.call(controller, with: fold) { $0.greet($1) }, for: .touchUpInside)
    tableViewHeaderFooterView.awakeFromNib()
  }

  /// A view of the prototype `Grid`, with what is in it.
  func dequeueGridCell(for indexPath: IndexPath) -> PeopleListSceneGridCell {
    SceneReuse.cell("Grid", of: loadedViews.views, for: indexPath, fill: fillGridCell)
  }

  private func fillGridCell(_ tableViewCell: PeopleListSceneGridCell) {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(grid)
    grid.register(PeopleListSceneTileCell.self, forCellWithReuseIdentifier: "Tile")
    grid.register(
      PeopleListSceneHeading.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Heading"
    )

    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: tableViewCell.contentView.topAnchor),
      grid.leadingAnchor.constraint(equalTo: tableViewCell.contentView.leadingAnchor),
      tableViewCell.contentView.trailingAnchor.constraint(equalTo: grid.trailingAnchor),
      tableViewCell.contentView.bottomAnchor.constraint(equalTo: grid.bottomAnchor),
    ])

    tableViewCell.views = PeopleListSceneGridCell.Views(grid: grid)
  }

  /// A view of the prototype `Tile`, with what is in it.
  func dequeueTileCell(in list: UICollectionView, for indexPath: IndexPath) -> PeopleListSceneTileCell {
    SceneReuse.cell("Tile", of: list, for: indexPath, fill: fillTileCell)
  }

  private func fillTileCell(_ collectionViewCell: PeopleListSceneTileCell) {
    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(title)

    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: collectionViewCell.contentView.topAnchor),
      title.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor),
      collectionViewCell.contentView.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor),
    ])

    collectionViewCell.views = PeopleListSceneTileCell.Views(title: title)
  }

  /// A view of the prototype `Heading`, with what is in it.
  func dequeueHeading(in list: UICollectionView, for indexPath: IndexPath) -> PeopleListSceneHeading {
    SceneReuse.supplementaryView(
      "Heading", ofKind: UICollectionView.elementKindSectionHeader, of: list, for: indexPath, fill: fillHeading
    )
  }

  private func fillHeading(_ collectionReusableView: PeopleListSceneHeading) {
    let heading = UILabel()
    heading.translatesAutoresizingMaskIntoConstraints = false
    collectionReusableView.addSubview(heading)

    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: collectionReusableView.topAnchor),
      heading.leadingAnchor.constraint(equalTo: collectionReusableView.leadingAnchor),
      collectionReusableView.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      collectionReusableView.bottomAnchor.constraint(equalTo: heading.bottomAnchor),
    ])

    collectionReusableView.views = PeopleListSceneHeading.Views(heading: heading)
  }

  fileprivate func loadView(of controller: PeopleListSceneController) {
    let table = UITableView(frame: .zero, style: .plain)
    table.frame = .sceneCanvas
    table.register(PersonCell.self, forCellReuseIdentifier: "Person")
    table.register(PeopleListSceneTotalCell.self, forCellReuseIdentifier: "Total")
    table.register(GroupHeader.self, forHeaderFooterViewReuseIdentifier: "Group")
    table.register(PeopleListSceneGridCell.self, forCellReuseIdentifier: "Grid")
    table.dataSource = controller
    table.delegate = controller

    views = table
    controller.tableView = table
  }
}

final class PeopleListSceneController: PeopleList {
  fileprivate lazy var peopleListWiring = PeopleListScene(self)
  override func loadView() { peopleListWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PeopleListScene.Identifier(rawValue: identifier) {
    case .openPerson: peopleListWiring.performOpenPerson(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `PeopleList` and the scene `peopleList`.
@MainActor
protocol PeopleListSceneOwner: PeopleList {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PeopleListScene.Segue, sender: Any?)
}

extension PeopleListSceneOwner {
  /// The parts of the scene `peopleList` that this controller uses.
  var scene: PeopleListScene {
    PeopleListScene.owner(self, use: "ListsScenes.instantiatePeopleList()").peopleListWiring
  }
  func prepare(for segue: PeopleListScene.Segue, sender: Any?) {}
}

extension PeopleList: PeopleListSceneOwner {}

/// The generated class of the prototype `Total`.
private final class PeopleListSceneTotalCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The generated class of the prototype `Grid`.
final class PeopleListSceneGridCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let grid: UICollectionView
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The generated class of the prototype `Tile`.
final class PeopleListSceneTileCell: UICollectionViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let title: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

/// The generated class of the prototype `Heading`.
final class PeopleListSceneHeading: UICollectionReusableView {
  /// The views of the prototype that have a name.
  struct Views {
    let heading: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

// MARK: - person

/// The parts of the scene `person` that its controller uses.
final class PersonScene: SceneParts<PersonSceneController> {
  private var views: (top: PeopleBanner, card: UIView)!

  var top: PeopleBanner { loadedViews.views.top }
  var card: UIView { loadedViews.views.card }

  fileprivate func loadView(of controller: PersonSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let top = ListsScenes.makeBanner()
    top.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(top)

    let tapGestureRecognizer = UITapGestureRecognizer()
    SceneGesture.addAction(to: tapGestureRecognizer) { [weak controller] _ in
      if let controller { controller.open() }
    }
    top.addGestureRecognizer(tapGestureRecognizer)

    let card = ListsScenes.makeCard(owner: controller)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)

    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      top.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      top.heightAnchor.constraint(equalToConstant: 80),
      card.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])

    views = (top, card)
    controller.view = view
    controller.top = top
    top.reader = controller
  }
}

final class PersonSceneController: PersonPage {
  fileprivate lazy var personWiring = PersonScene(self)
  override func loadView() { personWiring.loadView(of: self) }
}

/// The interface between `PersonPage` and the scene `person`.
@MainActor
protocol PersonSceneOwner: PersonPage {}

extension PersonSceneOwner {
  /// The parts of the scene `person` that this controller uses.
  var scene: PersonScene { PersonScene.owner(self, use: "ListsScenes.instantiatePerson()").personWiring }
}

extension PersonPage: PersonSceneOwner {}

/// The generated class of the prototype `Count`.
final class ListsScenesCount: UITableViewHeaderFooterView {
  /// The views of the prototype that have a name.
  struct Views {
    let count: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

/// The generated class of the prototype `Plain`.
final class ListsScenesPlainCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let badge: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
