// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeStart: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateStart() }

  /// Makes the controller `start`, and each child that you do not pass.
  func instantiateStart(home: Home? = nil) -> UINavigationController {
    let start = factory.makeStart()
    SceneIdentity.set("start", of: start)
    start.viewControllers = [home ?? instantiateHome()]
    return start
  }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiateList() -> ListSceneController { factory.makeList() }

  func makeHeader() -> HeaderView {
    let header = HeaderView()

    let title = UILabel()
    title.text = "Today"
    title.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(title)

    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: header.centerYAnchor),
    ])

    header.titleLabel = title
    header.awakeFromNib()
    return header
  }

  /// Makes the view `form` for its owner.
  func makeForm(owner signIn: SignIn) -> UIStackView {
    let form = UIStackView()
    form.axis = .vertical

    let view = MainScenes.makeHeader()
    form.addArrangedSubview(view)

    let name = UITextField()
    form.addArrangedSubview(name)

    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    form.addArrangedSubview(button)

    NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 40)])

    signIn.nameField = name
    button.addAction(SceneActions.call(signIn) { $0.submit() }, for: .touchUpInside)
    return form
  }

  func makeAgain() -> HeaderView {
    let again = MainScenes.makeHeader()
    return again
  }

  func makePeople() -> UITableView {
    let people = UITableView(frame: .zero, style: .plain)
    return people
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateStart(home: Home? = nil) -> UINavigationController { Self().instantiateStart(home: home) }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func makeHeader() -> HeaderView { Self().makeHeader() }
  static func makeForm(owner signIn: SignIn) -> UIStackView { Self().makeForm(owner: signIn) }
  static func makeAgain() -> HeaderView { Self().makeAgain() }
  static func makePeople() -> UITableView { Self().makePeople() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case list(ListSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (top: HeaderView, main: UIStackView, tableView: UITableView)!
  private var fittings: [@MainActor () -> Void] = []

  var top: HeaderView { loadedViews.views.top }
  var main: UIStackView { loadedViews.views.main }

  /// Performs a segue: pushes `list`.
  fileprivate func performList(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let list = scenes.instantiateList()
    dispatch.push(list, nil, from: controller, as: .list(list), sender: sender)
  }

  /// A view of the prototype `Person`, with what is in it.
  func dequeuePersonCell(for indexPath: IndexPath) -> HomeScenePersonCell {
    SceneReuse.cell("Person", of: loadedViews.views.tableView, for: indexPath, fill: fillPersonCell)
  }

  private func fillPersonCell(_ tableViewCell: HomeScenePersonCell) {
    let line = MainScenes.makeHeader()
    line.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(line)

    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: tableViewCell.contentView.topAnchor),
      line.leadingAnchor.constraint(equalTo: tableViewCell.contentView.leadingAnchor),
      tableViewCell.contentView.trailingAnchor.constraint(equalTo: line.trailingAnchor),
      tableViewCell.contentView.bottomAnchor.constraint(equalTo: line.bottomAnchor),
    ])

    tableViewCell.views = HomeScenePersonCell.Views(line: line)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let top = MainScenes.makeHeader()
    top.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(top)

    let tapGestureRecognizer = UITapGestureRecognizer()
    SceneGesture.addSegue(to: tapGestureRecognizer) { [weak self] in self?.performList(sender: $0) }
    top.addGestureRecognizer(tapGestureRecognizer)

    let main = MainScenes.makeForm(owner: controller)
    main.translatesAutoresizingMaskIntoConstraints = false

    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(tableView)
    tableView.register(HomeScenePersonCell.self, forCellReuseIdentifier: "Person")

    let view2 = MainScenes.makeForm(owner: controller)
    tableView.tableHeaderView = view2

    let view3 = MainScenes.makeHeader()
    controller.navigationItem.titleView = view3

    let constraint1 = top.widthAnchor.constraint(lessThanOrEqualToConstant: 600)
    constraint1.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      top.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      top.heightAnchor.constraint(equalToConstant: 80),
      constraint1,
    ])
    fittings.append { [weak tableView] in if let tableView { SceneTable.fitHeader(of: tableView) } }
    fitTableViews()

    views = (top, main, tableView)
    controller.view = view

    let topHidden = top.isHidden
    let regularHeightConstraints = [
      main.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      main.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: main.trailingAnchor),
    ]
    SceneTraits.observe(view) { view, traits in
      SceneTraits.place(in: view, before: tableView, (main, traits.verticalSizeClass == .regular))
      SceneTraits.activate([
        (regularHeightConstraints, traits.verticalSizeClass == .regular)
      ])
      top.isHidden = traits.verticalSizeClass == .compact ? true : topHidden
    }
    controller.top = top
    controller.headers = [top]
    top.delegate = controller
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    homeWiring.fitTableViews()
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

/// The generated class of the prototype `Person`.
final class HomeScenePersonCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let line: HeaderView
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - list

final class ListSceneController: UITableViewController {
  override func loadView() {
    let controller = self
    let view = MainScenes.makePeople()
    view.frame = .sceneCanvas
    view.dataSource = controller
    view.delegate = controller

    controller.tableView = view
  }
}
