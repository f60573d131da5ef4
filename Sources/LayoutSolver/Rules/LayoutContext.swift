import UIKitFacts

/// What one round of a layout starts from: the items, and the sizes of text, the margins and the safe areas that the round
/// before it found.
struct LayoutContext {
  let problem: LayoutProblem
  let tree: ItemTree
  /// What the round before found; the items' own frames in the first round.
  var known: LayoutSolution
  /// The size of each item's content.
  var intrinsic: [IntrinsicSize]

  /// What is unknown of an item: its frame in its parent's coordinates, and the size of what scrolls in it.
  enum Measure: Int, CaseIterable {
    case x, y, width, height, contentWidth, contentHeight

    var isSize: Bool { rawValue >= Measure.width.rawValue }
  }

  static func variable(_ item: LayoutProblem.ItemIndex, _ measure: Measure) -> Int {
    item * Measure.allCases.count + measure.rawValue
  }
}
