import SceneCompiler
public import SceneDiagnostics
import SwiftDeclarations

/// The classes that the Swift files of an app declare.
public struct AppClasses: Sendable {
  let index: ClassIndex

  /// Reads the declarations of files.
  public init(_ files: [SceneFile]) { index = ClassIndex(files.map { SwiftFile($0) }) }

  /// Whether the files declare a type.
  func declares(_ name: String) -> Bool { index.type(name) != nil }
}
