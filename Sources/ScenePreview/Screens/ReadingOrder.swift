import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import UIKitFacts

/// Finds groups of views beside each other that VoiceOver reads row by row, as if they were one.
///
/// VoiceOver orders what is on a screen by rows, wherever it is among the views, unless a view groups what is in it. Only
/// groups of the same form are reported, such as a number above a word, three times: a column of labels beside a column of
/// fields is meant to be read row by row.
struct ReadingOrder {
  private let views: [ScreenView]
  private let context: ScreenContext
  private let children: [[Int]]
  private let origins: [LayoutPoint]

  init(_ views: [ScreenView], _ context: ScreenContext) {
    (self.views, self.context) = (views, context)
    var children = [[Int]](repeating: [], count: views.count)
    var origins: [LayoutPoint] = []
    for (index, view) in views.enumerated() {
      let outer = view.parent.map { origins[$0] } ?? .zero
      origins.append(LayoutPoint(x: outer.x + view.frame.left, y: outer.y + view.frame.top))
      if let parent = view.parent { children[parent].append(index) }
    }
    (self.children, self.origins) = (children, origins)
  }

  var findings: [ScreenFinding] { views.indices.flatMap { children[$0].count > 1 ? findings(in: $0) : [] } }

  private func findings(in container: Int) -> [ScreenFinding] {
    let groups = children[container].filter { !children[$0].isEmpty }
      .sorted { (origins[$0].x < origins[$1].x) != context.environment.isRightToLeft }
    // Most of what is in a view is below something else, and needs no closer look.
    for (one, other) in zip(groups, groups.dropFirst()) where areBeside(one, other) {
      guard let object = views[one].object, !isGrouped(one), !isGrouped(other) else { continue }
      let (one, other) = ((view: one, leaves: leaves(of: one)), (view: other, leaves: leaves(of: other)))
      guard one.leaves.count > 1, other.leaves.count > 1, isMixed(one.leaves, other.leaves) else { continue }
      let words = [one.leaves[0], other.leaves[0], one.leaves[1]].map(word)
      return [
        ScreenFinding(
          kind: MixedReadingOrder(words, of: [name(one.view), name(other.view)]), view: one.view,
          place: context.graph.place(context.graph.objects[object].range, of: object))
      ]
    }
    return []
  }

  private func name(_ view: Int) -> String { views[view].id ?? views[view].element }

  private func areBeside(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (views[one].frame, views[other].frame)
    return left.right <= right.left || right.right <= left.left
  }

  /// Whether two groups have the same form, with something in it that differs, and their rows are at the same heights.
  private func isMixed(_ one: [Int], _ other: [Int]) -> Bool {
    let looks = one.map(look)
    guard looks == other.map(look), Set(looks).count > 1 else { return false }
    // The second row of the first group is read behind the first one of the other group.
    return origins[one[1]].y > origins[other[0]].y + Self.tolerance
      && origins[other[1]].y > origins[one[0]].y + Self.tolerance
  }

  /// What is nearly at one height is read as one row.
  private static let tolerance = 8.0

  // MARK: What is read

  /// More leaves than a group has that is read as one thing.
  private static let mostLeaves = 12

  /// What VoiceOver reads of a view: the view itself, or what is in it.
  private func leaves(of view: Int) -> [Int] {
    guard !views[view].isHidden, let object = views[view].object else { return [] }
    let isElement = context.values(object).flag("accessibilityElement")
    if isElement == true { return [view] }
    guard children[view].isEmpty || Self.controls.contains(views[view].element) else {
      var all: [Int] = []
      for child in children[view] where all.count <= Self.mostLeaves { all += leaves(of: child) }
      return all.count > Self.mostLeaves ? [] : all
    }
    return isElement != false && isRead(view) ? [view] : []
  }

  private func isRead(_ view: Int) -> Bool {
    switch views[view].element {
    case "label": !(views[view].text ?? "").isEmpty
    case let element: Self.controls.contains(element)
    }
  }

  private static let controls: Set = [
    "button", "segmentedControl", "slider", "stepper", "switch", "textField", "textView",
  ]

  private func isGrouped(_ view: Int) -> Bool {
    guard let object = views[view].object else { return false }
    let values = context.values(object)
    if values.flag("accessibilityElement") == true { return true }
    return values.setting("shouldGroupAccessibilityChildren").flatMap(Bool.init) ?? false
  }

  /// What a view is, and how its text looks.
  private struct Look: Hashable {
    let element: String
    let font: FontFacts
  }

  private func look(_ view: Int) -> Look? {
    views[view].object.map { object in
      let maker = context.maker(of: object)
      return Look(element: views[view].element, font: ViewContent(maker, context.values(object), context).font)
    }
  }

  private func word(_ view: Int) -> String {
    let label = views[view].object.flatMap { context.values($0).text("accessibilityLabel") }
    return label ?? views[view].text ?? name(view)
  }
}
