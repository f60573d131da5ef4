import UIKit

class Screen: UIViewController {
  let userID: Int
  weak var photo: UIImageView!
  weak var nameLabel: UILabel!
  weak var cityLabel: UILabel!
  weak var nameField: UITextField!
  weak var cityField: UITextField!

  init(userID: Int) {
    self.userID = userID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "User \(userID)"
  }

  func visibleChanged(_ sender: UISwitch) { photo.isHidden = !sender.isOn }

  func save() {
    nameLabel.text = nameField.text
    cityLabel.text = cityField.text
  }

  func prepare(for segue: ScreenScene.Segue, sender: Any?) {
    switch segue {
    case .edit(let editor): editor.loadViewIfNeeded()
    case .help: break
    }
  }
}

class ScreenEditor: UIViewController {
  let userID: Int
  weak var notes: UITextView!

  init(userID: Int) {
    self.userID = userID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.text = "Notes of user \(userID)"
  }
}
