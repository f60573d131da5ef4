import UIKit

/// What all windows of the app have in common: how far its user has got. It makes a flow for each window.
@MainActor
final class AppFlowController {
  var isOnboarded = false
  var isLoggedIn = false

  /// What a window shows.
  func makeSceneFlow() -> SceneFlowController {
    MainScenes.instantiateSceneFlow(app: self)
  }
}
