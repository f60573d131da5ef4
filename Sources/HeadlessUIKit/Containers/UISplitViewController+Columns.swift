import LayoutSolver
import UIKitFacts

extension UISplitViewController {
  /// Puts the visible columns beside each other, or side columns over the last one if the mode says so.
  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let columns = visibleChildren ?? []
    let overlays = [.oneOverSecondary, .twoOverSecondary].contains(displayMode) && !isCollapsed
    let frames = SplitColumnFrames.frames(
      in: LayoutRect(view.bounds), count: columns.count, primary: primaryWidth, overlays: overlays,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    ).map { CGRect($0) }
    for (column, frame) in zip(columns, frames) {
      for controller in column.seenInPlace where controller.viewIfLoaded?.superview === view {
        if controller.view.frame != frame { controller.view.frame = frame }
      }
    }
    guard overlays, let last = columns.last?.viewIfLoaded, last.superview === view,
      view.subviews.firstIndex(of: last) != 0
    else { return }
    view.sendSubviewToBack(last)
  }

  private var primaryWidth: SplitColumnFrames.PrimaryWidth {
    func chosen(_ value: CGFloat) -> Double? { value == Self.automaticDimension ? nil : Double(value) }
    return SplitColumnFrames.PrimaryWidth(
      preferred: chosen(preferredPrimaryColumnWidth), preferredFraction: chosen(preferredPrimaryColumnWidthFraction),
      minimum: chosen(minimumPrimaryColumnWidth), maximum: chosen(maximumPrimaryColumnWidth))
  }
}
