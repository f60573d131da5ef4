import UIKit

/// Makes the controllers. A test or a preview replaces a closure to show a controller of its own.
@MainActor
struct ScreenFactory {
  /// The factory of the process.
  static var shared = ScreenFactory()

  var makeScreen: @MainActor (_ userID: Int, _ factory: ScreenFactory) -> Screen = {
    Screen(userID: $0, factory: $1)
  }
  var makeScreenEditor: @MainActor (_ userID: Int) -> ScreenEditor = { ScreenEditor(userID: $0) }
  var makeScreenHelp: @MainActor () -> ScreenHelp = { ScreenHelp() }
  var makeScreenNavigation: @MainActor (_ root: UIViewController) -> UINavigationController = {
    UINavigationController(rootViewController: $0)
  }

  /// Makes the controller that the app starts with.
  func makeInitial() -> UINavigationController { makeScreenNavigation(makeScreen(1, self)) }
}

class Screen: UIViewController {
  /// The identifiers of the segues.
  enum SegueIdentifier: String {
    case edit
    case help
  }

  private let userID: Int
  private let factory: ScreenFactory
  let photo = UIImageView(image: UIImage(systemName: "person.circle"))
  let nameLabel = UILabel()
  let cityLabel = UILabel()
  let form = UIStackView()
  let nameField = UITextField()
  let cityField = UITextField()
  let visibleSwitch = UISwitch()
  let saveButton = UIButton(type: .system)
  let helpButton = UIButton(type: .system)

  init(userID: Int, factory: ScreenFactory) {
    self.userID = userID
    self.factory = factory
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] in self?.trigger(.edit, sender: $0.sender) })
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureViews()
    addViews()
    addConstraints()
    addActions()
    nameLabel.text = "User \(userID)"
  }

  private func configureViews() {
    photo.contentMode = .scaleAspectFill
    photo.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    cityLabel.font = .preferredFont(forTextStyle: .subheadline)
    cityLabel.textColor = .secondaryLabel
    cityLabel.translatesAutoresizingMaskIntoConstraints = false
    form.axis = .vertical
    form.spacing = 8
    form.translatesAutoresizingMaskIntoConstraints = false
    nameField.placeholder = "Your name"
    nameField.borderStyle = .roundedRect
    cityField.placeholder = "Your city"
    cityField.borderStyle = .roundedRect
    visibleSwitch.isOn = true
    saveButton.setTitle("Save", for: .normal)
    saveButton.translatesAutoresizingMaskIntoConstraints = false
    helpButton.setTitle("Help", for: .normal)
    helpButton.translatesAutoresizingMaskIntoConstraints = false
  }

  private func addViews() {
    let nameTitle = UILabel()
    nameTitle.text = "Name"
    nameTitle.font = .preferredFont(forTextStyle: .headline)
    let cityTitle = UILabel()
    cityTitle.text = "City"
    cityTitle.font = .preferredFont(forTextStyle: .headline)
    let visibleTitle = UILabel()
    visibleTitle.text = "Visible to others"
    visibleTitle.font = .preferredFont(forTextStyle: .headline)
    form.addArrangedSubview(nameTitle)
    form.addArrangedSubview(nameField)
    form.addArrangedSubview(cityTitle)
    form.addArrangedSubview(cityField)
    form.addArrangedSubview(visibleTitle)
    form.addArrangedSubview(visibleSwitch)
    view.addSubview(photo)
    view.addSubview(nameLabel)
    view.addSubview(cityLabel)
    view.addSubview(form)
    view.addSubview(saveButton)
    view.addSubview(helpButton)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      photo.widthAnchor.constraint(equalToConstant: 64),
      photo.heightAnchor.constraint(equalToConstant: 64),
      nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      nameLabel.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      cityLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      cityLabel.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      cityLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      form.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      saveButton.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
      saveButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      saveButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      saveButton.heightAnchor.constraint(equalToConstant: 44),
      helpButton.topAnchor.constraint(equalTo: saveButton.bottomAnchor, constant: 8),
      helpButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func addActions() {
    visibleSwitch.addAction(UIAction { [weak self] _ in self?.visibleChanged() }, for: .valueChanged)
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    helpButton.addAction(UIAction { [weak self] in self?.trigger(.help, sender: $0.sender) }, for: .touchUpInside)
  }

  private func visibleChanged() { photo.isHidden = !visibleSwitch.isOn }

  private func save() {
    nameLabel.text = nameField.text
    cityLabel.text = cityField.text
  }

  /// Pushes the editor.
  func performEdit(sender: Any? = nil) {
    let editor = factory.makeScreenEditor(1)
    perform(.edit, to: editor, sender: sender) { [unowned self] in
      navigationController?.pushViewController(editor, animated: true)
    }
  }

  /// Presents the help.
  func performHelp(sender: Any? = nil) {
    let help = factory.makeScreenHelp()
    perform(.help, to: help, sender: sender) { [unowned self] in present(help, animated: true) }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SegueIdentifier(rawValue: identifier) {
    case .edit: performEdit(sender: sender)
    case .help: performHelp(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch segue.identifier.flatMap(SegueIdentifier.init) {
    case .edit:
      guard let editor = segue.destination as? ScreenEditor else { return }
      editor.loadViewIfNeeded()
    case .help, nil: break
    }
  }

  private func trigger(_ identifier: SegueIdentifier, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier.rawValue, sender: sender) else { return }
    performSegue(withIdentifier: identifier.rawValue, sender: sender)
  }

  private func perform(
    _ identifier: SegueIdentifier, to destination: UIViewController, sender: Any?, _ transition: @escaping () -> Void
  ) {
    let segue = UIStoryboardSegue(
      identifier: identifier.rawValue, source: self, destination: destination, performHandler: transition)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}

class ScreenEditor: UIViewController {
  private let userID: Int
  let notes = UITextView()

  init(userID: Int) {
    self.userID = userID
    super.init(nibName: nil, bundle: nil)
    title = "Edit"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    notes.font = .preferredFont(forTextStyle: .body)
    notes.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(notes)
    NSLayoutConstraint.activate([
      notes.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      notes.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      notes.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      notes.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    notes.text = "Notes of user \(userID)"
  }
}

class ScreenHelp: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Help"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Ask us anything."
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
