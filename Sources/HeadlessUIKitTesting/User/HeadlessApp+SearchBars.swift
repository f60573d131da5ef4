public import HeadlessUIKit

extension HeadlessApp {
  /// Types into a search bar, at the end of its text, letter by letter. The delegate is called as UIKit does.
  public func type(
    _ text: String, into bar: UISearchBar, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try beginEditing(bar)
      for letter in text { bar.insert(String(letter)) }
    }
  }

  /// Taps the clear button of a search bar.
  public func clear(
    _ bar: UISearchBar, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try beginEditing(bar)
      bar.change(to: "")
    }
  }

  /// Presses the return key while a search bar is being edited: the button that searches.
  public func pressReturn(
    in bar: UISearchBar, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try beginEditing(bar)
      bar.delegate?.searchBarSearchButtonClicked(bar)
    }
  }

  /// Taps the button of a search bar that cancels.
  public func cancelSearch(
    in bar: UISearchBar, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(bar, to: "used")
      guard bar.showsCancelButton else {
        throw UserActionError("\(bar.nameInErrors) cannot be cancelled", "it shows no button for it")
      }
      bar.delegate?.searchBarCancelButtonClicked(bar)
    }
  }

  /// Taps a scope of a search bar, counted from 0.
  public func selectScope(
    _ index: Int, in bar: UISearchBar, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(bar, to: "used")
      let count = bar.showsScopeBar ? bar.scopeButtonTitles?.count ?? 0 : 0
      guard (0..<count).contains(index) else {
        throw UserActionError("scope \(index) cannot be selected", "there are \(count)")
      }
      guard bar.selectedScopeButtonIndex != index else { return }
      bar.selectedScopeButtonIndex = index
      bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    }
  }
}

extension UISearchBar {
  fileprivate func insert(_ letter: String) {
    let old = text ?? ""
    let end = NSRange(location: old.utf16.count, length: 0)
    guard delegate?.searchBar(self, shouldChangeTextIn: end, replacementText: letter) ?? true else { return }
    change(to: old + letter)
  }

  fileprivate func change(to new: String) {
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }
}
