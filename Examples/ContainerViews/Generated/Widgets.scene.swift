// Made by scenec from Widgets.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Widgets.scene.
@MainActor
struct WidgetsScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `widgets`.
    var makeWidgets: @MainActor () -> Widgets = { WidgetsSceneController() }
    /// Makes `weatherWidget`.
    var makeWeatherWidget: @MainActor () -> WeatherWidgetSceneController = { WeatherWidgetSceneController() }
    /// Makes `stocksWidget`.
    var makeStocksWidget: @MainActor () -> StocksWidgetSceneController = { StocksWidgetSceneController() }
    /// Makes `calendarWidget`.
    var makeCalendarWidget: @MainActor () -> CalendarWidgetSceneController = { CalendarWidgetSceneController() }
    /// Makes `notesWidget`.
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
  func instantiateInitialViewController() -> Widgets {
    instantiateWidgets()
  }

  /// Makes the controller `widgets`.
  func instantiateWidgets() -> Widgets {
    let widgets = factory.makeWidgets()
    (widgets as? WidgetsSceneController)?.widgetsWiring.scenes = self
    widgets.awakeFromNib()
    return widgets
  }

  /// Makes the controller `weatherWidget`.
  func instantiateWeatherWidget() -> WeatherWidgetSceneController {
    factory.makeWeatherWidget()
  }

  /// Makes the controller `stocksWidget`.
  func instantiateStocksWidget() -> StocksWidgetSceneController {
    factory.makeStocksWidget()
  }

  /// Makes the controller `calendarWidget`.
  func instantiateCalendarWidget() -> CalendarWidgetSceneController {
    factory.makeCalendarWidget()
  }

  /// Makes the controller `notesWidget`.
  func instantiateNotesWidget() -> NotesWidgetSceneController {
    factory.makeNotesWidget()
  }
}

/// Makes controllers with the factories of the process.
extension WidgetsScenes {
  /// Makes the controller that Widgets.scene starts with.
  static func instantiateInitialViewController() -> Widgets {
    WidgetsScenes().instantiateInitialViewController()
  }

  /// Makes the controller `widgets`.
  static func instantiateWidgets() -> Widgets {
    WidgetsScenes().instantiateWidgets()
  }

  /// Makes the controller `weatherWidget`.
  static func instantiateWeatherWidget() -> WeatherWidgetSceneController {
    WidgetsScenes().instantiateWeatherWidget()
  }

  /// Makes the controller `stocksWidget`.
  static func instantiateStocksWidget() -> StocksWidgetSceneController {
    WidgetsScenes().instantiateStocksWidget()
  }

  /// Makes the controller `calendarWidget`.
  static func instantiateCalendarWidget() -> CalendarWidgetSceneController {
    WidgetsScenes().instantiateCalendarWidget()
  }

  /// Makes the controller `notesWidget`.
  static func instantiateNotesWidget() -> NotesWidgetSceneController {
    WidgetsScenes().instantiateNotesWidget()
  }
}

// MARK: - widgets

/// The parts of the scene `widgets` that its controller uses.
@MainActor
final class WidgetsScene {
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
  private weak var weakController: WidgetsSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (weather: UIView, stocks: UIView, calendar: UIView, notes: UIView)!
  private var children = Children()

  fileprivate init(_ controller: WidgetsSceneController) { weakController = controller }

  private var controller: WidgetsSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("widgets") }
    return weakController
  }

  var weather: UIView { loadedViews.views.weather }
  var stocks: UIView { loadedViews.views.stocks }
  var calendar: UIView { loadedViews.views.calendar }
  var notes: UIView { loadedViews.views.notes }

  /// The child `weatherWidget`, from the moment the view is loaded; asking for it loads the view.
  var weatherWidget: WeatherWidgetSceneController { embedded(children.weatherWidget, "weatherWidget") }

  /// The child `stocksWidget`, from the moment the view is loaded; asking for it loads the view.
  var stocksWidget: StocksWidgetSceneController { embedded(children.stocksWidget, "stocksWidget") }

  /// The child `calendarWidget`, from the moment the view is loaded; asking for it loads the view.
  var calendarWidget: CalendarWidgetSceneController { embedded(children.calendarWidget, "calendarWidget") }

  /// The child `notesWidget`, from the moment the view is loaded; asking for it loads the view.
  var notesWidget: NotesWidgetSceneController { embedded(children.notesWidget, "notesWidget") }

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
    dispatch.embed(weatherWidget, in: weather, of: controller, as: .weatherWidget(weatherWidget), identifier: nil)

    let stocksWidget = scenes.instantiateStocksWidget()
    children.stocksWidget = stocksWidget
    dispatch.embed(stocksWidget, in: stocks, of: controller, as: .stocksWidget(stocksWidget), identifier: nil)

    let calendarWidget = scenes.instantiateCalendarWidget()
    children.calendarWidget = calendarWidget
    dispatch.embed(calendarWidget, in: calendar, of: controller, as: .calendarWidget(calendarWidget), identifier: nil)

    let notesWidget = scenes.instantiateNotesWidget()
    children.notesWidget = notesWidget
    dispatch.embed(notesWidget, in: notes, of: controller, as: .notesWidget(notesWidget), identifier: nil)
  }

  /// This scene, once its view is loaded.
  private var loadedViews: WidgetsScene {
    SceneWiring.loadView(of: weakController, "widgets")
    return self
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `widgets` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `widgets`.
final class WidgetsSceneController: Widgets {
  fileprivate lazy var widgetsWiring = WidgetsScene(self)

  override func loadView() { widgetsWiring.loadView(of: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = widgetsWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `Widgets` and the scene `widgets`.
@MainActor
protocol WidgetsSceneOwner: Widgets {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: WidgetsScene.Segue, sender: Any?)
}

extension WidgetsSceneOwner {
  /// The parts of the scene `widgets` that this controller uses.
  var scene: WidgetsScene {
    guard let controller = self as? WidgetsSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "WidgetsScenes.instantiateWidgets()")
    }
    return controller.widgetsWiring
  }

  /// The default does nothing.
  func prepare(for segue: WidgetsScene.Segue, sender: Any?) {}
}

extension Widgets: WidgetsSceneOwner {}

// MARK: - weatherWidget

/// The generated view controller of the scene `weatherWidget`.
final class WeatherWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBlue

    controller.view = view
  }
}

// MARK: - stocksWidget

/// The generated view controller of the scene `stocksWidget`.
final class StocksWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGreen

    controller.view = view
  }
}

// MARK: - calendarWidget

/// The generated view controller of the scene `calendarWidget`.
final class CalendarWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemRed

    controller.view = view
  }
}

// MARK: - notesWidget

/// The generated view controller of the scene `notesWidget`.
final class NotesWidgetSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemYellow

    controller.view = view
  }
}
