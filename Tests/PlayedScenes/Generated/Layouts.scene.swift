// Made by scenec from Layouts.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Layouts.scene.
@MainActor
struct LayoutsScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeFormDeck: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeForms: @MainActor () -> FormsSceneController = { FormsSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Layouts.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateFormDeck() }

  /// Makes the controller `formDeck`, and each child that you do not pass.
  func instantiateFormDeck(forms: FormsSceneController? = nil) -> UINavigationController {
    let formDeck = factory.makeFormDeck()
    SceneIdentity.set("formDeck", of: formDeck)
    formDeck.viewControllers = [forms ?? instantiateForms()]
    return formDeck
  }

  func instantiateForms() -> FormsSceneController {
    let forms = factory.makeForms()
    forms.title = "Forms"
    return forms
  }
}

/// Makes controllers with the factories of the process.
extension LayoutsScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateFormDeck(forms: FormsSceneController? = nil) -> UINavigationController {
    Self().instantiateFormDeck(forms: forms)
  }
  static func instantiateForms() -> FormsSceneController { Self().instantiateForms() }
}

// MARK: - forms

/// The parts of the scene `forms` that its controller uses.
final class FormsScene: SceneParts<FormsSceneController> {
  private var views:
    (
      heading: UILabel, row: UIStackView, name: UILabel, field: UITextField, toggle: UISwitch, column: UIStackView,
      plain: UIButton, filled: UIButton, segments: UISegmentedControl, shares: UIStackView, short: UILabel,
      longer: UILabel, hidden: UILabel, scroll: UIScrollView, content: UIView, slider: UISlider, stepper: UIStepper,
      wait: UIActivityIndicatorView, corner: UIView, inner: UIView, inMargins: UIView, symbol: UIImageView
    )!

  var heading: UILabel { loadedViews.views.heading }
  var row: UIStackView { loadedViews.views.row }
  var name: UILabel { loadedViews.views.name }
  var field: UITextField { loadedViews.views.field }
  var toggle: UISwitch { loadedViews.views.toggle }
  var column: UIStackView { loadedViews.views.column }
  var plain: UIButton { loadedViews.views.plain }
  var filled: UIButton { loadedViews.views.filled }
  var segments: UISegmentedControl { loadedViews.views.segments }
  var shares: UIStackView { loadedViews.views.shares }
  var short: UILabel { loadedViews.views.short }
  var longer: UILabel { loadedViews.views.longer }
  var hidden: UILabel { loadedViews.views.hidden }
  var scroll: UIScrollView { loadedViews.views.scroll }
  var content: UIView { loadedViews.views.content }
  var slider: UISlider { loadedViews.views.slider }
  var stepper: UIStepper { loadedViews.views.stepper }
  var wait: UIActivityIndicatorView { loadedViews.views.wait }
  var corner: UIView { loadedViews.views.corner }
  var inner: UIView { loadedViews.views.inner }
  var inMargins: UIView { loadedViews.views.inMargins }
  var symbol: UIImageView { loadedViews.views.symbol }

  fileprivate func loadView(of controller: FormsSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.accessibilityIdentifier = "root"

    let heading = UILabel()
    heading.numberOfLines = 0
    heading.text = "A heading that is too long for one line of the screen"
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    heading.accessibilityIdentifier = "heading"
    heading.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heading)

    let row = UIStackView()
    row.axis = .horizontal
    row.alignment = .firstBaseline
    row.spacing = 12
    row.accessibilityIdentifier = "row"
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)

    let name = UILabel()
    name.text = "Name"
    name.accessibilityIdentifier = "name"
    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row.addArrangedSubview(name)

    let field = UITextField()
    field.placeholder = "Your name"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "field"
    row.addArrangedSubview(field)

    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "toggle"
    row.addArrangedSubview(toggle)

    let column = UIStackView()
    column.axis = .vertical
    column.distribution = .fillEqually
    column.spacing = 4
    column.accessibilityIdentifier = "column"
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)

    let plain = UIButton(type: .system)
    plain.setTitle("Plain", for: .normal)
    plain.accessibilityIdentifier = "plain"
    column.addArrangedSubview(plain)

    let filled = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Filled"
    buttonConfiguration.subtitle = "With a line below"
    filled.configuration = buttonConfiguration
    filled.accessibilityIdentifier = "filled"
    column.addArrangedSubview(filled)

    let segments = UISegmentedControl()
    segments.insertSegment(withTitle: "One", at: 0, animated: false)
    segments.insertSegment(withTitle: "Two and more", at: 1, animated: false)
    segments.accessibilityIdentifier = "segments"
    column.addArrangedSubview(segments)

    let shares = UIStackView()
    shares.axis = .horizontal
    shares.distribution = .fillProportionally
    shares.spacing = 6
    shares.accessibilityIdentifier = "shares"
    shares.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shares)

    let short = UILabel()
    short.text = "Short"
    short.accessibilityIdentifier = "short"
    shares.addArrangedSubview(short)

    let longer = UILabel()
    longer.text = "Somewhat longer"
    longer.accessibilityIdentifier = "longer"
    shares.addArrangedSubview(longer)

    let hidden = UILabel()
    hidden.text = "Hidden"
    hidden.isHidden = true
    hidden.accessibilityIdentifier = "hidden"
    shares.addArrangedSubview(hidden)

    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)

    let content = UIView()
    content.accessibilityIdentifier = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)

    let slider = UISlider()
    slider.accessibilityIdentifier = "slider"
    slider.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(slider)

    let stepper = UIStepper()
    stepper.accessibilityIdentifier = "stepper"
    stepper.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stepper)

    let wait = UIActivityIndicatorView(style: .medium)
    wait.accessibilityIdentifier = "wait"
    wait.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(wait)

    let corner = UIView()
    corner.accessibilityIdentifier = "corner"
    corner.frame = CGRect(x: 300, y: 700, width: 80, height: 40)
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.addSubview(corner)

    let inner = UIView()
    inner.accessibilityIdentifier = "inner"
    inner.translatesAutoresizingMaskIntoConstraints = false
    corner.addSubview(inner)

    let inMargins = UIView()
    inMargins.accessibilityIdentifier = "inMargins"
    inMargins.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inMargins)

    let symbol = UIImageView()
    symbol.image = UIImage(systemName: "star")
    symbol.accessibilityIdentifier = "symbol"
    symbol.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(symbol)

    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      heading.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      row.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      column.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 10),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 20),
      column.heightAnchor.constraint(equalToConstant: 150),
      shares.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 10),
      shares.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: shares.trailingAnchor),
      shares.heightAnchor.constraint(equalToConstant: 30),
      scroll.topAnchor.constraint(equalTo: shares.bottomAnchor, constant: 10),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      slider.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      slider.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
      content.layoutMarginsGuide.trailingAnchor.constraint(equalTo: slider.trailingAnchor),
      stepper.topAnchor.constraint(equalTo: wait.bottomAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: stepper.bottomAnchor, constant: 300),
      stepper.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      wait.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 20),
      wait.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      inner.topAnchor.constraint(equalTo: corner.topAnchor, constant: 5),
    ])
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: corner.leadingAnchor, constant: 5),
      corner.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      corner.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
      inMargins.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inMargins.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inMargins.widthAnchor.constraint(equalToConstant: 7),
      inMargins.heightAnchor.constraint(equalToConstant: 9),
      symbol.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      view.trailingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 8),
    ])

    views = (
      heading, row, name, field, toggle, column, plain, filled, segments, shares, short, longer, hidden, scroll,
      content, slider, stepper, wait, corner, inner, inMargins, symbol
    )
    controller.view = view
  }
}

final class FormsSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = FormsScene(self)
  override func loadView() { scene.loadView(of: self) }
}
