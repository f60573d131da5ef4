// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  func makeBanner() -> Banner {
    let banner = Banner()
    banner.backgroundColor = .systemYellow
    banner.frame = CGRect(x: 0, y: 0, width: 320, height: 80)

    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    title.translatesAutoresizingMaskIntoConstraints = false
    banner.addSubview(title)

    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.translatesAutoresizingMaskIntoConstraints = false
    banner.addSubview(close)

    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: banner.leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: banner.centerYAnchor),
      banner.trailingAnchor.constraint(equalTo: close.trailingAnchor, constant: 16),
      close.centerYAnchor.constraint(equalTo: banner.centerYAnchor),
    ])

    banner.titleLabel = title
    close.addAction(SceneActions.call(banner, with: close) { $0.close($1) }, for: .touchUpInside)
    banner.awakeFromNib()
    return banner
  }

  /// Makes the view `form` for its owner.
  func makeForm(owner signIn: SignIn) -> UIStackView {
    let form = UIStackView()
    form.axis = .vertical

    let name = UITextField()
    form.addArrangedSubview(name)

    let password = UITextField()
    password.isSecureTextEntry = true
    form.addArrangedSubview(password)

    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    form.addArrangedSubview(button)

    signIn.nameField = name
    signIn.fields = [name, password]
    name.delegate = signIn
    button.addAction(SceneActions.call(signIn) { $0.submit() }, for: .touchUpInside)
    return form
  }

  /// Makes the view `empty` for its owner.
  func makeEmpty(owner: SignIn) -> UILabel {
    let empty = UILabel()
    empty.text = "Nothing here"
    return empty
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func makeBanner() -> Banner { Self().makeBanner() }
  static func makeForm(owner signIn: SignIn) -> UIStackView { Self().makeForm(owner: signIn) }
  static func makeEmpty(owner: SignIn) -> UILabel { Self().makeEmpty(owner: owner) }
}
