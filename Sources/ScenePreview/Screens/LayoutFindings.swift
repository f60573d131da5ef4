import LayoutSolver
import SceneCompiler
import SceneDiagnostics
import UIKitFacts

/// What is probably not meant in the layout of an island.
struct LayoutFindings {
  private let graph: SceneGraph
  private let island: Island
  private let first: Int
  private let views: [ScreenView]
  /// The views of the island, by their items and by their elements.
  private let viewOfItem: [Int: Int]
  private let viewOfObject: [ID<SceneObject>: Int]

  /// - Parameters:
  ///   - first: the index of the island's root among the views.
  ///   - views: the views of the screen.
  init(_ island: Island, first: Int, views: [ScreenView], _ graph: SceneGraph) {
    (self.island, self.first, self.views, self.graph) = (island, first, views, graph)
    let numbered = island.views.enumerated().map { (number: first + $0, view: $1) }
    viewOfItem = Dictionary(uniqueKeysWithValues: numbered.map { ($0.view.item, $0.number) })
    viewOfObject = Dictionary(
      numbered.compactMap { view in view.view.object.map { ($0, view.number) } },
      uniquingKeysWith: { first, _ in first })
  }

  var findings: [ScreenFinding] {
    // Nobody sees what is in a view without a size.
    let size = views[first].frame.size
    guard size.width > 0, size.height > 0 else { return [] }
    // Without the constraint that is left out, something is mostly ambiguous.
    let conflicts = conflicts
    return (conflicts.isEmpty ? ambiguities : conflicts) + island.views.indices.flatMap { findings(about: first + $0) }
      + overlaps
  }

  private func name(_ view: Int) -> String { views[view].id ?? views[view].element }

  private func isHidden(_ view: Int) -> Bool { views.isHidden(view) }

  private func place(_ view: Int) -> Place? {
    views[view].object.map { graph.place(graph.objects[$0].range, of: $0) }
  }

  // MARK: Constraints

  private var conflicts: [ScreenFinding] { island.solution.conflicts.compactMap(finding(about:)) }

  private func finding(about conflict: LayoutConflict) -> ScreenFinding? {
    let constraints = conflict.constraints.compactMap { island.origins[$0] }
    let indices = constraints.compactMap { viewOfObject[$0.first.item.object] }
    // A stack view takes what is hidden out of the layout.
    if (indices + conflict.items.compactMap { viewOfItem[$0] }).contains(where: isHidden) { return nil }
    let index = indices.last ?? first
    // The one that was written last is the one to change, as in the checks of constraints.
    let places = constraints.map { graph.place($0.range, of: $0.source) }.sorted { $0.range.start < $1.range.start }
    return ScreenFinding(
      kind: ContradictoryConstraints(count: max(places.count - 1, 0)), view: index,
      place: places.last ?? place(index),
      notes: places.dropLast().prefix(Self.mostNotes).map { Note("this is required, too", at: $0) })
  }

  /// The ambiguities, those of views that are in or beside each other as one: what decides the first may decide all.
  private var ambiguities: [ScreenFinding] {
    var groups: [[Int]] = []
    var groupOf: [Int: Int] = [:]
    var kinds: [Int: any DiagnosticMessage] = [:]
    for ambiguity in island.solution.ambiguities {
      guard let view = viewOfItem[ambiguity.item], !isHidden(view), kinds[view] == nil else { continue }
      kinds[view] = kind(of: ambiguity, view)
      let parent = views[view].parent ?? view
      // The parent is a member, or the parent of one.
      let group = groupOf[parent] ?? groups.count
      if group == groups.count { groups.append([]) }
      groups[group].append(view)
      (groupOf[parent], groupOf[view]) = (group, group)
    }
    return groups.compactMap { group in
      guard let view = group.first, let kind = kinds[view] else { return nil }
      let notes = group.dropFirst().prefix(Self.mostNotes).compactMap { other in
        place(other).flatMap { place in kinds[other].map { Note("then \($0.text), too", at: place) } }
      }
      return ScreenFinding(kind: kind, view: view, place: place(view), notes: notes)
    }
  }

  /// How many other places a finding names.
  private static let mostNotes = 4

  private func kind(of ambiguity: LayoutAmbiguity, _ view: Int) -> any DiagnosticMessage {
    if ambiguity.attributes.contains(.scrollContent) {
      return UnsizedScrollContent(of: name(view), measures: [.width, .height])
    }
    return AmbiguousLayout(view: name(view), measures: ambiguity.attributes.compactMap(Self.measure))
  }

  private static func measure(_ attribute: LayoutAnchor.Attribute) -> LayoutMeasure? {
    switch attribute {
    case .left: .x
    case .top: .y
    case .width: .width
    case .height: .height
    default: nil
    }
  }

  // MARK: Single views

  private func findings(about index: Int) -> [ScreenFinding] {
    let view = views[index]
    guard view.object != nil, !isHidden(index) else { return [] }
    var kinds: [any DiagnosticMessage] = []
    if view.isTruncated, let text = view.text, !text.isEmpty { kinds.append(ClippedText(text)) }
    if isControl(index), let target = smallTarget(index) { kinds.append(target) }
    if let parent = view.parent, !ScreenContext.scrolling.contains(views[parent].element),
      isOutside(view.frame, of: views[parent].frame.size)
    {
      kinds.append(OffScreen(view: name(index)))
    }
    return kinds.map { ScreenFinding(kind: $0, view: index, place: place(index)) }
  }

  private func isControl(_ view: Int) -> Bool { Self.controls.contains(views[view].element) }

  private static let controls: Set = ["button", "segmentedControl", "slider", "stepper", "switch", "textField"]

  /// A control that is too small. UIKit makes text fields without a border as low as their text.
  private func smallTarget(_ view: Int) -> SmallTarget? {
    let size = views[view].frame.size
    if views[view].element == "textField" { return nil }
    let length = min(size.width, size.height)
    guard size.width > 0, length < SmallTarget.leastLength else { return nil }
    return SmallTarget(view: name(view), isHeight: size.height == length, length: length)
  }

  private func isOutside(_ frame: LayoutRect, of size: LayoutSize) -> Bool {
    frame.size.width > 0 && frame.size.height > 0
      && (frame.right <= 0 || frame.bottom <= 0 || frame.left >= size.width || frame.top >= size.height)
      && size.width > 0 && size.height > 0
  }

  // MARK: Controls that share a place

  private var overlaps: [ScreenFinding] {
    var groups: [Int: [Int]] = [:]
    for index in island.views.indices.map({ first + $0 }) where isControl(index) && !isHidden(index) {
      guard let parent = views[index].parent, views[index].object != nil else { continue }
      groups[parent, default: []].append(index)
    }
    return groups.sorted { $0.key < $1.key }.flatMap { overlaps(of: $0.value) }
  }

  /// The controls of a superview that cover another one in part, each once.
  private func overlaps(of controls: [Int]) -> [ScreenFinding] {
    let sorted = controls.sorted { (views[$0].frame.top, $0) < (views[$1].frame.top, $1) }
    var open: [Int] = []
    var coveredBy: [Int: Int] = [:]
    for control in sorted {
      open.removeAll { views[$0].frame.bottom <= views[control].frame.top + Self.tolerance }
      // One pair says enough where many lie on each other.
      if let other = open.last(where: { covers($0, control) }) {
        coveredBy[max(control, other)] = min(control, other)
      }
      if open.count < Self.mostBesideEachOther { open.append(control) }
    }
    return coveredBy.sorted { $0.key < $1.key }.map { front, back in
      let notes = place(back).map { [Note("'\(name(back))' is here", at: $0)] } ?? []
      return ScreenFinding(
        kind: OverlappingControls(view: name(front), covered: name(back)), view: front, place: place(front),
        notes: notes)
    }
  }

  /// How much of a control another one may cover, in points: borders that touch are rounded to pixels.
  private static let tolerance = 1.0

  /// How many controls at one height are compared with each other: no screen shows more.
  private static let mostBesideEachOther = 100

  /// Whether two controls share a place, and the one in front does not lie on the other as a whole.
  private func covers(_ one: Int, _ other: Int) -> Bool {
    let (back, front) = (views[min(one, other)].frame, views[max(one, other)].frame)
    let width = min(back.right, front.right) - max(back.left, front.left)
    let height = min(back.bottom, front.bottom) - max(back.top, front.top)
    guard width > Self.tolerance, height > Self.tolerance else { return false }
    let isInside =
      front.left >= back.left && front.right <= back.right && front.top >= back.top && front.bottom <= back.bottom
    return !isInside || front == back
  }
}
