// Made by scenec from Widgets.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Widgets.scene.
@MainActor
struct WidgetsScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeWidgets: @MainActor () -> Widgets = { WidgetsSceneController() }
    var makeWeatherWidget: @MainActor () -> WeatherWidgetSceneController = { WeatherWidgetSceneController() }
    var makeStocksWidget: @MainActor () -> StocksWidgetSceneController = { StocksWidgetSceneController() }
    var makeCalendarWidget: @MainActor () -> CalendarWidgetSceneController = { CalendarWidgetSceneController() }
    var makeNotesWidget: @MainActor () -> NotesWidgetSceneController = { NotesWidgetSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Widgets.scene starts with.
  func instantiateInitialViewController() -> Widgets { instantiateWidgets() }

  func instantiateWidgets() -> Widgets {
    let widgets = factory.makeWidgets()
    (widgets as? WidgetsSceneController)?.widgetsWiring.scenes = self
    widgets.awakeFromNib()
    return widgets
  }

  func instantiateWeatherWidget() -> WeatherWidgetSceneController { factory.makeWeatherWidget() }
  func instantiateStocksWidget() -> StocksWidgetSceneController { factory.makeStocksWidget() }
  func instantiateCalendarWidget() -> CalendarWidgetSceneController { factory.makeCalendarWidget() }
  func instantiateNotesWidget() -> NotesWidgetSceneController { factory.makeNotesWidget() }
}

/// Makes controllers with the factories of the process.
extension WidgetsScenes {
  static func instantiateInitialViewController() -> Widgets { Self().instantiateInitialViewController() }
  static func instantiateWidgets() -> Widgets { Self().instantiateWidgets() }
  static func instantiateWeatherWidget() -> WeatherWidgetSceneController { Self().instantiateWeatherWidget() }
  static func instantiateStocksWidget() -> StocksWidgetSceneController { Self().instantiateStocksWidget() }
  static func instantiateCalendarWidget() -> CalendarWidgetSceneController { Self().instantiateCalendarWidget() }
  static func instantiateNotesWidget() -> NotesWidgetSceneController { Self().instantiateNotesWidget() }
}

// MARK: - widgets

/// The parts of the scene `widgets` that its controller uses.
final class WidgetsScene: SceneParts<WidgetsSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case weatherWidget(WeatherWidgetSceneController)
    case stocksWidget(StocksWidgetSceneController)
    case calendarWidget(CalendarWidgetSceneController)
    case notesWidget(NotesWidgetSceneController)
  }

  private struct Children {
    weak var weatherWidget: WeatherWidgetSceneController?
    weak var stocksWidget: StocksWidgetSceneController?
    weak var calendarWidget: CalendarWidgetSceneController?
    weak var notesWidget: NotesWidgetSceneController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = WidgetsScenes()
  private let dispatch = SceneDispatch<WidgetsSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (weather: UIView, stocks: UIView, calendar: UIView, notes: UIView)!
  private var children = Children()

  var weather: UIView { loadedViews.views.weather }
  var stocks: UIView { loadedViews.views.stocks }
  var calendar: UIView { loadedViews.views.calendar }
  var notes: UIView { loadedViews.views.notes }

  /// The child `weatherWidget`, from the moment the view is loaded; asking for it loads the view.
  var weatherWidget: WeatherWidgetSceneController { embeddedChild(children.weatherWidget, "weatherWidget") }
  /// The child `stocksWidget`, from the moment the view is loaded; asking for it loads the view.
  var stocksWidget: StocksWidgetSceneController { embeddedChild(children.stocksWidget, "stocksWidget") }
  /// The child `calendarWidget`, from the moment the view is loaded; asking for it loads the view.
  var calendarWidget: CalendarWidgetSceneController { embeddedChild(children.calendarWidget, "calendarWidget") }
  /// The child `notesWidget`, from the moment the view is loaded; asking for it loads the view.
  var notesWidget: NotesWidgetSceneController { embeddedChild(children.notesWidget, "notesWidget") }

  fileprivate func loadView(of controller: WidgetsSceneController) {
    let view = UIView(frame: .sceneCanvas)
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

    views = (weather, stocks, calendar, notes)
    controller.view = view
    controller.containers = [weather, stocks, calendar, notes]

    let weatherWidget = scenes.instantiateWeatherWidget()
    children.weatherWidget = weatherWidget
    dispatch.embed(weatherWidget, nil, in: weather, from: controller, as: .weatherWidget(weatherWidget))

    let stocksWidget = scenes.instantiateStocksWidget()
    children.stocksWidget = stocksWidget
    dispatch.embed(stocksWidget, nil, in: stocks, from: controller, as: .stocksWidget(stocksWidget))

    let calendarWidget = scenes.instantiateCalendarWidget()
    children.calendarWidget = calendarWidget
    dispatch.embed(calendarWidget, nil, in: calendar, from: controller, as: .calendarWidget(calendarWidget))

    let notesWidget = scenes.instantiateNotesWidget()
    children.notesWidget = notesWidget
    dispatch.embed(notesWidget, nil, in: notes, from: controller, as: .notesWidget(notesWidget))
  }
}

final class WidgetsSceneController: Widgets {
  fileprivate lazy var widgetsWiring = WidgetsScene(self)
  override func loadView() { widgetsWiring.loadView(of: self) }
}

/// The interface between `Widgets` and the scene `widgets`.
@MainActor
protocol WidgetsSceneOwner: Widgets {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: WidgetsScene.Segue, sender: Any?)
}

extension WidgetsSceneOwner {
  /// The parts of the scene `widgets` that this controller uses.
  var scene: WidgetsScene { WidgetsScene.owner(self, use: "WidgetsScenes.instantiateWidgets()").widgetsWiring }
  func prepare(for segue: WidgetsScene.Segue, sender: Any?) {}
}

extension Widgets: WidgetsSceneOwner {}

// MARK: - weatherWidget

final class WeatherWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBlue

    controller.view = view
  }
}

// MARK: - stocksWidget

final class StocksWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGreen

    controller.view = view
  }
}

// MARK: - calendarWidget

final class CalendarWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemRed

    controller.view = view
  }
}

// MARK: - notesWidget

final class NotesWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemYellow

    controller.view = view
  }
}
