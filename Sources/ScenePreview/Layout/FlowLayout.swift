import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

/// The header, the items and the footer of a collection in lines across the scroll direction, as a flow layout arranges them.
struct FlowLayout {
  /// The frames in the content of the collection, in the order of the content.
  private(set) var frames: [(cell: ID<SceneObject>, frame: LayoutRect)] = []
  private let context: ScreenContext
  private let isVertical: Bool
  private let values: ObjectValues?
  private let insets: LayoutInsets
  /// The size of the collection across the scroll direction.
  private let breadth: Double
  /// The length of what has been added.
  private var length = 0.0

  /// The size of an item that neither the layout nor the cell gives one.
  private static let itemSize = LayoutSize(width: 50, height: 50)
  private static let spacing = 10.0

  init(of collection: SceneObject, _ size: LayoutSize, _ context: ScreenContext) {
    self.context = context
    values = collection.children.first { context.graph.objects[$0].kind.role == .collectionLayout }.map(context.values)
    isVertical = values?.word("scrollDirection") != "horizontal"
    insets = values?.insets("sectionInset") ?? .zero
    breadth = isVertical ? size.width : size.height
  }

  /// Leaves room before what is added next.
  mutating func skip(_ room: Double) { length += room }

  // MARK: Headers and footers

  func isFooter(_ bar: ID<SceneObject>) -> Bool { context.graph.objects[bar][.supplementaryKind] == "footer" }

  /// Adds a header or a footer, which is as long as a line.
  mutating func addBar(_ bar: ID<SceneObject>, isFooter: Bool) {
    let own = context.canvasSize(of: bar) ?? context.values(bar).rectangle("frame")?.size
    let size = size(isFooter ? "footerReferenceSize" : "headerReferenceSize") ?? own ?? Self.itemSize
    let height = isVertical ? size.height : size.width
    frames.append((bar, rectangle(along: length, across: 0, LayoutSize(width: breadth, height: height))))
    length += height
  }

  private func size(_ name: String) -> LayoutSize? {
    guard case .size(let size)? = values?[name], size.width.value > 0, size.height.value > 0 else { return nil }
    return LayoutSize(width: size.width.value, height: size.height.value)
  }

  // MARK: Items

  mutating func addItems(_ cells: [ID<SceneObject>]) {
    // In the directions of lines.
    let sizes = cells.map { cell in
      let own = context.canvasSize(of: cell) ?? context.values(cell).rectangle("frame")?.size
      let size = own ?? size("itemSize") ?? Self.itemSize
      return isVertical ? size : LayoutSize(width: size.height, height: size.width)
    }
    let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (near, far) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let flow = FlowLines(
      sizes.map(\.width), isUniform: sizes.allSatisfy { $0 == sizes[0] }, room: breadth - near - far,
      spacing: values?.number("minimumInteritemSpacing") ?? Self.spacing)
    length += before
    for line in flow.lines {
      if line.lowerBound > 0 { length += values?.number("minimumLineSpacing") ?? Self.spacing }
      let height = sizes[line].map(\.height).max() ?? 0
      for item in line {
        let middle = length + (height - sizes[item].height) / 2
        frames.append((cells[item], rectangle(along: middle, across: near + flow.positions[item], sizes[item])))
      }
      length += height
    }
    length += after
  }

  /// A frame on whole pixels.
  private func rectangle(along: Double, across: Double, _ size: LayoutSize) -> LayoutRect {
    let scale = context.environment.device.scale
    let (along, across) = ((along * scale).rounded() / scale, (across * scale).rounded() / scale)
    return isVertical
      ? LayoutRect(x: across, y: along, width: size.width, height: size.height)
      : LayoutRect(x: along, y: across, width: size.height, height: size.width)
  }
}
