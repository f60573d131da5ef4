import Testing
import UIKitFacts

struct SystemBarItemTests {
  @Test func itemsWithASymbolShowIt() {
    #expect(SystemBarItems.symbol(of: "add") == "plus" && SystemBarItems.symbol(of: "trash") == "trash")
    #expect(SystemBarItems.symbol(of: "done") == nil && SystemBarItems.symbol(of: "") == nil)
  }

  @Test func othersShowATitle() {
    #expect(SystemBarItems.title(of: "done") == "Done" && SystemBarItems.title(of: "undo") == "Undo")
    #expect(SystemBarItems.title(of: nil).isEmpty && SystemBarItems.title(of: "").isEmpty)
  }
}
