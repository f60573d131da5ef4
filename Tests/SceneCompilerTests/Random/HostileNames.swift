/// Names that generated code could stumble over.
struct HostileNames {
  private var controllers = [
    "label", "button", "view2", "constraint1", "constraint2", "tableViewRows", "tableView", "stackView", "performGo",
    "triggerGo", "instantiateLabel", "pages", "scenes", "scene", "identifier", "controllers", "loaded", "navigation",
    "Größe", "größe2", "名前", "URLField", "aURL", "item", "root", "style", "none", "some", "get", "set", "any", "weak",
    "lazy", "open", "left", "copy", "consume", "each", "yield", "then", "macro", "package", "sending", "title",
    "tabBarItem", "main", "window", "parent", "storyboard", "go", "act", "all", "embed0", "embed1", "storage",
    "support",
    "Any1", "x", "tableViewCell", "containerView", "switch1", "switch2", "barButtonItem", "toolbar", "back", "init1",
    "option", "isolated", "nonisolated", "required", "dynamic", "final", "indirect", "prefix", "infix",
  ]

  static let views = [
    "label", "label2", "button", "view2", "constraint1", "constraint2", "constraint3", "tableViewRows", "loaded",
    "tRows",
    "t", "performGo", "triggerGo2", "instantiateLabel", "pages", "scene", "identifier", "title", "UILabel", "größe",
    "none", "some", "weak", "get", "any", "copy", "consume", "each", "then", "yield", "sizeThatFits", "x", "item", "go",
    "stackView", "tableViewCell", "switch2", "storage", "of", "show", "hash", "description", "main", "style",
  ]
  static let items = ["save", "pages", "addItem", "back", "toolbar", "barButtonItem2", "barButtonItem", "pageSource1"]
  static let identifiers = [
    "go", "go-next", "go2", "none", "some", "default", "return", "allCases", "rawValue", "segue", "scene", "label", "x",
    "größe", "Show all", "a&#10;b", "x&quot;)//", "item", "perform", "dispatch", "sender", "class", "Type", "initial",
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// A name for a controller that was not given before; nil once there are none.
  mutating func take(_ index: Int) -> String? {
    controllers.isEmpty ? nil : controllers.remove(at: index % controllers.count)
  }
}
