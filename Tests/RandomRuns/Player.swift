import HeadlessUIKit

/// Performs actions.
@MainActor struct Player {
  /// The styles of presentations in code.
  static let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overCurrentContext]

  let screen: Screen
  let app: GeneratedApp
  /// Called after a presentation or dismissal by code has completed.
  let completion: @MainActor (UIViewController) -> Void

  /// Performs an action. The run itself injects segues.
  func play(_ action: Action) {
    switch action.kind {
    case .rotate: rotate()
    case .warnOfMemory: for controller in screen.controllers { controller.didReceiveMemoryWarning() }
    case .replaceRoot: screen.window.rootViewController = app.entries[action.choice].make()
    case .flush: Transactions.flush()
    case .injectSegue: break
    default: play(action, at: screen.controllers[action.controller])
    }
  }

  private func play(_ action: Action, at controller: UIViewController) {
    switch action.kind {
    case .perform:
      app.scene(of: controller)?.segues[action.choice].perform(from: controller, sender: controller.view)
    case .tap: tap(Targets.controls(of: controller)[action.choice])
    case .tapBarItem: tap(Targets.barItems(of: controller)[action.choice])
    case .selectRow: select(Targets.rows(of: controller)[action.choice])
    case .selectTab: (controller as? UITabBarController)?.selectedIndex = action.choice
    case .turnPage: turnPage(of: controller, action.choice == 0 ? .forward : .reverse)
    case .push: (controller as? UINavigationController)?.pushViewController(UIViewController(), animated: true)
    case .pop: (controller as? UINavigationController)?.popViewController(animated: true)
    case .popToRoot: (controller as? UINavigationController)?.popToRootViewController(animated: true)
    case .present: present(from: controller, Self.styles[action.choice])
    case .dismiss: dismiss(from: controller, asking: action.choice == 0 ? controller : controller.ownPresented)
    case .rotate, .warnOfMemory, .replaceRoot, .flush, .injectSegue: break
    }
  }

  private func tap(_ control: UIControl) {
    control.sendActions(for: control.allControlEvents)
  }

  private func tap(_ item: UIBarButtonItem) {
    item.primaryAction?.performWithSender(item, target: nil)
  }

  private func select(_ target: (table: UITableView, row: IndexPath)) {
    target.table.selectRow(at: target.row, animated: true, scrollPosition: .none)
    target.table.delegate?.tableView(target.table, didSelectRowAt: target.row)
  }

  private func turnPage(of controller: UIViewController, _ direction: UIPageViewController.NavigationDirection) {
    guard let pages = controller as? UIPageViewController, let page = pages.viewControllers?.first else { return }
    let next =
      direction == .forward
      ? pages.dataSource?.pageViewController(pages, viewControllerAfter: page)
      : pages.dataSource?.pageViewController(pages, viewControllerBefore: page)
    guard let next else { return }
    pages.setViewControllers([next], direction: direction, animated: true) { _ in completion(next) }
  }

  private func present(from presenter: UIViewController, _ style: UIModalPresentationStyle) {
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: true) { completion(presenter) }
  }

  private func dismiss(from presenter: UIViewController, asking controller: UIViewController?) {
    controller?.dismiss(animated: true) { completion(presenter) }
  }

  private func rotate() {
    let size = screen.window.frame.size
    screen.window.frame.size = CGSize(width: size.height, height: size.width)
  }
}

extension Player {
  /// The description of an action.
  func words(for action: Action) -> String {
    switch action.kind {
    case .rotate, .warnOfMemory, .flush: return action.kind.rawValue
    case .injectSegue: return "segue at \(InjectedSegue.Moment.allCases[action.controller])"
    case .replaceRoot: return "replaceRoot by '\(app.entries[action.choice].name)'"
    case .perform:
      let source = screen.controllers[action.controller]
      let identifier = app.scene(of: source)?.segues[action.choice].identifier ?? ""
      return "perform '\(identifier)' of \(app.label(source))"
    default:
      return "\(action.kind.rawValue) \(action.choice) at \(app.label(screen.controllers[action.controller]))"
    }
  }
}
