import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Containers that swap, as generated code makes them.
@MainActor struct SwapTests {
  private func start() -> (Play, Theatre) {
    let theatre = SwappingScenes.instantiateStage()
    let play = Play(theatre)
    _ = play.takeFlushed()
    return (play, theatre)
  }

  @Test("C-19, G-09: A swap removes the old child, then adds the new one")
  func abrupt() {
    let (play, theatre) = start()
    theatre.performSegue(withIdentifier: "second", sender: nil)
    #expect(
      play.takeFlushed() == [
        "stage.prepare(second)", "first.willMove(nil)", "first.willDisappear", "first.didDisappear",
        "first.didMove(nil)", "second.loadView", "second.viewDidLoad", "second.willMove(stage)",
        "second.willAppear", "second.didMove(stage)", "second.isAppearing", "second.didAppear",
      ])
    #expect(theatre.scene.first == nil && theatre.scene.abrupt.subviews == [theatre.scene.second?.view])
  }

  @Test("C-18, G-08, T-10: With a transition, the moves end after it")
  func smooth() {
    let (play, theatre) = start()
    theatre.performSegue(withIdentifier: "fourth", sender: nil)
    #expect(
      play.takeFlushed() == [
        "stage.prepare(fourth)", "third.willMove(nil)", "fourth.loadView", "fourth.viewDidLoad",
        "fourth.willMove(stage)", "third.willDisappear", "fourth.willAppear", "fourth.isAppearing",
        "fourth.didAppear", "third.didDisappear", "third.didMove(nil)", "fourth.didMove(stage)",
      ])
  }

  @Test("Of several swaps during a swap, the last one wins, with one child at the end")
  func duringSwap() {
    let (play, theatre) = start()
    theatre.performSegue(withIdentifier: "fourth", sender: nil)
    theatre.performSegue(withIdentifier: "fifth", sender: nil)
    theatre.performSegue(withIdentifier: "third", sender: nil)
    play.flush()
    #expect(theatre.scene.smooth.subviews == [theatre.scene.third?.view])
    #expect(theatre.children.count == 2 && theatre.scene.fourth == nil && theatre.scene.fifth == nil)
  }

  @Test("A swap that a child requests during its embedding follows it", arguments: [true, false])
  func duringEmbed(onLoad: Bool) {
    let theatre = SwappingScenes.instantiateStage()
    SwappingScenes.factory.makeFirst = { [weak theatre] in
      let player = Player()
      let swap = { theatre?.performSegue(withIdentifier: "second", sender: nil) }
      if onLoad { player.onLoad = { swap() } } else { player.onAppear = { swap() } }
      return player
    }
    defer { SwappingScenes.factory = .init() }
    let play = Play(theatre)
    play.flush()
    #expect(theatre.scene.first == nil)
    #expect(theatre.scene.abrupt.subviews == [theatre.scene.second?.view])
    #expect(theatre.children.filter { $0.view.superview === theatre.scene.abrupt }.count == 1)
  }

  @Test("A retained child is shown again unchanged")
  func kept() {
    let (play, theatre) = start()
    theatre.performSegue(withIdentifier: "sixth", sender: nil)
    let sixth = theatre.scene.sixth
    theatre.performSegue(withIdentifier: "seventh", sender: nil)
    theatre.performSegue(withIdentifier: "sixth", sender: nil)
    play.flush()
    #expect(sixth != nil && theatre.scene.sixth === sixth && theatre.scene.wings.subviews == [sixth?.view])
  }

  @Test("Removing the parent during a swap does not crash", arguments: ["second", "fourth"])
  func parentGoes(segue: String) {
    weak var theatre: Theatre?
    let play = Play(SwappingScenes.instantiateStage())
    play.flush()
    theatre = play.window.rootViewController as? Theatre
    theatre?.performSegue(withIdentifier: segue, sender: nil)
    play.window.rootViewController = nil
    play.flush()
    #expect(theatre == nil)
  }

  @Test("Swapping releases old children")
  func released() {
    weak var theatre: Theatre?
    var players: [() -> UIViewController?] = []
    let play = Play(SwappingScenes.instantiateStage())
    theatre = play.window.rootViewController as? Theatre
    for identifier in StageScene.Identifier.allCases.shuffled() {
      theatre?.performSegue(withIdentifier: identifier.rawValue, sender: nil)
      play.flush()
      for child in theatre?.children ?? [] { players.append { [weak child] in child } }
    }
    play.window.rootViewController = nil
    play.flush()
    #expect(theatre == nil && players.allSatisfy { $0() == nil } && players.count > 7)
  }
}
