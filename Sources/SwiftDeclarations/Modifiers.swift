/// The modifiers and attributes in front of a declaration, as far as they matter.
struct Modifiers {
  var isFinal = false
  var isPrivate = false
  var hasPrivateSetter = false
  var isStatic = false
  var isConvenience = false
  /// Whether an attribute is there that may be a macro.
  var hasMacro = false
  /// Whether an import exports what it imports.
  var isExported = false

  /// Takes note of a word; whether it is a modifier.
  mutating func add(_ word: String) -> Bool {
    switch word {
    case "final": isFinal = true
    case "private", "fileprivate": isPrivate = true
    case "static": isStatic = true
    case "convenience": isConvenience = true
    default: return Self.words.contains(word)
    }
    return true
  }

  /// Takes note that an access level is that of the setter.
  mutating func narrowToSetter() {
    isPrivate = false
    hasPrivateSetter = true
  }

  /// The words that are modifiers.
  static let words: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
    "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// The modifiers behind which something in parentheses may stand.
  static let takeArgument: Set<String> = [
    "fileprivate", "internal", "nonisolated", "open", "package", "private", "public", "unowned",
  ]

  /// Swift's own attributes, which add no members; any other may be a macro.
  static let plainAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor",
    "NSApplicationMain", "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "available", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "exported", "frozen", "globalActor", "inlinable", "inline",
    "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive",
    "testable", "unchecked", "unknown", "usableFromInline", "_exported", "_spi", "_implementationOnly",
  ]
}
