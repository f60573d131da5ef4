import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Constraints of visual formats.
@MainActor @Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let one = UIView()
  private let two = UIView()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "two": two])
  }

  /// Activates the constraints of formats, and returns the frames.
  private func frames(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
    let metrics: [String: Any] = ["gap": 12, "wide": CGFloat(50), "low": Float(200)]
    let all = formats.flatMap { constraints($0, $0.hasPrefix("V") ? [] : options, metrics) }
    NSLayoutConstraint.activate(all)
    root.layoutIfNeeded()
    defer { NSLayoutConstraint.deactivate(all) }
    return [one.frame, two.frame]
  }

  @Test("L-34: Bars are the edges of the superview, its margins where the distance is the standard one")
  func edges() {
    #expect(frames("|[one]|", "V:|[one]|")[0] == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(frames("H:|-[one]-|", "V:|-10-[one]-20-|")[0] == CGRect(x: 8, y: 10, width: 304, height: 170))
    let margin = constraints("|-[one]-|")
    #expect(margin.map(\.secondAttribute) == [.leadingMargin, .trailing])
    #expect(margin[1].firstItem === root && margin[1].firstAttribute == .trailingMargin)
  }

  @Test("L-34: Views follow each other at the standard distance, at a given one, or at none")
  func distances() {
    let all = frames("|-0-[one(50)]-[two(50)]", "V:|[one(20)]", "V:|[two(20)]")
    #expect(all.map(\.minX) == [0, 58])
    #expect(frames("|[one(50)][two(50)]", "V:|[one(20)]", "V:|[two(20)]").map(\.minX) == [0, 50])
    #expect(frames("|[one(wide)]-gap-[two(wide)]", "V:|[one(20)]", "V:|[two(20)]").map(\.minX) == [0, 62])
    #expect(frames("|[one(50)]-(-7)-[two(50)]", "V:|[one(20)]", "V:|[two(20)]").map(\.minX) == [0, 43])
  }

  @Test("L-34: Conditions have relations, priorities and other views")
  func predicates() {
    let all = constraints("|[one(>=10,<=100@750)]-(>=gap@low)-[two(==one)]", [], ["gap": 12, "low": 200])
    #expect(all.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal, .greaterThanOrEqual, .equal])
    #expect(all.map(\.constant) == [10, 100, 0, 12, 0])
    #expect(all.map(\.priority.rawValue) == [1000, 750, 1000, 200, 1000])
    #expect(all[2].firstItem === two && all[2].secondItem === one && all[2].firstAttribute == .width)
    #expect(constraints("V:[one(two)]")[0].secondAttribute == .height)
  }

  @Test("L-34: Options align views across the format")
  func alignments() {
    let all = frames("|[one(10)]-[two(10)]", "V:|-30-[one(20)]", "V:[two(20)]", options: .alignAllTop)
    #expect(all.map(\.minY) == [30, 30])
    let both = constraints("|[one][two]", [.alignAllTop, .alignAllBottom])
    #expect(both.suffix(2).map(\.firstAttribute) == [.top, .bottom])
    #expect(constraints("V:[one][two]", .alignAllLeading).last?.firstAttribute == .leading)
    let exceptions = catchingExceptions { _ = constraints("|[one][two]", .alignAllLeft) }
    #expect(exceptions.first?.reason.contains("aligned on a horizontal edge, which is not allowed") == true)
  }

  @Test("L-34: Options say the direction of a horizontal format")
  func directions() {
    let all = frames(
      "|-10-[one(50)]-[two(50)]", "V:|[one(20)]", "V:|[two(20)]", options: .directionRightToLeft)
    #expect(all.map(\.minX) == [260, 202])
    #expect(constraints("|[one]", .directionLeftToRight)[0].firstAttribute == .left)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(frames("|[one(50)]", "V:|[one(20)]", "V:|[two(20)]", "|[two(20)]")[0].minX == 270)
  }

  @Test(
    "X-29: A format that cannot be read raises, with the place",
    arguments: [
      ("|-[three]-|", "three is not a key in the views dictionary. \n|-[three]-| \n   ^"),
      ("|-[one", "Expected a ']' here. \n|-[one \n      ^"),
      ("|-[one(gap)]", "gap is not a key in the metrics dictionary. \n|-[one(gap)] \n       ^"),
      ("|-(8-[one]", "Expected a ')' here."), ("|-8[one]", "Expected a '-' here."), ("X:[one]", "Unknown orientation."),
      ("|", "Expected a view."), ("", "Expected a view."), ("[one]-", "Expected a number"),
      ("[one(=5)]", "Expected a '=' here."), ("[one(1.2.3)]", "Expected a number."),
      ("|[one]|[two]", "Expected the end"),
      ("[]", "Expected the name of a view."), ("[one(5]", "Expected a ')' here."), ("[one(--5)]", "Expected a number."),
    ])
  func mistakes(format: String, problem: String) {
    let exceptions = catchingExceptions { #expect(constraints(format).isEmpty) }
    #expect(exceptions.count == 1)
    let reason = exceptions.first?.reason ?? ""
    #expect(reason.hasPrefix("Unable to parse constraint format: \n\(problem)"), "\(reason)")
  }

  @Test("X-29: A bar needs a superview")
  func missingSuperviews() {
    let alone = UIView()
    let exceptions = catchingExceptions {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[alone]|", views: ["alone": alone])
    }
    #expect(exceptions.first?.reason.contains("Unable to interpret '|' character") == true)
  }
}
