import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Search bars, whose delegate is called as by a user.
@MainActor struct SearchBarTests {
  private final class Search: UIViewController, UISearchBarDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    var calls: [String] = []
    var refused = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      bar.delegate = self
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }

    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != refused
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      calls.append("search")
      searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
  }

  @Test("Each letter, the button that searches and the clear button reach the delegate")
  func typing() throws {
    let search = Search()
    let app = HeadlessApp(root: search)
    try app.type("ab", into: search.bar)
    try app.pressReturn(in: search.bar)
    #expect(search.calls == ["begin", "a", "ab", "search", "end"])
    search.calls = []
    try app.clear(search.bar)
    #expect(search.calls == ["begin", ""] && search.bar.text == "")
  }

  @Test("A letter that the delegate refuses does not change the text")
  func refusal() throws {
    let search = Search()
    search.refused = "b"
    let app = HeadlessApp(root: search)
    try app.type("abc", into: search.bar)
    #expect(search.bar.text == "ac")
  }

  @Test("The user cancels and selects scopes only if the bar shows them")
  func cancelling() throws {
    let search = Search()
    search.bar.scopeButtonTitles = ["Near", "All"]
    let app = HeadlessApp(root: search)
    #expect(try catchingUserActionError { try app.cancelSearch(in: search.bar) } != nil)
    #expect(try catchingUserActionError { try app.selectScope(1, in: search.bar) } != nil)
    search.bar.showsCancelButton = true
    search.bar.showsScopeBar = true
    try app.cancelSearch(in: search.bar)
    try app.selectScope(1, in: search.bar)
    try app.selectScope(1, in: search.bar)
    #expect(try catchingUserActionError { try app.selectScope(2, in: search.bar) } != nil)
    #expect(search.calls == ["cancel", "scope 1"])
  }
}
