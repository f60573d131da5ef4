extension Choice {
  static let tableStyle = Choice("style", "plain", "grouped", "insetGrouped")
  static let separatorStyle = Choice("separatorStyle", "none", "singleLine")
  static let cellStyle = Choice("style", "default", "value1", "value2", "subtitle")
  static let accessoryType = Choice(
    "accessoryType", "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton")
  static let selectionStyle = Choice("selectionStyle", "none", "blue", "gray", "default")
  static let scrollDirection = Choice("scrollDirection", "vertical", "horizontal")
  static let keyboardDismissMode = Choice(
    "keyboardDismissMode", "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory")
  static let insetAdjustment = Choice(
    "contentInsetAdjustmentBehavior", "automatic", "scrollableAxes", "never", "always")
}
