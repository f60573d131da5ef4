// Made by scenec from Onboarding.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Onboarding.scene.
@MainActor
struct OnboardingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `onboarding`.
    var makeOnboarding: @MainActor () -> OnboardingController = { OnboardingSceneController() }
    /// Makes `tour`.
    var makeTour: @MainActor () -> TourSceneController = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `collect`.
    var makeCollect: @MainActor () -> CollectSceneController = { CollectSceneController() }
    /// Makes `remind`.
    var makeRemind: @MainActor () -> ReminderPage = { RemindSceneController() }
    /// Makes `share`.
    var makeShare: @MainActor () -> ShareSceneController = { ShareSceneController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with its own factory, which also makes the controllers that segues show.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Onboarding.scene starts with.
  func instantiateInitialViewController() -> OnboardingController {
    instantiateOnboarding()
  }

  /// Makes the controller `onboarding`.
  func instantiateOnboarding() -> OnboardingController {
    let onboarding = factory.makeOnboarding()
    (onboarding as? OnboardingSceneController)?.onboardingWiring.scenes = self
    return onboarding
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  func instantiateTour(
    collect: CollectSceneController? = nil,
    remind: ReminderPage? = nil,
    share: ShareSceneController? = nil
  ) -> TourSceneController {
    let tour = factory.makeTour()
    let collect = collect ?? instantiateCollect()
    let remind = remind ?? instantiateRemind()
    let share = share ?? instantiateShare()
    tour.scene.show(pages: [collect, remind, share])
    return tour
  }

  /// Makes the controller `collect`.
  func instantiateCollect() -> CollectSceneController {
    factory.makeCollect()
  }

  /// Makes the controller `remind`.
  func instantiateRemind() -> ReminderPage {
    factory.makeRemind()
  }

  /// Makes the controller `share`.
  func instantiateShare() -> ShareSceneController {
    factory.makeShare()
  }

  /// Makes the controller `home`.
  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.title = "Home"
    return home
  }
}

/// Makes controllers with the factories of the process.
extension OnboardingScenes {
  /// Makes the controller that Onboarding.scene starts with.
  static func instantiateInitialViewController() -> OnboardingController {
    OnboardingScenes().instantiateInitialViewController()
  }

  /// Makes the controller `onboarding`.
  static func instantiateOnboarding() -> OnboardingController {
    OnboardingScenes().instantiateOnboarding()
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  static func instantiateTour(
    collect: CollectSceneController? = nil,
    remind: ReminderPage? = nil,
    share: ShareSceneController? = nil
  ) -> TourSceneController {
    OnboardingScenes().instantiateTour(collect: collect, remind: remind, share: share)
  }

  /// Makes the controller `collect`.
  static func instantiateCollect() -> CollectSceneController {
    OnboardingScenes().instantiateCollect()
  }

  /// Makes the controller `remind`.
  static func instantiateRemind() -> ReminderPage {
    OnboardingScenes().instantiateRemind()
  }

  /// Makes the controller `share`.
  static func instantiateShare() -> ShareSceneController {
    OnboardingScenes().instantiateShare()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    OnboardingScenes().instantiateHome()
  }
}

// MARK: - onboarding

/// The parts of the scene `onboarding` that its controller uses.
@MainActor
final class OnboardingScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case start
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case tour(TourSceneController)
    case start(HomeSceneController)
  }

  private final class Views {
    let pageArea: UIView
    let bar: UIStackView
    let skipButton: UIButton
    let pageControl: UIPageControl
    let nextButton: UIButton

    init(pageArea: UIView, bar: UIStackView, skipButton: UIButton, pageControl: UIPageControl, nextButton: UIButton) {
      self.pageArea = pageArea
      self.bar = bar
      self.skipButton = skipButton
      self.pageControl = pageControl
      self.nextButton = nextButton
    }
  }

  private struct Children {
    weak var tour: TourSceneController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = OnboardingScenes()
  private weak var weakController: OnboardingSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: OnboardingSceneController) { weakController = controller }

  private var controller: OnboardingSceneController {
    guard let weakController else { fatalError("The controller of the scene `onboarding` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: OnboardingController) -> OnboardingScene {
    guard let controller = controller as? OnboardingSceneController else {
      fatalError(
        "This OnboardingController was not made through its scene; use OnboardingScenes.instantiateOnboarding()"
      )
    }
    return controller.onboardingWiring
  }

  var pageArea: UIView { loadedViews.pageArea }
  var bar: UIStackView { loadedViews.bar }
  var skipButton: UIButton { loadedViews.skipButton }
  var pageControl: UIPageControl { loadedViews.pageControl }
  var nextButton: UIButton { loadedViews.nextButton }

  /// The child `tour`, from the moment the view is loaded; asking for it loads the view.
  var tour: TourSceneController { embedded(children.tour, "tour") }

  /// Performs the segue `start`: presents `home`.
  func performStart(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let home = scenes.instantiateHome()
    home.modalPresentationStyle = .fullScreen
    home.modalTransitionStyle = .crossDissolve
    let segue = UIStoryboardSegue(identifier: "start", source: controller, destination: home) { [controller] in
      controller.present(home, animated: true)
    }
    dispatch.perform(segue, as: .start(home), sender: sender)
  }

  fileprivate func loadView(of controller: OnboardingSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBackground

    let pageArea = UIView()
    pageArea.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageArea)

    let bar = UIStackView()
    bar.distribution = .equalSpacing
    bar.alignment = .center
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)

    let skipButton = UIButton(type: .system)
    skipButton.setTitle("Skip", for: .normal)
    skipButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.finish() } },
      for: .touchUpInside
    )
    bar.addArrangedSubview(skipButton)

    let pageControl = UIPageControl()
    pageControl.numberOfPages = 3
    pageControl.pageIndicatorTintColor = .systemGray4
    pageControl.currentPageIndicatorTintColor = .systemTeal
    pageControl.addAction(
      UIAction { [weak controller, weak pageControl] _ in
        if let controller, let pageControl { controller.pageChosen(pageControl) }
      },
      for: .valueChanged
    )
    bar.addArrangedSubview(pageControl)

    let nextButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Next"
    buttonConfiguration.baseBackgroundColor = .systemTeal
    buttonConfiguration.cornerStyle = .capsule
    nextButton.configuration = buttonConfiguration
    nextButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.showNextPage() } },
      for: .touchUpInside
    )
    bar.addArrangedSubview(nextButton)

    NSLayoutConstraint.activate([
      pageArea.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      pageArea.bottomAnchor.constraint(equalTo: bar.topAnchor),
      pageArea.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: pageArea.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
      bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])

    controller.view = view
    views = Views(
      pageArea: pageArea,
      bar: bar,
      skipButton: skipButton,
      pageControl: pageControl,
      nextButton: nextButton
    )
    controller.skipButton = skipButton
    controller.pageControl = pageControl
    controller.nextButton = nextButton

    let tour = scenes.instantiateTour()
    children.tour = tour
    dispatch.embed(tour, in: pageArea, of: controller, as: .tour(tour), identifier: nil)
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `onboarding` is not loaded that far yet") }
    return views
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `onboarding` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `onboarding`.
final class OnboardingSceneController: OnboardingController {
  fileprivate lazy var onboardingWiring = OnboardingScene(self)

  override func loadView() { onboardingWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch OnboardingScene.Identifier(rawValue: identifier) {
    case .start:
      onboardingWiring.performStart(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = onboardingWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `OnboardingController` and the scene `onboarding`.
@MainActor
protocol OnboardingSceneOwner: OnboardingController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: OnboardingScene.Segue, sender: Any?)
}

extension OnboardingSceneOwner {
  /// The parts of the scene `onboarding` that this controller uses.
  var scene: OnboardingScene { .of(self) }

  /// The default does nothing.
  func prepare(for segue: OnboardingScene.Segue, sender: Any?) {}
}

extension OnboardingController: OnboardingSceneOwner {}

// MARK: - tour

/// The parts of the scene `tour` that its controller uses.
@MainActor
final class TourScene {
  private weak var weakController: TourSceneController?
  private var pageSource: ScenePages?

  fileprivate init(_ controller: TourSceneController) { weakController = controller }

  private var controller: TourSceneController {
    guard let weakController else { fatalError("The controller of the scene `tour` does not exist any more") }
    return weakController
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

/// The generated view controller of the scene `tour`.
final class TourSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TourScene(self)
}

// MARK: - collect

/// The parts of the scene `collect` that its controller uses.
@MainActor
final class CollectScene {
  private weak var weakController: CollectSceneController?

  fileprivate init(_ controller: CollectSceneController) { weakController = controller }

  private var controller: CollectSceneController {
    guard let weakController else { fatalError("The controller of the scene `collect` does not exist any more") }
    return weakController
  }

  fileprivate func loadView(of controller: CollectSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "tray.full")
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 88, weight: .light)
    imageView.tintColor = .systemTeal
    imageView.contentMode = .center
    stackView.addArrangedSubview(imageView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Collect"
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.text = "Keep everything that you want to read in one place."
    label2.font = .preferredFont(forTextStyle: .body)
    label2.textColor = .secondaryLabel
    label2.textAlignment = .center
    label2.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(label2)

    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
  }
}

/// The generated view controller of the scene `collect`.
final class CollectSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = CollectScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - remind

/// The parts of the scene `remind` that its controller uses.
@MainActor
final class RemindScene {
  private final class Views {
    let reminderSwitch: UISwitch
    let timePicker: UIDatePicker

    init(reminderSwitch: UISwitch, timePicker: UIDatePicker) {
      self.reminderSwitch = reminderSwitch
      self.timePicker = timePicker
    }
  }

  private weak var weakController: RemindSceneController?
  private var views: Views?

  fileprivate init(_ controller: RemindSceneController) { weakController = controller }

  private var controller: RemindSceneController {
    guard let weakController else { fatalError("The controller of the scene `remind` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: ReminderPage) -> RemindScene {
    guard let controller = controller as? RemindSceneController else {
      fatalError("This ReminderPage was not made through its scene; use OnboardingScenes.instantiateRemind()")
    }
    return controller.remindWiring
  }

  var reminderSwitch: UISwitch { loadedViews.reminderSwitch }
  var timePicker: UIDatePicker { loadedViews.timePicker }

  fileprivate func loadView(of controller: RemindSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "bell")
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 88, weight: .light)
    imageView.tintColor = .systemTeal
    imageView.contentMode = .center
    stackView.addArrangedSubview(imageView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Be reminded"
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.font = .preferredFont(forTextStyle: .body)
    label2.textColor = .secondaryLabel
    label2.textAlignment = .center
    label2.adjustsFontForContentSizeCategory = true
    label2.attributedText = [
      NSAttributedString(string: "Choose when: we write "),
      NSAttributedString(
        string: "once a day",
        attributes: [
          .font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold)),
        ]),
      NSAttributedString(string: " at most."),
    ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    stackView.addArrangedSubview(label2)

    let stackView2 = UIStackView()
    stackView2.alignment = .center
    stackView2.spacing = 12
    stackView.addArrangedSubview(stackView2)

    let label3 = UILabel()
    label3.text = "Remind me"
    label3.font = .preferredFont(forTextStyle: .body)
    label3.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(label3)

    let reminderSwitch = UISwitch()
    reminderSwitch.accessibilityLabel = "Remind me"
    reminderSwitch.addAction(
      UIAction { [weak controller, weak reminderSwitch] _ in
        if let controller, let reminderSwitch { controller.remindersChanged(reminderSwitch) }
      },
      for: .valueChanged
    )
    stackView2.addArrangedSubview(reminderSwitch)

    let timePicker = UIDatePicker()
    timePicker.datePickerMode = .time
    timePicker.preferredDatePickerStyle = .compact
    timePicker.minuteInterval = 15
    timePicker.isHidden = true
    stackView.addArrangedSubview(timePicker)

    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
    views = Views(reminderSwitch: reminderSwitch, timePicker: timePicker)
    controller.reminderSwitch = reminderSwitch
    controller.timePicker = timePicker
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `remind` is not loaded that far yet") }
    return views
  }
}

/// The generated view controller of the scene `remind`.
final class RemindSceneController: ReminderPage {
  fileprivate lazy var remindWiring = RemindScene(self)

  override func loadView() { remindWiring.loadView(of: self) }
}

/// The interface between `ReminderPage` and the scene `remind`.
@MainActor
protocol RemindSceneOwner: ReminderPage {
}

extension RemindSceneOwner {
  /// The parts of the scene `remind` that this controller uses.
  var scene: RemindScene { .of(self) }
}

extension ReminderPage: RemindSceneOwner {}

// MARK: - share

/// The parts of the scene `share` that its controller uses.
@MainActor
final class ShareScene {
  private weak var weakController: ShareSceneController?

  fileprivate init(_ controller: ShareSceneController) { weakController = controller }

  private var controller: ShareSceneController {
    guard let weakController else { fatalError("The controller of the scene `share` does not exist any more") }
    return weakController
  }

  fileprivate func loadView(of controller: ShareSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "person.2")
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 88, weight: .light)
    imageView.tintColor = .systemTeal
    imageView.contentMode = .center
    stackView.addArrangedSubview(imageView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Share"
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.text = "Lists that you share stay up to date for everyone."
    label2.font = .preferredFont(forTextStyle: .body)
    label2.textColor = .secondaryLabel
    label2.textAlignment = .center
    label2.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(label2)

    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
  }
}

/// The generated view controller of the scene `share`.
final class ShareSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ShareScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
@MainActor
final class HomeScene {
  private weak var weakController: HomeSceneController?

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBackground

    let label = UILabel()
    label.text = "Nothing to read yet"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
  }
}

/// The generated view controller of the scene `home`.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func loadView() { scene.loadView(of: self) }
}
