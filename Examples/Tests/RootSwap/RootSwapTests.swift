import HeadlessUIKitTesting
import Testing

@testable import RootSwap

/// An app leads its user through three flows, each of which takes the place of the one before.
@MainActor @Suite struct RootSwapTests {
  private let appFlow = AppFlowController()

  private func start() throws -> (HeadlessApp, SceneFlowController) {
    let app = HeadlessApp(root: appFlow.makeSceneFlow())
    return (app, try #require(app.window.rootViewController as? SceneFlowController))
  }

  private func turnPage(of pages: UIPageViewController?, in app: HeadlessApp) throws {
    let pages = try #require(pages)
    let first = try #require(pages.viewControllers?.first)
    let next = try #require(pages.dataSource?.pageViewController(pages, viewControllerAfter: first))
    pages.setViewControllers([next], direction: .forward, animated: true)
    app.flush()
  }

  @Test("The first flow is there when the window appears")
  func onboarding() throws {
    let (app, flow) = try start()
    #expect(
      app.log.take() == [
        "sceneFlow.loadView", "sceneFlow.viewDidLoad",
        "welcome.willMove(onboardingFlow)", "sceneFlow.prepare(onboarding)",
        "onboardingFlow.loadView", "onboardingFlow.viewDidLoad",
        "onboardingFlow.willMove(sceneFlow)", "onboardingFlow.didMove(sceneFlow)",
        "sceneFlow.willAppear", "welcome.loadView", "welcome.viewDidLoad", "onboardingFlow.willAppear",
        "welcome.willAppear",
        "sceneFlow.isAppearing", "onboardingFlow.isAppearing", "welcome.isAppearing",
        "sceneFlow.didAppear", "onboardingFlow.didAppear", "welcome.didAppear", "welcome.didMove(onboardingFlow)",
      ])
    #expect(flow.children == [flow.scene.onboardingFlow])
  }

  @Test("Onboarding gives way to the login: moves and removal end after the animation, and the old flow is released")
  func login() throws {
    let (app, flow) = try start()
    weak let onboarding = flow.scene.onboardingFlow
    try turnPage(of: flow.scene.onboardingFlow, in: app)
    _ = app.log.take()
    try app.tap("Get started", flushing: false)
    #expect(
      app.log.take() == [
        "features.prepare(sceneFlow)",
        "login.willMove(loginFlow)", "login.didMove(loginFlow)", "sceneFlow.prepare(login)",
        "onboardingFlow.willMove(nil)",
        "loginFlow.loadView", "loginFlow.viewDidLoad", "loginFlow.willMove(sceneFlow)",
        "onboardingFlow.willDisappear", "features.willDisappear",
        "login.loadView", "login.viewDidLoad", "loginFlow.willAppear", "login.willAppear",
        "loginFlow.isAppearing", "login.isAppearing",
      ])
    #expect(onboarding?.parent === flow && flow.children.count == 2)
    app.flush()
    #expect(
      app.log.take() == [
        "loginFlow.didAppear", "login.didAppear", "onboardingFlow.didDisappear", "features.didDisappear",
        "onboardingFlow.didMove(nil)", "loginFlow.didMove(sceneFlow)",
      ])
    #expect(onboarding == nil && flow.children == [flow.scene.loginFlow])
  }

  @Test("Whoever registers comes to the main content")
  func main() throws {
    appFlow.isOnboarded = true
    let (app, flow) = try start()
    weak let login = flow.scene.loginFlow
    try app.tap("Register")
    _ = app.log.take()
    try app.tap("Join")
    #expect(
      app.log.take() == [
        "registration.prepare(sceneFlow)",
        "news.willMove(mainFlow)", "news.didMove(mainFlow)",
        "profile.willMove(mainFlow)", "profile.didMove(mainFlow)", "sceneFlow.prepare(main)",
        "loginFlow.willMove(nil)",
        "mainFlow.loadView", "mainFlow.viewDidLoad", "mainFlow.willMove(sceneFlow)",
        "loginFlow.willDisappear", "registration.willDisappear",
        "news.loadView", "news.viewDidLoad", "mainFlow.willAppear", "news.willAppear",
        "mainFlow.isAppearing", "news.isAppearing",
        "mainFlow.didAppear", "news.didAppear",
        "loginFlow.didDisappear", "registration.didDisappear",
        "loginFlow.didMove(nil)", "mainFlow.didMove(sceneFlow)",
      ])
    #expect(login == nil && flow.children == [flow.scene.mainFlow])
  }

  @Test("Starting over swaps without animation: the old flow is gone before the new one comes")
  func startOver() throws {
    appFlow.isOnboarded = true
    appFlow.isLoggedIn = true
    let (app, flow) = try start()
    weak let main = flow.scene.mainFlow
    try app.selectTab("Profile")
    _ = app.log.take()
    try app.tap("Start over", flushing: false)
    #expect(
      app.log.take() == [
        "profile.prepare(startOver)", "welcome.willMove(onboardingFlow)", "sceneFlow.prepare(onboarding)",
        "mainFlow.willMove(nil)",
        "mainFlow.willDisappear", "profile.willDisappear",
        "mainFlow.didDisappear", "profile.didDisappear", "mainFlow.didMove(nil)",
        "onboardingFlow.loadView", "onboardingFlow.viewDidLoad", "onboardingFlow.willMove(sceneFlow)",
        "welcome.loadView", "welcome.viewDidLoad", "onboardingFlow.willAppear", "welcome.willAppear",
        "onboardingFlow.didMove(sceneFlow)",
      ])
    app.flush()
    #expect(main == nil && flow.children == [flow.scene.onboardingFlow])
  }

  @Test("One app flow makes a flow for each window")
  func windows() throws {
    appFlow.isOnboarded = true
    let (first, flow) = try start()
    let (second, other) = try start()
    try first.tap("Log in")
    #expect(flow.scene.mainFlow != nil && other.scene.loginFlow != nil)
    #expect(second.visibleViewControllers.contains(other) && !first.visibleViewControllers.contains(other))
  }

  @Test("A flow that has come to its end leaves nobody behind")
  func release() throws {
    let app = HeadlessApp(root: appFlow.makeSceneFlow())
    weak let flow = app.window.rootViewController as? SceneFlowController
    try turnPage(of: flow?.scene.onboardingFlow, in: app)
    for name in ["Get started", "Log in"] { try app.tap(name) }
    try app.selectTab("Profile")
    for name in ["Log out", "Register", "Join"] { try app.tap(name) }
    weak let main = flow?.scene.mainFlow
    #expect(flow != nil && main != nil)
    app.close()
    #expect(flow == nil && main == nil)
  }
}
