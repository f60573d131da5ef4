// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeNotes: @MainActor () -> NotesSceneController = { NotesSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> NotesSceneController { instantiateNotes() }

  func instantiateNotes() -> NotesSceneController {
    let notes = factory.makeNotes()
    notes.scene.addBarButtonItems(to: notes)
    return notes
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> NotesSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateNotes() -> NotesSceneController { Self().instantiateNotes() }
}

// MARK: - notes

/// The parts of the scene `notes` that its controller uses.
final class NotesScene: SceneParts<NotesSceneController> {
  private var views: UITextView!

  var text: UITextView { loadedViews.views }

  fileprivate func loadView(of controller: NotesSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let text = UITextView()
    text.isEditable = false
    text.isFindInteractionEnabled = true
    text.text = "Hello"
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)

    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: text.bottomAnchor),
    ])

    views = text
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: NotesSceneController) {
    let barButtonItem = UIBarButtonItem(systemItem: .writingTools)
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class NotesSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = NotesScene(self)
  override func loadView() { scene.loadView(of: self) }
}
