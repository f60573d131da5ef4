import LayoutSolver
import UIKitFacts

/// A layout that a test writes: a root, and views in it.
struct Layout {
  var problem: LayoutProblem

  init(width: Double = 375, height: Double = 667, scale: Double = 2) {
    problem = LayoutProblem(environment: LayoutEnvironment(scale: scale))
    problem.items.append(
      LayoutItem(parent: nil, frame: LayoutRect(x: 0, y: 0, width: width, height: height), autoresizing: []))
  }

  static let root = 0

  @discardableResult
  mutating func add(_ parent: Int = root, _ content: Content = .none, _ change: (inout LayoutItem) -> Void = { _ in })
    -> Int
  {
    var item = LayoutItem(parent: parent, content: content)
    change(&item)
    problem.items.append(item)
    return problem.items.count - 1
  }

  mutating func guide(_ guide: LayoutItem.Guide, of view: Int) -> Int {
    problem.items.append(LayoutItem(parent: view, role: .guide(guide)))
    return problem.items.count - 1
  }

  mutating func stack(
    vertical: Bool = true, _ contents: [Content], _ change: (inout StackProperties) -> Void = { _ in }
  ) -> (stack: Int, views: [Int]) {
    let stack = add()
    let views = contents.map { add(stack, $0) }
    var properties = StackProperties(isVertical: vertical, arranged: views)
    change(&properties)
    problem.items[stack].stack = properties
    return (stack, views)
  }

  /// Adds a constraint with the same side of another item, or a constant size.
  mutating func pin(
    _ first: Int, _ attribute: LayoutAnchor.Attribute, _ relation: LayoutConstraint.Relation = .equal,
    to second: Int? = nil,
    _ other: LayoutAnchor.Attribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: Double = 1000
  ) {
    problem.constraints.append(
      LayoutConstraint(
        first: LayoutAnchor(first, attribute), relation: relation,
        second: second.map { LayoutAnchor($0, other ?? attribute) }, multiplier: multiplier,
        constant: .points(constant), priority: priority))
  }

  mutating func pinEdges(_ view: Int, to other: Int, inset: Double = 0) {
    pin(view, .leading, to: other, plus: inset)
    pin(view, .top, to: other, plus: inset)
    pin(view, .trailing, to: other, plus: -inset)
    pin(view, .bottom, to: other, plus: -inset)
  }

  func frame(_ item: Int) -> [Double] {
    let frame = problem.solve().frames[item]
    return [frame.left, frame.top, frame.size.width, frame.size.height]
  }

  static func fixed(_ width: Double?, _ height: Double?) -> Content { .fixed(width: width, height: height) }

  static func text(_ text: String, size: Double = 17, lines: Int = 1) -> Content {
    .text(TextContent(runs: [TextContent.Run(text, font: FontFacts(size: size))], lines: lines))
  }
}
