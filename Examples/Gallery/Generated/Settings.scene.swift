// Made by scenec from Settings.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Settings.scene.
@MainActor
struct SettingsScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSettingsStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeSettings: @MainActor (_ preferences: Preferences) -> SettingsController = {
      SettingsSceneController(preferences: $0)
    }
    var makeProfileEditor: @MainActor (_ profile: Profile) -> ProfileEditor = {
      ProfileEditorSceneController(profile: $0)
    }
    var makeSoundPicker: @MainActor (_ selection: String) -> SoundPicker = {
      SoundPickerSceneController(selection: $0)
    }
    var makeQuietHours: @MainActor (_ hours: QuietHours) -> QuietHoursController = {
      QuietHoursSceneController(hours: $0)
    }
    var makeAcknowledgements: @MainActor () -> AcknowledgementsSceneController = { AcknowledgementsSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Settings.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateSettingsStack() }

  /// Makes the controller `settingsStack`, and each child that you do not pass.
  func instantiateSettingsStack(settings: SettingsController? = nil) -> UINavigationController {
    let settingsStack = factory.makeSettingsStack()
    SceneIdentity.set("settingsStack", of: settingsStack)
    settingsStack.navigationBar.prefersLargeTitles = true
    settingsStack.viewControllers = [settings ?? instantiateSettings()]
    return settingsStack
  }

  func instantiateSettings(
    preferences: @autoclosure @MainActor () -> Preferences = SettingsScenes.defaultPreferencesOfSettings
  ) -> SettingsController {
    let settings = factory.makeSettings(preferences())
    settings.title = "Settings"
    settings.navigationItem.backButtonTitle = "Settings"
    (settings as? SettingsSceneController)?.settingsWiring.scenes = self
    settings.awakeFromNib()
    return settings
  }

  func instantiateProfileEditor(profile: Profile) -> ProfileEditor {
    let profileEditor = factory.makeProfileEditor(profile)
    profileEditor.title = "Profile"
    profileEditor.navigationItem.largeTitleDisplayMode = .never
    if let controller = profileEditor as? ProfileEditorSceneController {
      controller.profileEditorWiring.addBarButtonItems(to: controller)
    }
    profileEditor.awakeFromNib()
    return profileEditor
  }

  func instantiateSoundPicker(selection: String) -> SoundPicker {
    let soundPicker = factory.makeSoundPicker(selection)
    soundPicker.title = "Sound"
    soundPicker.awakeFromNib()
    return soundPicker
  }

  func instantiateQuietHours(hours: QuietHours) -> QuietHoursController {
    let quietHours = factory.makeQuietHours(hours)
    quietHours.title = "Quiet hours"
    quietHours.navigationItem.largeTitleDisplayMode = .never
    quietHours.awakeFromNib()
    return quietHours
  }

  func instantiateAcknowledgements() -> AcknowledgementsSceneController {
    let acknowledgements = factory.makeAcknowledgements()
    acknowledgements.title = "Acknowledgements"
    acknowledgements.navigationItem.largeTitleDisplayMode = .never
    return acknowledgements
  }
}

/// Makes controllers with the factories of the process.
extension SettingsScenes {
  /// The default of the parameter `preferences` of `settings`.
  static var defaultPreferencesOfSettings: Preferences { .shared }

  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateSettingsStack(settings: SettingsController? = nil) -> UINavigationController {
    Self().instantiateSettingsStack(settings: settings)
  }
  static func instantiateSettings(
    preferences: @autoclosure @MainActor () -> Preferences = SettingsScenes.defaultPreferencesOfSettings
  ) -> SettingsController {
    Self().instantiateSettings(preferences: preferences())
  }
  static func instantiateProfileEditor(profile: Profile) -> ProfileEditor {
    Self().instantiateProfileEditor(profile: profile)
  }
  static func instantiateSoundPicker(selection: String) -> SoundPicker {
    Self().instantiateSoundPicker(selection: selection)
  }
  static func instantiateQuietHours(hours: QuietHours) -> QuietHoursController {
    Self().instantiateQuietHours(hours: hours)
  }
  static func instantiateAcknowledgements() -> AcknowledgementsSceneController {
    Self().instantiateAcknowledgements()
  }
}

// MARK: - settings

/// The parts of the scene `settings` that its controller uses.
final class SettingsScene: SceneParts<SettingsSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case editProfile, chooseSound, setQuietHours }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case editProfile(ProfileEditor)
    case chooseSound(SoundPicker)
    case setQuietHours(QuietHoursController)
    case acknowledgements(AcknowledgementsSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = SettingsScenes()
  private let dispatch = SceneDispatch<SettingsSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      profileCell: UITableViewCell, portrait: UIImageView, nameLabel: UILabel, mailLabel: UILabel,
      alertsSwitch: UISwitch, soundCell: UITableViewCell, badgesCell: UITableViewCell, badgesSwitch: UISwitch,
      quietHoursCell: UITableViewCell, styleControl: UISegmentedControl, sizeSlider: UISlider, sampleLabel: UILabel,
      accentWell: UIColorWell, mobileDataSwitch: UISwitch, keptCell: UITableViewCell, keptStepper: UIStepper,
      cacheCell: UITableViewCell, clearCell: UITableViewCell
    )!
  private var tables: [AnyObject] = []
  private var fittings: [@MainActor () -> Void] = []
  fileprivate let keyCommands = SceneKeyCommands(action: "performSettingsSceneControllerKeyCommand:")

  var profileCell: UITableViewCell { loadedViews.views.profileCell }
  var portrait: UIImageView { loadedViews.views.portrait }
  var nameLabel: UILabel { loadedViews.views.nameLabel }
  var mailLabel: UILabel { loadedViews.views.mailLabel }
  var alertsSwitch: UISwitch { loadedViews.views.alertsSwitch }
  var soundCell: UITableViewCell { loadedViews.views.soundCell }
  var badgesCell: UITableViewCell { loadedViews.views.badgesCell }
  var badgesSwitch: UISwitch { loadedViews.views.badgesSwitch }
  var quietHoursCell: UITableViewCell { loadedViews.views.quietHoursCell }
  var styleControl: UISegmentedControl { loadedViews.views.styleControl }
  var sizeSlider: UISlider { loadedViews.views.sizeSlider }
  var sampleLabel: UILabel { loadedViews.views.sampleLabel }
  var accentWell: UIColorWell { loadedViews.views.accentWell }
  var mobileDataSwitch: UISwitch { loadedViews.views.mobileDataSwitch }
  var keptCell: UITableViewCell { loadedViews.views.keptCell }
  var keptStepper: UIStepper { loadedViews.views.keptStepper }
  var cacheCell: UITableViewCell { loadedViews.views.cacheCell }
  var clearCell: UITableViewCell { loadedViews.views.clearCell }

  /// Performs the segue `editProfile`: pushes `profileEditor`.
  func performEditProfile(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let profileEditor = controller.makeProfileEditor(forEditProfile: sender)
    dispatch.push(profileEditor, "editProfile", from: controller, as: .editProfile(profileEditor), sender: sender)
  }

  /// Performs the segue `editProfile`: pushes `profileEditor`.
  func performEditProfile(profile: Profile, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let profileEditor = scenes.instantiateProfileEditor(profile: profile)
    dispatch.push(profileEditor, "editProfile", from: controller, as: .editProfile(profileEditor), sender: sender)
  }

  /// Performs the segue `chooseSound`: pushes `soundPicker`.
  func performChooseSound(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let soundPicker = controller.makeSoundPicker(forChooseSound: sender)
    dispatch.push(soundPicker, "chooseSound", from: controller, as: .chooseSound(soundPicker), sender: sender)
  }

  /// Performs the segue `chooseSound`: pushes `soundPicker`.
  func performChooseSound(selection: String, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let soundPicker = scenes.instantiateSoundPicker(selection: selection)
    dispatch.push(soundPicker, "chooseSound", from: controller, as: .chooseSound(soundPicker), sender: sender)
  }

  /// Performs the segue `setQuietHours`: pushes `quietHours`.
  func performSetQuietHours(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let quietHours = controller.makeQuietHours(forSetQuietHours: sender)
    dispatch.push(quietHours, "setQuietHours", from: controller, as: .setQuietHours(quietHours), sender: sender)
  }

  /// Performs the segue `setQuietHours`: pushes `quietHours`.
  func performSetQuietHours(hours: QuietHours, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let quietHours = scenes.instantiateQuietHours(hours: hours)
    dispatch.push(quietHours, "setQuietHours", from: controller, as: .setQuietHours(quietHours), sender: sender)
  }

  /// Performs a segue: pushes `acknowledgements`.
  fileprivate func performAcknowledgements(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let acknowledgements = scenes.instantiateAcknowledgements()
    dispatch.push(acknowledgements, nil, from: controller, as: .acknowledgements(acknowledgements), sender: sender)
  }

  fileprivate func loadView(of controller: SettingsSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas
    tableView.cellLayoutMarginsFollowReadableWidth = true

    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    tableView.tableHeaderView = view

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Settings are the same on all of your devices."
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    let profileCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    profileCell.accessoryType = .disclosureIndicator
    profileCell.accessibilityIdentifier = "profile"
    profileCell.accessibilityHint = "Opens your profile"

    let portrait = UIImageView()
    portrait.image = UIImage(systemName: "person.crop.circle.fill")
    portrait.tintColor = .systemIndigo
    portrait.contentMode = .scaleAspectFit
    portrait.isAccessibilityElement = false
    portrait.translatesAutoresizingMaskIntoConstraints = false
    profileCell.contentView.addSubview(portrait)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 2
    stackView.translatesAutoresizingMaskIntoConstraints = false
    profileCell.contentView.addSubview(stackView)

    let nameLabel = UILabel()
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(nameLabel)

    let mailLabel = UILabel()
    mailLabel.numberOfLines = 0
    mailLabel.font = .preferredFont(forTextStyle: .subheadline)
    mailLabel.textColor = .secondaryLabel
    mailLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(mailLabel)

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Allow notifications"
    tableViewCell.selectionStyle = .none
    tableViewCell.textLabel?.numberOfLines = 0
    tableViewCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell.textLabel?.adjustsFontForContentSizeCategory = true

    let alertsSwitch = UISwitch()
    alertsSwitch.accessibilityLabel = "Allow notifications"
    alertsSwitch.addAction(
      SceneActions.call(controller, with: alertsSwitch) { $0.alertsChanged($1) }, for: .valueChanged
    )
    tableViewCell.accessoryView = alertsSwitch

    let soundCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    soundCell.textLabel?.text = "Sound"
    soundCell.accessoryType = .disclosureIndicator
    soundCell.textLabel?.numberOfLines = 0
    soundCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    soundCell.textLabel?.adjustsFontForContentSizeCategory = true
    soundCell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    soundCell.detailTextLabel?.textColor = .secondaryLabel
    soundCell.detailTextLabel?.adjustsFontForContentSizeCategory = true

    let badgesCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    badgesCell.textLabel?.text = "Badges"
    badgesCell.selectionStyle = .none
    badgesCell.textLabel?.numberOfLines = 0
    badgesCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    badgesCell.textLabel?.adjustsFontForContentSizeCategory = true

    let badgesSwitch = UISwitch()
    badgesSwitch.accessibilityLabel = "Badges"
    badgesSwitch.addAction(
      SceneActions.call(controller, with: badgesSwitch) { $0.badgesChanged($1) }, for: .valueChanged
    )
    badgesCell.accessoryView = badgesSwitch

    let quietHoursCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    quietHoursCell.textLabel?.text = "Quiet hours"
    quietHoursCell.accessoryType = .disclosureIndicator
    quietHoursCell.textLabel?.numberOfLines = 0
    quietHoursCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    quietHoursCell.textLabel?.adjustsFontForContentSizeCategory = true
    quietHoursCell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    quietHoursCell.detailTextLabel?.textColor = .secondaryLabel
    quietHoursCell.detailTextLabel?.adjustsFontForContentSizeCategory = true

    let tableViewCell2 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell2.selectionStyle = .none

    let styleControl = UISegmentedControl()
    styleControl.insertSegment(withTitle: "Automatic", at: 0, animated: false)
    styleControl.insertSegment(withTitle: "Light", at: 1, animated: false)
    styleControl.insertSegment(withTitle: "Dark", at: 2, animated: false)
    styleControl.accessibilityLabel = "Style"
    styleControl.translatesAutoresizingMaskIntoConstraints = false
    styleControl.addAction(
      SceneActions.call(controller, with: styleControl) { $0.styleChanged($1) }, for: .valueChanged
    )
    tableViewCell2.contentView.addSubview(styleControl)

    let tableViewCell3 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell3.selectionStyle = .none

    let sizeSlider = UISlider()
    sizeSlider.minimumValue = 0.75
    sizeSlider.maximumValue = 1.5
    sizeSlider.accessibilityLabel = "Size of articles' text"
    sizeSlider.translatesAutoresizingMaskIntoConstraints = false
    sizeSlider.addAction(SceneActions.call(controller, with: sizeSlider) { $0.sizeChanged($1) }, for: .valueChanged)
    tableViewCell3.contentView.addSubview(sizeSlider)

    let tableViewCell4 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell4.selectionStyle = .none

    var backgroundConfiguration = UIBackgroundConfiguration.clear()
    backgroundConfiguration.backgroundColor = .tertiarySystemGroupedBackground
    tableViewCell4.backgroundConfiguration = backgroundConfiguration

    let sampleLabel = UILabel()
    sampleLabel.numberOfLines = 0
    sampleLabel.text = "This is how articles look."
    sampleLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    sampleLabel.adjustsFontForContentSizeCategory = true
    sampleLabel.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell4.contentView.addSubview(sampleLabel)

    let tableViewCell5 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell5.textLabel?.text = "Accent colour"
    tableViewCell5.selectionStyle = .none
    tableViewCell5.textLabel?.numberOfLines = 0
    tableViewCell5.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell5.textLabel?.adjustsFontForContentSizeCategory = true

    let accentWell = UIColorWell()
    accentWell.title = "Accent colour"
    accentWell.supportsAlpha = false
    accentWell.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
    accentWell.addAction(SceneActions.call(controller, with: accentWell) { $0.accentChanged($1) }, for: .valueChanged)
    tableViewCell5.accessoryView = accentWell

    let tableViewCell6 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell6.textLabel?.text = "Use mobile data"
    tableViewCell6.selectionStyle = .none
    tableViewCell6.textLabel?.numberOfLines = 0
    tableViewCell6.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell6.textLabel?.adjustsFontForContentSizeCategory = true

    let mobileDataSwitch = UISwitch()
    mobileDataSwitch.accessibilityLabel = "Use mobile data"
    mobileDataSwitch.addAction(
      SceneActions.call(controller, with: mobileDataSwitch) { $0.mobileDataChanged($1) }, for: .valueChanged
    )
    tableViewCell6.accessoryView = mobileDataSwitch

    let keptCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    keptCell.selectionStyle = .none
    keptCell.textLabel?.numberOfLines = 0
    keptCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    keptCell.textLabel?.adjustsFontForContentSizeCategory = true

    let keptStepper = UIStepper()
    keptStepper.maximumValue = 50
    keptStepper.minimumValue = 5
    keptStepper.stepValue = 5
    keptStepper.accessibilityLabel = "Articles to keep"
    keptStepper.addAction(SceneActions.call(controller, with: keptStepper) { $0.keptChanged($1) }, for: .valueChanged)
    keptCell.accessoryView = keptStepper

    let cacheCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cacheCell.textLabel?.text = "Downloads"
    cacheCell.selectionStyle = .none
    cacheCell.textLabel?.numberOfLines = 0
    cacheCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cacheCell.textLabel?.adjustsFontForContentSizeCategory = true
    cacheCell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    cacheCell.detailTextLabel?.textColor = .secondaryLabel
    cacheCell.detailTextLabel?.adjustsFontForContentSizeCategory = true

    let clearCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    clearCell.textLabel?.text = "Remove downloads"
    clearCell.accessibilityTraits = .button
    clearCell.textLabel?.numberOfLines = 0
    clearCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    clearCell.textLabel?.textColor = .systemRed
    clearCell.textLabel?.adjustsFontForContentSizeCategory = true

    let tableViewCell7 = UITableViewCell(style: .value1, reuseIdentifier: nil)
    tableViewCell7.textLabel?.text = "Version"
    tableViewCell7.detailTextLabel?.text = "2.4 (118)"
    tableViewCell7.selectionStyle = .none
    tableViewCell7.textLabel?.numberOfLines = 0
    tableViewCell7.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell7.textLabel?.adjustsFontForContentSizeCategory = true
    tableViewCell7.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell7.detailTextLabel?.textColor = .secondaryLabel
    tableViewCell7.detailTextLabel?.adjustsFontForContentSizeCategory = true

    let tableViewCell8 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell8.textLabel?.text = "Acknowledgements"
    tableViewCell8.accessoryType = .disclosureIndicator
    tableViewCell8.textLabel?.numberOfLines = 0
    tableViewCell8.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell8.textLabel?.adjustsFontForContentSizeCategory = true

    let tableViewCell9 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell9.textLabel?.text = "Sign out"
    tableViewCell9.accessibilityTraits = .button
    tableViewCell9.textLabel?.numberOfLines = 0
    tableViewCell9.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell9.textLabel?.textColor = .systemRed
    tableViewCell9.textLabel?.textAlignment = .center
    tableViewCell9.textLabel?.adjustsFontForContentSizeCategory = true

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(profileCell, height: 80) { [weak controller] in
      SceneSegues.trigger("editProfile", of: controller, sender: $0)
    }
    tableViewRows.addSection(header: "Notifications")
    tableViewRows.addRow(tableViewCell)
    tableViewRows.addRow(soundCell) { [weak controller] in
      SceneSegues.trigger("chooseSound", of: controller, sender: $0)
    }
    tableViewRows.addRow(badgesCell)
    tableViewRows.addRow(quietHoursCell) { [weak controller] in
      SceneSegues.trigger("setQuietHours", of: controller, sender: $0)
    }
    tableViewRows.addSection(header: "Appearance")
    tableViewRows.addRow(tableViewCell2)
    tableViewRows.addRow(tableViewCell3)
    tableViewRows.addRow(tableViewCell4)
    tableViewRows.addRow(tableViewCell5)
    tableViewRows.addSection(header: "Storage")
    tableViewRows.addRow(tableViewCell6)
    tableViewRows.addRow(keptCell)
    tableViewRows.addRow(cacheCell)
    tableViewRows.addRow(clearCell) { [weak controller, weak clearCell] _ in
      if let controller, let clearCell { controller.confirmRemoval(clearCell) }
    }
    tableViewRows.addSection(header: "About")
    tableViewRows.addRow(tableViewCell7)
    tableViewRows.addRow(tableViewCell8) { [weak self] in self?.performAcknowledgements(sender: $0) }
    tableViewRows.addSection(footer: "Articles that you have downloaded stay on this device.")
    tableViewRows.addRow(tableViewCell9) { [weak controller] _ in if let controller { controller.confirmSignOut() } }
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      view.layoutMarginsGuide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      portrait.leadingAnchor.constraint(equalTo: profileCell.contentView.layoutMarginsGuide.leadingAnchor),
      portrait.centerYAnchor.constraint(equalTo: profileCell.contentView.centerYAnchor),
      portrait.widthAnchor.constraint(equalToConstant: 48),
      portrait.heightAnchor.constraint(equalToConstant: 48),
      stackView.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
      profileCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: profileCell.contentView.centerYAnchor),
      styleControl.topAnchor.constraint(equalTo: tableViewCell2.contentView.layoutMarginsGuide.topAnchor),
      styleControl.leadingAnchor.constraint(equalTo: tableViewCell2.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewCell2.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: styleControl.trailingAnchor),
      tableViewCell2.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: styleControl.bottomAnchor),
      sizeSlider.topAnchor.constraint(equalTo: tableViewCell3.contentView.layoutMarginsGuide.topAnchor),
      sizeSlider.leadingAnchor.constraint(equalTo: tableViewCell3.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewCell3.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: sizeSlider.trailingAnchor),
      tableViewCell3.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: sizeSlider.bottomAnchor),
      sampleLabel.topAnchor.constraint(equalTo: tableViewCell4.contentView.layoutMarginsGuide.topAnchor),
      sampleLabel.leadingAnchor.constraint(equalTo: tableViewCell4.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewCell4.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: sampleLabel.trailingAnchor),
      tableViewCell4.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: sampleLabel.bottomAnchor),
    ])
    fittings.append { [weak tableView] in if let tableView { SceneTable.fitHeader(of: tableView) } }
    fitTableViews()

    views = (
      profileCell, portrait, nameLabel, mailLabel, alertsSwitch, soundCell, badgesCell, badgesSwitch, quietHoursCell,
      styleControl, sizeSlider, sampleLabel, accentWell, mobileDataSwitch, keptCell, keptStepper, cacheCell, clearCell
    )
    controller.tableView = tableView

    SceneTraits.observe(tableView) { _, traits in
      label.textAlignment = traits.horizontalSizeClass == .regular ? .natural : .center
    }
    controller.nameLabel = nameLabel
    controller.mailLabel = mailLabel
    controller.alertsSwitch = alertsSwitch
    controller.badgesSwitch = badgesSwitch
    controller.styleControl = styleControl
    controller.sizeSlider = sizeSlider
    controller.sampleLabel = sampleLabel
    controller.accentWell = accentWell
    controller.mobileDataSwitch = mobileDataSwitch
    controller.keptStepper = keptStepper
    controller.alertCells = [soundCell, badgesCell, quietHoursCell]
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)

    let keyCommand = keyCommands.make(input: "d", modifierFlags: [.command, .shift]) { [weak controller] _ in
      if let controller { controller.removeDownloadsByKey() }
    }
    keyCommand.discoverabilityTitle = "Remove downloads"
    controller.addKeyCommand(keyCommand)
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }
}

final class SettingsSceneController: SettingsController {
  fileprivate lazy var settingsWiring = SettingsScene(self)
  override func loadView() { settingsWiring.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    settingsWiring.fitTableViews()
  }

  #if canImport(ObjectiveC)
    @objc(performSettingsSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      settingsWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SettingsScene.Identifier(rawValue: identifier) {
    case .editProfile: settingsWiring.performEditProfile(sender: sender)
    case .chooseSound: settingsWiring.performChooseSound(sender: sender)
    case .setQuietHours: settingsWiring.performSetQuietHours(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `SettingsController` and the scene `settings`.
@MainActor
protocol SettingsSceneOwner: SettingsController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: SettingsScene.Segue, sender: Any?)
  /// Makes the controller `profileEditor`, which needs values, for the segue `editProfile`.
  func makeProfileEditor(forEditProfile sender: Any?) -> ProfileEditor
  /// Makes the controller `soundPicker`, which needs values, for the segue `chooseSound`.
  func makeSoundPicker(forChooseSound sender: Any?) -> SoundPicker
  /// Makes the controller `quietHours`, which needs values, for the segue `setQuietHours`.
  func makeQuietHours(forSetQuietHours sender: Any?) -> QuietHoursController
}

extension SettingsSceneOwner {
  /// The parts of the scene `settings` that this controller uses.
  var scene: SettingsScene {
    SettingsScene.owner(self, use: "SettingsScenes.instantiateSettings(preferences:)").settingsWiring
  }
  func prepare(for segue: SettingsScene.Segue, sender: Any?) {}
}

extension SettingsController: SettingsSceneOwner {}

// MARK: - profileEditor

/// The parts of the scene `profileEditor` that its controller uses.
final class ProfileEditorScene: SceneParts<ProfileEditorSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case saveProfile }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case saveProfile(SettingsController)
  }

  private let dispatch = SceneDispatch<ProfileEditorSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (nameField: UITextField, mailField: UITextField)!

  var nameField: UITextField { loadedViews.views.nameField }
  var mailField: UITextField { loadedViews.views.mailField }

  private(set) lazy var saveItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .save, primaryAction: SceneSegues.action("saveProfile", of: weakController)
  )

  /// Performs the segue `saveProfile`: goes back to `settings`.
  func performSaveProfile(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SettingsController.self, "saveProfile", from: controller, as: Segue.saveProfile, sender: sender
    ) { settings, segue in settings.profileEdited(segue) }
  }

  fileprivate func loadView(of controller: ProfileEditorSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGroupedBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let nameField = UITextField()
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    nameField.font = .preferredFont(forTextStyle: .body)
    nameField.adjustsFontForContentSizeCategory = true
    nameField.autocapitalizationType = .words
    nameField.textContentType = .name
    nameField.addAction(SceneActions.call(controller) { $0.nameChanged() }, for: .editingChanged)
    stackView.addArrangedSubview(nameField)

    let mailField = UITextField()
    mailField.placeholder = "E-mail"
    mailField.borderStyle = .roundedRect
    mailField.font = .preferredFont(forTextStyle: .body)
    mailField.adjustsFontForContentSizeCategory = true
    mailField.keyboardType = .emailAddress
    mailField.autocapitalizationType = .none
    mailField.textContentType = .emailAddress
    stackView.addArrangedSubview(mailField)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
    ])

    views = (nameField, mailField)
    controller.view = view
    controller.saveItem = saveItem
    controller.nameField = nameField
    controller.mailField = mailField
  }

  fileprivate func addBarButtonItems(to controller: ProfileEditorSceneController) {
    controller.navigationItem.rightBarButtonItems = [saveItem]
  }
}

final class ProfileEditorSceneController: ProfileEditor {
  fileprivate lazy var profileEditorWiring = ProfileEditorScene(self)
  override func loadView() { profileEditorWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ProfileEditorScene.Identifier(rawValue: identifier) {
    case .saveProfile: profileEditorWiring.performSaveProfile(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ProfileEditor` and the scene `profileEditor`.
@MainActor
protocol ProfileEditorSceneOwner: ProfileEditor {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ProfileEditorScene.Segue, sender: Any?)
}

extension ProfileEditorSceneOwner {
  /// The parts of the scene `profileEditor` that this controller uses.
  var scene: ProfileEditorScene {
    ProfileEditorScene.owner(self, use: "SettingsScenes.instantiateProfileEditor(profile:)").profileEditorWiring
  }
  func prepare(for segue: ProfileEditorScene.Segue, sender: Any?) {}
}

extension ProfileEditor: ProfileEditorSceneOwner {}

// MARK: - soundPicker

/// The parts of the scene `soundPicker` that its controller uses.
final class SoundPickerScene: SceneParts<SoundPickerSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case soundChosen }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case soundChosen(SettingsController)
  }

  private let dispatch = SceneDispatch<SoundPickerSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UITableView!

  /// Performs the segue `soundChosen`: goes back to `settings`.
  func performSoundChosen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SettingsController.self, "soundChosen", from: controller, as: Segue.soundChosen, sender: sender
    ) { settings, segue in settings.soundChosen(segue) }
  }

  /// A view of the prototype `Sound`, with what is in it.
  func dequeueSoundCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Sound", of: loadedViews.views, for: indexPath, fill: fillSoundCell)
  }

  private func fillSoundCell(_ tableViewCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: SoundPickerSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sound")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }
}

final class SoundPickerSceneController: SoundPicker {
  fileprivate lazy var soundPickerWiring = SoundPickerScene(self)
  override func loadView() { soundPickerWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SoundPickerScene.Identifier(rawValue: identifier) {
    case .soundChosen: soundPickerWiring.performSoundChosen(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `SoundPicker` and the scene `soundPicker`.
@MainActor
protocol SoundPickerSceneOwner: SoundPicker {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: SoundPickerScene.Segue, sender: Any?)
}

extension SoundPickerSceneOwner {
  /// The parts of the scene `soundPicker` that this controller uses.
  var scene: SoundPickerScene {
    SoundPickerScene.owner(self, use: "SettingsScenes.instantiateSoundPicker(selection:)").soundPickerWiring
  }
  func prepare(for segue: SoundPickerScene.Segue, sender: Any?) {}
}

extension SoundPicker: SoundPickerSceneOwner {}

// MARK: - quietHours

/// The parts of the scene `quietHours` that its controller uses.
final class QuietHoursScene: SceneParts<QuietHoursSceneController> {
  private var views:
    (
      table: UITableView, enabledSwitch: UISwitch, startCell: UITableViewCell, startPickerCell: UITableViewCell,
      startPicker: UIDatePicker, endCell: UITableViewCell, endPickerCell: UITableViewCell, endPicker: UIDatePicker,
      note: UILabel
    )!
  private var tables: [AnyObject] = []

  var table: UITableView { loadedViews.views.table }
  var enabledSwitch: UISwitch { loadedViews.views.enabledSwitch }
  var startCell: UITableViewCell { loadedViews.views.startCell }
  var startPickerCell: UITableViewCell { loadedViews.views.startPickerCell }
  var startPicker: UIDatePicker { loadedViews.views.startPicker }
  var endCell: UITableViewCell { loadedViews.views.endCell }
  var endPickerCell: UITableViewCell { loadedViews.views.endPickerCell }
  var endPicker: UIDatePicker { loadedViews.views.endPicker }
  var note: UILabel { loadedViews.views.note }

  fileprivate func loadView(of controller: QuietHoursSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGroupedBackground

    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Quiet hours"
    tableViewCell.selectionStyle = .none
    tableViewCell.textLabel?.numberOfLines = 0
    tableViewCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell.textLabel?.adjustsFontForContentSizeCategory = true

    let enabledSwitch = UISwitch()
    enabledSwitch.accessibilityLabel = "Quiet hours"
    enabledSwitch.addAction(SceneActions.call(controller) { $0.enabledChanged() }, for: .valueChanged)
    tableViewCell.accessoryView = enabledSwitch

    let startCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    startCell.textLabel?.text = "From"
    startCell.accessibilityTraits = .button
    startCell.textLabel?.numberOfLines = 0
    startCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    startCell.textLabel?.adjustsFontForContentSizeCategory = true
    startCell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    startCell.detailTextLabel?.textColor = .secondaryLabel
    startCell.detailTextLabel?.adjustsFontForContentSizeCategory = true

    let startPickerCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    startPickerCell.selectionStyle = .none

    let startPicker = UIDatePicker()
    startPicker.datePickerMode = .time
    startPicker.preferredDatePickerStyle = .wheels
    startPicker.timeZone = TimeZone(identifier: "UTC")
    startPicker.minuteInterval = 15
    startPicker.accessibilityLabel = "From"
    startPicker.translatesAutoresizingMaskIntoConstraints = false
    startPicker.addAction(SceneActions.call(controller) { $0.timesChanged() }, for: .valueChanged)
    startPickerCell.contentView.addSubview(startPicker)

    let endCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    endCell.textLabel?.text = "To"
    endCell.accessibilityTraits = .button
    endCell.textLabel?.numberOfLines = 0
    endCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    endCell.textLabel?.adjustsFontForContentSizeCategory = true
    endCell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    endCell.detailTextLabel?.textColor = .secondaryLabel
    endCell.detailTextLabel?.adjustsFontForContentSizeCategory = true

    let endPickerCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    endPickerCell.selectionStyle = .none

    let endPicker = UIDatePicker()
    endPicker.datePickerMode = .time
    endPicker.preferredDatePickerStyle = .wheels
    endPicker.timeZone = TimeZone(identifier: "UTC")
    endPicker.minuteInterval = 15
    endPicker.accessibilityLabel = "To"
    endPicker.translatesAutoresizingMaskIntoConstraints = false
    endPicker.addAction(SceneActions.call(controller) { $0.timesChanged() }, for: .valueChanged)
    endPickerCell.contentView.addSubview(endPicker)

    let tableRows = SceneTable()
    tableRows.addSection()
    tableRows.addRow(tableViewCell)
    tableRows.addSection(header: "Time")
    tableRows.addRow(startCell) { [weak controller] _ in if let controller { controller.toggleStart() } }
    tableRows.addRow(startPickerCell)
    tableRows.addRow(endCell) { [weak controller] _ in if let controller { controller.toggleEnd() } }
    tableRows.addRow(endPickerCell)

    let note = UILabel()
    note.numberOfLines = 0
    note.text = "Notifications that arrive in this time make no sound."
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.textColor = .secondaryLabel
    note.adjustsFontForContentSizeCategory = true
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)

    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: note.topAnchor, constant: -8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      startPicker.topAnchor.constraint(equalTo: startPickerCell.contentView.topAnchor),
      startPicker.leadingAnchor.constraint(equalTo: startPickerCell.contentView.leadingAnchor),
      startPickerCell.contentView.trailingAnchor.constraint(equalTo: startPicker.trailingAnchor),
      startPickerCell.contentView.bottomAnchor.constraint(equalTo: startPicker.bottomAnchor),
      endPicker.topAnchor.constraint(equalTo: endPickerCell.contentView.topAnchor),
      endPicker.leadingAnchor.constraint(equalTo: endPickerCell.contentView.leadingAnchor),
      endPickerCell.contentView.trailingAnchor.constraint(equalTo: endPicker.trailingAnchor),
      endPickerCell.contentView.bottomAnchor.constraint(equalTo: endPicker.bottomAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 16),
      note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: note.trailingAnchor),
    ])

    views = (table, enabledSwitch, startCell, startPickerCell, startPicker, endCell, endPickerCell, endPicker, note)
    controller.view = view
    tableRows.delegate = controller
    tableRows.serve(table)
    tables.append(tableRows)
  }
}

final class QuietHoursSceneController: QuietHoursController {
  fileprivate lazy var quietHoursWiring = QuietHoursScene(self)
  override func loadView() { quietHoursWiring.loadView(of: self) }
}

/// The interface between `QuietHoursController` and the scene `quietHours`.
@MainActor
protocol QuietHoursSceneOwner: QuietHoursController {}

extension QuietHoursSceneOwner {
  /// The parts of the scene `quietHours` that this controller uses.
  var scene: QuietHoursScene {
    QuietHoursScene.owner(self, use: "SettingsScenes.instantiateQuietHours(hours:)").quietHoursWiring
  }
}

extension QuietHoursController: QuietHoursSceneOwner {}

// MARK: - acknowledgements

final class AcknowledgementsSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let textView = UITextView()
    textView.isEditable = false
    textView.dataDetectorTypes = .link
    textView.text = "This app uses free software. Our thanks go to everyone who writes it."
    textView.font = .preferredFont(forTextStyle: .footnote)
    textView.adjustsFontForContentSizeCategory = true
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)

    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
    ])

    controller.view = view
  }
}
