public import SceneDiagnostics

/// The declarations of a Swift file, as far as they matter to scenes.
public struct SwiftFile: Sendable {
  /// The file.
  public let file: SceneFile
  /// Its types and extensions, nested ones included, in the order of the file.
  public internal(set) var types: [TypeDeclaration] = []
  /// Whether a bracket, a string or a comment has no end, so that declarations may be missing.
  public internal(set) var isIncomplete = false
  /// Whether it exports another module, whose types can then be named without an import.
  public internal(set) var exportsModule = false

  /// Finds the declarations of a file. There is no text for which this fails.
  public init(_ file: SceneFile) {
    self.file = file
    var parser = DeclarationParser(file.bytes)
    parser.parse()
    types = parser.types
    isIncomplete = parser.isIncomplete
    exportsModule = parser.exportsModule
  }
}

/// A type or an extension of one.
public struct TypeDeclaration: Sendable {
  /// What is declared.
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
  }

  /// What is declared.
  public let kind: Kind
  /// The name with the names of the types around it: `Login.Form`.
  public let name: String
  /// Where the name stands.
  public let range: SourceRange
  /// Whether no class inherits from it.
  public let isFinal: Bool
  /// Whether other files do not see it.
  public let isPrivate: Bool
  /// Superclass and protocols, in order, without generic arguments; of a type alias, what it stands for.
  public internal(set) var inherited: [String] = []
  /// Whether a macro may add members that are not in the file.
  public internal(set) var hasMacro: Bool
  /// The methods, static ones excluded.
  public internal(set) var methods: [FunctionDeclaration] = []
  /// The initialisers.
  public internal(set) var initializers: [FunctionDeclaration] = []
  /// The properties, static ones excluded.
  public internal(set) var properties: [PropertyDeclaration] = []
}

/// A method or an initialiser.
public struct FunctionDeclaration: Sendable {
  /// A parameter.
  public struct Parameter: Sendable {
    /// The argument label; `_` for none.
    public let label: String
    /// The type as it is written.
    public let type: String
    /// Whether an argument can be left out.
    public let hasDefault: Bool
  }

  /// The base name; `init` of an initialiser.
  public let name: String
  /// Where the name stands.
  public let range: SourceRange
  /// The parameters.
  public let parameters: [Parameter]
  /// Whether other files do not see it.
  public let isPrivate: Bool
  /// Whether it is a convenience initialiser.
  public let isConvenience: Bool

  /// The name with all argument labels: `save(_:for:)`.
  public var fullName: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// Whether a call with these argument labels, in this order, can mean it.
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
  /// Where it stands.
  public let range: SourceRange
  /// The type as it is written; nil where it is inferred.
  public let type: String?
  /// Whether it is a constant.
  public let isConstant: Bool
  /// Whether other files cannot set it.
  public let isPrivate: Bool
}
