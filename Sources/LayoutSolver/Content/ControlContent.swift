package import UIKitFacts

// What UIKit's controls show, of the text and the images that they are given.

extension ButtonContent {
  /// A button without a configuration, with the insets of its author or, where those are zero, of the system.
  ///
  /// - Parameter isSystem: whether the button is one of the system's, which is 30 points wide at least.
  package static func plain(
    title: TextContent?, image: LayoutSize?, insets: LayoutInsets = .zero, isSystem: Bool = true
  ) -> ButtonContent {
    guard insets == .zero else { return ButtonContent(title: title, image: image, insets: insets) }
    // An image alone is as large as it is, in a button of the app's own.
    let isImage = title == nil && image != nil
    let minimum = LayoutSize(
      width: isImage && !isSystem ? 0 : 30, height: title == nil && image == nil ? 30 : 0)
    var button = ButtonContent(title: title, image: image, minimum: minimum)
    button.titleMargin = 6
    return button
  }

  /// The insets of a configuration, by UIKit's name of the button's size.
  package static func insets(ofSize size: String?) -> LayoutInsets {
    switch size {
    case "mini", "small": LayoutInsets(top: 5, left: 10, bottom: 5, right: 10)
    case "large": LayoutInsets(top: 15, left: 20, bottom: 15, right: 20)
    default: LayoutInsets(top: 7, left: 12, bottom: 7, right: 12)
    }
  }
}

extension Content {
  /// A text field with its text or its placeholder.
  ///
  /// - Parameter isOld: whether it looks as it did before iOS 13.
  package static func textField(_ text: String, font: FontFacts, isRounded: Bool, isOld: Bool = false) -> Content {
    let line = font.lineHeight.rounded(.up)
    let rounded = isOld ? ControlSizes.oldRoundedTextFieldHeight : max(ControlSizes.roundedTextFieldHeight, line + 13)
    let height = isRounded ? rounded : line
    let top = (height - font.lineHeight) / 2
    return .measured(
      IntrinsicSize(
        width: font.width(of: text).rounded(.up) + (isRounded ? 14 : 0), height: height,
        baselines: IntrinsicSize.Baselines(first: top + font.ascender, last: top + font.descender),
        lineHeight: font.lineHeight))
  }

  /// A segmented control with segments as wide as the widest; nil is a segment with an image.
  ///
  /// - Parameter isOld: whether it looks as it did before iOS 13.
  package static func segments(_ titles: [String?], isOld: Bool = false) -> Content {
    let font = FontFacts(size: 13, weight: .semibold)
    let widest = titles.map { $0.map { font.width(of: $0) } ?? ControlSizes.symbol.width }.max() ?? 0
    let height = isOld ? ControlSizes.oldSegmentedControlHeight : ControlSizes.segmentedControlHeight
    return .fixed(width: Double(titles.count) * ((widest + 22) * 2).rounded(.up) / 2, height: height)
  }
}

extension AxisPriorities {
  /// The hugging that controls begin with, by their elements: some keep the size that they have by themselves.
  package static func hugging(of element: String) -> AxisPriorities {
    switch element {
    case "switch", "stepper", "activityIndicatorView", "colorWell": AxisPriorities(horizontal: 750, vertical: 750)
    case "segmentedControl", "progressView", "slider", "pageControl", "datePicker", "searchBar":
      AxisPriorities(horizontal: 250, vertical: 750)
    default: AxisPriorities(horizontal: 250, vertical: 250)
    }
  }
}
