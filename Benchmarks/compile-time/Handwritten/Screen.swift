import UIKit

final class Screen: UIViewController {
  private let userID: Int
  private let photo = UIImageView(image: UIImage(systemName: "person.circle"))
  private let nameLabel = UILabel()
  private let cityLabel = UILabel()
  private let form = UIStackView()
  private let nameField = UITextField()
  private let cityField = UITextField()
  private let visibleSwitch = UISwitch()
  private let saveButton = UIButton(type: .system)
  private let helpButton = UIButton(type: .system)

  init(userID: Int) {
    self.userID = userID
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
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
    helpButton.addAction(UIAction { [weak self] _ in self?.showHelp() }, for: .touchUpInside)
  }

  private func visibleChanged() { photo.isHidden = !visibleSwitch.isOn }

  private func save() {
    nameLabel.text = nameField.text
    cityLabel.text = cityField.text
  }

  private func edit() {
    let editor = ScreenEditor(userID: 1)
    editor.loadViewIfNeeded()
    navigationController?.pushViewController(editor, animated: true)
  }

  private func showHelp() { present(ScreenHelp(), animated: true) }
}

final class ScreenEditor: UIViewController {
  private let userID: Int
  private let notes = UITextView()

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

final class ScreenHelp: UIViewController {
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

@MainActor
func makeScreenNavigation() -> UINavigationController {
  UINavigationController(rootViewController: Screen(userID: 1))
}
