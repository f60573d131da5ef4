import SceneDiagnostics

/// The name of each scene file makes a Swift name, and no two files have the same one, however it is capitalised: many disks
/// have no two such files.
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
      guard let other = first[file.name.lowercased()] else {
        first[file.name.lowercased()] = file
        continue
      }
      log.report(
        DuplicateSceneFile(name: file.name, other: other.name), at: place,
        notes: [Note("the first '\(other.name)' is here", at: other.place(other.rootRange))])
    }
  }
}

struct DuplicateSceneFile: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Placeholders refer to a scene file by its name, and its controllers are made by an enumeration that is named after it:
    `Main.scene` gives `MainScenes` in `Main.scene.swift`. So the files of a module have different names, even in different
    folders. `SignIn.scene` and `Signin.scene` have the same name where a disk takes small and capital letters for the same,
    as those of most Macs do: one generated file would replace the other.
    """
  let name: String
  let other: String

  var text: String {
    name == other
      ? "another scene file of the module is called '\(name)'; rename one of them"
      : "'\(other)' and '\(name)' are the same name on disks that take small and capital letters for the same"
  }
  var help: String? { name == other ? nil : "rename one of them" }
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
