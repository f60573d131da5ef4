package import UIKitFacts

/// Where a table view cell of a style has its image and its texts, as Interface Builder's frames show it.
package struct CellStyleLayout {
  package enum Style: Sendable {
    case basic, value1, value2, subtitle
  }

  /// The frames of what there is, in the content view. The texts of the basic style take all of its height.
  package struct Frames: Equatable, Sendable {
    package var image: LayoutRect?
    package var text: LayoutRect
    package var detail: LayoutRect?
  }

  private let style: Style
  private let text: TextContent
  private let detail: TextContent?
  private let image: LayoutSize?
  /// The distance of the content to the sides of the content view.
  private let insets: (leading: Double, trailing: Double)
  /// Pixels in a point.
  private let scale: Double

  /// - Parameters:
  ///   - detail: nil in a style without one.
  ///   - image: the size of the image; nil without one.
  ///   - rowInset: the distance of the row's content to the sides of the table.
  ///   - hasAccessory: whether an accessory is beside the content view.
  package init(
    _ style: Style, text: TextContent, detail: TextContent?, image: LayoutSize?, rowInset: Double, hasAccessory: Bool,
    scale: Double
  ) {
    self.style = style
    self.text = text
    self.detail = style == .basic ? nil : detail
    self.image = style == .value2 ? nil : image
    insets = (rowInset, hasAccessory ? ControlSizes.marginBesideAccessory : rowInset)
    self.scale = scale
  }

  // MARK: Height

  /// What a row leaves above and below a line of its text, together.
  private static let spaceAroundText = 23.67
  /// What a row with a subtitle leaves above the text, and below the subtitle.
  private static let spaceBesideSubtitle = 10.0
  private static let spaceBetween = 1.0

  /// The height that a row needs, at least that of a row of one line.
  ///
  /// - Parameter width: that of the content view.
  package func height(fitting width: Double) -> Double {
    let room = columns(width).room
    let lines = height(of: text, room)
    let others = detail.map { height(of: $0, room) } ?? 0
    let needed =
      style == .subtitle && others > 0
      ? lines + others + Self.spaceBetween + 2 * Self.spaceBesideSubtitle
      : max(lines, others) + Self.spaceAroundText
    return max(ControlSizes.rowHeight, (needed * scale + 1e-6).rounded(.down) / scale)
  }

  private func height(of text: TextContent, _ width: Double) -> Double {
    text.lines(fitting: wrapping(text, width)).height
  }

  private func wrapping(_ text: TextContent, _ width: Double) -> Double? { text.lines == 1 ? nil : width }

  // MARK: Frames

  /// The frames in a content view, from left to right.
  package func frames(in size: LayoutSize) -> Frames {
    let (left, room) = columns(size.width)
    var frames = Frames(image: imageFrame(size), text: .zero, detail: nil)
    guard let detail else {
      frames.text = LayoutRect(x: left, y: 0, width: room, height: size.height)
      return frames
    }
    let (first, second) = (self.size(of: text, room), self.size(of: detail, room))
    switch style {
    case .basic, .subtitle:
      // What is rounded up to pixels is not in the middle.
      let spare = size.height - height(of: text, room) - height(of: detail, room)
      let gap = min(Self.spaceBetween, max(0, spare - 2 * Self.spaceBesideSubtitle + 1))
      let top = ((spare - gap) / 2).rounded()
      frames.text = LayoutRect(x: left, y: top, width: min(room, first.width), height: first.height)
      frames.detail = LayoutRect(
        x: left, y: top + first.height + gap, width: min(room, second.width), height: second.height)
    case .value1:
      let own = min(room, second.width)
      frames.text = centered(first, x: left, width: min(room - own, first.width), in: size)
      frames.detail = centered(second, x: left + room - own, width: own, in: size)
    case .value2:
      let column = min(room, Self.valueColumn)
      let own = min(column, first.width)
      frames.text = centered(first, x: left + column - own, width: own, in: size)
      let x = left + column + Self.valueGap
      frames.detail = centered(second, x: x, width: max(0, min(left + room - x, second.width)), in: size)
    }
    return frames
  }

  /// The width of the texts at the leading side of a cell with the style `value2`, and what is behind it.
  private static let valueColumn = 91.0
  private static let valueGap = 6.0

  private func centered(_ text: LayoutSize, x: Double, width: Double, in size: LayoutSize) -> LayoutRect {
    LayoutRect(x: x, y: ((size.height - text.height) / 2).rounded(.up), width: width, height: text.height)
  }

  private func imageFrame(_ size: LayoutSize) -> LayoutRect? {
    image.map {
      LayoutRect(
        x: insets.leading, y: ((size.height - $0.height) / 2).rounded(.down), width: $0.width, height: $0.height)
    }
  }

  /// Where the texts begin, and how wide they can be.
  private func columns(_ width: Double) -> (left: Double, room: Double) {
    let left = insets.leading + (image.map { $0.width + Self.spaceBehindImage } ?? 0)
    return (left, max(0, width - left - insets.trailing))
  }

  private static let spaceBehindImage = 15.0

  private func size(of text: TextContent, _ room: Double) -> LayoutSize {
    let size = Content.text(text).size(fitting: wrapping(text, room), scale: scale)
    return LayoutSize(width: size.width ?? 0, height: size.height ?? 0)
  }
}
