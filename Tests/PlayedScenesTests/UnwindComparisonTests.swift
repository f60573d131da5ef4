import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Unwind segues of generated code compared with UIKit's own.
@MainActor struct UnwindComparisonTests {
  @Test("P-11: Generated code finds the same destination as UIKit, and goes back in the same way", arguments: 0..<400)
  func comparison(seed: UInt64) {
    let theirs = story(of: seed) { source in
      let unwinding = Unwinding(from: source, action: UnwindForest.action)
      let found = unwinding.destination
      unwinding.perform()
      return found
    }
    let ours = story(of: seed) { source in
      let found = SceneUnwind.receiver(UnwindForest.Target.self, from: source)
      if let found { SceneUnwind.segue(identifier: nil, from: source, to: found, animated: true).perform() }
      return found
    }
    #expect(theirs == ours)
  }

  /// The destination of an unwind segue, and the controllers that it dismisses and shows.
  private func story(of seed: UInt64, _ unwind: (UIViewController) -> UIViewController?) -> [String] {
    let forest = UnwindForest(seed: seed)
    let found = unwind(forest.source)
    return [forest.name(of: found).map { "found \($0)" } ?? "found nobody"] + forest.wayBack()
  }

  @Test("P-11: The forests are such that it matters")
  func forests() {
    let found = (0..<400 as Range<UInt64>).filter { seed in
      let forest = UnwindForest(seed: seed)
      return Unwinding(from: forest.source, action: UnwindForest.action).destination != nil
    }
    #expect(found.count > 200 && found.count < 400)
  }

  @Test("P-11, U-20: The source's own children are searched first")
  func ownChild() {
    let (root, child) = (UnwindForest.Target(), UnwindForest.Target())
    let source = UIViewController()
    root.addChild(source)
    source.addChild(child)
    #expect(SceneUnwind.receiver(UnwindForest.Target.self, from: source) === child)
    child.removeFromParent()
    #expect(SceneUnwind.receiver(UnwindForest.Target.self, from: source) === root)
  }

  @Test("P-11, U-23: The source itself is not found")
  func source() {
    let source = UnwindForest.Target()
    #expect(SceneUnwind.receiver(UnwindForest.Target.self, from: source) == nil)
  }

  @Test("P-11, G-24: Containers of both the source and the destination are not called")
  func commonContainers() {
    final class Holder: UIViewController {
      var told: [UIViewController] = []
      override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        told.append(subsequentVC)
      }
    }
    let (holder, target, source) = (Holder(), UnwindForest.Target(), UIViewController())
    target.definesPresentationContext = true
    let play = Play(holder)
    holder.addChild(target)
    holder.view.addSubview(target.view)
    target.didMove(toParent: holder)
    source.modalPresentationStyle = .currentContext
    target.present(source, animated: false)
    play.flush()
    SceneUnwind.segue(identifier: nil, from: source, to: target, animated: false).perform()
    play.flush()
    #expect(holder.told == [] && target.presentedViewController == nil)
  }
}
