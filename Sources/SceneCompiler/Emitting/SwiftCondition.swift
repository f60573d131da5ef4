/// A condition that can be broken into lines in front of its operators.
struct SwiftCondition {
  /// What each of the lines contains: `a == b`, `&& c == d`.
  let pieces: [String]

  /// The maximum length of a line, wherever it is placed.
  private static let width = 100

  /// A condition that cannot be broken.
  init(_ text: String) { pieces = [text] }

  /// Several conditions that an operator joins.
  init(_ conditions: [SwiftCondition], joinedWith sign: String) {
    pieces = conditions.enumerated().flatMap { index, condition in
      index == 0 ? condition.pieces : ["\(sign) \(condition.pieces[0])"] + condition.pieces.dropFirst()
    }
  }

  /// The condition that another one does not hold.
  init(not condition: SwiftCondition) {
    var pieces = condition.pieces
    pieces[0] = "!(" + pieces[0]
    pieces[pieces.count - 1] += ")"
    self.pieces = pieces
  }

  /// The condition on one line.
  var text: String { pieces.joined(separator: " ") }

  /// The condition, with a line for each piece of it if it is too long for one.
  ///
  /// - Parameter indentation: that of the lines behind the first one.
  func lines(_ indentation: String) -> String {
    text.utf8.count > Self.width ? pieces.joined(separator: "\n" + indentation) : text
  }
}
