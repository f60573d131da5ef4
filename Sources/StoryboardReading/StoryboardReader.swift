import InterfaceBuilder
import SceneCatalog
public import SceneCompiler
public import SceneDiagnostics
import SceneSyntax

/// Reads the controllers and segues of a storyboard that UIKit loads. Everything else in it is left to UIKit.
///
/// It reads the syntax tree itself, and not a `NibDocument`: a build reads every storyboard of a target.
public enum StoryboardReader {
  /// Reads a file.
  public static func read(_ file: SceneFile) -> Storyboard {
    var log = DiagnosticLog()
    let tree = DocumentReader.read(file, &log)
    var storyboard = Storyboard(file: file)
    storyboard.isIncomplete = tree.hasErrors
    if let root = tree.root {
      let document = StoryboardTree(tree)
      if let objection = objection(to: root, of: document) {
        storyboard.isIncomplete = true
        report(objection, at: Place(file, tree[root].nameRange), &log)
      } else {
        document.checkObjectIDs(&log)
        add(root, of: document, to: &storyboard)
      }
    }
    storyboard.diagnostics = log.diagnostics
    return storyboard
  }

  /// Why nothing is read of a document. UIKit loads storyboards for Apple TV as well.
  private static func objection(to root: Document.NodeID, of document: StoryboardTree) -> DocumentObjection? {
    let type = document.text("type", of: root)?.text ?? ""
    let objection = DocumentObjection.objection(toRoot: document.name(root), type: type)
    return objection == .tvOS ? nil : objection
  }

  private static func report(_ objection: DocumentObjection, at place: Place, _ log: inout DiagnosticLog) {
    if objection != .foreign {
      log.report(UncheckedStoryboard(reason: objection.rawValue), at: place)
    } else if !log.hasErrors {
      log.report(NotAStoryboard(), at: place)
    }
  }

  private static func add(
    _ root: Document.NodeID, of document: StoryboardTree, to storyboard: inout Storyboard
  ) {
    storyboard.root = document.extent(root)
    storyboard.initial = document.text("initialViewController", of: root)
    for scenes in document.elements(in: root) where document.name(scenes) == "scenes" {
      for scene in document.elements(in: scenes) where document.name(scene) == "scene" {
        var reader = StoryboardSceneReader(document)
        reader.read(scene)
        storyboard.controllers += reader.finished()
        storyboard.exits.formUnion(reader.exits)
        storyboard.otherClasses += reader.otherClasses
      }
    }
  }
}
