import HeadlessUIKit

/// The actions that are possible now without an exception of UIKit.
@MainActor struct Choices {
  let screen: Screen
  let app: GeneratedApp

  /// A random action of a random kind; nil if there is none.
  func any(_ numbers: inout SplitMix) -> Action? {
    var kinds = Action.Kind.allCases.filter { $0.weight > 0 }
    while !kinds.isEmpty {
      var ticket = numbers.below(kinds.reduce(0) { $0 + $1.weight })
      guard
        let index = kinds.firstIndex(where: { kind in
          ticket -= kind.weight
          return ticket < 0
        })
      else { return nil }
      let actions = all(kinds.remove(at: index))
      if !actions.isEmpty { return actions[numbers.below(actions.count)] }
    }
    return nil
  }

  /// Whether an action of another run is possible in this one.
  func contains(_ action: Action) -> Bool { all(action.kind).contains(action) }

  private func all(_ kind: Action.Kind) -> [Action] {
    switch kind {
    case .perform: performs
    case .tap: touches(kind) { Targets.controls(of: $0).count }
    case .tapBarItem: touches(kind) { Targets.barItems(of: $0).count }
    case .selectRow: touches(kind) { Targets.rows(of: $0).count }
    case .selectTab: each(kind) { ($0 as? UITabBarController)?.viewControllers?.count ?? 0 }
    case .turnPage: each(kind) { ($0 as? UIPageViewController)?.viewControllers?.count == 1 ? 2 : 0 }
    case .push: each(kind) { $0 is UINavigationController ? 1 : 0 }
    case .pop, .popToRoot:
      each(kind) { ($0 as? UINavigationController).map { $0.viewControllers.count > 1 } == true ? 1 : 0 }
    case .present: presents
    case .dismiss: actions(kind, at: screen.places { $0.ownPresented != nil }) { _ in 2 }
    case .rotate, .warnOfMemory, .flush: [Action(kind: kind)]
    case .replaceRoot: screen.presented.isEmpty ? app.entries.indices.map { Action(kind: kind, choice: $0) } : []
    case .injectSegue:
      InjectedSegue.Moment.allCases.indices.flatMap { moment in
        (0..<InjectedSegue.choices).map { Action(kind: kind, controller: moment, choice: $0) }
      }
    }
  }

  private var performs: [Action] {
    screen.places(where: \.isOnScreen).flatMap { place in
      Self.segues(of: screen.controllers[place], in: app).map {
        Action(kind: .perform, controller: place, choice: $0)
      }
    }
  }

  /// The indices of the segues of a controller's scene that can be performed now.
  static func segues(of controller: UIViewController, in app: GeneratedApp) -> [Int] {
    let segues = app.scene(of: controller)?.segues ?? []
    return segues.indices.filter { segues[$0].condition.holds(for: controller) }
  }

  /// An action for each way to present a controller over all others.
  private var presents: [Action] {
    guard let front = screen.presented.last ?? screen.window.rootViewController, front.isOnScreen,
      let place = screen.controllers.firstIndex(of: front)
    else { return [] }
    return Player.styles.indices.map { Action(kind: .present, controller: place, choice: $0) }
  }

  private func touches(_ kind: Action.Kind, _ count: (UIViewController) -> Int) -> [Action] {
    let places = screen.places { controller in
      screen.isInFront(controller)
        && app.scene(of: controller)?.taps.allSatisfy { $0.holds(for: controller) } ?? true
    }
    return actions(kind, at: places, count)
  }

  private func each(_ kind: Action.Kind, _ count: (UIViewController) -> Int) -> [Action] {
    actions(kind, at: screen.places(where: \.isOnScreen), count)
  }

  private func actions(_ kind: Action.Kind, at places: [Int], _ count: (UIViewController) -> Int) -> [Action] {
    places.flatMap { place in
      (0..<count(screen.controllers[place])).map { Action(kind: kind, controller: place, choice: $0) }
    }
  }
}
