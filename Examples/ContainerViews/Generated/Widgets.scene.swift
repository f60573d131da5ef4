// Made by scenec from Widgets.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Widgets.scene.
@MainActor
enum WidgetsScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `widgets`.
    var makeWidgets: @MainActor () -> Widgets = { WidgetsScene.Controller() }
    /// Makes `weatherWidget`.
    var makeWeatherWidget: @MainActor () -> WeatherWidgetScene.Controller = { WeatherWidgetScene.Controller() }
    /// Makes `stocksWidget`.
    var makeStocksWidget: @MainActor () -> StocksWidgetScene.Controller = { StocksWidgetScene.Controller() }
    /// Makes `calendarWidget`.
    var makeCalendarWidget: @MainActor () -> CalendarWidgetScene.Controller = { CalendarWidgetScene.Controller() }
    /// Makes `notesWidget`.
    var makeNotesWidget: @MainActor () -> NotesWidgetScene.Controller = { NotesWidgetScene.Controller() }
  }

  /// Makes the controller that Widgets.scene starts with.
  static func instantiateInitialViewController() -> Widgets {
    instantiateWidgets()
  }

  /// Makes the controller `widgets`.
  static func instantiateWidgets() -> Widgets {
    factory.makeWidgets()
  }

  /// Makes the controller `weatherWidget`.
  static func instantiateWeatherWidget() -> WeatherWidgetScene.Controller {
    factory.makeWeatherWidget()
  }

  /// Makes the controller `stocksWidget`.
  static func instantiateStocksWidget() -> StocksWidgetScene.Controller {
    factory.makeStocksWidget()
  }

  /// Makes the controller `calendarWidget`.
  static func instantiateCalendarWidget() -> CalendarWidgetScene.Controller {
    factory.makeCalendarWidget()
  }

  /// Makes the controller `notesWidget`.
  static func instantiateNotesWidget() -> NotesWidgetScene.Controller {
    factory.makeNotesWidget()
  }
}

// MARK: - widgets

/// The scene `widgets`: what its controller reaches in it.
@MainActor
final class WidgetsScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case weatherWidget(WeatherWidgetScene.Controller)
    case stocksWidget(StocksWidgetScene.Controller)
    case calendarWidget(CalendarWidgetScene.Controller)
    case notesWidget(NotesWidgetScene.Controller)
  }

  private struct Views {
    let weather: UIView
    let stocks: UIView
    let calendar: UIView
    let notes: UIView
  }

  private struct Children {
    weak var weatherWidget: WeatherWidgetScene.Controller?
    weak var stocksWidget: StocksWidgetScene.Controller?
    weak var calendarWidget: CalendarWidgetScene.Controller?
    weak var notesWidget: NotesWidgetScene.Controller?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Widgets) -> WidgetsScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Widgets was not made through its scene; use WidgetsScenes.instantiateWidgets()")
    }
    return controller.widgetsWiring
  }

  var weather: UIView { loaded(views).weather }
  var stocks: UIView { loaded(views).stocks }
  var calendar: UIView { loaded(views).calendar }
  var notes: UIView { loaded(views).notes }

  /// The child `weatherWidget`, from the moment the view is loaded; asking for it loads the view.
  var weatherWidget: WeatherWidgetScene.Controller { loaded(children.weatherWidget) }

  /// The child `stocksWidget`, from the moment the view is loaded; asking for it loads the view.
  var stocksWidget: StocksWidgetScene.Controller { loaded(children.stocksWidget) }

  /// The child `calendarWidget`, from the moment the view is loaded; asking for it loads the view.
  var calendarWidget: CalendarWidgetScene.Controller { loaded(children.calendarWidget) }

  /// The child `notesWidget`, from the moment the view is loaded; asking for it loads the view.
  var notesWidget: NotesWidgetScene.Controller { loaded(children.notesWidget) }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground

    let weather = UIView()
    weather.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(weather)

    let stocks = UIView()
    stocks.isHidden = true
    stocks.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stocks)

    let calendar = UIView()
    calendar.isHidden = true
    calendar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(calendar)

    let notes = UIView()
    notes.isHidden = true
    notes.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(notes)

    NSLayoutConstraint.activate([
      weather.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      weather.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: weather.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: weather.bottomAnchor),
      stocks.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stocks.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stocks.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stocks.bottomAnchor),
      calendar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      calendar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: calendar.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: calendar.bottomAnchor),
      notes.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      notes.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: notes.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: notes.bottomAnchor),
    ])

    controller.view = view
    views = Views(weather: weather, stocks: stocks, calendar: calendar, notes: notes)
    controller.containers = [weather, stocks, calendar, notes]

    let weatherWidget = WidgetsScenes.instantiateWeatherWidget()
    children.weatherWidget = weatherWidget
    dispatch.embed(weatherWidget, in: weather, of: controller, as: .weatherWidget(weatherWidget), identifier: nil)

    let stocksWidget = WidgetsScenes.instantiateStocksWidget()
    children.stocksWidget = stocksWidget
    dispatch.embed(stocksWidget, in: stocks, of: controller, as: .stocksWidget(stocksWidget), identifier: nil)

    let calendarWidget = WidgetsScenes.instantiateCalendarWidget()
    children.calendarWidget = calendarWidget
    dispatch.embed(
      calendarWidget,
      in: calendar,
      of: controller,
      as: .calendarWidget(calendarWidget),
      identifier: nil
    )

    let notesWidget = WidgetsScenes.instantiateNotesWidget()
    children.notesWidget = notesWidget
    dispatch.embed(notesWidget, in: notes, of: controller, as: .notesWidget(notesWidget), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `widgets` is not loaded that far yet") }
    return part
  }
}

extension WidgetsScene {
  /// The controller that the scene makes, wired.
  final class Controller: Widgets {
    fileprivate lazy var widgetsWiring = WidgetsScene(self)

    override func loadView() { widgetsWiring.loadView() }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let segue = widgetsWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
    }
  }
}

/// What the author of `Widgets` can say about the scene `widgets`.
@MainActor
protocol WidgetsSceneController: Widgets {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: WidgetsScene.Segue, sender: Any?)
}

extension WidgetsSceneController {
  /// What this controller reaches in the scene `widgets`.
  var scene: WidgetsScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: WidgetsScene.Segue, sender: Any?) {}
}

extension Widgets: WidgetsSceneController {}

// MARK: - weatherWidget

/// The scene `weatherWidget`: what its controller reaches in it.
@MainActor
final class WeatherWidgetScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBlue

    controller.view = view
  }
}

extension WeatherWidgetScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = WeatherWidgetScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - stocksWidget

/// The scene `stocksWidget`: what its controller reaches in it.
@MainActor
final class StocksWidgetScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemGreen

    controller.view = view
  }
}

extension StocksWidgetScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = StocksWidgetScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - calendarWidget

/// The scene `calendarWidget`: what its controller reaches in it.
@MainActor
final class CalendarWidgetScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemRed

    controller.view = view
  }
}

extension CalendarWidgetScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = CalendarWidgetScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - notesWidget

/// The scene `notesWidget`: what its controller reaches in it.
@MainActor
final class NotesWidgetScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemYellow

    controller.view = view
  }
}

extension NotesWidgetScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = NotesWidgetScene(self)

    override func loadView() { scene.loadView() }
  }
}
