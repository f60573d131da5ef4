import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct SegueTests {
  private let source = UIViewController()
  private let destination = UIViewController()

  @Test("P-02, P-06: A segue knows whence and whither it goes, and runs its handler when it is performed")
  func performHandler() {
    var performed = 0
    let segue = UIStoryboardSegue(identifier: "edit", source: source, destination: destination) { performed += 1 }
    #expect(segue.identifier == "edit" && segue.source === source && segue.destination === destination)
    #expect(performed == 0)
    segue.perform()
    #expect(performed == 1)
  }

  @Test("P-01, S-14: An author's segue is made of source and destination, and performs itself")
  func subclass() {
    final class Push: UIStoryboardSegue {
      override func perform() { source.addChild(destination) }
    }
    Push(identifier: nil, source: source, destination: destination).perform()
    #expect(destination.parent === source)
  }

  @Test("P-05, Q-07: A segue without a handler does nothing")
  func noHandler() {
    UIStoryboardSegue(identifier: "edit", source: source, destination: destination).perform()
    #expect(source.children == [] && destination.parent == nil && source.presentedViewController == nil)
  }

  @Test("P-04: Who makes a segue prepares its source; to perform it does not")
  func prepare() {
    final class Source: UIViewController {
      var prepared: [(UIStoryboardSegue, Any?)] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append((segue, sender)) }
    }
    let source = Source()
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination) {}
    segue.perform()
    #expect(source.prepared.isEmpty)
    segue.source.prepare(for: segue, sender: destination)
    #expect(source.prepared.first?.0 === segue && source.prepared.first?.1 as? UIViewController === destination)
  }

  @Test("S-12: All hooks may be overridden, and prepare does nothing of itself")
  func hooks() {
    class Author: UIViewController {
      var calls: [String] = []
      override func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: UIViewController()) {
          self.calls.append("perform")
        }
        prepare(for: segue, sender: sender)
        segue.perform()
      }
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        calls.append("should")
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        calls.append("prepare")
        if segue.destination.isViewLoaded || segue.destination.parent != nil { calls.append("meddled") }
      }
    }
    final class Heir: Author {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        calls.append("prepare more")
      }
    }
    let heir = Heir()
    heir.performSegue(withIdentifier: "edit", sender: nil)
    #expect(heir.calls == ["should", "prepare", "prepare more", "perform"])
  }

  @Test("S-02, S-09, S-27, X-12: A controller from no storyboard has no segues, and says yes to all")
  func unknownSegue() {
    let raised = exceptions { source.performSegue(withIdentifier: "edit", sender: nil) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(raised.first?.reason.hasSuffix("has no segue with identifier 'edit'") == true)
    #expect(source.storyboard == nil)
    #expect(source.shouldPerformSegue(withIdentifier: "edit", sender: nil))
  }

  @Test("S-24: Each call makes a new controller of a storyboard that a test describes")
  func registeredStoryboard() {
    final class AboutController: UIViewController {
      var isAwake = false
      override func awakeFromNib() { isAwake = true }
    }
    final class SettingsController: UIViewController {}
    HeadlessStoryboards.register("Settings") { identifier in
      switch identifier {
      case nil: UINavigationController(rootViewController: SettingsController())
      case "about": AboutController()
      default: nil
      }
    }
    let storyboard = UIStoryboard(name: "Settings", bundle: nil)
    let first = storyboard.instantiateViewController(withIdentifier: "about")
    #expect((first as? AboutController)?.isAwake == true)
    #expect(first.storyboard === storyboard)
    #expect(storyboard.instantiateViewController(withIdentifier: "about") !== first)
    #expect(storyboard.instantiateInitialViewController() is UINavigationController)
    #expect(exceptions { _ = storyboard.instantiateViewController(withIdentifier: "About") }.count == 1)
    HeadlessStoryboards.unregister("Settings")
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(exceptions { _ = storyboard.instantiateViewController(withIdentifier: "about") }.count == 1)
  }

  @Test("A creator makes a controller of a storyboard, which makes it if the creator does not")
  func creators() {
    final class Map: UIViewController {
      var isCreated = false
      var wakings = 0
      override func awakeFromNib() { wakings += 1 }
    }
    let storyboard = UIStoryboard(name: "SegueTests.creators", bundle: nil)
    let create = { (_: NSCoder) -> Map? in
      let map = Map()
      map.isCreated = true
      return map
    }
    #expect(storyboard.instantiateInitialViewController(creator: create) == nil)
    HeadlessStoryboards.register("SegueTests.creators") { $0 == "none" ? nil : Map() }
    defer { HeadlessStoryboards.unregister("SegueTests.creators") }
    #expect(storyboard.instantiateInitialViewController(creator: create)?.isCreated == true)
    let created = storyboard.instantiateViewController(identifier: "Map", creator: create)
    #expect(created.isCreated && created.wakings == 1 && created.storyboard === storyboard)
    #expect(exceptions { _ = storyboard.instantiateViewController(withIdentifier: "none") }.count == 1)
    let initial: Map? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(initial?.isCreated == false)
    let other: Map = storyboard.instantiateViewController(identifier: "Map")
    #expect(!other.isCreated && other.wakings == 1)
  }

  @Test("S-24, S-25, X-16: Other storyboards contain no controllers, and who asks for one is told")
  func storyboards() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    let raised = exceptions { _ = storyboard.instantiateViewController(withIdentifier: "Dash") }
    #expect(raised.first?.reason.hasSuffix("doesn't contain a view controller with identifier 'Dash'") == true)
  }
}
