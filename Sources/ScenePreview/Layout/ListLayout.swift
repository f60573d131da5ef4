import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// The rows of a table, or the items of a collection: those of the scene, and each prototype once, or as often as `rows.preview` and
/// `items.preview` say.
struct ListLayout {
  /// A row with its place in the content of the list.
  struct Row {
    let cell: ID<SceneObject>
    let island: Island
    let frame: LayoutRect
    /// Whether it is the first and the last of its section.
    var isFirst = true
    var isLast = true
    /// Whether sections are rounded boxes.
    let isInset: Bool
    let isCollection: Bool
    /// What the style of the cell shows; nil if that is nothing.
    var styled: StyledCell?
  }

  private(set) var rows: [Row] = []
  /// The titles of sections, in the list's own coordinates.
  private(set) var shapes: [PictureShape] = []
  private let size: LayoutSize
  private let context: ScreenContext
  private let values: ObjectValues
  /// The bottom of what has been added, in the content.
  private var y = 0.0
  /// How far below the top of the list its content begins.
  private let top: Double

  /// - Parameter top: how far below the top of the list its content begins.
  init(_ list: ID<SceneObject>, _ size: LayoutSize, top: Double, _ context: ScreenContext) {
    (self.size, self.top, self.context) = (size, top, context)
    values = context.values(list)
    let object = context.graph.objects[list]
    if object.kind.name == "collectionView" { addItems(of: object) } else { addSections(of: object) }
  }

  private var graph: SceneGraph { context.graph }
  private var isInset: Bool { values.word("style") == "insetGrouped" }
  private var isGrouped: Bool { values.word("style") == "grouped" || isInset }
  private var side: Double { isInset ? ControlSizes.rowInset(width: context.environment.size.width) : 0 }

  /// The most rows that a preview draws: more than any device shows.
  private static let limit = 200

  /// Prototypes in turn, as often as a scene says for previews; each once where it says nothing.
  private func repeated(_ prototypes: [ID<SceneObject>], _ attribute: AttributeKind) -> [ID<SceneObject>] {
    guard let count = values.integer(attribute.name), !prototypes.isEmpty else { return prototypes }
    return (0..<min(count, Self.limit)).map { prototypes[$0 % prototypes.count] }
  }

  // MARK: Tables

  private mutating func addSections(of table: SceneObject) {
    addView(table, .tableHeaderView)
    let sections = table.children.filter { graph.objects[$0].kind.role == .tableSection }
    for section in sections {
      let titles = context.values(section)
      addTitle(titles.text("headerTitle"), isHeader: true)
      add(graph.objects[section].children.filter { graph.objects[$0].kind.role == .tableCell })
      addTitle(titles.text("footerTitle"), isHeader: false)
    }
    if sections.isEmpty {
      let prototypes = table.prototypes.compactMap { graph.trees[$0].root }
      if isGrouped, !prototypes.isEmpty { y += 35 }
      add(repeated(prototypes.filter { graph.objects[$0].kind.role == .tableCell }, .rows))
    }
    addView(table, .tableFooterView)
  }

  /// Adds the view above or below all rows.
  private mutating func addView(_ table: SceneObject, _ place: ViewPlace) {
    guard let id = table.children.first(where: { graph.objects[$0][.viewPlace] == place }) else { return }
    let height = context.values(id).rectangle("frame")?.size.height ?? 0
    var box = Island.Place(size: LayoutSize(width: size.width, height: height))
    box.fitsHeight = height == 0
    append(id, box, x: 0, isInset: false)
  }

  private mutating func addTitle(_ title: String?, isHeader: Bool) {
    let height =
      isHeader
      ? ControlSizes.sectionHeaderHeight(isGrouped: isGrouped, hasTitle: title != nil)
      : ControlSizes.sectionFooterHeight(isGrouped: isGrouped, hasTitle: title != nil)
    defer { y += height }
    guard let title else { return }
    let font = FontFacts(size: isGrouped || !isHeader ? 13 : 17, weight: isGrouped || !isHeader ? .regular : .semibold)
    let text = isGrouped && isHeader ? title.uppercased() : title
    let color = SystemColors.color(
      named: isGrouped || !isHeader ? "secondaryLabel" : "label", in: context.environment.appearance)
    let baseline = top + (isHeader ? y + height - 8 : y + 18)
    let isMirrored = context.environment.isRightToLeft
    let shape = PictureShape.text(
      PictureText(
        text, at: LayoutPoint(x: side + ControlSizes.rowInset(width: size.width), y: baseline),
        width: font.width(of: text), font: font, color: color ?? .black, isRightToLeft: isMirrored))
    shapes.append(isMirrored ? shape.mirrored(in: size.width) : shape)
  }

  private mutating func add(_ cells: [ID<SceneObject>]) {
    for (number, cell) in cells.enumerated() {
      let own = context.values(cell)
      let shown = context.canvasSize(of: cell)
      let height =
        shown?.height ?? own.number("rowHeight") ?? values.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
      // The sections of a canvas may have another inset.
      let width = isInset ? shown?.width ?? size.width - 2 * side : size.width
      let side = (size.width - width) / 2
      var box = Island.Place(size: LayoutSize(width: width, height: height ?? ControlSizes.rowHeight))
      context.give(&box, to: cell, width: width, tableInset: side)
      let hasContent = graph.objects[cell].children.contains { graph.objects[$0].placement == .subview }
      box.fitsHeight = height == nil && hasContent
      let styled = StyledCell(cell, in: box, context)
      if height == nil, !hasContent, let styled { box.size.height = styled.height }
      append(cell, box, x: side, isInset: isInset)
      rows[rows.count - 1].styled = styled
      rows[rows.count - 1].isFirst = number == 0
      rows[rows.count - 1].isLast = number == cells.count - 1
    }
  }

  private mutating func append(_ id: ID<SceneObject>, _ box: Island.Place, x: Double, isInset: Bool) {
    var island = IslandBuilder.island(id, context, box)
    var frame = LayoutRect(x: x, y: y, width: box.size.width, height: island.frame(of: 0).size.height)
    if box.fitsHeight, frame.size.height < ControlSizes.rowHeight, graph.objects[id].kind.role == .tableCell {
      // Rows are never lower than one of text; the content is laid out again in the height.
      var fixed = box
      fixed.fitsHeight = false
      fixed.size.height = ControlSizes.rowHeight
      let ambiguous = Set(island.solution.ambiguities.map(\.item))
      island = IslandBuilder.island(id, context, fixed)
      // Nothing says which of several empty texts is higher in such a row, and the texts of the app are not empty.
      island.solution.ambiguities.removeAll { !ambiguous.contains($0.item) }
      frame.size.height = ControlSizes.rowHeight
    }
    rows.append(Row(cell: id, island: island, frame: frame, isInset: isInset, isCollection: false))
    y += frame.size.height
  }

  // MARK: Collections

  private mutating func addItems(of collection: SceneObject) {
    let cells = collection.prototypes.compactMap { graph.trees[$0].root }
    let bars = cells.filter { graph.objects[$0].kind.role == .supplementaryView }
    let items = cells.filter { graph.objects[$0].kind.role != .supplementaryView }
    var layout = FlowLayout(of: collection, size, context)
    if context.canvas?.ignoresBars == true { layout.skip(top) }
    for bar in bars where !layout.isFooter(bar) { layout.addBar(bar, isFooter: false) }
    layout.addItems(repeated(items, .items))
    for bar in bars where layout.isFooter(bar) { layout.addBar(bar, isFooter: true) }
    let context = context
    rows = layout.frames.map { cell, frame in
      let island = IslandBuilder.island(cell, context, Island.Place(size: frame.size))
      return Row(cell: cell, island: island, frame: frame, isInset: false, isCollection: true)
    }
  }
}
