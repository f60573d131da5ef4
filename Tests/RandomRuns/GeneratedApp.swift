public import HeadlessUIKit

/// The generated code of some scenes, for random runs.
@MainActor public struct GeneratedApp {
  /// A controller with which an app can start.
  public struct Entry {
    let name: String
    let make: @MainActor () -> UIViewController

    /// Makes an entry with the name of the scene and a closure that makes the controller.
    public init(_ name: String, make: @escaping @MainActor () -> UIViewController) {
      self.name = name
      self.make = make
    }
  }

  /// Where UIKit allows a segue.
  public enum Condition: Sendable {
    case anywhere, insideNavigation, outsideNavigation, nowhere
  }

  /// A segue that code can perform.
  public struct Segue: Sendable {
    let identifier: String
    let condition: Condition
    private let values: (@MainActor (UIViewController, Any?) -> Void)?

    /// Makes a segue with its identifier.
    ///
    /// - Parameter values: performs a segue that has arguments.
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

  /// A scene with a generated controller class.
  public struct Scene: Sendable {
    let name: String
    let type: UIViewController.Type
    let segues: [Segue]
    let taps: [Condition]

    /// Makes a scene with its name and its generated class.
    ///
    /// - Parameter taps: where UIKit allows the segue of each element that can be tapped.
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

  /// Makes the app of a fixture.
  public init(_ name: String, entries: [Entry], scenes: [Scene]) {
    self.name = name
    self.entries = entries
    self.scenes = Dictionary(uniqueKeysWithValues: scenes.map { (ObjectIdentifier($0.type), $0) })
  }

  /// The scene of a controller; nil if its class was not generated.
  func scene(of controller: UIViewController) -> Scene? { scenes[ObjectIdentifier(type(of: controller))] }

  /// The name of a controller in reports.
  func label(_ controller: UIViewController) -> String {
    scene(of: controller).map { "'\($0.name)'" } ?? "\(type(of: controller))"
  }
}

extension GeneratedApp.Condition {
  /// Whether the condition is true for a controller now.
  @MainActor func holds(for controller: UIViewController) -> Bool {
    switch self {
    case .anywhere: true
    case .insideNavigation: controller.navigationController != nil
    case .outsideNavigation: controller.navigationController == nil
    case .nowhere: false
    }
  }
}
