import SceneCompiler
import SwiftDeclarations

/// Finds the methods in Swift for the selectors of a storyboard.
final class SelectorNames {
  /// Whether a class has a method for a selector.
  enum Knowledge {
    /// The class has the method.
    case method(FunctionDeclaration)
    /// The class has no such method.
    case none
    /// The sources do not show the class, or not all that it inherits.
    case unknown
  }

  /// The types of the app; nil if they are not known.
  let classes: AppClasses?
  private var members: [String: ClassMembers?] = [:]

  init(_ classes: AppClasses?) { self.classes = classes }

  /// Whether there are sources to look into.
  var hasSources: Bool { classes != nil }

  /// The class of an element, with all that it inherits; nil if the sources do not declare it.
  func members(of name: String?) -> ClassMembers? {
    guard let classes, let name else { return nil }
    if let known = members[name] { return known }
    let found = ClassMembers(name, classes.index)
    members[name] = .some(found)
    return found
  }

  /// Whether a class inherits from another; nil where the sources do not show that.
  func isSubclass(_ name: String, of other: String) -> Bool? {
    guard let classes else { return nil }
    return members(of: name)?.isSubclass(of: other, classes.index)
  }

  /// What is known of the method that a class has for a selector.
  func knowledge(of selector: String, in className: String?) -> Knowledge {
    guard let members = members(of: className) else { return className == nil && hasSources ? .none : .unknown }
    if let found = members.method(of: ObjectiveCSelector(selector)) { return .method(found.method) }
    return members.isOpen ? .unknown : .none
  }

  /// The method of a selector as a scene writes it, `save(sender:)` for `saveWithSender:`, and a note for the user.
  ///
  /// - Parameter isSwift: whether the storyboard names the module of the class, as it does for classes in Swift only.
  /// - Returns: nil if the method takes more than one value.
  func name(of selector: String, in className: String?, isSwift: Bool) -> (name: String, note: String?)? {
    let knowledge = knowledge(of: selector, in: className)
    if case .method(let method) = knowledge {
      guard method.parameters.count < 2 else { return nil }
      return (method.parameters.isEmpty && method.name == selector ? selector : method.fullName, nil)
    }
    let methods = ObjectiveCSelector(selector).methods
    guard let likely = methods.first, likely.labels.count < 2 else { return nil }
    if likely.labels.isEmpty { return (selector, nil) }
    guard methods.count > 1, likely.labels != ["_"] else { return (likely.fullName, nil) }
    let plain = String(selector.dropLast()) + "(_:)"
    guard isSwift else {
      return (plain, "'\(selector)' is taken for '\(plain)'; Swift may know it as '\(likely.fullName)'")
    }
    let reason =
      switch knowledge {
      case .none: className.map { "'\($0)' has no such method" } ?? "there is no class that has it"
      default: hasSources ? "the Swift files of the app do not show it" : "'--app' looks for it in the app"
      }
    return (likely.fullName, "'\(selector)' is taken for '\(likely.fullName)', and may be '\(plain)': \(reason)")
  }
}
