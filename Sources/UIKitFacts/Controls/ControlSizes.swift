/// The sizes that UIKit's controls and bars have by themselves, in points, as of iOS 18.
package enum ControlSizes {
  package static let `switch` = LayoutSize(width: 51, height: 31)
  package static let stepper = LayoutSize(width: 94, height: 32)
  package static let colorWell = LayoutSize(width: 28, height: 28)
  package static let wheels = LayoutSize(width: 320, height: 216)
  package static let sliderHeight = 33.0
  package static let segmentedControlHeight = 31.0
  /// The height before iOS 13.
  package static let oldSegmentedControlHeight = 28.0
  package static let progressHeight = 4.0
  /// The height before iOS 14.
  package static let oldProgressHeight = 2.0
  package static let pageControlHeight = 25.5

  /// The size of a page control. Its width is the one that Interface Builder wrote for its dots up to iOS 13; since then it
  /// is wider, by what nobody has published.
  package static func pageControl(pages: Int) -> LayoutSize {
    LayoutSize(width: max(0, 16 * Double(pages) - 9), height: pageControlHeight)
  }

  package static let compactDatePicker = LayoutSize(width: 160, height: 34.5)
  package static let inlineDatePicker = LayoutSize(width: 320, height: 330)
  package static let roundedTextFieldHeight = 34.0
  /// The height before iOS 13.
  package static let oldRoundedTextFieldHeight = 30.0
  /// Around the text of a text view: the insets of its container, with the padding of its lines.
  package static let textViewInsets = LayoutInsets(top: 8, left: 5, bottom: 8, right: 5)
  package static let searchBarHeight = 56.0
  package static let activityIndicator = LayoutSize(width: 20, height: 20)
  package static let largeActivityIndicator = LayoutSize(width: 37, height: 37)
  /// The side of a symbol without a configuration, beside text of 17 points.
  package static let symbol = LayoutSize(width: 20, height: 20)
  /// The height of a row without content that needs more.
  package static let rowHeight = 44.0

  /// The height of a section's header by itself.
  package static func sectionHeaderHeight(isGrouped: Bool, hasTitle: Bool) -> Double {
    isGrouped ? (hasTitle ? 38 : 18) : hasTitle ? 28 : 0
  }

  /// The height of a section's footer by itself.
  package static func sectionFooterHeight(isGrouped: Bool, hasTitle: Bool) -> Double {
    isGrouped ? (hasTitle ? 27 : 17) : hasTitle ? 28 : 0
  }

  /// The margins of a cell's content, by the width of the table.
  package static func cellMargins(width: Double) -> LayoutInsets { cellMargins(rowInset: rowInset(width: width)) }

  /// The margins of a cell's content, by the distance of its text to the sides.
  ///
  /// - Parameter isTall: whether rows are as high as in iOS 26.
  package static func cellMargins(rowInset side: Double, isTall: Bool = false) -> LayoutInsets {
    let end: Double = isTall ? 15 : 11
    return LayoutInsets(top: end, left: side, bottom: end, right: side)
  }

  /// What a control draws outside of its alignment rectangle, by its element, as Interface Builder's frames show it.
  package static func alignmentInsets(of element: String) -> LayoutInsets {
    switch element {
    case "switch": LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider": LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// What an accessory takes of the width of a cell, by its names in scenes, as Interface Builder's frames show it.
  package static func accessoryWidth(_ name: String?, width: Double) -> Double {
    accessoryWidth(name, rowInset: rowInset(width: width))
  }

  /// What an accessory takes of the width of a cell, by its names in scenes, as Interface Builder's frames show it.
  ///
  /// - Parameters:
  ///   - rowInset: the distance of the cell's text to the sides.
  ///   - isOld: whether the cell looks as it did before iOS 13.
  package static func accessoryWidth(_ name: String?, rowInset: Double, isOld: Bool = false) -> Double {
    switch name {
    case "disclosureIndicator": rowInset + (isOld ? 18 : 10.5)
    case "checkmark": rowInset + 24
    case "detailButton": 36.5
    case "detailDisclosureButton": 67
    default: 0
    }
  }

  /// The margin of a cell's content beside an accessory.
  package static let marginBesideAccessory = 8.0

  package static let navigationBarHeight = 44.0
  /// The height of a navigation bar where the height is compact.
  package static let compactNavigationBarHeight = 32.0
  package static let tabBarHeight = 49.0
  package static let toolbarHeight = 44.0
  /// The elements that have their size as soon as they are made.
  package static let madeWithSize: Set<String> = ["switch", "stepper", "activityIndicatorView", "segmentedControl"]
  /// The distance of the largest sheet from the status bar, as Interface Builder's canvases show it.
  package static let sheetDistance = 10.0
  /// The size of a form sheet on a tablet, as several accounts give it for iOS 13 to 15.
  package static let formSheet = LayoutSize(width: 540, height: 620)
  /// The width of a page sheet on a tablet: that of readable content with the standard text size.
  package static let pageSheetWidth = ContentSizeCategory.large.readableWidth
  /// The size of a popover whose controller prefers none.
  package static let popover = LayoutSize(width: 320, height: 480)
  /// What a popover leaves free at the edges of the screen.
  package static let popoverMargins = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The length of the arrow of a popover.
  package static let popoverArrow = 13.0
  /// The radius of the corners of sheets and popovers.
  package static let presentationCornerRadius = 10.0
  /// The size of the grabber of a sheet, and its distance from the upper edge.
  package static let grabber = LayoutSize(width: 36, height: 5)
  package static let grabberDistance = 5.0

  /// The side of a view that scrolls a table: from the edge of a row to its text.
  package static func rowInset(width: Double) -> Double { width >= 400 ? 20 : 16 }
  /// The margin that the system gives a controller's root view, by the width of the screen.
  package static func rootMargin(width: Double) -> Double { width >= 400 ? 20 : 16 }
}
