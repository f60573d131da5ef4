/// What the canvas of Interface Builder simulates around a controller or a view of a xib.
package struct SimulatedMetrics: Sendable, Equatable {
  /// Whether there is a navigation bar; nil if containers decide it.
  package var hasNavigationBar: Bool?
  /// The height of the bar at the bottom; 0 if there is none, or if containers decide it.
  package var bottomBarHeight = 0.0
  /// Whether there is no status bar. Safe areas have it all the same.
  package var hidesStatusBar = false
  /// Whether the size is the author's, instead of the device's.
  package var isFreeform = false

  package init() {}
}
