extension Choice {
  static let buttonType = Choice(
    "buttonType", "custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close")
  static let switchStyle = Choice("preferredStyle", "automatic", "checkbox", "sliding")
  static let buttonRole = Choice("role", "normal", "primary", "cancel", "destructive")
  static let controlEvent = Choice(
    "eventType",
    renaming: [
      "touchDown": "touchDown", "touchDownRepeat": "touchDownRepeat", "touchDragInside": "touchDragInside",
      "touchDragOutside": "touchDragOutside", "touchDragEnter": "touchDragEnter", "touchDragExit": "touchDragExit",
      "touchUpInside": "touchUpInside", "touchUpOutside": "touchUpOutside", "touchCancel": "touchCancel",
      "valueChanged": "valueChanged", "primaryActionTriggered": "primaryActionTriggered",
      "editingDidBegin": "editingDidBegin", "editingChanged": "editingChanged", "editingDidEnd": "editingDidEnd",
      "editingDidEndOnExit": "editingDidEndOnExit",
    ]
  )
  static let horizontalAlignment = Choice(
    "contentHorizontalAlignment", "center", "left", "right", "fill", "leading", "trailing")
  static let verticalAlignment = Choice("contentVerticalAlignment", "center", "top", "bottom", "fill")
  /// iOS 26 has renamed `done` to `prominent`: `done` is deprecated there, and `prominent` does not exist before. Both
  /// have the same raw value.
  static let barItemStyle = Choice(
    "style",
    expressing: [
      "plain": ".plain",
      "done": "UIBarButtonItem.Style(rawValue: 2) ?? .plain",
      "prominent": "UIBarButtonItem.Style(rawValue: 2) ?? .plain",
    ])
  static let systemItem = Choice(
    "systemItem", "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
    "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward",
    "undo", "redo", "close", "writingTools", since: ["writingTools": "18.2"])
  static let tabBarSystemItem = Choice(
    "systemItem", "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed")
  static let barItemPlacement = Choice("placement", of: BarItemPlacement.self)
  static let controlState = Choice("state", "highlighted", "selected", "disabled", "focused")
  static let indicatorStyle = Choice("style", "medium", "large")
  static let progressStyle = Choice("style", "default", "bar")
  static let pageBackground = Choice("backgroundStyle", "automatic", "prominent", "minimal")
  static let dateMode = Choice("datePickerMode", "time", "date", "dateAndTime", "countDownTimer")
  static let dateStyle = Choice("preferredDatePickerStyle", "automatic", "wheels", "compact", "inline")
  static let searchBarStyle = Choice("searchBarStyle", "default", "prominent", "minimal")
  static let searchBarAppearance = Choice("barStyle", "default", "black")
}
