import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

/// A tree of views that is laid out by itself: that of a controller, a cell, a header.
struct Island {
  /// A view of the tree.
  struct View {
    /// The element; nil for the view that a controller has without one in the scene.
    var object: ID<SceneObject>?
    /// The index of the superview in the island; nil for the root.
    var parent: Int?
    /// The indices of the subviews in the island.
    var children: [Int] = []
    /// The index of the view among the items of the problem.
    var item: Int
  }

  /// What the container of the tree gives it.
  struct Place {
    var size: LayoutSize
    var safeArea = LayoutInsets.zero
    /// The least horizontal margins of a controller's root view.
    var systemMargin = 0.0
    /// Margins of the root, where the system or the container sets them.
    var margins: LayoutInsets?
    /// What the accessory of a cell takes of its content's width.
    var accessoryWidth = 0.0
    /// Whether the content decides the height.
    var fitsHeight = false
    /// The size of the canvas that frames of views are for.
    var canvas: LayoutSize?
  }

  /// A superview comes before its subviews.
  var views: [View]
  var problem: LayoutProblem
  var solution: LayoutSolution
  /// The constraint of the scene behind each of the problem's, by its index.
  var origins: [PlannedConstraint?]

  /// The content of a view, as the problem has it.
  func content(of view: Int) -> Content { problem.items[views[view].item].content }

  /// The frame of a view in its superview, on whole pixels.
  func frame(of view: Int) -> LayoutRect {
    let item = views[view].item
    var frame = solution.frames[item]
    // The content view of a cell is no view of the tree.
    if let parent = views[view].parent, let holder = problem.items[item].parent, holder != views[parent].item {
      frame.origin.x += solution.frames[holder].left
      frame.origin.y += solution.frames[holder].top
    }
    return frame
  }

  /// What of a view bars and hardware cover.
  func safeArea(of view: Int) -> LayoutInsets { solution.safeAreas[views[view].item] }
}

extension ScreenContext {
  /// What a cell in a place gets from its table.
  ///
  /// - Parameters:
  ///   - width: the width of the cell.
  ///   - tableInset: the distance of the table's sections to its sides; nil for a cell without a table.
  func give(_ place: inout Island.Place, to cell: ID<SceneObject>, width: Double, tableInset: Double?) {
    let side =
      canvas?.rowInset(cellWidth: width, deviceWidth: environment.size.width, tableInset: tableInset)
      ?? ControlSizes.rowInset(width: environment.size.width)
    place.margins = ControlSizes.cellMargins(
      rowInset: side, isTall: Device.versionsOfXcode26.contains(toolsVersion))
    let accessory = tableInset == nil ? ControlSizes.rowInset(width: min(width, environment.size.width)) : side
    place.accessoryWidth = ControlSizes.accessoryWidth(
      values(cell).word("accessoryType"), rowInset: accessory, isOld: isOld)
  }
}
