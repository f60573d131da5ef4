import SceneCatalog
import SceneDiagnostics
import ScenePreview
import UIKitFacts

@testable import SceneCompiler

/// The frames of views that have ids, on the device of `FrameDump`: as a preview shows them, or as an app prints them.
struct ScreenFrames {
  struct View: Hashable {
    let controller: String
    let id: String
  }

  private(set) var frames: [View: [Double]] = [:]

  /// What headless UIKit prints.
  init(printed: String) {
    for line in printed.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 7, fields[0] == "frame" else { continue }
      let frame = fields[3...].compactMap { Double($0) }
      // Of a view that is there twice, such as in two containers, the first counts.
      let view = View(controller: Self.key(fields[1]), id: fields[2])
      if frames[view] == nil { frames[view] = frame }
    }
  }

  /// What previews of scenes show.
  init(of scenes: [SceneFile]) {
    let graph = Compiler().graph(of: scenes).graph
    for screen in Preview(graph, findsProblems: false, showsPresentations: false).screens(in: PreviewEnvironment()) {
      for view in screen.views {
        guard let object = view.object,
          let id = graph.objects[object].attributes.first(where: { $0.kind.name == IdentifiedScenes.attribute })?.text,
          case .controller(let controller) = graph.trees[graph.objects[object].tree].owner
        else { continue }
        let frame = view.frame
        frames[View(controller: Self.key(graph.controllers[controller].label), id: id)] = [
          frame.left, frame.top, frame.size.width, frame.size.height,
        ]
      }
    }
  }

  /// Generated classes begin with a capital letter, ids do as their authors like.
  private static func key(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  var isEmpty: Bool { frames.isEmpty }

  /// How many views both have.
  func count(in other: ScreenFrames) -> Int { frames.keys.count { other.frames[$0] != nil } }

  /// The views of both whose frames differ by more than a hundredth of a point, with both frames.
  func differences(from other: ScreenFrames) -> [String] {
    frames.compactMap { view, frame -> String? in
      guard let expected = other.frames[view], zip(frame, expected).contains(where: { abs($0 - $1) > 0.01 }) else {
        return nil
      }
      return "\(view.controller) \(view.id): \(frame), not \(expected)"
    }.sorted()
  }
}
