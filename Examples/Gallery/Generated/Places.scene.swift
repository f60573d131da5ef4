// Made by scenec from Places.scene. Edit the scene, not this file.

import UIKit
import MapKit

/// Makes the controllers of Places.scene.
@MainActor
struct PlacesScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makePlacesFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makePlaces: @MainActor () -> PlacesController = { PlacesSceneController() }
    var makePlaceSearch: @MainActor () -> PlaceSearchController = { PlaceSearchSceneController() }
    var makePlaceList: @MainActor () -> PlaceListController = { PlaceListSceneController() }
    var makePlaceCard: @MainActor () -> PlaceCardController = { PlaceCardSceneController() }
    var makeMapTypes: @MainActor () -> MapTypesController = { MapTypesSceneController() }
    var makeDirectionsFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeDirections: @MainActor (_ place: Place) -> DirectionsController = { DirectionsSceneController(place: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Places.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiatePlacesFlow() }

  /// Makes the controller `placesFlow`, and each child that you do not pass.
  func instantiatePlacesFlow(places: PlacesController? = nil) -> UINavigationController {
    let placesFlow = factory.makePlacesFlow()
    SceneIdentity.set("placesFlow", of: placesFlow)
    placesFlow.isNavigationBarHidden = true
    placesFlow.viewControllers = [places ?? instantiatePlaces()]
    return placesFlow
  }

  func instantiatePlaces() -> PlacesController {
    let places = factory.makePlaces()
    places.title = "Places"
    (places as? PlacesSceneController)?.placesWiring.scenes = self
    places.awakeFromNib()
    return places
  }

  func instantiatePlaceSearch() -> PlaceSearchController { SceneFlow.awakened(factory.makePlaceSearch()) }
  func instantiatePlaceList() -> PlaceListController { SceneFlow.awakened(factory.makePlaceList()) }

  func instantiatePlaceCard() -> PlaceCardController {
    let placeCard = factory.makePlaceCard()
    (placeCard as? PlaceCardSceneController)?.placeCardWiring.scenes = self
    placeCard.awakeFromNib()
    return placeCard
  }

  func instantiateMapTypes() -> MapTypesController {
    let mapTypes = factory.makeMapTypes()
    mapTypes.modalPresentationStyle = .popover
    mapTypes.awakeFromNib()
    return mapTypes
  }

  func instantiateDirectionsFlow(directions: DirectionsController) -> UINavigationController {
    let directionsFlow = factory.makeDirectionsFlow()
    SceneIdentity.set("directionsFlow", of: directionsFlow)
    directionsFlow.viewControllers = [directions]
    return directionsFlow
  }

  func instantiateDirections(place: Place) -> DirectionsController {
    let directions = factory.makeDirections(place)
    directions.title = "Directions"
    if let controller = directions as? DirectionsSceneController {
      controller.directionsWiring.addBarButtonItems(to: controller)
    }
    directions.awakeFromNib()
    return directions
  }
}

/// Makes controllers with the factories of the process.
extension PlacesScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiatePlacesFlow(places: PlacesController? = nil) -> UINavigationController {
    Self().instantiatePlacesFlow(places: places)
  }
  static func instantiatePlaces() -> PlacesController { Self().instantiatePlaces() }
  static func instantiatePlaceSearch() -> PlaceSearchController { Self().instantiatePlaceSearch() }
  static func instantiatePlaceList() -> PlaceListController { Self().instantiatePlaceList() }
  static func instantiatePlaceCard() -> PlaceCardController { Self().instantiatePlaceCard() }
  static func instantiateMapTypes() -> MapTypesController { Self().instantiateMapTypes() }
  static func instantiateDirectionsFlow(directions: DirectionsController) -> UINavigationController {
    Self().instantiateDirectionsFlow(directions: directions)
  }
  static func instantiateDirections(place: Place) -> DirectionsController {
    Self().instantiateDirections(place: place)
  }
}

// MARK: - places

/// The parts of the scene `places` that its controller uses.
final class PlacesScene: SceneParts<PlacesSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case search, chooseMapType, showList, showCard }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case search(PlaceSearchController)
    case chooseMapType(MapTypesController)
    case showList(PlaceListController)
    case showCard(PlaceCardController)
  }

  private struct Children {
    weak var placeSearch: PlaceSearchController?
    var placeList: PlaceListController?
    var placeCard: PlaceCardController?
  }

  private struct Slots {
    var sheetOverlay: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = PlacesScenes()
  private let dispatch = SceneDispatch<PlacesSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      map: MKMapView, searchOverlay: UIView, locateButton: UIButton, mapTypeButton: UIButton,
      sheet: UIVisualEffectView, sheetHeight: NSLayoutConstraint, grabber: UIButton, sheetOverlay: UIView,
      sheetPan: UIPanGestureRecognizer
    )!
  private var children = Children()
  private var slots = Slots()
  fileprivate let keyCommands = SceneKeyCommands(action: "performPlacesSceneControllerKeyCommand:")

  var map: MKMapView { loadedViews.views.map }
  var searchOverlay: UIView { loadedViews.views.searchOverlay }
  var locateButton: UIButton { loadedViews.views.locateButton }
  var mapTypeButton: UIButton { loadedViews.views.mapTypeButton }
  var sheet: UIVisualEffectView { loadedViews.views.sheet }
  var sheetHeight: NSLayoutConstraint { loadedViews.views.sheetHeight }
  var grabber: UIButton { loadedViews.views.grabber }
  var sheetOverlay: UIView { loadedViews.views.sheetOverlay }
  var sheetPan: UIPanGestureRecognizer { loadedViews.views.sheetPan }

  /// The child `placeSearch`, from the moment the view is loaded; asking for it loads the view.
  var placeSearch: PlaceSearchController { embeddedChild(children.placeSearch, "placeSearch") }
  /// The child `placeList`, once it was made; it is kept while another child is shown.
  var placeList: PlaceListController? { children.placeList }
  /// The child `placeCard`, once it was made; it is kept while another child is shown.
  var placeCard: PlaceCardController? { children.placeCard }

  /// Performs the segue `chooseMapType`: presents in a popover `mapTypes`.
  func performChooseMapType(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let mapTypes = scenes.instantiateMapTypes()
    mapTypes.modalPresentationStyle = .popover
    mapTypes.popoverPresentationController?.permittedArrowDirections = [.right, .up]
    mapTypes.preferredContentSize = CGSize(width: 260, height: 88)
    SceneSegues.anchor(mapTypes, at: sender)
    dispatch.present(mapTypes, "chooseMapType", from: controller, as: .chooseMapType(mapTypes), sender: sender)
  }

  /// Performs the segue `showList`: swaps in `placeList`.
  func performShowList(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.sheetOverlay else { return }
    let placeList = children.placeList ?? scenes.instantiatePlaceList()
    children.placeList = placeList
    dispatch.perform(placeList, "showList", from: controller, as: .showList(placeList), sender: sender) {
      slot.show(placeList, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  /// Performs the segue `showCard`: swaps in `placeCard`.
  func performShowCard(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.sheetOverlay else { return }
    let placeCard = children.placeCard ?? scenes.instantiatePlaceCard()
    children.placeCard = placeCard
    dispatch.perform(placeCard, "showCard", from: controller, as: .showCard(placeCard), sender: sender) {
      slot.show(placeCard, duration: 0.2, options: .transitionCrossDissolve)
    }
  }

  fileprivate func loadView(of controller: PlacesSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let map = MKMapView()
    map.mapType = .mutedStandard
    map.showsUserLocation = true
    map.showsCompass = false
    map.accessibilityIdentifier = "map"
    map.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(map)

    let searchOverlay = UIView()
    searchOverlay.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(searchOverlay)

    let visualEffectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    visualEffectView.clipsToBounds = true
    visualEffectView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(visualEffectView)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.translatesAutoresizingMaskIntoConstraints = false
    visualEffectView.contentView.addSubview(stackView)

    let locateButton = UIButton(type: .system)
    locateButton.setImage(UIImage(systemName: "location"), for: .normal)
    locateButton.accessibilityIdentifier = "locate"
    locateButton.accessibilityLabel = "Show my location"
    locateButton.addAction(SceneActions.call(controller) { $0.showUserLocation() }, for: .touchUpInside)
    stackView.addArrangedSubview(locateButton)

    let mapTypeButton = UIButton(type: .system)
    mapTypeButton.setImage(UIImage(systemName: "map"), for: .normal)
    mapTypeButton.accessibilityIdentifier = "mapType"
    mapTypeButton.accessibilityLabel = "Choose a map"
    mapTypeButton.addAction(SceneSegues.action("chooseMapType", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(mapTypeButton)

    let sheet = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    sheet.clipsToBounds = true
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)

    let grabber = UIButton(type: .system)
    grabber.setImage(UIImage(systemName: "minus"), for: .normal)
    grabber.tintColor = .tertiaryLabel
    grabber.accessibilityIdentifier = "grabber"
    grabber.accessibilityLabel = "Resize the list"
    grabber.accessibilityHint = "Switches between a short and a tall list"
    grabber.translatesAutoresizingMaskIntoConstraints = false
    grabber.addAction(SceneActions.call(controller) { $0.toggleSheet() }, for: .touchUpInside)
    sheet.contentView.addSubview(grabber)

    let sheetOverlay = UIView()
    sheetOverlay.translatesAutoresizingMaskIntoConstraints = false
    sheet.contentView.addSubview(sheetOverlay)

    let sheetPan = UIPanGestureRecognizer()
    sheetPan.cancelsTouchesInView = false
    SceneGesture.addAction(to: sheetPan) { [weak controller, weak sheetPan] _ in
      if let controller, let sheetPan { controller.dragSheet(sheetPan) }
    }
    sheet.addGestureRecognizer(sheetPan)

    let sheetHeight = sheet.heightAnchor.constraint(equalToConstant: 240)
    sheetHeight.priority = UILayoutPriority(999)
    let constraint = sheet.topAnchor.constraint(greaterThanOrEqualTo: searchOverlay.bottomAnchor, constant: 8)
    constraint.identifier = "sheet-below-search"
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: map.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      searchOverlay.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      searchOverlay.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: searchOverlay.trailingAnchor, constant: 16),
      searchOverlay.heightAnchor.constraint(equalToConstant: 56),
      visualEffectView.topAnchor.constraint(equalTo: searchOverlay.bottomAnchor, constant: 12),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: visualEffectView.trailingAnchor, constant: 16),
      visualEffectView.widthAnchor.constraint(equalToConstant: 48),
      stackView.topAnchor.constraint(equalTo: visualEffectView.contentView.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: visualEffectView.contentView.leadingAnchor),
      visualEffectView.contentView.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      visualEffectView.contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      locateButton.heightAnchor.constraint(equalToConstant: 48),
      view.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
      sheetHeight,
      grabber.topAnchor.constraint(equalTo: sheet.contentView.topAnchor),
      grabber.centerXAnchor.constraint(equalTo: sheet.contentView.centerXAnchor),
      grabber.widthAnchor.constraint(equalToConstant: 88),
      grabber.heightAnchor.constraint(equalToConstant: 44),
      sheetOverlay.topAnchor.constraint(equalTo: grabber.bottomAnchor),
      sheet.contentView.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: sheetOverlay.bottomAnchor),
      sheetOverlay.leadingAnchor.constraint(equalTo: sheet.contentView.leadingAnchor),
      sheet.contentView.trailingAnchor.constraint(equalTo: sheetOverlay.trailingAnchor),
      constraint,
    ])

    views = (map, searchOverlay, locateButton, mapTypeButton, sheet, sheetHeight, grabber, sheetOverlay, sheetPan)
    controller.view = view
    controller.sheetHeight = sheetHeight
    map.delegate = controller

    let placeSearch = scenes.instantiatePlaceSearch()
    children.placeSearch = placeSearch
    dispatch.embed(placeSearch, "search", in: searchOverlay, from: controller, as: .search(placeSearch))

    slots.sheetOverlay = SceneContainer(view: sheetOverlay, of: controller)
    performShowList()

    let keyCommand = keyCommands.make(input: "f", modifierFlags: .command) { [weak controller] _ in
      if let controller { controller.beginSearch() }
    }
    keyCommand.discoverabilityTitle = "Find a place"
    controller.addKeyCommand(keyCommand)
  }
}

final class PlacesSceneController: PlacesController {
  fileprivate lazy var placesWiring = PlacesScene(self)
  override func loadView() { placesWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performPlacesSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      placesWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PlacesScene.Identifier(rawValue: identifier) {
    case .search: SceneContainer.alreadyEmbedded()
    case .chooseMapType: placesWiring.performChooseMapType(sender: sender)
    case .showList: placesWiring.performShowList(sender: sender)
    case .showCard: placesWiring.performShowCard(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `PlacesController` and the scene `places`.
@MainActor
protocol PlacesSceneOwner: PlacesController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PlacesScene.Segue, sender: Any?)
}

extension PlacesSceneOwner {
  /// The parts of the scene `places` that this controller uses.
  var scene: PlacesScene { PlacesScene.owner(self, use: "PlacesScenes.instantiatePlaces()").placesWiring }
  func prepare(for segue: PlacesScene.Segue, sender: Any?) {}
}

extension PlacesController: PlacesSceneOwner {}

// MARK: - placeSearch

/// The parts of the scene `placeSearch` that its controller uses.
final class PlaceSearchScene: SceneParts<PlaceSearchSceneController> {
  private var views: UISearchBar!

  var searchBar: UISearchBar { loadedViews.views }

  /// The controller that contains this one, from the moment it does.
  var places: PlacesController? { weakController?.parent as? PlacesController }

  fileprivate func loadView(of controller: PlaceSearchSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let searchBar = UISearchBar()
    searchBar.placeholder = "Café, museum, park"
    searchBar.searchBarStyle = .minimal
    searchBar.returnKeyType = .search
    searchBar.autocapitalizationType = .none
    searchBar.autocorrectionType = .no
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(searchBar)

    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: searchBar.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: searchBar.bottomAnchor),
    ])

    views = searchBar
    controller.view = view
    searchBar.delegate = controller
  }
}

final class PlaceSearchSceneController: PlaceSearchController {
  fileprivate lazy var placeSearchWiring = PlaceSearchScene(self)
  override func loadView() { placeSearchWiring.loadView(of: self) }
}

/// The interface between `PlaceSearchController` and the scene `placeSearch`.
@MainActor
protocol PlaceSearchSceneOwner: PlaceSearchController {}

extension PlaceSearchSceneOwner {
  /// The parts of the scene `placeSearch` that this controller uses.
  var scene: PlaceSearchScene {
    PlaceSearchScene.owner(self, use: "PlacesScenes.instantiatePlaceSearch()").placeSearchWiring
  }
}

extension PlaceSearchController: PlaceSearchSceneOwner {}

// MARK: - placeList

/// The parts of the scene `placeList` that its controller uses.
final class PlaceListScene: SceneParts<PlaceListSceneController> {
  private var views: (countLabel: UILabel, table: UITableView, emptyLabel: UILabel)!

  var countLabel: UILabel { loadedViews.views.countLabel }
  var table: UITableView { loadedViews.views.table }
  var emptyLabel: UILabel { loadedViews.views.emptyLabel }

  /// The controller that contains this one, from the moment it does.
  var places: PlacesController? { weakController?.parent as? PlacesController }

  /// A view of the prototype `Place`, with what is in it.
  func dequeuePlaceCell(for indexPath: IndexPath) -> PlaceListScenePlaceCell {
    SceneReuse.cell("Place", of: loadedViews.views.table, for: indexPath, fill: fillPlaceCell)
  }

  private func fillPlaceCell(_ tableViewCell: PlaceListScenePlaceCell) {
    tableViewCell.backgroundColor = .clear

    let stackView = UIStackView()
    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(stackView)

    let symbol = UIImageView()
    symbol.tintColor = .systemIndigo
    symbol.contentMode = .center
    stackView.addArrangedSubview(symbol)

    let stackView2 = UIStackView()
    stackView2.axis = .vertical
    stackView2.spacing = 2
    stackView.addArrangedSubview(stackView2)

    let name = UILabel()
    name.numberOfLines = 0
    name.font = .preferredFont(forTextStyle: .headline)
    name.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(name)

    let address = UILabel()
    address.numberOfLines = 0
    address.font = .preferredFont(forTextStyle: .subheadline)
    address.textColor = .secondaryLabel
    address.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(address)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      symbol.widthAnchor.constraint(equalToConstant: 32),
      symbol.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])

    tableViewCell.views = PlaceListScenePlaceCell.Views(symbol: symbol, name: name, address: address)
  }

  fileprivate func loadView(of controller: PlaceListSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let countLabel = UILabel()
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textColor = .secondaryLabel
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(countLabel)

    let table = UITableView(frame: .zero, style: .plain)
    table.keyboardDismissMode = .onDrag
    table.backgroundColor = .clear
    table.accessibilityIdentifier = "places"
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    table.register(PlaceListScenePlaceCell.self, forCellReuseIdentifier: "Place")

    let emptyLabel = UILabel()
    emptyLabel.numberOfLines = 0
    emptyLabel.text = "No place matches your search."
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.isHidden = true
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyLabel)

    NSLayoutConstraint.activate([
      countLabel.topAnchor.constraint(equalTo: view.topAnchor),
      countLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: countLabel.trailingAnchor),
      table.topAnchor.constraint(equalTo: countLabel.bottomAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: table.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      emptyLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: emptyLabel.trailingAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = (countLabel, table, emptyLabel)
    controller.view = view
    table.dataSource = controller
    table.delegate = controller
  }
}

final class PlaceListSceneController: PlaceListController {
  fileprivate lazy var placeListWiring = PlaceListScene(self)
  override func loadView() { placeListWiring.loadView(of: self) }
}

/// The interface between `PlaceListController` and the scene `placeList`.
@MainActor
protocol PlaceListSceneOwner: PlaceListController {}

extension PlaceListSceneOwner {
  /// The parts of the scene `placeList` that this controller uses.
  var scene: PlaceListScene {
    PlaceListScene.owner(self, use: "PlacesScenes.instantiatePlaceList()").placeListWiring
  }
}

extension PlaceListController: PlaceListSceneOwner {}

/// The generated class of the prototype `Place`.
final class PlaceListScenePlaceCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let symbol: UIImageView
    let name: UILabel
    let address: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - placeCard

/// The parts of the scene `placeCard` that its controller uses.
final class PlaceCardScene: SceneParts<PlaceCardSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showDirections }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showDirections(DirectionsController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = PlacesScenes()
  private let dispatch = SceneDispatch<PlaceCardSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      nameLabel: UILabel, addressLabel: UILabel, hoursLabel: UILabel, directionsButton: UIButton,
      favouriteButton: UIButton
    )!

  var nameLabel: UILabel { loadedViews.views.nameLabel }
  var addressLabel: UILabel { loadedViews.views.addressLabel }
  var hoursLabel: UILabel { loadedViews.views.hoursLabel }
  var directionsButton: UIButton { loadedViews.views.directionsButton }
  var favouriteButton: UIButton { loadedViews.views.favouriteButton }

  /// The controller that contains this one, from the moment it does.
  var places: PlacesController? { weakController?.parent as? PlacesController }

  /// Performs the segue `showDirections`: presents `directionsFlow`.
  func performShowDirections(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let directions = controller.makeDirections(forShowDirections: sender)
    let directionsFlow = scenes.instantiateDirectionsFlow(directions: directions)
    directionsFlow.sheetPresentationController?.detents = [.medium(), .large()]
    directionsFlow.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(
      directionsFlow,
      "showDirections",
      from: controller,
      as: .showDirections(directions, in: directionsFlow),
      sender: sender
    )
  }

  /// Performs the segue `showDirections`: presents `directionsFlow`.
  func performShowDirections(place: Place, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let directions = scenes.instantiateDirections(place: place)
    let directionsFlow = scenes.instantiateDirectionsFlow(directions: directions)
    directionsFlow.sheetPresentationController?.detents = [.medium(), .large()]
    directionsFlow.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(
      directionsFlow,
      "showDirections",
      from: controller,
      as: .showDirections(directions, in: directionsFlow),
      sender: sender
    )
  }

  fileprivate func loadView(of controller: PlaceCardSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let scrollView = UIScrollView()
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)

    let stackView2 = UIStackView()
    stackView2.axis = .horizontal
    stackView2.alignment = .firstBaseline
    stackView2.spacing = 8
    stackView.addArrangedSubview(stackView2)

    let nameLabel = UILabel()
    nameLabel.numberOfLines = 0
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView2.addArrangedSubview(nameLabel)

    let button = UIButton(type: .close)
    button.accessibilityIdentifier = "closeCard"
    button.addAction(SceneActions.call(controller) { $0.close() }, for: .touchUpInside)
    stackView2.addArrangedSubview(button)

    let addressLabel = UILabel()
    addressLabel.numberOfLines = 0
    addressLabel.font = .preferredFont(forTextStyle: .body)
    addressLabel.textColor = .secondaryLabel
    addressLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(addressLabel)

    let hoursLabel = UILabel()
    hoursLabel.numberOfLines = 0
    hoursLabel.font = .preferredFont(forTextStyle: .callout)
    hoursLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(hoursLabel)

    let stackView3 = UIStackView()
    stackView3.axis = .horizontal
    stackView3.distribution = .fillEqually
    stackView3.spacing = 12
    stackView.addArrangedSubview(stackView3)

    let directionsButton = UIButton(type: .system)
    directionsButton.setTitle("Directions", for: .normal)
    directionsButton.setImage(UIImage(systemName: "arrow.triangle.turn.up.right.diamond"), for: .normal)
    directionsButton.addAction(SceneSegues.action("showDirections", of: controller), for: .touchUpInside)
    stackView3.addArrangedSubview(directionsButton)

    let favouriteButton = UIButton(type: .system)
    favouriteButton.setImage(UIImage(systemName: "star.fill"), for: .selected)
    favouriteButton.setImage(UIImage(systemName: "star"), for: .normal)
    favouriteButton.accessibilityLabel = "Favourite"
    favouriteButton.addAction(
      SceneActions.call(controller, with: favouriteButton) { $0.toggleFavourite($1) }, for: .touchUpInside
    )
    stackView3.addArrangedSubview(favouriteButton)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 20),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 20),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
      directionsButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      favouriteButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])

    views = (nameLabel, addressLabel, hoursLabel, directionsButton, favouriteButton)
    controller.view = view
  }
}

final class PlaceCardSceneController: PlaceCardController {
  fileprivate lazy var placeCardWiring = PlaceCardScene(self)
  override func loadView() { placeCardWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PlaceCardScene.Identifier(rawValue: identifier) {
    case .showDirections: placeCardWiring.performShowDirections(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `PlaceCardController` and the scene `placeCard`.
@MainActor
protocol PlaceCardSceneOwner: PlaceCardController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PlaceCardScene.Segue, sender: Any?)
  /// Makes the controller `directions`, which needs values, for the segue `showDirections`.
  func makeDirections(forShowDirections sender: Any?) -> DirectionsController
}

extension PlaceCardSceneOwner {
  /// The parts of the scene `placeCard` that this controller uses.
  var scene: PlaceCardScene {
    PlaceCardScene.owner(self, use: "PlacesScenes.instantiatePlaceCard()").placeCardWiring
  }
  func prepare(for segue: PlaceCardScene.Segue, sender: Any?) {}
}

extension PlaceCardController: PlaceCardSceneOwner {}

// MARK: - mapTypes

/// The parts of the scene `mapTypes` that its controller uses.
final class MapTypesScene: SceneParts<MapTypesSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case chosen }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case chosen(PlacesController)
  }

  private let dispatch = SceneDispatch<MapTypesSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UISegmentedControl!

  var typeControl: UISegmentedControl { loadedViews.views }

  /// Performs the segue `chosen`: goes back to `places`.
  func performChosen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: PlacesController.self, "chosen", from: controller, as: Segue.chosen, sender: sender
    ) { places, segue in places.mapTypeChosen(segue) }
  }

  fileprivate func loadView(of controller: MapTypesSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let typeControl = UISegmentedControl()
    typeControl.insertSegment(withTitle: "Map", at: 0, animated: false)
    typeControl.insertSegment(withTitle: "Hybrid", at: 1, animated: false)
    typeControl.insertSegment(withTitle: "Satellite", at: 2, animated: false)
    typeControl.selectedSegmentIndex = 0
    typeControl.translatesAutoresizingMaskIntoConstraints = false
    typeControl.addAction(SceneActions.call(controller, with: typeControl) { $0.typeChosen($1) }, for: .valueChanged)
    typeControl.addAction(SceneSegues.action("chosen", of: controller), for: .valueChanged)
    view.addSubview(typeControl)

    NSLayoutConstraint.activate([
      typeControl.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: typeControl.trailingAnchor),
      typeControl.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = typeControl
    controller.view = view
  }
}

final class MapTypesSceneController: MapTypesController {
  fileprivate lazy var mapTypesWiring = MapTypesScene(self)
  override func loadView() { mapTypesWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MapTypesScene.Identifier(rawValue: identifier) {
    case .chosen: mapTypesWiring.performChosen(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MapTypesController` and the scene `mapTypes`.
@MainActor
protocol MapTypesSceneOwner: MapTypesController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MapTypesScene.Segue, sender: Any?)
}

extension MapTypesSceneOwner {
  /// The parts of the scene `mapTypes` that this controller uses.
  var scene: MapTypesScene { MapTypesScene.owner(self, use: "PlacesScenes.instantiateMapTypes()").mapTypesWiring }
  func prepare(for segue: MapTypesScene.Segue, sender: Any?) {}
}

extension MapTypesController: MapTypesSceneOwner {}

// MARK: - directions

/// The parts of the scene `directions` that its controller uses.
final class DirectionsScene: SceneParts<DirectionsSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case closeDirections }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case closeDirections(PlacesController)
  }

  private let dispatch = SceneDispatch<DirectionsSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (modeControl: UISegmentedControl, durationLabel: UILabel)!

  var modeControl: UISegmentedControl { loadedViews.views.modeControl }
  var durationLabel: UILabel { loadedViews.views.durationLabel }

  /// Performs the segue `closeDirections`: goes back to `places`.
  func performCloseDirections(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: PlacesController.self, "closeDirections", from: controller, as: Segue.closeDirections, sender: sender
    ) { places, _ in places.directionsClosed() }
  }

  fileprivate func loadView(of controller: DirectionsSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let modeControl = UISegmentedControl()
    modeControl.insertSegment(withTitle: "Walk", at: 0, animated: false)
    modeControl.insertSegment(withTitle: "Cycle", at: 1, animated: false)
    modeControl.insertSegment(withTitle: "Drive", at: 2, animated: false)
    modeControl.selectedSegmentIndex = 0
    modeControl.accessibilityLabel = "Means of transport"
    modeControl.translatesAutoresizingMaskIntoConstraints = false
    modeControl.addAction(SceneActions.call(controller, with: modeControl) { $0.modeChanged($1) }, for: .valueChanged)
    view.addSubview(modeControl)

    let durationLabel = UILabel()
    durationLabel.numberOfLines = 0
    durationLabel.font = .preferredFont(forTextStyle: .largeTitle)
    durationLabel.adjustsFontForContentSizeCategory = true
    durationLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(durationLabel)

    NSLayoutConstraint.activate([
      modeControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      modeControl.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: modeControl.trailingAnchor),
      durationLabel.topAnchor.constraint(equalTo: modeControl.bottomAnchor, constant: 16),
      durationLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: durationLabel.trailingAnchor),
    ])

    views = (modeControl, durationLabel)
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: DirectionsSceneController) {
    let barButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: SceneSegues.action("closeDirections", of: controller)
    )
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
  }
}

final class DirectionsSceneController: DirectionsController {
  fileprivate lazy var directionsWiring = DirectionsScene(self)
  override func loadView() { directionsWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DirectionsScene.Identifier(rawValue: identifier) {
    case .closeDirections: directionsWiring.performCloseDirections(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `DirectionsController` and the scene `directions`.
@MainActor
protocol DirectionsSceneOwner: DirectionsController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: DirectionsScene.Segue, sender: Any?)
}

extension DirectionsSceneOwner {
  /// The parts of the scene `directions` that this controller uses.
  var scene: DirectionsScene {
    DirectionsScene.owner(self, use: "PlacesScenes.instantiateDirections(place:)").directionsWiring
  }
  func prepare(for segue: DirectionsScene.Segue, sender: Any?) {}
}

extension DirectionsController: DirectionsSceneOwner {}
