/// The modifiers and attributes of a declaration that scenec uses.
struct Modifiers {
  var isFinal = false
  var isPrivate = false
  var hasPrivateSetter = false
  var isStatic = false
  var isConvenience = false
  var isOverride = false
  /// The modifier that makes a member private or static.
  var restriction: Range<Int>?
  /// Whether there is an attribute that can be a macro.
  var hasMacro = false
  /// The name for Objective-C that `@objc` gives.
  var objectiveCName: String?
  /// Whether an import is exported.
  var isExported = false

  /// Adds a word, and returns whether it is a modifier.
  mutating func add(_ word: String, at range: Range<Int>) -> Bool {
    switch word {
    case "final": isFinal = true
    case "private", "fileprivate":
      isPrivate = true
      restriction = range
    case "static": addStatic(at: range)
    case "override": isOverride = true
    case "convenience": isConvenience = true
    default: return Self.words.contains(word)
    }
    return true
  }

  /// Adds `static`, or `class` in front of a member.
  mutating func addStatic(at range: Range<Int>) {
    isStatic = true
    restriction = range
  }

  /// Applies the access level to the setter only.
  mutating func narrowToSetter() {
    isPrivate = false
    restriction = nil
    hasPrivateSetter = true
  }

  /// The words that are modifiers.
  static let words: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
    "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// The modifiers that can have an argument in parentheses.
  static let takeArgument: Set<String> = [
    "fileprivate", "internal", "nonisolated", "open", "package", "private", "public", "unowned",
  ]

  /// Attributes of Swift itself, which add no members. Any other attribute can be a macro.
  static let plainAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor",
    "NSApplicationMain", "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "available", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "exported", "frozen", "globalActor", "inlinable", "inline",
    "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive",
    "testable", "unchecked", "unknown", "usableFromInline", "_exported", "_spi", "_implementationOnly",
  ]
}
