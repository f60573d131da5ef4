import HeadlessUIKit

/// A run of an app from its launch to its end.
@MainActor final class Run {
  /// The source of the actions of a run.
  enum Plan {
    case seed(Int)
    case actions([Action])
  }

  private let app: GeneratedApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let journal: Journal
  private var records = Records()
  private var injected: [InjectedSegue] = []
  private var faults: [String] = []

  private init(_ app: GeneratedApp, _ journal: Journal) {
    self.app = app
    self.journal = journal
  }

  /// Runs an app and returns what was wrong.
  static func faults(of app: GeneratedApp, _ plan: Plan, _ journal: Journal) -> [String] {
    var faults: [String] = []
    var leaks = LeakCheck([])
    inPool {
      let run = Run(app, journal)
      let observation = run.listen()
      run.play(plan)
      leaks = run.end()
      faults = run.faults
      ControllerEvents.remove(observation)
    }
    return faults + leaks.faults
  }

  /// Starts to observe all events, and returns the id of the observer.
  private func listen() -> Int {
    UncaughtException.handler = { [unowned self] in faults.append("\($0.name.rawValue): \($0.reason)") }
    Console.handler = { [unowned self] in if $0.isFault { faults.append($0.text) } }
    return ControllerEvents.observe { [unowned self] in hear(of: $1, at: $0) }
  }

  // MARK: Events

  private func hear(of event: ControllerEvent, at controller: UIViewController) {
    if let fault = records.record(of: controller, app).take(event) { faults.append(fault) }
    if case .prepare(let segue) = event { _ = records.record(of: segue.destination, app) }
    if let moment = InjectedSegue.Moment(event) { perform(at: moment, controller) }
  }

  private func perform(at moment: InjectedSegue.Moment, _ controller: UIViewController) {
    guard let index = injected.firstIndex(where: { $0.moment == moment }) else { return }
    let segue = injected.remove(at: index)
    if let words = segue.perform(at: controller, app) { journal.note("  then: " + words) }
  }

  // MARK: Actions

  private func play(_ plan: Plan) {
    switch plan {
    case .seed(let seed): play(seed)
    case .actions(let actions): play(actions)
    }
  }

  private func play(_ seed: Int) {
    var numbers = SplitMix(seed: seed)
    var screen = start(Action(kind: .replaceRoot, choice: numbers.below(app.entries.count)))
    for _ in 0..<(2 + numbers.below(11)) {
      guard faults.isEmpty, let action = Choices(screen: screen, app: app).any(&numbers) else { return }
      screen = play(action, on: screen)
      if numbers.chance(60) { screen = play(Action(kind: .flush), on: screen) }
    }
    if faults.isEmpty { _ = play(Action(kind: .flush), on: screen) }
  }

  private func play(_ actions: [Action]) {
    guard let first = actions.first, first.kind == .replaceRoot else { return }
    var screen = start(first)
    for action in actions.dropFirst() where faults.isEmpty {
      if Choices(screen: screen, app: app).contains(action) { screen = play(action, on: screen) }
    }
  }

  private func start(_ action: Action) -> Screen {
    let screen = play(action, on: Screen(window))
    window.makeKeyAndVisible()
    return screen
  }

  private func play(_ action: Action, on screen: Screen) -> Screen {
    let player = Player(screen: screen, app: app) { [unowned self] in perform(at: .completion, $0) }
    journal.take(action, player.words)
    player.play(action)
    if action.kind == .injectSegue { injected.append(InjectedSegue(action)) }
    let screen = Screen(window)
    check(screen, isAtRest: action.kind == .flush)
    return screen
  }

  // MARK: Checks

  private func check(_ screen: Screen, isAtRest: Bool) {
    let check = HierarchyCheck(screen: screen, app: app)
    faults += check.faults
    guard isAtRest else { return }
    let living = records.living
    faults += check.faultsAtRest(living.compactMap(\.controller)) + living.flatMap(\.faultsAtRest)
  }

  /// Ends the app and returns the objects that must be deallocated.
  private func end() -> LeakCheck {
    injected = []
    Transactions.flush()
    for controller in Screen(window).controllers { _ = records.record(of: controller, app) }
    let leaks = LeakCheck(records.living)
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    Transactions.flush()
    return leaks
  }

  private static func inPool(_ body: () -> Void) {
    #if canImport(ObjectiveC)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }
}

extension InjectedSegue.Moment {
  init?(_ event: ControllerEvent) {
    switch event {
    case .viewDidLoad: self = .viewDidLoad
    case .viewWillAppear: self = .viewWillAppear
    case .viewIsAppearing: self = .viewIsAppearing
    case .viewDidAppear: self = .viewDidAppear
    case .viewWillDisappear: self = .viewWillDisappear
    case .viewDidDisappear: self = .viewDidDisappear
    case .willMove: self = .willMove
    case .didMove: self = .didMove
    case .prepare: self = .prepare
    default: return nil
    }
  }
}

extension ConsoleWarning {
  /// Whether the warning is a fault. Presentations that have to wait are not.
  fileprivate var isFault: Bool { !text.contains("Attempt to present") && !text.contains("detached view controllers") }
}
