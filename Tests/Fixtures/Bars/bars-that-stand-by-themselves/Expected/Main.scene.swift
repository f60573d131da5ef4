// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeEditor: @MainActor () -> Editor = { EditorSceneController() }
    var makePicker: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Editor { instantiateEditor() }

  func instantiateEditor() -> Editor {
    let editor = factory.makeEditor()
    (editor as? EditorSceneController)?.editorWiring.scenes = self
    editor.awakeFromNib()
    return editor
  }

  func instantiatePicker() -> UIViewController {
    let picker = factory.makePicker()
    SceneIdentity.set("picker", of: picker)
    return picker
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Editor { Self().instantiateInitialViewController() }
  static func instantiateEditor() -> Editor { Self().instantiateEditor() }
  static func instantiatePicker() -> UIViewController { Self().instantiatePicker() }
}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
final class EditorScene: SceneParts<EditorSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case pick }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case pick(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<EditorSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      top: UINavigationBar, heading: UINavigationItem, share: UIBarButtonItem, trash: UIBarButtonItem,
      wide: UISwitch, tabs: UITabBar, crop: UITabBarItem
    )!

  var top: UINavigationBar { loadedViews.views.top }
  var heading: UINavigationItem { loadedViews.views.heading }
  var share: UIBarButtonItem { loadedViews.views.share }
  var trash: UIBarButtonItem { loadedViews.views.trash }
  var wide: UISwitch { loadedViews.views.wide }
  var tabs: UITabBar { loadedViews.views.tabs }
  var crop: UITabBarItem { loadedViews.views.crop }

  /// Performs the segue `pick`: presents `picker`.
  func performPick(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let picker = scenes.instantiatePicker()
    dispatch.present(picker, "pick", from: controller, as: .pick(picker), sender: sender)
  }

  fileprivate func loadView(of controller: EditorSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let top = UINavigationBar()
    let standardAppearance = UINavigationBarAppearance()
    standardAppearance.configureWithOpaqueBackground()
    top.standardAppearance = standardAppearance
    var titleTextAttributes = [NSAttributedString.Key: Any]()
    titleTextAttributes[.foregroundColor] = UIColor.white
    top.titleTextAttributes = titleTextAttributes
    top.tintColor = .systemIndigo
    top.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(top)

    let heading = UINavigationItem(title: "Photo")
    heading.prompt = "Edit your"
    heading.backButtonTitle = "Photo"
    heading.hidesBackButton = true
    heading.leftItemsSupplementBackButton = true
    heading.largeTitleDisplayMode = .never

    let barButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak controller] _ in if let controller { controller.cancel() } }
    )

    let share = UIBarButtonItem(
      title: "Share",
      primaryAction: UIAction(title: "Share") { [weak controller] in
        if let controller, let item = $0.sender as? UIBarButtonItem { controller.share(item) }
      }
    )

    let barButtonItem2 = UIBarButtonItem(systemItem: .add, primaryAction: SceneSegues.action("pick", of: controller))

    let barButtonItem3 = UIBarButtonItem(title: "Back")

    let label = UILabel()
    label.text = "Edit"
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    heading.titleView = label
    heading.backBarButtonItem = barButtonItem3
    heading.leftBarButtonItems = [barButtonItem]
    heading.rightBarButtonItems = [share, barButtonItem2]
    top.items = [heading]

    let toolbar = UIToolbar()
    toolbar.barStyle = .black
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(toolbar)

    let trash = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [weak controller] _ in if let controller { controller.remove() } }
    )
    trash.tag = 3

    let barButtonItem4 = UIBarButtonItem(systemItem: .flexibleSpace)

    let barButtonItem5 = UIBarButtonItem()

    let wide = UISwitch()
    wide.isOn = true
    wide.addAction(SceneActions.call(controller, with: wide) { $0.widen($1) }, for: .valueChanged)
    barButtonItem5.customView = wide
    toolbar.items = [trash, barButtonItem4, barButtonItem5]

    let tabs = UITabBar()
    let scrollEdgeAppearance = UITabBarAppearance()
    scrollEdgeAppearance.configureWithOpaqueBackground()
    tabs.scrollEdgeAppearance = scrollEdgeAppearance
    tabs.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tabs)

    let crop = UITabBarItem()
    crop.title = "Crop"
    crop.image = UIImage(systemName: "crop")

    let tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    tabs.items = [crop, tabBarItem]

    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor),
      tabs.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tabs.trailingAnchor),
      tabs.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = (top, heading, share, trash, wide, tabs, crop)
    controller.view = view
    top.delegate = controller
    tabs.delegate = controller
  }
}

final class EditorSceneController: Editor {
  fileprivate lazy var editorWiring = EditorScene(self)
  override func loadView() { editorWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .pick: editorWiring.performPick(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Editor` and the scene `editor`.
@MainActor
protocol EditorSceneOwner: Editor {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: EditorScene.Segue, sender: Any?)
}

extension EditorSceneOwner {
  /// The parts of the scene `editor` that this controller uses.
  var scene: EditorScene { EditorScene.owner(self, use: "MainScenes.instantiateEditor()").editorWiring }
  func prepare(for segue: EditorScene.Segue, sender: Any?) {}
}

extension Editor: EditorSceneOwner {}
