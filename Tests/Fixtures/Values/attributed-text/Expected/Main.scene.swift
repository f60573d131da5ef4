// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController { factory.makeMain() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
}

// MARK: - main

final class MainSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = [
      NSAttributedString(string: "Total: "),
      NSAttributedString(
        string: "12 €",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .headline),
          .foregroundColor: UIColor.systemRed,
          .backgroundColor: (UIColor(named: "Marker", in: .module, compatibleWith: nil) ?? UIColor.clear),
          .kern: 0.5,
        ]),
      NSAttributedString(
        string: " a month",
        attributes: [
          .font: (UIFont(name: "Avenir-Heavy", size: 17) ?? UIFont.systemFont(ofSize: 17)),
          .foregroundColor: UIColor.secondaryLabel,
          .paragraphStyle: { (style: NSMutableParagraphStyle) in
            style.alignment = .center
            style.lineBreakMode = .byWordWrapping
            style.lineSpacing = 4
            style.lineHeightMultiple = 1.2
            style.minimumLineHeight = 20
            style.maximumLineHeight = 40
            style.paragraphSpacing = 8
            style.paragraphSpacingBefore = 2
            style.firstLineHeadIndent = 12
            style.headIndent = 6
            style.tailIndent = -6
            style.hyphenationFactor = 0.5
            return style
          }(NSMutableParagraphStyle()),
        ]),
    ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    view.addSubview(label)

    let textView = UITextView()
    textView.attributedText = NSAttributedString(string: "One run")
    view.addSubview(textView)

    let textField = UITextField()
    textField.attributedText = NSAttributedString(
      string: "was",
      attributes: [
        .baselineOffset: 2,
        .ligature: 0,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughColor: UIColor.red,
      ])
    view.addSubview(textField)

    let button = UIButton(type: .system)
    button.setAttributedTitle(
      NSAttributedString(
        string: "Terms",
        attributes: [
          .font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold)),
          .underlineStyle: NSUnderlineStyle.double.rawValue,
          .underlineColor: UIColor.link,
          .strokeColor: UIColor.black,
          .strokeWidth: -2,
        ]), for: .normal)
    view.addSubview(button)

    controller.view = view
  }
}
