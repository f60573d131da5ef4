import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Declarations that only compile. Their use reports what is missing.
@MainActor @Suite struct AbsenceTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test("The entry point of an app says that nothing is launched")
  func entryPoint() {
    let written = warnings { Delegate.main() }
    #expect(written.count == 1 && written.first?.contains("the app of Delegate is not launched") == true)
  }

  @Test("A nib raises what UIKit raises for one that is missing")
  func nibs() {
    let table = UITableView()
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "item")
    let raised = catchingExceptions {
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      _ = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      _ = UINib(nibName: "View", bundle: nil).instantiate(withOwner: nil)
    }
    #expect(raised.count == 3 && raised.allSatisfy { $0.reason.contains("Could not load NIB") })
  }

  @Test("The completion of a layer transaction comes at the next flush, that of an inner one with it")
  func layerTransactions() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.setCompletionBlock { done.append("inner") }
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.setCompletionBlock { done.append("implicit") }
    #expect(done == [])
    Transactions.flush()
    #expect(done == ["inner", "outer", "implicit"])
  }
}
