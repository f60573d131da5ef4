public import SceneCompiler
public import SceneDiagnostics

/// The result of compiling the scenes of a fixture.
public struct Outcome: Sendable {
  /// The Swift of the scenes, by name: `Main.scene.swift`; none if there is an error.
  public var swift: [String: String]
  /// The Swift that serves all scenes, if any was made.
  public var support: String?
  /// The diagnostics.
  public var diagnostics: [Diagnostic]

  /// An outcome with all its parts.
  public init(swift: [String: String], support: String? = nil, diagnostics: [Diagnostic] = []) {
    self.swift = swift
    self.support = support
    self.diagnostics = diagnostics
  }

  /// Whether a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A function that compiles scenes. Tests of the harness use a test double, all others `Compiler`.
public typealias Compile = @Sendable ([SceneFile], Compiler.Options) -> Outcome

extension Outcome {
  /// Compiles scenes with `Compiler`.
  public static let compile: Compile = { files, options in
    let compilation = Compiler(options).compile(files)
    var outcome = Outcome(swift: [:], diagnostics: compilation.diagnostics)
    for file in compilation.files {
      if file.source == nil { outcome.support = file.contents } else { outcome.swift[file.name] = file.contents }
    }
    return outcome
  }
}
