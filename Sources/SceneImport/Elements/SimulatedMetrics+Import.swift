import InterfaceBuilder
import UIKitFacts

extension SimulatedMetrics {
  /// Nil if the document simulates nothing.
  ///
  /// - Parameters:
  ///   - owner: the controller or the view of a xib. Either the controller or its view has the metrics.
  ///   - usesSafeAreas: whether the document has safe areas, instead of top and bottom layout guides.
  init?(_ owner: DraftElement, usesSafeAreas: Bool) {
    let sources = ([owner] + owner.children).compactMap(\.source)
    let metrics = sources.flatMap(\.children).compactMap { child in child["key"].map { (key: $0, kind: child.name) } }
      .filter { $0.key.hasPrefix("simulated") || $0.key == "customSize" }
    if metrics.isEmpty { return nil }
    func kind(_ key: String) -> String? { metrics.first { $0.key == key }?.kind }
    self.init()
    hasNavigationBar =
      switch kind("simulatedTopBarMetrics") {
      case "simulatedNavigationBarMetrics": true
      case "nil": false
      default: nil
      }
    bottomBarHeight =
      switch kind("simulatedBottomBarMetrics") {
      case "simulatedToolbarMetrics": ControlSizes.toolbarHeight
      case "simulatedTabBarMetrics": ControlSizes.tabBarHeight
      default: 0
      }
    hidesStatusBar = kind("simulatedStatusBarMetrics") == "nil" && !usesSafeAreas
    isFreeform =
      kind("simulatedDestinationMetrics") == "freeformSimulatedSizeMetrics" || kind("customSize") != nil
  }
}
