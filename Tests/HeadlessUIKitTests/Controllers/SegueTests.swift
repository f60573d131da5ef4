import HeadlessUIKit
import Testing

@MainActor @Suite struct SegueTests {
  private let source = UIViewController()
  private let destination = UIViewController()

  @Test("A segue runs its handler when it is performed")
  func performHandler() {
    var performed = 0
    let segue = UIStoryboardSegue(identifier: "edit", source: source, destination: destination) { performed += 1 }
    #expect(segue.identifier == "edit" && segue.source === source && segue.destination === destination)
    #expect(performed == 0)
    segue.perform()
    #expect(performed == 1)
  }

  @Test("An author's segue performs itself")
  func subclass() {
    final class Push: UIStoryboardSegue {
      override func perform() { source.addChild(destination) }
    }
    Push(identifier: nil, source: source, destination: destination).perform()
    #expect(destination.parent === source)
  }

  @Test("A controller from no storyboard has no segues")
  func unknownSegue() {
    let raised = exceptions { source.performSegue(withIdentifier: "edit", sender: nil) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(raised.first?.reason.hasSuffix("has no segue with identifier 'edit'") == true)
    #expect(source.shouldPerformSegue(withIdentifier: "edit", sender: nil))
  }

  @Test("There are no storyboards, and who asks for a controller of one is told")
  func storyboards() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    let raised = exceptions { _ = storyboard.instantiateViewController(withIdentifier: "Dash") }
    #expect(raised.first?.reason.hasSuffix("doesn't contain a view controller with identifier 'Dash'") == true)
  }
}
