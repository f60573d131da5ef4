// Made by scenec from Booking.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Booking.scene.
@MainActor
struct BookingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeBookingFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeRoom: @MainActor () -> RoomController = { RoomSceneController() }
    var makeConfirmation: @MainActor (_ stay: Stay) -> ConfirmationController = {
      ConfirmationSceneController(stay: $0)
    }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Booking.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateBookingFlow() }

  /// Makes the controller `bookingFlow`, and each child that you do not pass.
  func instantiateBookingFlow(room: RoomController? = nil) -> UINavigationController {
    let bookingFlow = factory.makeBookingFlow()
    SceneIdentity.set("bookingFlow", of: bookingFlow)
    bookingFlow.navigationBar.tintColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x98 / 255, green: 0xC1 / 255, blue: 0xD9 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x5A / 255, blue: 0x80 / 255, alpha: 1)
    }
    let standardAppearance = UINavigationBarAppearance()
    standardAppearance.configureWithOpaqueBackground()
    standardAppearance.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x14 / 255, green: 0x12 / 255, blue: 0x1F / 255, alpha: 1)
        : UIColor(red: 1, green: 0xF8 / 255, blue: 0xF0 / 255, alpha: 1)
    }
    bookingFlow.navigationBar.standardAppearance = standardAppearance
    bookingFlow.viewControllers = [room ?? instantiateRoom()]
    return bookingFlow
  }

  func instantiateRoom() -> RoomController {
    let room = factory.makeRoom()
    room.title = NSLocalizedString(
      "room.title", tableName: "Booking", bundle: .module, value: "Room with a view",
      comment: "The name of the screen, in the bar")
    if let controller = room as? RoomSceneController {
      let wiring = controller.roomWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    room.awakeFromNib()
    return room
  }

  func instantiateConfirmation(stay: Stay) -> ConfirmationController {
    SceneFlow.awakened(factory.makeConfirmation(stay))
  }
}

/// Makes controllers with the factories of the process.
extension BookingScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateBookingFlow(room: RoomController? = nil) -> UINavigationController {
    Self().instantiateBookingFlow(room: room)
  }
  static func instantiateRoom() -> RoomController { Self().instantiateRoom() }
  static func instantiateConfirmation(stay: Stay) -> ConfirmationController {
    Self().instantiateConfirmation(stay: stay)
  }
}

// MARK: - room

/// The parts of the scene `room` that its controller uses.
final class RoomScene: SceneParts<RoomSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case confirm }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case confirm(ConfirmationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = BookingScenes()
  private let dispatch = SceneDispatch<RoomSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      content: UIStackView, picture: UIImageView, headline: UILabel, description: UILabel, offer: UIView,
      offerText: UILabel, arrivalLabel: UILabel, arrivalPicker: UIDatePicker, nightsLabel: UILabel,
      nightsStepper: UIStepper, breakfastLabel: UILabel, breakfastSwitch: UISwitch, cancellation: UILabel,
      priceBar: UIView, priceLabel: UILabel, bookButton: UIButton
    )!

  var content: UIStackView { loadedViews.views.content }
  var picture: UIImageView { loadedViews.views.picture }
  var headline: UILabel { loadedViews.views.headline }
  var description: UILabel { loadedViews.views.description }
  var offer: UIView { loadedViews.views.offer }
  var offerText: UILabel { loadedViews.views.offerText }
  var arrivalLabel: UILabel { loadedViews.views.arrivalLabel }
  var arrivalPicker: UIDatePicker { loadedViews.views.arrivalPicker }
  var nightsLabel: UILabel { loadedViews.views.nightsLabel }
  var nightsStepper: UIStepper { loadedViews.views.nightsStepper }
  var breakfastLabel: UILabel { loadedViews.views.breakfastLabel }
  var breakfastSwitch: UISwitch { loadedViews.views.breakfastSwitch }
  var cancellation: UILabel { loadedViews.views.cancellation }
  var priceBar: UIView { loadedViews.views.priceBar }
  var priceLabel: UILabel { loadedViews.views.priceLabel }
  var bookButton: UIButton { loadedViews.views.bookButton }

  private(set) lazy var shareItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "square.and.arrow.up"),
    primaryAction: UIAction(image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
      if let self, let controller = self.weakController { controller.share() }
    }
  )

  /// Performs the segue `confirm`: presents `confirmation`.
  func performConfirm(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let confirmation = controller.makeConfirmation(forConfirm: sender)
    confirmation.sheetPresentationController?.detents = [.medium()]
    confirmation.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(confirmation, "confirm", from: controller, as: .confirm(confirmation), sender: sender)
  }

  /// Performs the segue `confirm`: presents `confirmation`.
  func performConfirm(stay: Stay, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let confirmation = scenes.instantiateConfirmation(stay: stay)
    confirmation.sheetPresentationController?.detents = [.medium()]
    confirmation.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(confirmation, "confirm", from: controller, as: .confirm(confirmation), sender: sender)
  }

  fileprivate func loadView(of controller: RoomSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x14 / 255, green: 0x12 / 255, blue: 0x1F / 255, alpha: 1)
        : UIColor(red: 1, green: 0xF8 / 255, blue: 0xF0 / 255, alpha: 1)
    }

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let content = UIStackView()
    content.axis = .vertical
    content.spacing = 16
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)

    let picture = UIImageView()
    picture.tintColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark ? .systemIndigo : .systemOrange
    }
    picture.contentMode = .scaleAspectFit
    picture.accessibilityLabel = NSLocalizedString(
      "room.picture.accessibilityLabel", tableName: "Booking", bundle: .module,
      value: "The sea from the window",
      comment: "accessibilityLabel of the imageView 'picture' in 'room'")
    picture.isAccessibilityElement = true
    content.addArrangedSubview(picture)

    let headline = UILabel()
    headline.numberOfLines = 0
    headline.text = NSLocalizedString(
      "room.headline.text", tableName: "Booking", bundle: .module,
      value: "A quiet room above the harbour", comment: "text of the label 'headline' in 'room'")
    headline.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    headline.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xF4 / 255, green: 0xF1 / 255, blue: 0xDE / 255, alpha: 1)
        : UIColor(red: 0x1B / 255, green: 0x1B / 255, blue: 0x3A / 255, alpha: 1)
    }
    headline.adjustsFontForContentSizeCategory = true
    headline.accessibilityTraits = .header
    content.addArrangedSubview(headline)

    let description = UILabel()
    description.numberOfLines = 0
    description.text = NSLocalizedString(
      "room.description.text", tableName: "Booking", bundle: .module,
      value: "Breakfast on the terrace, ten minutes to the beach, and the ferry at the door.",
      comment: "text of the label 'description' in 'room'")
    description.font = .preferredFont(forTextStyle: .body)
    description.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xC9 / 255, green: 0xC5 / 255, blue: 0xB1 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x40 / 255, blue: 0x5B / 255, alpha: 1)
    }
    description.adjustsFontForContentSizeCategory = true
    content.addArrangedSubview(description)

    let offer = UIView()
    offer.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x81 / 255, green: 0xB2 / 255, blue: 0x9A / 255, alpha: 0x33 / 255)
        : UIColor(red: 0xE0 / 255, green: 0x7A / 255, blue: 0x5F / 255, alpha: 0x33 / 255)
    }
    offer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    offer.layer.cornerRadius = 12
    content.addArrangedSubview(offer)

    let offerText = UILabel()
    offerText.numberOfLines = 0
    offerText.text = NSLocalizedString(
      "room.offerText.text", tableName: "Booking", bundle: .module,
      value: "Three nights for two: book until Sunday.",
      comment: "text of the label 'offerText' in 'room'")
    offerText.font = .preferredFont(forTextStyle: .body)
    offerText.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xC9 / 255, green: 0xC5 / 255, blue: 0xB1 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x40 / 255, blue: 0x5B / 255, alpha: 1)
    }
    offerText.adjustsFontForContentSizeCategory = true
    offerText.translatesAutoresizingMaskIntoConstraints = false
    offer.addSubview(offerText)

    let stackView = UIStackView()
    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = 12
    content.addArrangedSubview(stackView)

    let arrivalLabel = UILabel()
    arrivalLabel.numberOfLines = 0
    arrivalLabel.text = NSLocalizedString(
      "room.arrivalLabel.text", tableName: "Booking", bundle: .module, value: "Arrival",
      comment: "text of the label 'arrivalLabel' in 'room'")
    arrivalLabel.font = .preferredFont(forTextStyle: .body)
    arrivalLabel.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xC9 / 255, green: 0xC5 / 255, blue: 0xB1 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x40 / 255, blue: 0x5B / 255, alpha: 1)
    }
    arrivalLabel.adjustsFontForContentSizeCategory = true
    arrivalLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView.addArrangedSubview(arrivalLabel)

    let arrivalPicker = UIDatePicker()
    arrivalPicker.datePickerMode = .date
    arrivalPicker.preferredDatePickerStyle = .compact
    arrivalPicker.accessibilityLabel = NSLocalizedString(
      "room.arrivalLabel.text", tableName: "Booking", bundle: .module, value: "Arrival",
      comment: "accessibilityLabel of the datePicker 'arrivalPicker' in 'room'")
    arrivalPicker.addAction(SceneActions.call(controller) { $0.stayChanged() }, for: .valueChanged)
    stackView.addArrangedSubview(arrivalPicker)

    let stackView2 = UIStackView()
    stackView2.axis = .horizontal
    stackView2.alignment = .center
    stackView2.spacing = 12
    content.addArrangedSubview(stackView2)

    let nightsLabel = UILabel()
    nightsLabel.numberOfLines = 0
    nightsLabel.font = .preferredFont(forTextStyle: .body)
    nightsLabel.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xC9 / 255, green: 0xC5 / 255, blue: 0xB1 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x40 / 255, blue: 0x5B / 255, alpha: 1)
    }
    nightsLabel.adjustsFontForContentSizeCategory = true
    nightsLabel.accessibilityIdentifier = "nights"
    nightsLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView2.addArrangedSubview(nightsLabel)

    let nightsStepper = UIStepper()
    nightsStepper.maximumValue = 14
    nightsStepper.minimumValue = 1
    nightsStepper.value = 2
    nightsStepper.accessibilityIdentifier = "nightsStepper"
    nightsStepper.accessibilityLabel = NSLocalizedString(
      "room.nightsStepper.accessibilityLabel", tableName: "Booking", bundle: .module,
      value: "Nights", comment: "accessibilityLabel of the stepper 'nightsStepper' in 'room'")
    nightsStepper.addAction(SceneActions.call(controller) { $0.stayChanged() }, for: .valueChanged)
    stackView2.addArrangedSubview(nightsStepper)

    let stackView3 = UIStackView()
    stackView3.axis = .horizontal
    stackView3.alignment = .center
    stackView3.spacing = 12
    content.addArrangedSubview(stackView3)

    let breakfastLabel = UILabel()
    breakfastLabel.numberOfLines = 0
    breakfastLabel.text = NSLocalizedString(
      "room.breakfastLabel.text", tableName: "Booking", bundle: .module, value: "Breakfast",
      comment: "text of the label 'breakfastLabel' in 'room'")
    breakfastLabel.font = .preferredFont(forTextStyle: .body)
    breakfastLabel.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xC9 / 255, green: 0xC5 / 255, blue: 0xB1 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x40 / 255, blue: 0x5B / 255, alpha: 1)
    }
    breakfastLabel.adjustsFontForContentSizeCategory = true
    breakfastLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView3.addArrangedSubview(breakfastLabel)

    let breakfastSwitch = UISwitch()
    breakfastSwitch.onTintColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x5F / 255, green: 0xA3 / 255, blue: 0x7F / 255, alpha: 1)
        : UIColor(red: 0x81 / 255, green: 0xB2 / 255, blue: 0x9A / 255, alpha: 1)
    }
    breakfastSwitch.accessibilityIdentifier = "breakfast"
    breakfastSwitch.accessibilityLabel = NSLocalizedString(
      "room.breakfastLabel.text", tableName: "Booking", bundle: .module, value: "Breakfast",
      comment: "accessibilityLabel of the switch 'breakfastSwitch' in 'room'")
    breakfastSwitch.addAction(SceneActions.call(controller) { $0.stayChanged() }, for: .valueChanged)
    stackView3.addArrangedSubview(breakfastSwitch)

    let cancellation = UILabel()
    cancellation.numberOfLines = 0
    cancellation.text = NSLocalizedString(
      "room.cancellation.text", tableName: "Booking", bundle: .module,
      value: "You can cancel free of charge until two days before your arrival.",
      comment: "Below the form")
    cancellation.font = .preferredFont(forTextStyle: .footnote)
    cancellation.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high
        ? .white
        : traits.userInterfaceStyle == .dark
          ? UIColor(red: 0xA8 / 255, green: 0xA5 / 255, blue: 0xB0 / 255, alpha: 1)
          : traits.accessibilityContrast == .high
            ? .black
            : UIColor(red: 0x6D / 255, green: 0x6A / 255, blue: 0x75 / 255, alpha: 1)
    }
    cancellation.adjustsFontForContentSizeCategory = true
    content.addArrangedSubview(cancellation)

    let priceBar = UIView()
    priceBar.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x1F / 255, green: 0x1C / 255, blue: 0x2E / 255, alpha: 1)
        : .white
    }
    priceBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(priceBar)

    let priceLabel = UILabel()
    priceLabel.font = .preferredFont(forTextStyle: .title2)
    priceLabel.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xF4 / 255, green: 0xF1 / 255, blue: 0xDE / 255, alpha: 1)
        : UIColor(red: 0x1B / 255, green: 0x1B / 255, blue: 0x3A / 255, alpha: 1)
    }
    priceLabel.adjustsFontForContentSizeCategory = true
    priceLabel.accessibilityIdentifier = "price"
    priceLabel.translatesAutoresizingMaskIntoConstraints = false
    priceBar.addSubview(priceLabel)

    let bookButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = NSLocalizedString(
      "room.bookButton.title", tableName: "Booking", bundle: .module, value: "Book",
      comment: "title of a buttonConfiguration in 'room'")
    buttonConfiguration.baseForegroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }
    buttonConfiguration.baseBackgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x98 / 255, green: 0xC1 / 255, blue: 0xD9 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x5A / 255, blue: 0x80 / 255, alpha: 1)
    }
    buttonConfiguration.cornerStyle = .capsule
    bookButton.configuration = buttonConfiguration
    bookButton.accessibilityIdentifier = "book"
    bookButton.translatesAutoresizingMaskIntoConstraints = false
    bookButton.addAction(SceneSegues.action("confirm", of: controller), for: .touchUpInside)
    priceBar.addSubview(bookButton)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: priceBar.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 24),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
      picture.heightAnchor.constraint(equalToConstant: 180),
      offerText.topAnchor.constraint(equalTo: offer.layoutMarginsGuide.topAnchor),
      offerText.leadingAnchor.constraint(equalTo: offer.layoutMarginsGuide.leadingAnchor),
      offer.layoutMarginsGuide.trailingAnchor.constraint(equalTo: offerText.trailingAnchor),
      offer.layoutMarginsGuide.bottomAnchor.constraint(equalTo: offerText.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: priceBar.bottomAnchor),
      priceBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: priceBar.trailingAnchor),
      priceLabel.leadingAnchor.constraint(equalTo: priceBar.leadingAnchor, constant: 20),
      priceLabel.centerYAnchor.constraint(equalTo: bookButton.centerYAnchor),
      bookButton.topAnchor.constraint(equalTo: priceBar.topAnchor, constant: 12),
      priceBar.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bookButton.bottomAnchor, constant: 12),
      priceBar.trailingAnchor.constraint(equalTo: bookButton.trailingAnchor, constant: 20),
      bookButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])

    views = (
      content, picture, headline, description, offer, offerText, arrivalLabel, arrivalPicker, nightsLabel,
      nightsStepper, breakfastLabel, breakfastSwitch, cancellation, priceBar, priceLabel, bookButton
    )
    controller.view = view

    SceneTraits.observe(view) { _, traits in
      picture.image =
        traits.userInterfaceStyle == .dark
        ? UIImage(systemName: "moon.stars")
        : UIImage(systemName: "sun.max")
    }
  }

  fileprivate func addBarButtonItems(to controller: RoomSceneController) {
    shareItem.accessibilityIdentifier = "share"
    shareItem.accessibilityLabel = NSLocalizedString(
      "actions.share", tableName: "Booking", bundle: .module, value: "Share",
      comment: "accessibilityLabel of the barButtonItem 'shareItem' in 'room'")
    controller.navigationItem.rightBarButtonItems = [shareItem]
  }
}

final class RoomSceneController: RoomController {
  fileprivate lazy var roomWiring = RoomScene(self)
  override func loadView() { roomWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch RoomScene.Identifier(rawValue: identifier) {
    case .confirm: roomWiring.performConfirm(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `RoomController` and the scene `room`.
@MainActor
protocol RoomSceneOwner: RoomController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: RoomScene.Segue, sender: Any?)
  /// Makes the controller `confirmation`, which needs values, for the segue `confirm`.
  func makeConfirmation(forConfirm sender: Any?) -> ConfirmationController
}

extension RoomSceneOwner {
  /// The parts of the scene `room` that this controller uses.
  var scene: RoomScene { RoomScene.owner(self, use: "BookingScenes.instantiateRoom()").roomWiring }
  func prepare(for segue: RoomScene.Segue, sender: Any?) {}
}

extension RoomController: RoomSceneOwner {}

// MARK: - confirmation

/// The parts of the scene `confirmation` that its controller uses.
final class ConfirmationScene: SceneParts<ConfirmationSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case booked, notYet }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case booked(RoomController)
    case notYet(RoomController)
  }

  private let dispatch = SceneDispatch<ConfirmationSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (thanks: UILabel, summary: UILabel, confirmButton: UIButton, backButton: UIButton)!

  var thanks: UILabel { loadedViews.views.thanks }
  var summary: UILabel { loadedViews.views.summary }
  var confirmButton: UIButton { loadedViews.views.confirmButton }
  var backButton: UIButton { loadedViews.views.backButton }

  /// Performs the segue `booked`: goes back to `room`.
  func performBooked(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: RoomController.self, "booked", from: controller, as: Segue.booked, sender: sender
    ) { room, segue in room.booked(segue) }
  }

  /// Performs the segue `notYet`: goes back to `room`.
  func performNotYet(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: RoomController.self, "notYet", from: controller, as: Segue.notYet, sender: sender
    ) { room, _ in room.notBooked() }
  }

  fileprivate func loadView(of controller: ConfirmationSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x14 / 255, green: 0x12 / 255, blue: 0x1F / 255, alpha: 1)
        : UIColor(red: 1, green: 0xF8 / 255, blue: 0xF0 / 255, alpha: 1)
    }

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let thanks = UILabel()
    thanks.numberOfLines = 0
    thanks.text = NSLocalizedString(
      "confirmation.thanks.text", tableName: "Booking", bundle: .module, value: "Shall we book?",
      comment: "text of the label 'thanks' in 'confirmation'")
    thanks.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    thanks.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xF4 / 255, green: 0xF1 / 255, blue: 0xDE / 255, alpha: 1)
        : UIColor(red: 0x1B / 255, green: 0x1B / 255, blue: 0x3A / 255, alpha: 1)
    }
    thanks.adjustsFontForContentSizeCategory = true
    thanks.accessibilityTraits = .header
    stackView.addArrangedSubview(thanks)

    let summary = UILabel()
    summary.numberOfLines = 0
    summary.font = .preferredFont(forTextStyle: .body)
    summary.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0xC9 / 255, green: 0xC5 / 255, blue: 0xB1 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x40 / 255, blue: 0x5B / 255, alpha: 1)
    }
    summary.adjustsFontForContentSizeCategory = true
    summary.accessibilityIdentifier = "summary"
    stackView.addArrangedSubview(summary)

    let confirmButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = NSLocalizedString(
      "confirmation.confirmButton.title", tableName: "Booking", bundle: .module, value: "Book now",
      comment: "title of a buttonConfiguration in 'confirmation'")
    buttonConfiguration.cornerStyle = .capsule
    confirmButton.configuration = buttonConfiguration
    confirmButton.accessibilityIdentifier = "confirm"
    confirmButton.addAction(SceneSegues.action("booked", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(confirmButton)

    let backButton = UIButton(type: .system)
    backButton.setTitle(
      NSLocalizedString(
        "confirmation.backButton.title", tableName: "Booking", bundle: .module, value: "Not yet",
        comment: "title of the button 'backButton' in 'confirmation'"), for: .normal)
    backButton.tintColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x98 / 255, green: 0xC1 / 255, blue: 0xD9 / 255, alpha: 1)
        : UIColor(red: 0x3D / 255, green: 0x5A / 255, blue: 0x80 / 255, alpha: 1)
    }
    backButton.accessibilityIdentifier = "notYet"
    backButton.addAction(SceneSegues.action("notYet", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(backButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 20),
      confirmButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      backButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])

    views = (thanks, summary, confirmButton, backButton)
    controller.view = view
  }
}

final class ConfirmationSceneController: ConfirmationController {
  fileprivate lazy var confirmationWiring = ConfirmationScene(self)
  override func loadView() { confirmationWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ConfirmationScene.Identifier(rawValue: identifier) {
    case .booked: confirmationWiring.performBooked(sender: sender)
    case .notYet: confirmationWiring.performNotYet(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ConfirmationController` and the scene `confirmation`.
@MainActor
protocol ConfirmationSceneOwner: ConfirmationController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ConfirmationScene.Segue, sender: Any?)
}

extension ConfirmationSceneOwner {
  /// The parts of the scene `confirmation` that this controller uses.
  var scene: ConfirmationScene {
    ConfirmationScene.owner(self, use: "BookingScenes.instantiateConfirmation(stay:)").confirmationWiring
  }
  func prepare(for segue: ConfirmationScene.Segue, sender: Any?) {}
}

extension ConfirmationController: ConfirmationSceneOwner {}
