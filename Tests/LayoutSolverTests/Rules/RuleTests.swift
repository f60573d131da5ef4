import LayoutSolver
import Testing
import UIKitFacts

/// Margins, safe areas, guides, directions, masks and scroll views.
@Suite struct RuleTests {
  @Test func theSafeAreaOfAViewIsWhatBarsCoverOfIt() {
    var layout = Layout()
    layout.problem.items[0].safeArea = LayoutInsets(top: 64, left: 0, bottom: 34, right: 0)
    let inner = layout.add()
    layout.pin(inner, .top, to: Layout.root, plus: 20)
    layout.pin(inner, .bottom, to: Layout.root, plus: -100)
    layout.pin(inner, .width, plus: 100)
    let guide = layout.guide(.safeArea, of: inner)
    let solution = layout.problem.solve()
    #expect(solution.safeAreas[inner] == LayoutInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(solution.frames[guide] == LayoutRect(x: 0, y: 44, width: 100, height: 503))
  }

  @Test func whatIsCutOffAtAnEdgeWithoutAnInsetHasNone() {
    var layout = Layout()
    layout.problem.items[0].safeArea = LayoutInsets(top: 44, left: 0, bottom: 0, right: 0)
    let view = layout.add(Layout.root, Layout.fixed(5000, 5000))
    layout.pin(view, .leading, to: Layout.root)
    layout.pin(view, .top, to: Layout.root, plus: 10)
    #expect(layout.problem.solve().safeAreas[view] == LayoutInsets(top: 34, left: 0, bottom: 0, right: 0))
  }

  @Test func marginsCountFromTheSafeArea() {
    var layout = Layout()
    layout.problem.items[0].safeArea = LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)
    layout.problem.items[0].margins = MarginProperties(
      own: .zero, followsSafeArea: true, preservesSuperview: false, systemMinimum: 16)
    let guide = layout.guide(.margins, of: Layout.root)
    let view = layout.add()
    layout.pinEdges(view, to: guide)
    #expect(layout.frame(view) == [16, 20, 343, 647])
    let inner = layout.add(view)
    layout.pin(inner, .left, to: view, .leftMargin)
    layout.pin(inner, .top, to: view, .topMargin)
    #expect(layout.frame(inner) == [8, 8, 0, 0])
  }

  @Test func marginsOfTheSuperviewAreKept() {
    var layout = Layout()
    layout.problem.items[0].margins.own = LayoutInsets(top: 30, left: 30, bottom: 30, right: 30)
    let view = layout.add { $0.margins.preservesSuperview = true }
    layout.pinEdges(view, to: Layout.root, inset: 10)
    #expect(layout.problem.solve().margins[view] == LayoutInsets(top: 20, left: 20, bottom: 20, right: 20))
  }

  @Test func readableContentIsNotTooWide() {
    var layout = Layout(width: 1024, height: 768)
    let guide = layout.guide(.readableContent, of: Layout.root)
    let solution = layout.problem.solve()
    #expect(solution.frames[guide].size.width == 672)
    #expect(solution.frames[guide].left == 176)
  }

  @Test func leadingIsRightWhereTextRunsFromTheRight() {
    var layout = Layout()
    layout.problem.items[0].isRightToLeft = true
    let view = layout.add(Layout.root, Layout.fixed(100, 20))
    layout.pin(view, .leading, to: Layout.root, plus: 16)
    #expect(layout.frame(view)[0] == 259)
    let after = layout.add(Layout.root, Layout.fixed(50, 20))
    layout.pin(after, .leading, .greaterThanOrEqual, to: view, .trailing, plus: 8)
    #expect(layout.frame(after)[0] == 201)
  }

  @Test func masksFollowTheSuperview() {
    var layout = Layout(width: 400, height: 800)
    let view = layout.add {
      $0.frame = LayoutRect(x: 10, y: 20, width: 100, height: 50)
      $0.frameReference = LayoutSize(width: 320, height: 480)
      $0.autoresizing = [.flexibleWidth, .flexibleTopMargin]
    }
    #expect(layout.frame(view) == [10, 340, 180, 50])
    layout.problem.items[view].autoresizing = [.flexibleLeftMargin, .flexibleRightMargin]
    #expect(layout.frame(view)[0] == 13.5)
    layout.problem.items[view].autoresizing = []
    #expect(layout.frame(view) == [10, 20, 100, 50])
  }

  @Test func contentOfAScrollViewScrolls() {
    var layout = Layout()
    let scroll = layout.add { $0.isScrollView = true }
    layout.pinEdges(scroll, to: Layout.root)
    let content = layout.add(scroll, Layout.fixed(500, 1200))
    layout.pinEdges(content, to: scroll, inset: 10)
    let solution = layout.problem.solve()
    #expect(solution.frames[content] == LayoutRect(x: 10, y: 10, width: 500, height: 1200))
    #expect(solution.contentSizes[scroll] == LayoutSize(width: 520, height: 1220))
    #expect(solution.frames[scroll] == LayoutRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func guidesOfAScrollViewTellContentFromFrame() {
    var layout = Layout()
    let scroll = layout.add { $0.isScrollView = true }
    layout.pinEdges(scroll, to: Layout.root)
    let (content, frame) = (layout.guide(.scrollContent, of: scroll), layout.guide(.scrollFrame, of: scroll))
    let stack = layout.add(scroll, Layout.fixed(nil, 900))
    layout.pinEdges(stack, to: content)
    layout.pin(stack, .width, to: frame)
    #expect(layout.frame(stack) == [0, 0, 375, 900])
  }

  @Test func contentOfAScrollViewWithoutASizeIsAmbiguous() {
    var layout = Layout()
    let scroll = layout.add { $0.isScrollView = true }
    layout.pinEdges(scroll, to: Layout.root)
    let view = layout.add(scroll, Layout.fixed(10, 10))
    layout.pin(view, .leading, to: scroll)
    layout.pin(view, .top, to: scroll)
    let found = layout.problem.solve(findsAmbiguities: true).ambiguities
    #expect(found == [LayoutAmbiguity(item: scroll, attributes: [.scrollContent])])
  }

  @Test func constraintsActOnAlignmentRectangles() {
    var layout = Layout()
    let view = layout.add(Layout.root, Layout.fixed(49, 31)) {
      $0.alignmentInsets = LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
    }
    layout.pin(view, .trailing, to: Layout.root, plus: -16)
    #expect(layout.frame(view) == [310, 0, 51, 31])
  }

  @Test func framesSnapToPixels() {
    var layout = Layout(width: 375, height: 100, scale: 2)
    let view = layout.add(Layout.root, Layout.fixed(100.5, 10))
    layout.pin(view, .centerX, to: Layout.root)
    #expect(layout.frame(view)[0] == 137.5)
    let inner = layout.add(view, Layout.fixed(10, 10))
    layout.pin(inner, .leading, to: view, plus: 8)
    #expect(layout.frame(inner)[0] == 8)
  }

  // MARK: Text

  @Test func textWrapsAtTheWidthThatItGets() {
    var layout = Layout(width: 200)
    let label = layout.add(Layout.root, Layout.text("One two three four five six seven eight nine ten", lines: 0))
    layout.pin(label, .leading, to: Layout.root, plus: 16)
    layout.pin(label, .trailing, to: Layout.root, plus: -16)
    layout.pin(label, .top, to: Layout.root)
    #expect(layout.frame(label) == [16, 0, 168, 61])
  }

  @Test func baselinesAlignTextOfDifferentSizes() {
    var layout = Layout()
    let (small, large) = (
      layout.add(Layout.root, Layout.text("small", size: 10)), layout.add(Layout.root, Layout.text("large", size: 30))
    )
    layout.pin(large, .top, to: Layout.root, plus: 10)
    layout.pin(small, .firstBaseline, to: large)
    let frames = layout.problem.solve().exactFrames
    #expect(abs(frames[small].top - (10 + 20 * 0.9521484375)) < 0.001)
  }

  // MARK: Scroll views below bars

  private func scrolling() -> (layout: Layout, scroll: Int) {
    var layout = Layout()
    layout.problem.items[0].safeArea = LayoutInsets(top: 64, left: 0, bottom: 34, right: 0)
    layout.problem.items[0].margins.own = LayoutInsets(top: 20, left: 20, bottom: 20, right: 20)
    let scroll = layout.add {
      $0.isScrollView = true
      $0.startsBelowBars = true
      $0.margins.preservesSuperview = true
    }
    layout.pinEdges(scroll, to: Layout.root)
    return (layout, scroll)
  }

  @Test func guidesOfAScrollViewStandInItsContent() {
    var (layout, scroll) = scrolling()
    let (safe, frame) = (layout.guide(.safeArea, of: scroll), layout.guide(.scrollFrame, of: scroll))
    #expect(layout.frame(safe) == [0, 0, 375, 569])
    #expect(layout.frame(frame) == [0, -64, 375, 667])
    // A view of the content and one outside are compared on the screen.
    let (inside, outside) = (layout.add(scroll), layout.add())
    layout.pin(inside, .top, to: scroll, plus: 10)
    layout.pin(outside, .top, to: inside)
    #expect(layout.frame(inside)[1] == 10 && layout.frame(outside)[1] == 74)
  }

  @Test func contentBelowBarsHasTheMarginsThatItOverlaps() {
    var (layout, scroll) = scrolling()
    let view = layout.add(scroll) { $0.margins.preservesSuperview = true }
    layout.pin(view, .leading, to: scroll)
    layout.pin(view, .top, to: scroll)
    layout.pin(view, .width, plus: 375)
    layout.pin(view, .height, plus: 100)
    let solution = layout.problem.solve()
    // The root's 20 points and 64 of the bars; the scroll view does not count its safe area twice.
    #expect(solution.margins[scroll].top == 84)
    #expect(solution.margins[view] == LayoutInsets(top: 20, left: 20, bottom: 8, right: 20))
    #expect(solution.safeAreas[view] == .zero)
  }

  // MARK: Contradictions

  @Test(arguments: [LayoutItem.Guide.safeArea, .margins, .readableContent])
  func guidesDoNotGiveWay(guide: LayoutItem.Guide) {
    var layout = Layout()
    let (guide, view) = (layout.guide(guide, of: Layout.root), layout.add())
    layout.pinEdges(view, to: guide)
    #expect(layout.problem.solve().conflicts.isEmpty)
    layout.pin(view, .width, plus: 100)
    let conflicts = layout.problem.solve().conflicts
    #expect(conflicts.count == 1 && conflicts[0].constraints.contains(4), "\(conflicts)")
  }

  @Test func theFrameOfAScrollViewDoesNotGiveWay() {
    var (layout, scroll) = scrolling()
    let (guide, view) = (layout.guide(.scrollFrame, of: scroll), layout.add(scroll))
    layout.pin(view, .width, to: guide)
    layout.pin(view, .width, .lessThanOrEqual, plus: 100)
    #expect(layout.problem.solve().conflicts.count == 1)
  }

  /// The insets of a view can be larger than the view, until something must stand between them.
  @Test func aViewMayBeSmallerThanItsInsets() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .leading, to: Layout.root)
    layout.pin(view, .top, to: Layout.root)
    layout.pin(view, .width, plus: 10)
    layout.pin(view, .height, plus: 40)
    let guide = layout.guide(.margins, of: view)
    let inner = layout.add(view)
    layout.pin(inner, .leading, to: guide)
    layout.pin(inner, .top, to: guide)
    #expect(layout.problem.solve().conflicts.isEmpty)
    #expect(layout.frame(guide) == [8, 8, -6, 24] && layout.frame(inner) == [8, 8, 0, 0])
    layout.pin(inner, .trailing, to: guide)
    #expect(layout.problem.solve().conflicts.count == 1)
  }

  // MARK: Sizes of a document

  @Test func aFallbackSizeDecidesWhereNothingElseDoes() {
    var layout = Layout()
    let view = layout.add { $0.fallbackSize = LayoutSize(width: 40, height: 30) }
    layout.pin(view, .leading, to: Layout.root)
    layout.pin(view, .top, to: Layout.root)
    #expect(layout.frame(view) == [0, 0, 40, 30])
    layout.pin(view, .width, plus: 7, at: 30)
    #expect(layout.frame(view) == [0, 0, 7, 30])
  }

  @Test func theBaselineOfALineMovesWithItsHeight() {
    let line = IntrinsicSize(
      width: 50, height: 20, baselines: IntrinsicSize.Baselines(first: 16, last: 4), lineHeight: 20)
    #expect(line.stretched(width: 70, height: 25).baselines == IntrinsicSize.Baselines(first: 20, last: 5))
    #expect(line.stretched(width: 70, height: nil).baselines == line.baselines)
    var lines = line
    lines.height = 60
    #expect(lines.stretched(width: 70, height: 80).baselines == line.baselines)
    #expect(lines.stretched(width: 70, height: 80).height == 80)
  }
}
