public import SceneDiagnostics
import SceneTemplates

/// The templates that lay out the generated files, by the names of their files.
public struct TemplateSet: Sendable {
  private var files: [String: SceneFile] = [:]
  /// The templates that are not the compiler's own, in the order of their names.
  private(set) var replaced: [SceneFile] = []

  /// The templates that come with the compiler.
  public static let embedded = TemplateSet(
    files: Dictionary(
      uniqueKeysWithValues: Templates.all.map { ($0.name, SceneFile(path: "Templates/" + $0.name, bytes: $0.bytes)) }))

  private init(files: [String: SceneFile]) { self.files = files }

  /// The compiler's templates, with some of them replaced by files of the same names.
  public init(replacing replacements: [SceneFile]) {
    self = .embedded
    for file in replacements { files[Self.name(of: file)] = file }
    replaced = replacements.sorted { $0.path < $1.path }
  }

  /// Whether the Swift of scenes comes from the compiler's own templates, which name no more of the support file than the
  /// compiler knows.
  var hasStandardScenes: Bool { isEmbedded(.file) && isEmbedded(.scene) && isEmbedded(.child) }

  /// Whether a template is the compiler's own.
  func isEmbedded(_ kind: TemplateKind) -> Bool { !replaced.contains { Self.name(of: $0) == kind.rawValue } }

  /// The names that a template can have.
  static let names = Templates.all.map(\.name)

  /// The name of a template's file, without its folder.
  static func name(of file: SceneFile) -> String { file.path.split(separator: "/").last.map(String.init) ?? file.path }

  /// The template of a name.
  subscript(kind: TemplateKind) -> SceneFile { files[kind.rawValue] ?? SceneFile(path: kind.rawValue, bytes: []) }
}

/// The contents that a template formats.
enum TemplateKind: String, CaseIterable {
  /// The whole of a generated file; its context is `file`.
  case file = "SceneFile.swift.stencil"
  /// The declarations for one controller. The context is `scene`.
  case scene = "Scene.swift.stencil"
  /// The declarations for a controller of which code uses only the parent. The context is `scene`.
  case child = "ChildScene.swift.stencil"
  /// The whole of a file that is generated for a storyboard; its context is `storyboard`.
  case storyboard = "Storyboard.swift.stencil"
  /// The file that all scenes of a module share; its context is `support`.
  case support = "SceneSupport.swift.stencil"
}
