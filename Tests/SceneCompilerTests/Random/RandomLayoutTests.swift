import SceneCompiler
import SceneDiagnostics
import TestBasics
import Testing

/// The checks of constraints, compared with an elimination of all unknowns at once.
@Suite struct RandomLayoutTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func ambiguityIsAMissingRank(seed: UInt64) {
    var numbers = SplitMix(seed: seed)
    let layout = RandomLayout(count: Int.random(in: 2...6, using: &numbers), &numbers)
    let ids = Compiler().check([SceneFile(path: "Main.scene", text: layout.scene)]).map(\.id)
    let ambiguous = ids.filter { ["ambiguous-layout", "circular-layout"].contains($0) }
    #expect(ids.filter { $0 != "contradictory-constraints" } == ambiguous, "\(layout.scene)")
    #expect(ambiguous.isEmpty == layout.isDetermined, "\(layout.scene)")
    // What contradicts something in an ambiguous layout is reported as ambiguous.
    if layout.isDetermined {
      #expect(ids.contains("contradictory-constraints") == layout.isContradictory, "\(layout.scene)")
    }
  }

  @Test(arguments: Column.allCases)
  fileprivate func aLongColumnIsSolvedInLinearTime(column: Column) {
    let small = ProcessorTime.least(in: 3) { _ = Self.messages(of: column, 500) }
    let large = ProcessorTime.least(in: 3) { _ = Self.messages(of: column, 4000) }
    #expect(large < 24 * small, "eight times as many views take \(large / small) times as long")
    #expect(Self.messages(of: column, 4000) == [])
    let wrong = Self.messages(of: column, 4000, beside: "<view top=\"0\" leading=\"0\" size=\"20 20\" trailing=\"0\"/>")
    #expect(
      wrong == ["this required constraint contradicts 2 others together"], "nothing is silent because of the size")
  }

  /// A column of views.
  enum Column: CaseIterable {
    /// Each view is placed by the next one.
    case upwards
    /// Each label is below the one before it, and both edges of it are held.
    case labels

    func view(_ index: Int, of count: Int) -> String {
      switch self {
      case .upwards:
        let bottom = index + 1 == count ? "0" : "v\(index + 1).top"
        return "<view id=\"v\(index)\" leading=\"0\" size=\"20 20\" bottom=\"\(bottom)\"/>"
      case .labels:
        let top = index == 0 ? "safeArea" : "v\(index - 1).bottom + 8"
        return "<label id=\"v\(index)\" leading=\"16\" trailing=\"16\" top=\"\(top)\"/>"
      }
    }
  }

  /// The messages about a column, and a view beside it.
  private static func messages(of column: Column, _ count: Int, beside view: String = "") -> [String] {
    let scene = RandomLayout.scene(of: (0..<count).map { column.view($0, of: count) } + [view])
    return Compiler().check([SceneFile(path: "Main.scene", text: scene)]).map(\.message)
  }
}

/// A few views with random constraints along the horizontal axis.
private struct RandomLayout {
  private(set) var views: [String] = []
  /// For each constraint, the factors of the places and sizes, of the width of the superview, and a constant.
  private var rows: [[Double]] = []
  private let count: Int

  init(count: Int, _ numbers: inout SplitMix) {
    self.count = count
    for view in 0..<count {
      var attributes: [String] = []
      for side in ["leading", "trailing", "width"] where Int.random(in: 0...3, using: &numbers) > 0 {
        attributes.append(attribute(side, of: view, &numbers))
      }
      views.append(
        "<view id=\"v\(view)\" top=\"0\" height=\"10\"\(attributes.map { " " + $0 }.joined())/>")
    }
  }

  /// Adds a constraint, and the row that it is.
  private mutating func attribute(_ side: String, of view: Int, _ numbers: inout SplitMix) -> String {
    var row = Array(repeating: 0.0, count: 2 * count + 2)
    Self.add(side, of: view, times: 1, to: &row)
    let other = Int.random(in: 0...count, using: &numbers)
    guard other < count, other != view else {
      (row[2 * count], row[2 * count + 1]) = side == "trailing" ? (-1, 8) : (0, side == "width" ? -100 : -8)
      rows.append(row)
      return "\(side)=\"\(side == "width" ? "100" : "8")\""
    }
    let sides = side == "width" ? ["width"] : ["leading", "trailing"]
    let otherSide = sides[Int.random(in: sides.indices, using: &numbers)]
    Self.add(otherSide, of: other, times: -1, to: &row)
    let distance = Int.random(in: 1...99, using: &numbers)
    row[2 * count + 1] = -Double(distance)
    rows.append(row)
    return "\(side)=\"v\(other).\(otherSide) + \(distance)\""
  }

  private static func add(_ side: String, of view: Int, times factor: Double, to row: inout [Double]) {
    if side != "width" { row[2 * view] += factor }
    if side != "leading" { row[2 * view + 1] += factor }
  }

  /// Whether the constraints say each place and each size: whether the matrix has the full rank.
  var isDetermined: Bool { rank(of: 2 * count) == 2 * count }
  /// Whether they cannot hold for a superview of any width: whether what is known has a higher rank.
  var isContradictory: Bool { rank(of: 2 * count) < rank(of: 2 * count + 2) }

  /// The rank of the first columns of the matrix.
  private func rank(of columns: Int) -> Int {
    var matrix = rows
    var rank = 0
    for column in 0..<columns {
      guard let pivot = (rank..<matrix.count).first(where: { matrix[$0][column].magnitude > 1e-9 }) else { continue }
      matrix.swapAt(rank, pivot)
      for row in matrix.indices where row > rank && matrix[row][column] != 0 {
        let factor = matrix[row][column] / matrix[rank][column]
        for index in column..<columns { matrix[row][index] -= factor * matrix[rank][index] }
      }
      rank += 1
    }
    return rank
  }

  var scene: String { Self.scene(of: views) }

  static func scene(of views: [String]) -> String {
    """
    <scenes initialViewController="a">
      <viewController id="a">
        <view>
          \(views.joined(separator: "\n      "))
        </view>
      </viewController>
    </scenes>
    """
  }
}
