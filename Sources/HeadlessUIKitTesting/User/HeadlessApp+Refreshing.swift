public import HeadlessUIKit

extension HeadlessApp {
  /// Pulls a scroll view down until its refresh control begins to refresh.
  public func pullToRefresh(
    _ scrollView: UIScrollView, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let problem = "\(scrollView.nameInErrors) cannot be pulled to refresh"
      try reach(scrollView, to: "pulled")
      guard let control = scrollView.refreshControl else {
        throw UserActionError(problem, "it has no refresh control")
      }
      guard scrollView.isScrollEnabled else { throw UserActionError(problem, "it does not scroll") }
      guard control.isEnabled, !control.isHidden else {
        throw UserActionError(problem, "its refresh control is hidden or disabled")
      }
      guard !control.isRefreshing else { throw UserActionError(problem, "it is refreshing already") }
      control.beginRefreshing()
      control.sendChange()
    }
  }
}
