import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

/// Draws what a cell has beside the views in it: its background, the texts of its style, its accessory, the separator.
struct CellPainter {
  private let painter: ViewPainter
  private var context: ScreenContext { painter.context }

  init(_ context: ScreenContext) { painter = ViewPainter(context) }

  func paint(_ row: ListLayout.Row, _ picture: inout ViewPicture) {
    let object = context.graph.objects[row.cell]
    let values = context.values(row.cell)
    if row.isCollection {
      if picture.fill == nil, picture.children.isEmpty {
        picture.border = Stroke(painter.color("separator"), width: 0.5)
      }
      return
    }
    guard object.kind.role == .tableCell else { return }
    if picture.fill == nil {
      picture.fill = painter.color(row.isInset ? "secondarySystemGroupedBackground" : "systemBackground")
    }
    let size = picture.frame.size
    if row.isInset { roundCorners(row, &picture) }
    let side = ControlSizes.rowInset(width: context.environment.size.width)
    var own = ViewPicture(frame: picture.frame)
    accessory(values, size, size.width - side, &own)
    if let cell = row.styled { own.shapes += shapes(of: cell, cell.frames(height: size.height), values) }
    let isMirrored = context.environment.isRightToLeft
    picture.shapes += isMirrored ? own.shapes.map { $0.mirrored(in: size.width) } : own.shapes
    if !row.isLast {
      let y = size.height
      picture.shapes.append(
        .line(
          from: LayoutPoint(x: isMirrored ? 0 : side, y: y),
          to: LayoutPoint(x: isMirrored ? size.width - side : size.width, y: y),
          Stroke(painter.color("separator"), width: 0.5)))
    }
  }

  /// Sections are rounded boxes, of which the first and the last row have the corners.
  private func roundCorners(_ row: ListLayout.Row, _ picture: inout ViewPicture) {
    let (size, radius) = (picture.frame.size, 10.0)
    if row.isFirst, row.isLast { picture.cornerRadius = radius }
    guard row.isFirst != row.isLast, let fill = picture.fill, size.height > radius else { return }
    picture.fill = nil
    let rest = LayoutRect(x: 0, y: row.isFirst ? radius : 0, width: size.width, height: size.height - radius)
    picture.shapes =
      [
        .rectangle(LayoutRect(origin: .zero, size: size), radius: radius, fill: fill), .rectangle(rest, fill: fill),
      ] + picture.shapes
  }

  /// Draws the accessory at the trailing side, as from left to right.
  private func accessory(_ values: ObjectValues, _ size: LayoutSize, _ right: Double, _ picture: inout ViewPicture) {
    func draw(_ name: String, _ side: Double, _ color: RGBA) {
      picture.shapes.append(
        .symbol(name, LayoutRect(x: right - side, y: (size.height - side) / 2, width: side, height: side), color))
    }
    switch values.word("accessoryType") {
    case "disclosureIndicator":
      let name = context.environment.isRightToLeft ? "chevron.left" : "chevron.right"
      draw(name, 14, painter.color("tertiaryLabel"))
    case "checkmark": draw("checkmark", 18, painter.tint(values))
    case "detailButton", "detailDisclosureButton": draw("info.circle", 22, painter.tint(values))
    default: break
    }
  }

  /// The image and the texts of a cell, as from left to right.
  private func shapes(
    of cell: StyledCell, _ frames: CellStyleLayout.Frames, _ values: ObjectValues
  ) -> [PictureShape] {
    var shapes: [PictureShape] = []
    if let place = frames.image {
      switch cell.image {
      case .symbol(let name)?: shapes.append(.symbol(name, place, painter.tint(values)))
      case .asset(let name)?: shapes += painter.image(name, in: place, painter.tint(values))
      case nil: break
      }
    }
    if let detail = cell.detail, let place = frames.detail {
      shapes += self.shapes(of: detail, in: place, cell.style == .value1 ? "secondaryLabel" : "label")
    }
    return shapes + (cell.text.map { self.shapes(of: $0, in: frames.text, "label") } ?? [])
  }

  private func shapes(of text: StyledCell.Text, in place: LayoutRect, _ color: String) -> [PictureShape] {
    painter.text(text.content, in: place, text.color ?? painter.color(color), text.alignment ?? "left")
  }
}
