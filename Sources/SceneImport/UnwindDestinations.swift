import InterfaceBuilder
import SceneCatalog

/// Finds the controllers that unwind segues return to.
///
/// A storyboard does not name them: the exit says only which method UIKit looks for at run time. The controller that
/// leads to the source, and that has a class, is the one in almost every app.
struct UnwindDestinations {
  private let builder: SceneBuilder
  /// The controllers that lead to a controller, by the ids of the document.
  private let origins: [String: [String]]

  init(_ builder: SceneBuilder) {
    self.builder = builder
    var origins: [String: [String]] = [:]
    for connection in builder.connections where connection.element.name == "segue" {
      guard connection.element["kind"] != "unwind", let destination = connection.element["destination"],
        let origin = connection.holder.controller?.source?.id
      else { continue }
      origins[destination, default: []].append(origin)
    }
    self.origins = origins
  }

  /// The controller that an unwind segue returns to, and whether that is only likely.
  func destination(of segue: NibElement, in holder: SceneElement) -> (controller: SceneElement, isAssumed: Bool)? {
    guard let source = holder.controller else { return nil }
    if let exit = segue["destination"].flatMap({ builder.document.element(withID: $0) }),
      let scene = exit.parent?.children.lazy.compactMap({ $0.id.flatMap { builder.made[$0] } })
        .first(where: { $0.kind.role == .controller }), scene !== source
    {
      return (scene, false)
    }
    return (origin(of: source) ?? source, true)
  }

  /// The nearest controller with a class of its own that leads to a controller.
  private func origin(of controller: SceneElement) -> SceneElement? {
    guard let start = controller.source?.id else { return nil }
    var (queue, seen): ([String], Set<String>) = ([start], [start])
    var fallback: SceneElement?
    var index = 0
    while index < queue.count {
      for origin in origins[queue[index]] ?? [] where seen.insert(origin).inserted {
        guard let found = builder.made[origin] else { continue }
        if found.has("customClass"), found.kind.container == nil { return found }
        if fallback == nil, found.kind.container == nil { fallback = found }
        queue.append(origin)
      }
      index += 1
    }
    return fallback
  }
}
