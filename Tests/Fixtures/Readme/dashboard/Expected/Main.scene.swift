// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `dash`.
    var makeDash: @MainActor () -> Dash = { DashScene.Controller() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> Clock = { Clock() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> Editor = { Editor() }
    /// Makes `detail`.
    var makeDetail: @MainActor (_ item: Item) -> Detail = { Detail(item: $0) }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(dash: Dash? = nil) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [dash ?? instantiateDash()]
    return main
  }

  /// Makes the controller `dash`.
  static func instantiateDash() -> Dash {
    let dash = factory.makeDash()
    dash.title = "Dashboard"
    return dash
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> Clock {
    factory.makeClock()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> Editor {
    factory.makeEditor()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail(item: Item) -> Detail {
    factory.makeDetail(item)
  }
}

// MARK: - dash

/// The scene `dash`: what its controller reaches in it.
@MainActor
final class DashScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case edit
    case showDetail
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case clock(Clock)
    case edit(Editor)
    case showDetail(Detail)
  }

  private struct Views {
    let editButton: UIButton
  }

  private struct Children {
    weak var clock: Clock?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Dash) -> DashScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Dash was not made through its scene; use MainScenes.instantiateDash()")
    }
    return controller.dashWiring
  }

  var editButton: UIButton { loaded(views).editButton }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { loaded(children.clock) }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    let editor = MainScenes.instantiateEditor()
    let segue = UIStoryboardSegue(identifier: "edit", source: controller, destination: editor) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .edit(editor), sender: sender)
  }

  private func triggerEdit(_ sender: Any?) {
    guard controller.shouldPerformSegue(withIdentifier: "edit", sender: sender) else { return }
    performEdit(sender: sender)
  }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(item: Item, sender: Any? = nil) {
    let detail = MainScenes.instantiateDetail(item: item)
    let segue = UIStoryboardSegue(
      identifier: "showDetail",
      source: controller,
      destination: detail
    ) { [controller] in
      SceneSegues.push(detail, from: controller, identifier: "showDetail", animated: true)
    }
    dispatch.perform(segue, as: .showDetail(detail), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let containerView = UIView()
    stackView.addArrangedSubview(containerView)

    let editButton = UIButton(type: .system)
    editButton.setTitle("Edit", for: .normal)
    editButton.addAction(UIAction { [weak self] in self?.triggerEdit($0.sender) }, for: .touchUpInside)
    stackView.addArrangedSubview(editButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      containerView.heightAnchor.constraint(equalToConstant: 120),
    ])

    controller.view = view
    views = Views(editButton: editButton)

    let clock = MainScenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: containerView, of: controller, as: .clock(clock), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `dash` is not loaded that far yet") }
    return part
  }
}

extension DashScene {
  /// The controller that the scene makes, wired.
  final class Controller: Dash {
    fileprivate lazy var dashWiring = DashScene(self)

    override func loadView() { dashWiring.loadView() }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .edit:
        dashWiring.performEdit(sender: sender)
      case .showDetail:
        preconditionFailure("'showDetail' needs values; call scene.performShowDetail(item:sender:)")
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let segue = dashWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
    }
  }
}

/// What the author of `Dash` can say about the scene `dash`.
@MainActor
protocol DashSceneController: Dash {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: DashScene.Segue, sender: Any?)
}

extension DashSceneController {
  /// What this controller reaches in the scene `dash`.
  var scene: DashScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: DashScene.Segue, sender: Any?) {}
}

extension Dash: DashSceneController {}

// MARK: - clock

/// The scene `clock`: what its controller reaches in it.
@MainActor
struct ClockScene {
  fileprivate unowned let controller: Clock

  /// The controller that contains this one, from the moment it does.
  var dash: Dash? { controller.parent as? Dash }
}

/// What `Clock` gets from the scene `clock`.
@MainActor
protocol ClockSceneController: Clock {}

extension ClockSceneController {
  /// What this controller reaches in the scene `clock`.
  var scene: ClockScene { ClockScene(controller: self) }
}

extension Clock: ClockSceneController {}
