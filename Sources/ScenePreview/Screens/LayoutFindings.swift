import LayoutSolver
import SceneCompiler
import UIKitFacts
import VectorPictures

/// What is probably not meant in the layout of an island.
struct LayoutFindings {
  private let island: Island
  private let first: Int
  private let views: [ScreenView]
  /// The views of the island, by their items and by their elements.
  private let viewOfItem: [Int: Int]
  private let viewOfObject: [ID<SceneObject>: Int]

  /// - Parameters:
  ///   - first: the index of the island's root among the views.
  ///   - views: the views of the screen.
  init(_ island: Island, first: Int, views: [ScreenView]) {
    (self.island, self.first, self.views) = (island, first, views)
    let numbered = island.views.enumerated().map { (number: first + $0, view: $1) }
    viewOfItem = Dictionary(uniqueKeysWithValues: numbered.map { ($0.view.item, $0.number) })
    viewOfObject = Dictionary(
      numbered.compactMap { view in view.view.object.map { ($0, view.number) } },
      uniquingKeysWith: { first, _ in first })
  }

  var findings: [ScreenFinding] {
    conflicts + ambiguities + island.views.indices.flatMap { finding(of: first + $0) }
  }

  private func name(_ view: Int) -> String { views[view].id ?? views[view].element }

  /// Whether a view, or one that it is in, is hidden.
  private func isHidden(_ view: Int) -> Bool {
    views[view].isHidden || (views[view].parent.map(isHidden) ?? false)
  }

  private var conflicts: [ScreenFinding] { island.solution.conflicts.compactMap(finding(about:)) }

  private func finding(about conflict: LayoutConflict) -> ScreenFinding? {
    let objects = conflict.constraints.compactMap { island.origins[$0]?.first.item.object }
    let indices = objects.compactMap { viewOfObject[$0] }
    // A stack view takes what is hidden out of the layout.
    if indices.contains(where: isHidden) { return nil }
    let index = indices.last ?? first
    let count = conflict.constraints.count
    let subject = count == 1 ? "a required constraint" : "\(count) required constraints"
    return ScreenFinding(
      id: "contradictory-constraints", view: index,
      message: "\(subject) cannot hold together with the rest; one of '\(name(index))' is left out")
  }

  private var ambiguities: [ScreenFinding] {
    island.solution.ambiguities.compactMap { ambiguity in
      guard let view = viewOfItem[ambiguity.item], !isHidden(view) else { return nil }
      let words = ambiguity.attributes.map { attribute in
        switch attribute {
        case .left: "horizontal position"
        case .top: "vertical position"
        case .width: "width"
        case .height: "height"
        default: "size of the content"
        }
      }
      return ScreenFinding(
        id: "ambiguous-layout", view: view,
        message: "no constraint decides the \(words.joined(separator: " and the ")) of '\(name(view))'")
    }
  }

  private func finding(of index: Int) -> [ScreenFinding] {
    let view = views[index]
    guard view.object != nil, !isHidden(index) else { return [] }
    var found: [ScreenFinding] = []
    if view.isTruncated, view.text?.isEmpty == false {
      found.append(
        ScreenFinding(id: "clipped-text", view: index, message: "'\(view.text ?? "")' is not shown to its end"))
    }
    let isTapped = ["button", "switch", "stepper", "slider", "textField"].contains(view.element)
    let size = view.frame.size
    if isTapped, size.width > 0, min(size.width, size.height) < Self.leastTarget {
      found.append(
        ScreenFinding(
          id: "small-target", view: index,
          message:
            "'\(name(index))' is \(SVGText.number(size.width)) × \(SVGText.number(size.height)) points; 44 are easy to tap"
        ))
    }
    if let parent = view.parent, isOutside(view.frame, of: views[parent].frame.size) {
      found.append(
        ScreenFinding(id: "off-screen", view: index, message: "'\(name(index))' is outside of its superview"))
    }
    return found
  }

  /// Buttons and switches of UIKit are a little smaller than the target, so only what is much smaller counts.
  private static let leastTarget = 28.0

  private func isOutside(_ frame: LayoutRect, of size: LayoutSize) -> Bool {
    frame.size.width > 0 && frame.size.height > 0
      && (frame.right <= 0 || frame.bottom <= 0 || frame.left >= size.width || frame.top >= size.height)
      && size.width > 0 && size.height > 0
  }
}
