import UIKitFacts

/// What one round of a layout starts from: the items, and the sizes of text, the margins and the safe areas that the round
/// before it found.
struct LayoutContext {
  var problem: LayoutProblem
  let tree: ItemTree
  /// What the round before found; the items' own frames in the first round.
  var known: LayoutSolution
  /// The size of each item's content.
  var intrinsic: [IntrinsicSize]
  /// The width at which the text of each item was wrapped; nil where its lines are as long as they are.
  private var widths: [Double?]

  /// The context of the first round.
  init(_ problem: LayoutProblem) {
    self.problem = problem
    tree = ItemTree(problem.items)
    known = LayoutSolution(frames: problem.items.map(\.frame))
    known.updateInsets(problem.items)
    intrinsic = problem.items.map { $0.content.size(fitting: nil, scale: problem.environment.scale) }
    widths = Array(repeating: nil, count: problem.items.count)
  }

  /// Takes a solution with its insets as what is known, and wraps texts at its widths.
  ///
  /// - Returns: whether another round would find the same.
  mutating func take(_ solution: LayoutSolution) -> Bool {
    let isSettled = !wrap(solution) && solution.isSettled(known, problem.items)
    known = solution
    return isSettled
  }

  /// Measures wrapping texts at the widths of a solution; returns whether any size differs.
  private mutating func wrap(_ solution: LayoutSolution) -> Bool {
    var hasChanged = false
    for (index, item) in problem.items.enumerated() where item.content.wraps {
      let width = solution.exactFrames[index].size.width - item.alignmentInsets.left - item.alignmentInsets.right
      guard width != widths[index] else { continue }
      widths[index] = width
      let size = item.content.size(fitting: width, scale: problem.environment.scale)
      hasChanged = hasChanged || size != intrinsic[index]
      intrinsic[index] = size
    }
    return hasChanged
  }

  /// What is unknown of an item: its frame in its parent's coordinates, and the size of what scrolls in it.
  enum Measure: Int, CaseIterable {
    case x, y, width, height, contentWidth, contentHeight

    var isSize: Bool { rawValue >= Measure.width.rawValue }
  }

  static func variable(_ item: LayoutProblem.ItemIndex, _ measure: Measure) -> Int {
    item * Measure.allCases.count + measure.rawValue
  }
}
