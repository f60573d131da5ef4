import SceneDiagnostics

/// The name of each scene file makes a Swift name, and no two files have the same one.
enum SceneFileNames: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [DuplicateSceneFile.self, InvalidFileName.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    var first: [String: SceneGraph.File] = [:]
    for file in graph.ownFiles {
      let place = file.place(file.rootRange)
      if GeneratedNames.scenes(ofFile: file.name) == nil {
        log.report(InvalidFileName(name: file.name), at: place)
      }
      guard let other = first[file.name] else {
        first[file.name] = file
        continue
      }
      log.report(
        DuplicateSceneFile(name: file.name), at: place,
        notes: [Note("the first '\(file.name)' is here", at: other.place(other.rootRange))])
    }
  }
}

struct DuplicateSceneFile: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Placeholders refer to a scene file by its name, and its controllers are made by an enumeration that is named after it:
    `Main.scene` gives `MainScenes` in `Main.scene.swift`. So the files of a module have different names, even in different
    folders.
    """
  let name: String

  var text: String { "another scene file of the module is called '\(name)'; rename one of them" }
}

struct InvalidFileName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The controllers of a scene file are made by an enumeration that is named after the file: `Main.scene` gives
    `MainScenes`, `sign-in.scene` gives `SignInScenes`. So there has to be a letter in the name.
    """
  let name: String

  var text: String { "no Swift name can be made of the file's name '\(name)'; put a letter into it" }
}
