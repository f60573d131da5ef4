import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

extension ScreenBuilder {
  /// The columns of a split view controller beside each other, or the one that there is room for.
  mutating func split(_ id: ID<Controller>, in size: LayoutSize) -> Screen {
    let values = ObjectValues(graph.controllers[id], context)
    let isRegular = environment.device.isRegularWidth(isLandscape: environment.isLandscape)
    let columns = columns(of: id, isRegular: isRegular)
    let width = SplitColumnFrames.PrimaryWidth(
      preferredFraction: values.number("preferredPrimaryColumnWidthFraction"),
      minimum: values.number("minimumPrimaryColumnWidth"), maximum: values.number("maximumPrimaryColumnWidth"))
    let frames = SplitColumnFrames.frames(
      in: LayoutRect(origin: .zero, size: size), count: columns.count, primary: width, overlays: false,
      isRightToLeft: environment.isRightToLeft)
    var picture = ViewPicture(frame: LayoutRect(origin: .zero, size: size), fill: background)
    picture.clips = true
    controllers.append(id)
    for (column, frame) in zip(columns, frames) { picture.children.append(draw(column, in: frame, of: size)) }
    if findsProblems { findings += AccessibilityFindings(picture, views, context).findings(barItems: []) }
    return screen(
      called: graph.controllers[id].label, inFile: graph.controllers[id].file, size, environment.safeArea, picture)
  }

  /// What the columns show first, from the leading side; with room for one, the column that UIKit leaves on top.
  private func columns(of id: ID<Controller>, isRegular: Bool) -> [ID<Controller>] {
    let order: [Relationship] = [.primaryViewController, .supplementaryViewController, .secondaryViewController]
    let segues = graph.controllers[id].segues.filter { graph.segues[$0].kind == .relationship }
    func column(_ relationship: Relationship) -> ID<Controller>? {
      segues.first { graph.segues[$0].relationship == relationship }.flatMap { graph.destination(of: $0) }.map {
        context.shown($0)
      }
    }
    let all = order.compactMap(column).filter { graph.controllers[$0].container == nil }
    return isRegular ? all : (column(.compactViewController) ?? all.last).map { [$0] } ?? []
  }

  private mutating func draw(_ column: ID<Controller>, in frame: LayoutRect, of size: LayoutSize) -> ViewPicture {
    let covered = environment.safeArea.covering(frame, in: size)
    let area = area(of: column, covered: covered)
    let root = views.count
    var picture = ViewPicture(frame: frame, fill: background)
    picture.clips = true
    picture.children.append(add(column, LayoutRect(origin: .zero, size: frame.size), area, in: nil))
    views[root].frame.origin = frame.origin
    picture.children += addBars(of: column, size: frame.size, covered, at: frame.origin)
    // Columns have a line between them.
    if frame.left > 0 {
      picture.children.append(
        ViewPicture(
          frame: LayoutRect(x: 0, y: 0, width: 0.5, height: frame.size.height),
          fill: ViewPainter(context).color("separator")))
    }
    return picture
  }
}
