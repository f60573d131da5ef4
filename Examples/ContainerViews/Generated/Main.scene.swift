// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeDash: @MainActor () -> Dash = { DashSceneController() }
    var makeSnap: @MainActor () -> Snap = { SnapSceneController() }
    var makeClock: @MainActor () -> Clock = { ClockSceneController() }
    var makeOther: @MainActor () -> Other = { OtherSceneController() }
    var makeEdit: @MainActor () -> Edit = { EditSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Dash { instantiateDash() }

  func instantiateDash() -> Dash {
    let dash = factory.makeDash()
    dash.definesPresentationContext = true
    (dash as? DashSceneController)?.dashWiring.scenes = self
    dash.awakeFromNib()
    return dash
  }

  func instantiateSnap() -> Snap { SceneFlow.awakened(factory.makeSnap()) }
  func instantiateClock() -> Clock { SceneFlow.awakened(factory.makeClock()) }
  func instantiateOther() -> Other { SceneFlow.awakened(factory.makeOther()) }

  func instantiateEdit() -> Edit {
    let edit = factory.makeEdit()
    edit.modalPresentationStyle = .overCurrentContext
    edit.awakeFromNib()
    return edit
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Dash { Self().instantiateInitialViewController() }
  static func instantiateDash() -> Dash { Self().instantiateDash() }
  static func instantiateSnap() -> Snap { Self().instantiateSnap() }
  static func instantiateClock() -> Clock { Self().instantiateClock() }
  static func instantiateOther() -> Other { Self().instantiateOther() }
  static func instantiateEdit() -> Edit { Self().instantiateEdit() }
}

// MARK: - dash

/// The parts of the scene `dash` that its controller uses.
final class DashScene: SceneParts<DashSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case segueSnap, segueClock, segueOther, edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case segueSnap(Snap)
    case segueClock(Clock)
    case segueOther(Other)
    case edit(Edit)
  }

  private struct Children {
    weak var snap: Snap?
    weak var clock: Clock?
    weak var other: Other?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<DashSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      snapContainer: UIView, clockContainer: UIView, otherContainer: UIView, dynamicContainerView: UIView,
      editButton: UIButton
    )!
  private var children = Children()

  var snapContainer: UIView { loadedViews.views.snapContainer }
  var clockContainer: UIView { loadedViews.views.clockContainer }
  var otherContainer: UIView { loadedViews.views.otherContainer }
  var dynamicContainerView: UIView { loadedViews.views.dynamicContainerView }
  var editButton: UIButton { loadedViews.views.editButton }

  /// The child `snap`, from the moment the view is loaded; asking for it loads the view.
  var snap: Snap { embeddedChild(children.snap, "snap") }
  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embeddedChild(children.clock, "clock") }
  /// The child `other`, from the moment the view is loaded; asking for it loads the view.
  var other: Other { embeddedChild(children.other, "other") }

  /// Performs the segue `edit`: presents `edit`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let edit = scenes.instantiateEdit()
    dispatch.present(edit, "edit", from: controller, as: .edit(edit), sender: sender, animated: false)
  }

  fileprivate func loadView(of controller: DashSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let snapContainer = UIView()
    stackView.addArrangedSubview(snapContainer)

    let clockContainer = UIView()
    stackView.addArrangedSubview(clockContainer)

    let otherContainer = UIView()
    stackView.addArrangedSubview(otherContainer)

    let dynamicContainerView = UIView()
    stackView.addArrangedSubview(dynamicContainerView)

    let editButton = UIButton(type: .system)
    editButton.setTitle("Edit", for: .normal)
    editButton.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(editButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
    ])

    views = (snapContainer, clockContainer, otherContainer, dynamicContainerView, editButton)
    controller.view = view
    controller.dynamicContainerView = dynamicContainerView

    let snap = scenes.instantiateSnap()
    children.snap = snap
    dispatch.embed(snap, "segueSnap", in: snapContainer, from: controller, as: .segueSnap(snap))

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, "segueClock", in: clockContainer, from: controller, as: .segueClock(clock))

    let other = scenes.instantiateOther()
    children.other = other
    dispatch.embed(other, "segueOther", in: otherContainer, from: controller, as: .segueOther(other))
  }
}

final class DashSceneController: Dash {
  fileprivate lazy var dashWiring = DashScene(self)
  override func loadView() { dashWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DashScene.Identifier(rawValue: identifier) {
    case .segueSnap, .segueClock, .segueOther: SceneContainer.alreadyEmbedded()
    case .edit: dashWiring.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Dash` and the scene `dash`.
@MainActor
protocol DashSceneOwner: Dash {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: DashScene.Segue, sender: Any?)
}

extension DashSceneOwner {
  /// The parts of the scene `dash` that this controller uses.
  var scene: DashScene { DashScene.owner(self, use: "MainScenes.instantiateDash()").dashWiring }
  func prepare(for segue: DashScene.Segue, sender: Any?) {}
}

extension Dash: DashSceneOwner {}

// MARK: - snap

/// The parts of the scene `snap` that its controller uses.
final class SnapScene: SceneParts<SnapSceneController> {
  private var views: UIButton!

  var mapButton: UIButton { loadedViews.views }

  /// The controller that contains this one, from the moment it does.
  var dash: Dash? { weakController?.parent as? Dash }

  fileprivate func loadView(of controller: SnapSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemYellow

    let mapButton = UIButton(type: .system)
    mapButton.setTitle("Map", for: .normal)
    mapButton.translatesAutoresizingMaskIntoConstraints = false
    mapButton.addAction(SceneActions.call(controller) { $0.toggleMap() }, for: .touchUpInside)
    view.addSubview(mapButton)

    NSLayoutConstraint.activate([
      mapButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      mapButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = mapButton
    controller.view = view
  }
}

final class SnapSceneController: Snap {
  fileprivate lazy var snapWiring = SnapScene(self)
  override func loadView() { snapWiring.loadView(of: self) }
}

/// The interface between `Snap` and the scene `snap`.
@MainActor
protocol SnapSceneOwner: Snap {}

extension SnapSceneOwner {
  /// The parts of the scene `snap` that this controller uses.
  var scene: SnapScene { SnapScene.owner(self, use: "MainScenes.instantiateSnap()").snapWiring }
}

extension Snap: SnapSceneOwner {}

// MARK: - clock

/// The parts of the scene `clock` that its controller uses.
final class ClockScene: SceneParts<ClockSceneController> {
  private var views: UILabel!

  var time: UILabel { loadedViews.views }

  /// The controller that contains this one, from the moment it does.
  var dash: Dash? { weakController?.parent as? Dash }

  fileprivate func loadView(of controller: ClockSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGreen

    let time = UILabel()
    time.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(time)

    NSLayoutConstraint.activate([
      time.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      time.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = time
    controller.view = view
  }
}

final class ClockSceneController: Clock {
  fileprivate lazy var clockWiring = ClockScene(self)
  override func loadView() { clockWiring.loadView(of: self) }
}

/// The interface between `Clock` and the scene `clock`.
@MainActor
protocol ClockSceneOwner: Clock {}

extension ClockSceneOwner {
  /// The parts of the scene `clock` that this controller uses.
  var scene: ClockScene { ClockScene.owner(self, use: "MainScenes.instantiateClock()").clockWiring }
}

extension Clock: ClockSceneOwner {}

// MARK: - other

/// The parts of the scene `other` that its controller uses.
final class OtherScene: SceneParts<OtherSceneController> {
  /// The controller that contains this one, from the moment it does.
  var dash: Dash? { weakController?.parent as? Dash }

  fileprivate func loadView(of controller: OtherSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemTeal

    controller.view = view
  }
}

final class OtherSceneController: Other {
  fileprivate lazy var otherWiring = OtherScene(self)
  override func loadView() { otherWiring.loadView(of: self) }
}

/// The interface between `Other` and the scene `other`.
@MainActor
protocol OtherSceneOwner: Other {}

extension OtherSceneOwner {
  /// The parts of the scene `other` that this controller uses.
  var scene: OtherScene { OtherScene.owner(self, use: "MainScenes.instantiateOther()").otherWiring }
}

extension Other: OtherSceneOwner {}

// MARK: - edit

/// The parts of the scene `edit` that its controller uses.
final class EditScene: SceneParts<EditSceneController> {
  private var views: (field: UITextField, doneButton: UIButton)!

  var field: UITextField { loadedViews.views.field }
  var doneButton: UIButton { loadedViews.views.doneButton }

  fileprivate func loadView(of controller: EditSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0x80 / 255)

    let field = UITextField()
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)

    let doneButton = UIButton(type: .system)
    doneButton.setTitle("Done", for: .normal)
    doneButton.translatesAutoresizingMaskIntoConstraints = false
    doneButton.addAction(SceneActions.call(controller) { $0.done() }, for: .touchUpInside)
    view.addSubview(doneButton)

    NSLayoutConstraint.activate([
      field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      field.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      doneButton.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      doneButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])

    views = (field, doneButton)
    controller.view = view
  }
}

final class EditSceneController: Edit {
  fileprivate lazy var editWiring = EditScene(self)
  override func loadView() { editWiring.loadView(of: self) }
}

/// The interface between `Edit` and the scene `edit`.
@MainActor
protocol EditSceneOwner: Edit {}

extension EditSceneOwner {
  /// The parts of the scene `edit` that this controller uses.
  var scene: EditScene { EditScene.owner(self, use: "MainScenes.instantiateEdit()").editWiring }
}

extension Edit: EditSceneOwner {}
