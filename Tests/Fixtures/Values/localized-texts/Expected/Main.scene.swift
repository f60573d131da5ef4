// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeDash: @MainActor () -> DashSceneController = { DashSceneController() }
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
    var makeSettings: @MainActor () -> SettingsSceneController = { SettingsSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateTabs() }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(
    dash: DashSceneController? = nil, settings: SettingsSceneController? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let dash = dash ?? instantiateDash()
    let settings = settings ?? instantiateSettings()
    tabs.viewControllers = [dash, settings]
    return tabs
  }

  func instantiateDash() -> DashSceneController {
    let dash = factory.makeDash()
    dash.title = NSLocalizedString(
      "dash.title", tableName: "Main", bundle: .main, value: "Overview",
      comment: "The title of the first screen")
    dash.tabBarItem.title = NSLocalizedString(
      "dash.tabBarItem.title", tableName: "Main", bundle: .main, value: "Home",
      comment: "title of a tabBarItem in 'dash'")
    dash.tabBarItem.image = UIImage(systemName: "house")
    dash.scene.scenes = self
    dash.scene.addBarButtonItems(to: dash)
    return dash
  }

  func instantiateEditor() -> UIViewController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    editor.title = NSLocalizedString(
      "editor.title", tableName: "Main", bundle: .main, value: "Edit", comment: "title of 'editor'")
    return editor
  }

  func instantiateSettings() -> SettingsSceneController {
    let settings = factory.makeSettings()
    settings.title = NSLocalizedString(
      "settings.title", tableName: "Main", bundle: .main, value: "Settings",
      comment: "title of 'settings'")
    return settings
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateTabs(
    dash: DashSceneController? = nil, settings: SettingsSceneController? = nil
  ) -> UITabBarController {
    Self().instantiateTabs(dash: dash, settings: settings)
  }
  static func instantiateDash() -> DashSceneController { Self().instantiateDash() }
  static func instantiateEditor() -> UIViewController { Self().instantiateEditor() }
  static func instantiateSettings() -> SettingsSceneController { Self().instantiateSettings() }
}

// MARK: - dash

/// The parts of the scene `dash` that its controller uses.
final class DashScene: SceneParts<DashSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<DashSceneController, Segue>()
  private var views: (greeting: UILabel, terms: UILabel, save: UIButton)!

  var greeting: UILabel { loadedViews.views.greeting }
  var terms: UILabel { loadedViews.views.terms }
  var save: UIButton { loadedViews.views.save }

  private(set) lazy var edit: UIBarButtonItem = UIBarButtonItem(
    title: NSLocalizedString(
      "actions.edit", tableName: "Main", bundle: .main, value: "Edit",
      comment: "title of the barButtonItem 'edit' in 'dash'"),
    primaryAction: UIAction(
      title: NSLocalizedString(
        "actions.edit", tableName: "Main", bundle: .main, value: "Edit",
        comment: "title of the barButtonItem 'edit' in 'dash'")
    ) { [weak weakController] in SceneSegues.trigger("edit", of: weakController, sender: $0.sender) }
  )

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  fileprivate func loadView(of controller: DashSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let greeting = UILabel()
    greeting.text = NSLocalizedString(
      "dash.greeting.text", tableName: "Main", bundle: .main, value: "Hello, \"you\"",
      comment: "text of the label 'greeting' in 'dash'")
    greeting.layer.name = NSLocalizedString(
      "greeting.name", tableName: "Main", bundle: .main, value: "Greets", comment: "What it does")
    greeting.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(greeting)

    let label = UILabel()
    label.text = NSLocalizedString(
      "dash.label.text", tableName: "Main", bundle: .main, value: "First",
      comment: "text of a label in 'dash'")
    view.addSubview(label)

    let label2 = UILabel()
    label2.text = NSLocalizedString(
      "dash.label2.text", tableName: "Main", bundle: .main, value: "Second",
      comment: "text of a label in 'dash'")
    view.addSubview(label2)

    let terms = UILabel()
    terms.attributedText = [
      NSAttributedString(
        string: NSLocalizedString(
          "dash.terms.run", tableName: "Main", bundle: .main, value: "I accept the ",
          comment: "run of the label 'terms' in 'dash'")),
      NSAttributedString(
        string: NSLocalizedString(
          "dash.terms.run2", tableName: "Main", bundle: .main, value: "terms of use", comment: "A link"),
        attributes: [
          .underlineStyle: NSUnderlineStyle.single.rawValue
        ]),
      NSAttributedString(string: ""),
    ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    terms.layer.name = NSLocalizedString(
      "dash.terms.layer.name", tableName: "Main", bundle: .main, value: "Opens the terms",
      comment: "layer.name of the label 'terms' in 'dash'")
    view.addSubview(terms)

    let label3 = UILabel()
    label3.text = ""
    view.addSubview(label3)

    let save = UIButton(type: .system)
    save.setTitle(
      NSLocalizedString(
        "actions.save", tableName: "Main", bundle: .main, value: "Save", comment: "Saves the changes"), for: .normal)
    save.accessibilityIdentifier = "save"
    save.accessibilityLabel = NSLocalizedString(
      "dash.save.accessibilityLabel", tableName: "Main", bundle: .main, value: "Save all changes",
      comment: "accessibilityLabel of the button 'save' in 'dash'")
    view.addSubview(save)

    NSLayoutConstraint.activate([
      greeting.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      greeting.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: greeting.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: greeting.bottomAnchor),
    ])

    views = (greeting, terms, save)
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: DashSceneController) {
    controller.navigationItem.rightBarButtonItems = [edit]
  }
}

final class DashSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = DashScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DashScene.Identifier(rawValue: identifier) {
    case .edit: scene.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - settings

/// The parts of the scene `settings` that its controller uses.
final class SettingsScene: SceneParts<SettingsSceneController> {
  private var tables: [AnyObject] = []

  fileprivate func loadView(of controller: SettingsSceneController) {
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = NSLocalizedString(
      "settings.tableViewCell.text", tableName: "Main", bundle: .main, value: "Name",
      comment: "text of a tableViewCell in 'settings'")

    let tableViewRows = SceneTable()
    tableViewRows.addSection(
      header: NSLocalizedString(
        "settings.tableViewSection.headerTitle", tableName: "Main", bundle: .main, value: "Account",
        comment: "headerTitle of a tableViewSection in 'settings'"),
      footer: NSLocalizedString(
        "settings.tableViewSection.footerTitle", tableName: "Main", bundle: .main,
        value: "Your account is on this device only.",
        comment: "footerTitle of a tableViewSection in 'settings'")
    )
    tableViewRows.addRow(tableViewCell)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class SettingsSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = SettingsScene(self)
  override func loadView() { scene.loadView(of: self) }
}
