public import HeadlessUIKit

/// What `scenec` made of some scenes, as fault runs see it.
@MainActor public struct Wiring {
  /// A controller that an app can begin with.
  public struct Entry {
    let name: String
    let make: @MainActor () -> UIViewController

    /// A controller by the name of its scene, and how it is made.
    public init(_ name: String, make: @escaping @MainActor () -> UIViewController) {
      self.name = name
      self.make = make
    }
  }

  /// Where a segue can be performed without UIKit taking offence.
  public enum Condition: Sendable {
    case anywhere, insideNavigation, outsideNavigation, nowhere
  }

  /// A segue that code can ask for.
  public struct Segue: Sendable {
    let identifier: String
    let condition: Condition
    private let values: (@MainActor (UIViewController, Any?) -> Void)?

    /// A segue by its identifier.
    ///
    /// - Parameter values: performs a segue that needs values.
    public init(
      _ identifier: String, _ condition: Condition, values: (@MainActor (UIViewController, Any?) -> Void)? = nil
    ) {
      self.identifier = identifier
      self.condition = condition
      self.values = values
    }

    /// Performs the segue.
    @MainActor func perform(from source: UIViewController, sender: Any?) {
      if let values { values(source, sender) } else { source.performSegue(withIdentifier: identifier, sender: sender) }
    }
  }

  /// A scene whose controller is wired.
  public struct Scene: Sendable {
    let name: String
    let type: UIViewController.Type
    let segues: [Segue]
    let taps: [Condition]

    /// A scene by its name and the class that does its wiring.
    ///
    /// - Parameter taps: where everything that can be tapped in it may be tapped.
    public init(_ name: String, _ type: UIViewController.Type, segues: [Segue] = [], taps: [Condition] = []) {
      self.name = name
      self.type = type
      self.segues = segues
      self.taps = taps
    }
  }

  let name: String
  let entries: [Entry]
  private let scenes: [ObjectIdentifier: Scene]

  /// The wiring of a fixture.
  public init(_ name: String, entries: [Entry], scenes: [Scene]) {
    self.name = name
    self.entries = entries
    self.scenes = Dictionary(uniqueKeysWithValues: scenes.map { (ObjectIdentifier($0.type), $0) })
  }

  /// The scene of a controller, if one was wired for it.
  func scene(of controller: UIViewController) -> Scene? { scenes[ObjectIdentifier(type(of: controller))] }

  /// What a controller is called in reports.
  func label(_ controller: UIViewController) -> String {
    scene(of: controller).map { "'\($0.name)'" } ?? "\(type(of: controller))"
  }
}

extension Wiring.Condition {
  /// Whether it holds for a controller where that is now.
  @MainActor func holds(for controller: UIViewController) -> Bool {
    switch self {
    case .anywhere: true
    case .insideNavigation: controller.navigationController != nil
    case .outsideNavigation: controller.navigationController == nil
    case .nowhere: false
    }
  }
}
