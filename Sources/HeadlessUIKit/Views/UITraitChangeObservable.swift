/// An object that notifies others when its traits change.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for changes of traits, with which it can be ended.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
  /// Calls a closure each time one of the traits has changed, until the object is gone or the registration is ended.
  @discardableResult @preconcurrency @MainActor public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Observer, _ previousTraitCollection: UITraitCollection)
      -> Void
  ) -> any UITraitChangeRegistration {
    let object = self as AnyObject
    let registrations = (object as? UIView)?.traitRegistrations ?? (object as? UIViewController)?.traitRegistrations
    let registration = TraitRegistration(traits.map(TraitRegistration.identifier)) { [weak object] previous in
      if let observer = object as? Observer { handler(observer, previous) }
    }
    registrations?.add(registration)
    return registration
  }
}

/// A closure that waits for changes of some traits.
@MainActor final class TraitRegistration: NSObject {
  private let traits: Set<ObjectIdentifier>
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [ObjectIdentifier], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits)
    self.handler = handler
  }

  /// Calls the closure if one of its traits has changed.
  func traitsChanged(from previous: UITraitCollection, to current: UITraitCollection) {
    if !traits.isDisjoint(with: Self.changes(from: previous, to: current)) { handler(previous) }
  }
}

@available(iOS 17.0, *)
extension TraitRegistration: UITraitChangeRegistration {
  static func identifier(of trait: UITrait) -> ObjectIdentifier { ObjectIdentifier(trait) }
}

extension TraitRegistration {
  private static func changes(from previous: UITraitCollection, to current: UITraitCollection) -> [ObjectIdentifier] {
    guard #available(iOS 17.0, *) else { return [] }
    let (old, new) = (previous.traits, current.traits)
    var changes: [ObjectIdentifier] = []
    if old.horizontalSizeClass != new.horizontalSizeClass {
      changes.append(identifier(of: UITraitHorizontalSizeClass.self))
    }
    if old.verticalSizeClass != new.verticalSizeClass { changes.append(identifier(of: UITraitVerticalSizeClass.self)) }
    if old.userInterfaceStyle != new.userInterfaceStyle {
      changes.append(identifier(of: UITraitUserInterfaceStyle.self))
    }
    if old.userInterfaceIdiom != new.userInterfaceIdiom {
      changes.append(identifier(of: UITraitUserInterfaceIdiom.self))
    }
    if old.layoutDirection != new.layoutDirection { changes.append(identifier(of: UITraitLayoutDirection.self)) }
    if old.accessibilityContrast != new.accessibilityContrast {
      changes.append(identifier(of: UITraitAccessibilityContrast.self))
    }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      changes.append(identifier(of: UITraitPreferredContentSizeCategory.self))
    }
    if old.displayScale != new.displayScale { changes.append(identifier(of: UITraitDisplayScale.self)) }
    return changes
  }
}

/// The registrations of a view or a controller, and the traits that they know.
@MainActor final class TraitRegistrations {
  private var all: [TraitRegistration] = []
  private var known: UITraitCollection?
  private let current: () -> UITraitCollection?

  /// - Parameter current: the traits of the object.
  init(_ current: @escaping () -> UITraitCollection?) { self.current = current }

  func add(_ registration: TraitRegistration) {
    update()
    all.append(registration)
    known = current()
  }

  func remove(_ registration: AnyObject) { all.removeAll { $0 === registration } }

  /// Calls the closures of all registrations whose traits have changed.
  func update() {
    guard !all.isEmpty, let known, let traits = current(), traits != known else { return }
    self.known = traits
    for registration in all { registration.traitsChanged(from: known, to: traits) }
  }
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    ownTraitRegistrations?.remove(registration)
  }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    ownTraitRegistrations?.remove(registration)
  }
}

extension UIView {
  var traitRegistrations: TraitRegistrations {
    if let ownTraitRegistrations { return ownTraitRegistrations }
    let registrations = TraitRegistrations { [weak self] in self?.traitCollection }
    ownTraitRegistrations = registrations
    return registrations
  }

  /// Tells those who have registered for changes of traits, of the views in this one and their controllers.
  func updateTraits() {
    forEachInTree {
      $0.viewController?.ownTraitRegistrations?.update()
      $0.adaptToTraits()
      $0.ownTraitRegistrations?.update()
    }
  }
}

extension UIViewController {
  var traitRegistrations: TraitRegistrations {
    if let ownTraitRegistrations { return ownTraitRegistrations }
    let registrations = TraitRegistrations { [weak self] in self?.traitCollection }
    ownTraitRegistrations = registrations
    return registrations
  }
}
