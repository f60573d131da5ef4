extension Choice {
  static let tableStyle = Choice("style", "plain", "grouped", "insetGrouped")
  static let separatorStyle = Choice("separatorStyle", "none", "singleLine")
  static let cellStyle = Choice("style", "default", "value1", "value2", "subtitle")
  static let accessoryType = Choice(
    "accessoryType", "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton")
  static let selectionStyle = Choice("selectionStyle", "none", "blue", "gray", "default")
  static let scrollDirection = Choice("scrollDirection", "vertical", "horizontal")
  static let estimatedItemSize = Choice(
    "estimatedItemSize", expressing: ["automatic": "UICollectionViewFlowLayout.automaticSize"])
  static let sectionInsetReference = Choice(
    "sectionInsetReference",
    renaming: [
      "contentInset": "fromContentInset", "safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins",
    ])
  static let separatorInsetReference = Choice("separatorInsetReference", "fromCellEdges", "fromAutomaticInsets")
  static let listContentStyle = Choice(
    "style", "cell", "subtitleCell", "valueCell", "accompaniedSidebarCell", "accompaniedSidebarSubtitleCell")
  static let keyboardDismissMode = Choice(
    "keyboardDismissMode", "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory")
  static let insetAdjustment = Choice(
    "contentInsetAdjustmentBehavior", "automatic", "scrollableAxes", "never", "always")
}
