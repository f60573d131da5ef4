public import SceneDiagnostics

/// The declarations of a Swift file that scenec uses.
public struct SwiftFile: Sendable {
  /// The file.
  public let file: SceneFile
  /// The types and extensions, including nested ones, in the order of the file.
  public internal(set) var types: [TypeDeclaration] = []
  /// Whether a bracket, a string or a comment has no end, so that declarations can be missing.
  public internal(set) var isIncomplete = false
  /// Whether it exports another module, so that names of that module need no import.
  public internal(set) var exportsModule = false

  /// Parses a file. This never fails.
  public init(_ file: SceneFile) {
    self.file = file
    var parser = DeclarationParser(file.bytes)
    parser.parse()
    types = parser.types
    isIncomplete = parser.isIncomplete
    exportsModule = parser.exportsModule
  }
}

/// A type or an extension.
public struct TypeDeclaration: Sendable {
  /// The kind of declaration.
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
  }

  /// The kind of declaration.
  public let kind: Kind
  /// The full name with the outer types: `Login.Form`.
  public let name: String
  /// The range of the name.
  public let range: SourceRange
  /// Whether the class is final.
  public let isFinal: Bool
  /// Whether other files cannot see it.
  public let isPrivate: Bool
  /// The superclass and protocols, in order, without generic arguments; for a type alias, the aliased type.
  public internal(set) var inherited: [String] = []
  /// Whether it has generic parameters.
  public internal(set) var isGeneric = false
  /// Whether a macro can add members.
  public internal(set) var hasMacro: Bool
  /// The methods, except static ones.
  public internal(set) var methods: [FunctionDeclaration] = []
  /// The static methods.
  public internal(set) var staticMethods: [FunctionDeclaration] = []
  /// The initialisers.
  public internal(set) var initializers: [FunctionDeclaration] = []
  /// The properties, except static ones.
  public internal(set) var properties: [PropertyDeclaration] = []
}

/// A method or an initialiser.
public struct FunctionDeclaration: Sendable {
  /// A parameter.
  public struct Parameter: Sendable {
    /// The argument label; `_` for none.
    public let label: String
    /// The name in the body: the second word, if there are two.
    public let name: String
    /// The type in the source.
    public let type: String
    /// Whether the argument can be omitted.
    public let hasDefault: Bool
  }

  /// The base name; `init` for an initialiser.
  public let name: String
  /// The range of the name.
  public let range: SourceRange
  /// The parameters.
  public let parameters: [Parameter]
  /// Whether other files cannot see it.
  public let isPrivate: Bool
  /// Whether it is a convenience initialiser.
  public let isConvenience: Bool
  /// Whether it is static.
  public let isStatic: Bool
  /// Whether it overrides a method.
  public let isOverride: Bool
  /// Whether no subclass can override it.
  public let isFinal: Bool
  /// The modifier that makes it private or static, if there is one in front of it.
  public let restriction: SourceRange?
  /// The generic parameters in the source: `<Item: Codable>`; empty if there are none.
  public let generics: String
  /// Whether the declaration has a `where` clause.
  public internal(set) var hasRequirements = false
  /// `async`, `throws` and the like, in the order of the source.
  public internal(set) var effects: [String] = []
  /// The type of the result in the source; nil if there is none.
  public internal(set) var result: String?
  /// The declaration from its name to its result.
  public internal(set) var signature: SourceRange
  /// Whether it is an initialiser that can fail: `init?`.
  public internal(set) var isFailable = false
  /// The name for Objective-C that `@objc` gives: `save:`; nil if it gives none.
  public internal(set) var objectiveCName: String?

  /// The name with argument labels: `save(_:for:)`.
  public var fullName: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// `async` or `throws`, if a call has to handle it. `rethrows` throws only what an argument throws.
  public var effect: String? { effects.first { ["async", "throws"].contains($0) } }

  /// Whether a call with these argument labels, in this order, matches.
  public func accepts(labels: [String]) -> Bool {
    var labels = labels[...]
    for parameter in parameters {
      if labels.first == parameter.label {
        labels.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return labels.isEmpty
  }
}

/// A stored or computed property.
public struct PropertyDeclaration: Sendable {
  /// The name.
  public let name: String
  /// The range of the name.
  public let range: SourceRange
  /// The type in the source; nil if it is inferred.
  public let type: String?
  /// Whether it is a constant.
  public let isConstant: Bool
  /// Whether it is computed without a setter.
  public let isReadOnly: Bool
  /// Whether other files cannot set it.
  public let isPrivate: Bool
}
