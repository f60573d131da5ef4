import UIKit

/// Leads through one window: onboarding, then login, then the main content.
class SceneFlowController: UIViewController {
  private let app: AppFlowController

  init(app: AppFlowController) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    goOn()
  }

  func finishOnboarding(_ segue: UIStoryboardSegue) {
    app.isOnboarded = true
    goOn()
  }

  func finishLogin(_ segue: UIStoryboardSegue) {
    app.isLoggedIn = true
    goOn()
  }

  func logOut(_ segue: UIStoryboardSegue) {
    app.isLoggedIn = false
    goOn()
  }

  func startOver(_ segue: UIStoryboardSegue) {
    app.isLoggedIn = false
    app.isOnboarded = false
    goOn()
  }

  private func goOn() {
    if !app.isOnboarded {
      scene.performOnboarding()
    } else if !app.isLoggedIn {
      scene.performLogin()
    } else {
      scene.performMain()
    }
  }
}
