import SceneCatalog
import SceneCompiler

/// An element of a scene, with the values that its attributes have in an environment.
struct ShownElement {
  let attributes: [Attribute]
  /// Attributes with conditions; of one attribute, the variation that wins comes first.
  let variations: [Attribute]
  let environment: PreviewEnvironment

  init(_ object: SceneObject, _ environment: PreviewEnvironment) {
    attributes = object.attributes
    variations = object.variations
    self.environment = environment
  }

  init(_ controller: Controller, _ environment: PreviewEnvironment) {
    attributes = controller.attributes
    variations = []
    self.environment = environment
  }

  /// The value of an attribute: that of the variation that wins, or the one without a condition.
  func value(_ name: ShownAttribute) -> AttributeValue? {
    for variation in variations where variation.kind.name == name.rawValue {
      if let condition = variation.condition, environment.satisfies(condition) { return variation.value }
    }
    return attributes.first { $0.kind.name == name.rawValue }?.value
  }

  func flag(_ name: ShownAttribute) -> Bool? { value(name).flatMap { Bool($0) } }
  func text(_ name: ShownAttribute) -> String? { value(name).flatMap { String($0) } }
  func image(_ name: ShownAttribute) -> ImageSource? { value(name).flatMap { ImageSource($0) } }
  /// The word of a choice, as scenes write it.
  func word(_ name: ShownAttribute) -> String? { value(name).flatMap { Word($0)?.name } }
  func words(_ name: ShownAttribute) -> [String]? { value(name).flatMap { Words($0)?.all.map(\.name) } }

  func number(_ name: ShownAttribute) -> Double? {
    switch value(name) {
    case .number(let number)?: number.value
    case .integer(let number)?: Double(number)
    default: nil
    }
  }

  func color(_ name: ShownAttribute) -> Color? {
    if case .color(let color)? = value(name) { return color }
    return nil
  }

  func font(_ name: ShownAttribute) -> Font? {
    if case .font(let font)? = value(name) { return font }
    return nil
  }

  func insets(_ name: ShownAttribute) -> Insets? {
    switch value(name) {
    case .insets(let insets)?, .edgeInsets(let insets)?: insets
    default: nil
    }
  }

  func size(_ name: ShownAttribute) -> Size? { value(name).flatMap { Size($0) } }
}

/// The attributes that previews read, by the names that the catalogue gives them.
enum ShownAttribute: String, CaseIterable {
  case accessoryType, alignment, alpha, axis, backgroundColor, barTintColor, baselineRelativeArrangement
  case adjustsFontForContentSizeCategory, adjustsFontSizeToFit, attributedText
  case baseBackgroundColor, baseForegroundColor, borderStyle, buttonSize, buttonType
  case clipsSubviews, contentEdgeInsets, contentHorizontalAlignment, contentInset, contentInsetAdjustmentBehavior
  case contentInsets, contentMode, cornerStyle, currentPage, currentPageIndicatorTintColor
  case date, datePickerMode, detailText, distribution, edgesForExtendedLayout, enabled, estimatedItemSize
  case font, footerReferenceSize, footerTitle, headerReferenceSize, headerTitle, hidden, hidesBackButton
  case hidesBottomBarWhenPushed, horizontalCompressionResistancePriority, horizontalHuggingPriority
  case image, imagePadding, imagePlacement, insetsLayoutMarginsFromSafeArea, itemSize
  case largeTitleDisplayMode, layoutMargins, layoutMarginsRelativeArrangement, lineBreakMode
  case maximumValue, minimumInteritemSpacing, minimumLineSpacing, minimumScaleFactor, minimumValue
  case navigationBarHidden, navigationTitle, numberOfLines, numberOfPages, on, onTintColor
  case pageIndicatorTintColor, placeholder, preferredDatePickerStyle, prefersLargeTitles, preferredMaxLayoutWidth
  case preservesSuperviewLayoutMargins, progress, progressTintColor, prompt, rowHeight
  case scrollDirection, sectionFooterHeight, sectionHeaderHeight, sectionInset, selected, selectedSegmentIndex
  case semanticContentAttribute, separatorColor, separatorInset, separatorStyle, showsActivityIndicator
  case showsCancelButton, spacing, style, subtitle, symbolConfiguration, systemImage, systemItem
  case tableStyle, text, textAlignment, textColor, thumbTintColor, tintColor, title, titleColor, titlePadding
  case toolbarHidden, trackTintColor, translucent, value
  case verticalCompressionResistancePriority, verticalHuggingPriority, width
}
