import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Segues as generated code performs them.
@MainActor struct SegueTests {
  private func start() -> (Play, UINavigationController, List) {
    let list = SeguesScenes.instantiateList()
    let navigation = SeguesScenes.instantiateMain(list: list)
    let play = Play(navigation)
    _ = play.takeFlushed()
    return (play, navigation, list)
  }

  @Test("S-01, P-08, G-12: A triggered segue calls shouldPerformSegue, then prepare, then shows the destination")
  func fired() {
    let (play, navigation, list) = start()
    list.scene.showButton.sendActions(for: .touchUpInside)
    #expect(list.asked == ["show"] && list.prepared == ["show"])
    #expect(
      play.takeFlushed() == [
        "list.prepare(show)", "detail.willMove(main)", "detail.loadView", "detail.viewDidLoad",
        "list.willDisappear", "detail.willAppear", "detail.isAppearing", "list.didDisappear", "detail.didAppear",
        "detail.didMove(main)",
      ])
    #expect((navigation.topViewController as? Detail)?.item == 1)
  }

  @Test("S-01, P-12, G-12: The destination is made by its factory, between the question and prepare")
  func made() {
    let (play, navigation, list) = start()
    final class Special: Detail {}
    var whenMade: [[String]] = []
    SeguesScenes.factory.makeDetail = { item in
      whenMade.append(list.asked + list.prepared)
      return Special(item: item + 1)
    }
    defer { SeguesScenes.factory = .init() }
    list.scene.showButton.sendActions(for: .touchUpInside)
    #expect(whenMade == [["show"]] && list.prepared == ["show"])
    play.flush()
    #expect((navigation.topViewController as? Special)?.item == 2)
  }

  @Test("S-24: The destination in a storyboard is made by the storyboard, each time anew")
  func storyboard() {
    let (play, navigation, list) = start()
    var asked: [String?] = []
    HeadlessStoryboards.register("Settings") { identifier in
      asked.append(identifier)
      return UITableViewController()
    }
    defer { HeadlessStoryboards.unregister("Settings") }
    list.scene.performSettings()
    play.flush()
    #expect(asked == ["root"] && list.prepared == ["settings"])
    let first = navigation.topViewController
    #expect(first is UITableViewController && first?.storyboard != nil)
    list.scene.performSettings()
    play.flush()
    #expect(asked == ["root", "root"] && navigation.topViewController !== first)
  }

  @Test("S-02: If shouldPerformSegue returns false, nothing is made")
  func refused() {
    let (play, navigation, list) = start()
    list.letsGo = false
    list.scene.showButton.sendActions(for: .touchUpInside)
    #expect(list.asked == ["show"] && list.prepared == [] && play.takeFlushed() == [])
    #expect(navigation.viewControllers == [list])
  }

  @Test("S-03, P-07, U-03: Performing a segue in code does not call shouldPerformSegue")
  func performed() {
    let (play, navigation, list) = start()
    list.letsGo = false
    list.performSegue(withIdentifier: "show", sender: nil)
    play.flush()
    #expect(list.asked == [] && list.prepared == ["show"])
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    play.flush()
    #expect(navigation.viewControllers == [list] && list.returned.count == 1)
  }

  @Test("S-05: The sender is the control, or the argument in code")
  func senders() {
    let (play, _, list) = start()
    list.scene.showButton.sendActions(for: .touchUpInside)
    list.performSegue(withIdentifier: "edit", sender: play)
    list.scene.performDetail(item: 2)
    #expect(list.senders.count == 3 && list.senders[0] === list.scene.showButton && list.senders[1] === play)
    #expect(list.senders[2] == nil)
    play.flush()
  }

  @Test("S-06: In prepare the destination is neither loaded nor contained nor presented")
  func prepare() {
    let (play, _, list) = start()
    list.scene.showButton.sendActions(for: .touchUpInside)
    list.performSegue(withIdentifier: "edit", sender: nil)
    play.flush()
    #expect(list.prepared == ["show", "edit"] && list.findings == [])
  }

  @Test("S-07: A segue without identifier has none, and only its control fires it")
  func withoutIdentifier() {
    let (play, navigation, list) = start()
    list.scene.plainButton.sendActions(for: .touchUpInside)
    #expect(list.prepared == ["no identifier"] && list.asked == [])
    play.flush()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("S-09, P-10, X-12: An unknown identifier ends the process with UIKit's words")
  func unknown() {
    let (_, _, list) = start()
    let raised = exceptions { list.performSegue(withIdentifier: "nowhere", sender: nil) }
    #expect(raised.map(\.reason).first?.hasSuffix("has no segue with identifier 'nowhere'") == true)
    #expect(raised.map(\.name) == [.init("NSInvalidArgumentException")])
  }

  @Test("S-10, K-3: A presentation from outside a window is warned of and does not happen")
  func outside() {
    let list = SeguesScenes.instantiateList()
    let written = warnings { list.performSegue(withIdentifier: "edit", sender: nil) }
    #expect(written.count == 1 && written[0].contains("whose view is not in the window hierarchy"))
    #expect(list.presentedViewController == nil)
  }

  @Test("S-11: Scenes can have different segues with the same identifier")
  func perScene() {
    let (play, navigation, list) = start()
    list.scene.performDetail(item: 1)
    play.flush()
    navigation.topViewController?.performSegue(withIdentifier: "edit", sender: nil)
    play.flush()
    #expect(navigation.presentedViewController?.modalPresentationStyle == .automatic)
  }

  @Test("S-14: A custom segue runs the code of its class")
  func custom() {
    let (play, navigation, list) = start()
    let before = FadeSegue.performed
    list.performSegue(withIdentifier: "fade", sender: nil)
    play.flush()
    #expect(FadeSegue.performed == before + 1 && navigation.presentedViewController != nil)
  }

  @Test("S-15: A segue lives until it has been performed")
  func lifetime() {
    let (play, _, list) = start()
    list.scene.performFade()
    #expect(FadeSegue.last == nil)
    play.flush()
  }

  @Test("S-27, P-10: Controllers have no storyboard, but have segues")
  func noStoryboard() {
    let (play, navigation, list) = start()
    #expect(list.storyboard == nil && navigation.storyboard == nil)
    #expect(exceptions { list.performSegue(withIdentifier: "edit", sender: nil) } == [])
    play.flush()
    #expect(navigation.presentedViewController != nil)
  }

  @Test("S-17: Each kind of segue performs its transition")
  func kinds() {
    let (play, navigation, list) = start()
    list.scene.performDetail(item: 1)
    play.flush()
    #expect(navigation.viewControllers.count == 2)
    navigation.topViewController?.performSegue(withIdentifier: "edit", sender: nil)
    play.flush()
    #expect(navigation.presentedViewController is UINavigationController)
  }

  @Test("S-18: The scene's style is set before prepare, which can change it")
  func style() throws {
    let (play, navigation, list) = start()
    list.scene.performDetail(item: 1)
    play.flush()
    let detail = try #require(navigation.topViewController as? Detail)
    detail.style = .overFullScreen
    detail.scene.performEdit()
    play.flush()
    #expect(navigation.presentedViewController?.modalPresentationStyle == .overFullScreen)
  }

  @Test("S-51: A popover points at the item that fired it")
  func popover() {
    let (play, navigation, list) = start()
    list.scene.addItem.primaryAction?.performWithSender(list.scene.addItem, target: nil)
    play.flush()
    let popover = navigation.presentedViewController?.popoverPresentationController
    #expect(popover?.barButtonItem === list.scene.addItem)
  }

  @Test("S-73, X-13: A push without a navigation controller ends the process; show presents instead")
  func pushOutside() async {
    let list = SeguesScenes.instantiateList()
    let play = Play(list)
    list.performSegue(withIdentifier: "show", sender: nil)
    play.flush()
    #expect(list.presentedViewController is Detail)
    await #expect(processExitsWith: .failure) { @MainActor in
      let list = SeguesScenes.instantiateList()
      list.scene.performDetail(item: 1)
    }
  }

  @Test("U-02, U-10, U-12: Unwinding prepares, acts and then goes back, through a presentation and a stack")
  func unwinding() throws {
    let (play, navigation, list) = start()
    list.scene.performDetail(item: 1)
    play.flush()
    let detail = try #require(navigation.topViewController as? Detail)
    detail.scene.performEdit()
    play.flush()
    let form = try #require((navigation.presentedViewController as? UINavigationController)?.topViewController as? Form)
    _ = play.log.take()
    form.scene.doneButton.sendActions(for: .touchUpInside)
    #expect(list.returned.map(\.source) == [form] && list.returned.map(\.destination) == [list])
    play.flush()
    #expect(navigation.viewControllers == [list] && navigation.presentedViewController == nil)
  }

  @Test("U-11: Without a destination, nothing happens")
  func nobody() {
    let detail = SeguesScenes.instantiateDetail(item: 1)
    let play = Play(detail)
    _ = play.takeFlushed()
    detail.scene.backButton.sendActions(for: .touchUpInside)
    #expect(play.takeFlushed() == [])
  }
}
