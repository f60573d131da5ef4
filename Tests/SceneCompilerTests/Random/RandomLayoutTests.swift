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
    #expect(!ids.contains { $0 != "ambiguous-layout" && $0 != "contradicting-constraints" }, "\(layout.scene)")
    #expect(ids.contains("ambiguous-layout") == !layout.isDetermined, "\(layout.scene)")
  }

  @Test func aLongColumnIsSolvedInLinearTime() {
    let small = ProcessorTime.least(in: 3) { _ = Self.messages(ofColumn: 500) }
    let large = ProcessorTime.least(in: 3) { _ = Self.messages(ofColumn: 4000) }
    #expect(large < 24 * small, "eight times as many views take \(large / small) times as long")
    #expect(Self.messages(ofColumn: 4000).isEmpty)
  }

  /// The messages about views in a column, each of which is placed by the next one.
  private static func messages(ofColumn count: Int) -> [String] {
    let views = (0..<count).map { index in
      let bottom = index + 1 == count ? "0" : "v\(index + 1).top"
      return "<view id=\"v\(index)\" leading=\"0\" size=\"20 20\" bottom=\"\(bottom)\"/>"
    }
    return Compiler().check([SceneFile(path: "Main.scene", text: RandomLayout.scene(of: views))]).map(\.message)
  }
}

/// A few views with random constraints along the horizontal axis.
private struct RandomLayout {
  private(set) var views: [String] = []
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
    var row = Array(repeating: 0.0, count: 2 * count)
    Self.add(side, of: view, times: 1, to: &row)
    let other = Int.random(in: 0...count, using: &numbers)
    guard other < count, other != view else {
      rows.append(row)
      return "\(side)=\"\(side == "width" ? "100" : "8")\""
    }
    let sides = side == "width" ? ["width"] : ["leading", "trailing"]
    let otherSide = sides[Int.random(in: sides.indices, using: &numbers)]
    Self.add(otherSide, of: other, times: -1, to: &row)
    rows.append(row)
    return "\(side)=\"v\(other).\(otherSide) + \(Int.random(in: 1...99, using: &numbers))\""
  }

  private static func add(_ side: String, of view: Int, times factor: Double, to row: inout [Double]) {
    if side != "width" { row[2 * view] += factor }
    if side != "leading" { row[2 * view + 1] += factor }
  }

  /// Whether the constraints say each place and each size: whether the matrix has the full rank.
  var isDetermined: Bool {
    var matrix = rows
    var rank = 0
    for column in 0..<2 * count {
      guard let pivot = (rank..<matrix.count).first(where: { matrix[$0][column].magnitude > 1e-9 }) else {
        return false
      }
      matrix.swapAt(rank, pivot)
      for row in rank + 1..<max(rank + 1, matrix.count) where matrix[row][column] != 0 {
        let factor = matrix[row][column] / matrix[rank][column]
        for index in column..<2 * count { matrix[row][index] -= factor * matrix[rank][index] }
      }
      rank += 1
    }
    return true
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
