// Solves systems that it reads, and measures the solver on screens that it makes. `run` compiles it together with the
// solver's own sources.
import Dispatch
import UIKitFacts

@testable import LayoutSolver

/// Answers systems, one after another.
///
///     S 101          a system of three variables; the first and the third are sizes
///     C 0 750 -20 0 1 2 -1      an equation of priority 750: variable 0 - variable 2 - 20 = 0
///     E              its end; answered by `V` with the values, after an `X` for each conflict
func answerSystems() {
  var problem = LinearProblem()
  while let line = readLine() {
    let parts = line.split(separator: " ")
    switch parts.first {
    case "S"?:
      problem = LinearProblem()
      for bit in parts[1] { _ = problem.addVariable(isSize: bit == "1") }
    case "C"?:
      let numbers = parts.dropFirst().compactMap { Double($0) }
      var row = SparseRow(constant: numbers[2])
      for index in stride(from: 3, to: numbers.count, by: 2) { row.add(numbers[index + 1], of: Int(numbers[index])) }
      let relation: LayoutConstraint.Relation =
        numbers[0] == 0 ? .equal : numbers[0] < 0 ? .lessThanOrEqual : .greaterThanOrEqual
      problem.constraints.append(LinearProblem.Constraint(row: row, relation: relation, priority: numbers[1]))
    default:
      let solution = problem.solve()
      for conflict in solution.conflicts { print("X", conflict.map(String.init).joined(separator: " ")) }
      print("V", solution.values.map { "\($0)" }.joined(separator: " "))
    }
  }
}

/// The least of several times, in microseconds.
func time(_ work: () -> Void) -> Double {
  (0..<15).map { _ in
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1000
  }.min() ?? 0
}

/// Views below each other, as wide as the root, each 44 points high; the same equations as those of `kiwi.cpp`.
func stacked(_ count: Int) -> LinearProblem {
  var problem = LinearProblem()
  for index in 0..<count {
    for isSize in [false, false, true, true] { _ = problem.addVariable(isSize: isSize) }
    let (x, y, width, height) = (4 * index, 4 * index + 1, 4 * index + 2, 4 * index + 3)
    var rows = [
      SparseRow([(x, 1)]), SparseRow([(width, 1)], constant: -375), SparseRow([(height, 1)], constant: -44),
    ]
    rows.append(
      index == 0 ? SparseRow([(y, 1)]) : SparseRow([(y, 1), (y - 4, -1), (height - 4, -1)], constant: -8))
    for row in rows {
      problem.constraints.append(LinearProblem.Constraint(row: row, relation: .equal, priority: LinearProblem.required))
    }
  }
  return problem
}

/// A screen of so many views in rows of four: a label, a switch and a text field, each with content, in a row.
func screen(_ count: Int, firstTop: Double) -> LayoutProblem {
  var problem = LayoutProblem(environment: LayoutEnvironment(scale: 2))
  let size = LayoutRect(x: 0, y: 0, width: 375, height: 10_000)
  problem.items.append(LayoutItem(parent: nil, frame: size, autoresizing: []))
  func pin(
    _ first: Int, _ attribute: LayoutAnchor.Attribute, _ second: Int, _ other: LayoutAnchor.Attribute,
    _ constant: Double
  ) {
    problem.constraints.append(
      LayoutConstraint(
        first: LayoutAnchor(first, attribute), second: LayoutAnchor(second, other), constant: .points(constant)))
  }
  var above: Int?
  for _ in 0..<(count / 4) {
    let row = problem.items.count
    problem.items.append(LayoutItem(parent: 0))
    pin(row, .leading, 0, .leading, 16)
    pin(row, .trailing, 0, .trailing, -16)
    pin(row, .top, above ?? 0, above == nil ? .top : .bottom, above == nil ? firstTop : 8)
    let text = TextContent(runs: [TextContent.Run("A title", font: FontFacts(size: 17))])
    problem.items.append(LayoutItem(parent: row, content: .text(text)))
    problem.items.append(LayoutItem(parent: row, content: .fixed(width: nil, height: 34)))
    problem.items.append(LayoutItem(parent: row, content: .fixed(width: 51, height: 31)))
    pin(row + 1, .leading, row, .leading, 0)
    pin(row + 2, .leading, row + 1, .trailing, 8)
    pin(row + 3, .leading, row + 2, .trailing, 8)
    pin(row + 3, .trailing, row, .trailing, 0)
    for child in (row + 1)...(row + 3) { pin(child, .centerY, row, .centerY, 0) }
    pin(row + 2, .top, row, .top, 4)
    pin(row + 2, .bottom, row, .bottom, -4)
    above = row
  }
  return problem
}

switch CommandLine.arguments.dropFirst().first {
case "stacked"?:
  for count in [10, 100, 1000, 2000] { print(count, time { _ = stacked(count).solve() }) }
case "screen"?:
  for count in [40, 200, 400] {
    var session = LayoutSession(screen(count, firstTop: 20))
    // The third constraint is the top of the first row, which all others are below.
    var top = 20.0
    let constant = time {
      top += 1
      session.setConstant(top, of: 2)
    }
    let whole = time { session.solve(screen(count, firstTop: 20)) }
    let anew = time { _ = screen(count, firstTop: 20).solve() }
    print(count, constant, whole, anew)
  }
default: answerSystems()
}
