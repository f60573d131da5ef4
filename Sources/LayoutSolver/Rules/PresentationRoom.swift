package import UIKitFacts

/// The room that a window gives to sheets and popovers.
package struct PresentationRoom: Sendable, Equatable {
  package var size: LayoutSize
  package var safeArea: LayoutInsets
  package var isRegularWidth: Bool
  package var isCompactHeight: Bool

  package init(size: LayoutSize, safeArea: LayoutInsets, isRegularWidth: Bool, isCompactHeight: Bool) {
    (self.size, self.safeArea) = (size, safeArea)
    (self.isRegularWidth, self.isCompactHeight) = (isRegularWidth, isCompactHeight)
  }

  /// A sheet: what its controller and its presentation say of its place.
  package struct Sheet: Sendable, Equatable {
    /// Whether it is a form, and not a page.
    package var isForm = false
    /// The size that its controller prefers; zero where it does not.
    package var preferredSize = LayoutSize.zero
    /// Whether it stays at the lower edge in a compact height.
    package var isEdgeAttached = false
    /// Whether it then has the preferred width.
    package var followsPreferredWidth = false

    package init() {}
  }

  /// Whether sheets and popovers float in the room, as on a tablet.
  package var isRegular: Bool { isRegularWidth && !isCompactHeight }

  /// The height between the top of the largest sheet and the bottom of the safe area.
  package var largestDetent: Double {
    max(0, size.height - safeArea.top - safeArea.bottom - ControlSizes.sheetDistance)
  }

  /// The height of the medium detent: about half the room; nil where the height is compact.
  package var mediumDetent: Double? { isCompactHeight ? nil : largestDetent / 2 }

  private var whole: LayoutRect { LayoutRect(origin: .zero, size: size) }

  /// The frame of a sheet.
  ///
  /// - Parameter height: that of its detent, above the safe area.
  package func frame(of sheet: Sheet, height: Double) -> LayoutRect {
    if isRegular { return floating(sheet, height: height) }
    guard isCompactHeight else { return attached(height: height, width: size.width) }
    guard sheet.isEdgeAttached else { return whole }
    let width = sheet.preferredSize.width
    return attached(
      height: height,
      width: sheet.followsPreferredWidth && width > 0 ? width : size.width - safeArea.left - safeArea.right)
  }

  /// The frame of a popover without an anchor, or of the sheet that it becomes.
  ///
  /// - Parameter staysPopover: whether it is no sheet in a compact width.
  package func frame(ofPopover content: LayoutSize, staysPopover: Bool) -> LayoutRect {
    if isRegular || staysPopover { return centered(content) }
    return isCompactHeight ? whole : attached(height: largestDetent, width: size.width)
  }

  /// The size of a popover's content.
  package static func contentSize(preferred: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: preferred.width > 0 ? preferred.width : ControlSizes.popover.width,
      height: preferred.height > 0 ? preferred.height : ControlSizes.popover.height)
  }

  private func attached(height: Double, width: Double) -> LayoutRect {
    let height = min(max(0, height), largestDetent) + safeArea.bottom
    let width = min(width, size.width)
    return LayoutRect(x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
  }

  /// On a large screen a form has its size, and a page is as wide as text is readable.
  private func floating(_ sheet: Sheet, height: Double) -> LayoutRect {
    var content = LayoutSize(width: ControlSizes.pageSheetWidth, height: .infinity)
    if sheet.isForm {
      let preferred = sheet.preferredSize
      content = LayoutSize(
        width: preferred.width > 0 ? preferred.width : ControlSizes.formSheet.width,
        height: preferred.height > 0 ? preferred.height : ControlSizes.formSheet.height)
    }
    content.height = min(content.height, height)
    return centered(content)
  }

  /// The frame of something in the middle, which leaves the edges of the room free.
  private func centered(_ content: LayoutSize) -> LayoutRect {
    let distance = ControlSizes.sheetDistance
    let free = whole.inset(by: safeArea)
      .inset(by: LayoutInsets(top: distance, left: distance, bottom: distance, right: distance))
    let (width, height) = (
      min(content.width, max(0, free.size.width)), min(content.height, max(0, free.size.height))
    )
    return LayoutRect(
      x: free.left + (free.size.width - width) / 2, y: free.top + (free.size.height - height) / 2, width: width,
      height: height)
  }
}
