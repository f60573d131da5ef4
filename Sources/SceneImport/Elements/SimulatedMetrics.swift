import InterfaceBuilder

/// What the canvas of Interface Builder simulates around a controller or a view of a xib.
public struct SimulatedMetrics: Sendable, Equatable {
  /// A bar at the bottom that no container gives the screen.
  public enum BottomBar: Sendable {
    /// A toolbar, 44 points high.
    case toolbar
    /// A tab bar, 49 points high.
    case tabBar
  }

  /// Whether there is a navigation bar; nil if containers decide it.
  public let hasNavigationBar: Bool?
  /// The bar at the bottom; nil if there is none, or if containers decide it.
  public let bottomBar: BottomBar?
  /// Whether there is no status bar. Safe areas have it all the same.
  public let hidesStatusBar: Bool
  /// Whether the size is the author's, instead of the device's.
  public let isFreeform: Bool

  /// - Parameters:
  ///   - owner: the controller or the view of a xib. Either the controller or its view has the metrics.
  ///   - usesSafeAreas: whether the document has safe areas, instead of top and bottom layout guides.
  init?(_ owner: SceneElement, usesSafeAreas: Bool) {
    let sources = ([owner] + owner.children).compactMap(\.source)
    let metrics = sources.flatMap(\.children).compactMap { child in child["key"].map { (key: $0, kind: child.name) } }
      .filter { $0.key.hasPrefix("simulated") || $0.key == "customSize" }
    if metrics.isEmpty { return nil }
    func kind(_ key: String) -> String? { metrics.first { $0.key == key }?.kind }
    hasNavigationBar =
      switch kind("simulatedTopBarMetrics") {
      case "simulatedNavigationBarMetrics": true
      case "nil": false
      default: nil
      }
    bottomBar =
      switch kind("simulatedBottomBarMetrics") {
      case "simulatedToolbarMetrics": .toolbar
      case "simulatedTabBarMetrics": .tabBar
      default: nil
      }
    hidesStatusBar = kind("simulatedStatusBarMetrics") == "nil" && !usesSafeAreas
    isFreeform =
      kind("simulatedDestinationMetrics") == "freeformSimulatedSizeMetrics" || kind("customSize") != nil
  }
}
