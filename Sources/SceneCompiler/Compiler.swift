public import SceneDiagnostics

/// Turns scenes into Swift.
public struct Compiler: Sendable {
  /// What a user can choose.
  public struct Options: Sendable {
    /// Who may use the generated declarations.
    public var accessLevel = AccessLevel.internal
    /// What the user says of single kinds of diagnostics, by their ids.
    public var severities = SeveritySettings()
    /// Where the generated files get their layout from.
    public var templates = TemplateSet.embedded

    /// The choices of a user who made none.
    public init() {}
  }

  /// What a compilation gives.
  public struct Compilation: Sendable {
    /// The Swift files, in the order of the scene files; none if a diagnostic is an error.
    public let files: [GeneratedFile]
    /// What there is to say, by file and place.
    public let diagnostics: [Diagnostic]

    /// Whether a diagnostic is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  private let options: Options

  /// A compiler with the choices of a user.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Compiles scene files that belong to one module and see each other.
  public func compile(_ files: [SceneFile]) -> Compilation {
    Compilation(files: [], diagnostics: [])
  }

  /// Reads and checks scene files; writes nothing.
  public func check(_ files: [SceneFile]) -> [Diagnostic] {
    compile(files).diagnostics
  }
}
