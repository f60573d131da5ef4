import LayoutSolver
import Testing
import UIKitFacts

/// Every combination of the properties of a stack view, compared with the frames that follow from the documentation of
/// `UIStackView` by arithmetic, without constraints.
@Suite struct StackCombinationTests {
  private static let sizes: [(width: Double, height: Double)] = [(30, 10), (50, 20), (40, 30), (20, 15)]

  @Test(arguments: StackProperties.Distribution.allCases, StackProperties.Alignment.allCases)
  func framesAreThoseOfTheDocumentation(
    distribution: StackProperties.Distribution, alignment: StackProperties.Alignment
  ) {
    var count = 0
    for isVertical in [false, true] {
      for isRightToLeft in [false, true] {
        for spacing in [0.0, 8] {
          for custom in [nil, 21.0] {
            // Each bit is a view that is shown.
            for shown in 1..<16 {
              let stack = Arrangement(
                distribution: distribution, alignment: alignment, isVertical: isVertical, isRightToLeft: isRightToLeft,
                spacing: spacing, custom: custom, shown: (0..<4).filter { shown & 1 << $0 != 0 })
              let solved = stack.solved(Self.sizes)
              let expected = stack.expected(Self.sizes)
              let isEqual = zip(solved, expected).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.01 } }
              #expect(isEqual && solved.count == expected.count, "\(stack): \(solved), not \(expected)")
              count += 1
            }
          }
        }
      }
    }
    #expect(count == 240)
  }
}

/// The properties of a stack view that is longer and wider than its views need.
private struct Arrangement {
  var distribution: StackProperties.Distribution
  var alignment: StackProperties.Alignment
  var isVertical: Bool
  var isRightToLeft: Bool
  var spacing: Double
  /// The spacing after the second view.
  var custom: Double?
  /// The views that are not hidden.
  var shown: [Int]

  private static let length = 400.0
  private static let breadth = 70.0

  /// The frames that the solver finds, of the views that are shown.
  func solved(_ sizes: [(width: Double, height: Double)]) -> [[Double]] {
    var layout = Layout(scale: 4096)
    let (stack, views) = layout.stack(vertical: isVertical, sizes.map { Layout.fixed($0.width, $0.height) }) {
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = spacing
    }
    layout.problem.items[stack].stack?.customSpacing = custom.map { [views[1]: $0] } ?? [:]
    for (index, view) in views.enumerated() {
      layout.problem.items[view].isHidden = !shown.contains(index)
      layout.problem.items[view].isRightToLeft = isRightToLeft
    }
    layout.problem.items[stack].isRightToLeft = isRightToLeft
    // The first view that is shown has the lowest priority, so it takes the space that is left.
    layout.problem.items[views[shown[0]]].hugging =
      isVertical ? AxisPriorities(horizontal: 250, vertical: 200) : AxisPriorities(horizontal: 200, vertical: 250)
    layout.pin(stack, .left, to: Layout.root)
    layout.pin(stack, .top, to: Layout.root)
    layout.pin(stack, isVertical ? .height : .width, plus: Self.length)
    layout.pin(stack, isVertical ? .width : .height, plus: Self.breadth)
    let solution = layout.problem.solve()
    return shown.map { index in
      let frame = solution.frames[views[index]]
      return [frame.left, frame.top, frame.size.width, frame.size.height]
    }
  }

  /// The frames by arithmetic.
  func expected(_ sizes: [(width: Double, height: Double)]) -> [[Double]] {
    let along = extents(shown.map { isVertical ? sizes[$0].height : sizes[$0].width })
    let across = shown.map { isVertical ? sizes[$0].width : sizes[$0].height }
    return zip(along, across).map { along, across in
      let across = extent(across)
      let start = !isVertical && isRightToLeft ? Self.length - along.start - along.size : along.start
      return isVertical
        ? [across.start, start, across.size, along.size] : [start, across.start, along.size, across.size]
    }
  }

  private typealias Extent = (start: Double, size: Double)

  /// The views along the axis, from its beginning.
  private func extents(_ natural: [Double]) -> [Extent] {
    let gaps = shown.dropLast().map { $0 == 1 ? custom ?? spacing : spacing }
    let total = natural.reduce(0, +)
    let room = Self.length - gaps.reduce(0, +)
    let count = Double(natural.count)
    switch distribution {
    case _ where natural.count == 1: return [(0, Self.length)]
    case .fill: return placed([natural[0] + room - total] + natural.dropFirst(), gaps)
    case .fillEqually: return placed(natural.map { _ in room / count }, gaps)
    case .fillProportionally: return placed(natural.map { $0 * room / total }, gaps)
    case .equalSpacing: return placed(natural, gaps.map { _ in (Self.length - total) / (count - 1) })
    case .equalCentering:
      let first = natural[0] / 2
      let last = Self.length - natural[natural.count - 1] / 2
      return natural.enumerated().map { index, size in
        (first + (last - first) * Double(index) / (count - 1) - size / 2, size)
      }
    }
  }

  private func placed(_ sizes: [Double], _ gaps: [Double]) -> [Extent] {
    var start = 0.0
    return sizes.enumerated().map { index, size in
      defer { start += size + (index < gaps.count ? gaps[index] : 0) }
      return (start, size)
    }
  }

  /// A view across the axis. Views without text have their baselines at their bottoms.
  private func extent(_ natural: Double) -> Extent {
    let isReversed = isVertical && isRightToLeft
    let far = Self.breadth - natural
    return switch alignment {
    case .fill: (0, Self.breadth)
    case .center: (far / 2, natural)
    case .leading, .top: (isReversed ? far : 0, natural)
    case .trailing, .bottom: (isReversed ? 0 : far, natural)
    // Across a vertical axis there are no baselines.
    case .firstBaseline, .lastBaseline: isVertical ? (0, Self.breadth) : (far, natural)
    }
  }
}
