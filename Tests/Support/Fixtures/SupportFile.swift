import Foundation
import SceneCompiler
import SceneDiagnostics

/// The file that all scenes of a module share.
public enum SupportFile {
  /// The name of the file.
  public static let name = "SceneSupport.swift"

  /// The file with all its parts, for scenes that were not compiled together: a module with a template of the user's gets
  /// them all.
  public static let whole: String = {
    let template = Fixture.root.appendingPathComponent("../../Templates/Swift/Scene.swift.stencil").standardized
    guard let text = try? String(contentsOf: template, encoding: .utf8) else { return "" }
    var options = Compiler.Options()
    options.templates = TemplateSet(replacing: [SceneFile(path: template.lastPathComponent, text: text)])
    let scene = SceneFile(path: "Main.scene", text: #"<scenes><viewController id="main"/></scenes>"#)
    return Compiler(options).compile([scene]).files.first { $0.name == name }?.contents ?? ""
  }()
}
