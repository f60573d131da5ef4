import UIKitFacts

extension Content {
  /// The size of the content in a width, on whole pixels.
  ///
  /// - Parameter width: nil where nothing limits it.
  package func size(fitting width: Double?, scale: Double) -> IntrinsicSize {
    switch self {
    case .none: IntrinsicSize()
    case .fixed(let width, let height): IntrinsicSize(width: width, height: height)
    case .image(let size): IntrinsicSize(width: size.width, height: size.height)
    case .text(let text): text.size(fitting: width, scale: scale)
    case .button(let button): button.size(fitting: width, scale: scale)
    case .measured(let size): size
    }
  }

  /// Whether the height depends on the width.
  package var wraps: Bool {
    switch self {
    case .text(let text): text.lines != 1
    case .button(let button): [button.title, button.subtitle].contains { $0.map { $0.lines != 1 } ?? false }
    case .none, .fixed, .image, .measured: false
    }
  }

  /// Whether there is text, whose baselines depend on the frame.
  var hasText: Bool {
    switch self {
    case .text, .button: true
    case .measured(let size): size.baselines != nil
    case .none, .fixed, .image: false
    }
  }
}

extension TextContent {
  func size(fitting width: Double?, scale: Double) -> IntrinsicSize {
    let limit = [preferredMaxWidth.flatMap { $0 > 0 ? $0 : nil }, width].compactMap(\.self).min()
    let set = lines(fitting: self.lines == 1 ? nil : limit)
    guard let first = set.lines.first, let last = set.lines.last else {
      return IntrinsicSize(width: 0, height: 0)
    }
    return IntrinsicSize(
      width: set.width.roundedUp(toPixelsOf: scale), height: set.height.roundedUp(toPixelsOf: scale),
      baselines: IntrinsicSize.Baselines(first: first.ascender, last: last.descender), lineHeight: first.height)
  }
}

extension ButtonContent {
  func size(fitting width: Double?, scale: Double) -> IntrinsicSize {
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let title = title?.size(fitting: inner, scale: scale)
    let subtitle = subtitle?.size(fitting: inner, scale: scale)
    var textWidth = max(title?.width ?? 0, subtitle?.width ?? 0)
    var textHeight = (title?.height ?? 0) + (subtitle?.height ?? 0)
    if title != nil, subtitle != nil { textHeight += titlePadding }
    let blockHeight = textHeight
    if let titleMargin, title != nil { textHeight = textHeight.rounded(.up) + 2 * titleMargin }
    if let image {
      let padding = title == nil && subtitle == nil ? 0 : imagePadding
      switch imageEdge {
      case .leading, .trailing:
        textWidth += image.width + padding
        textHeight = max(textHeight, image.height)
      case .top, .bottom:
        textWidth = max(textWidth, image.width)
        textHeight += image.height + padding
      }
    }
    let size = LayoutSize(
      width: max(minimum.width, textWidth + insets.left + insets.right),
      height: max(minimum.height, textHeight + insets.top + insets.bottom))
    return IntrinsicSize(
      width: size.width, height: size.height,
      baselines: baselines(title, height: size.height, textHeight, block: blockHeight),
      lineHeight: title?.lineHeight)
  }

  private func baselines(
    _ title: IntrinsicSize?, height: Double, _ textHeight: Double, block blockHeight: Double
  ) -> IntrinsicSize.Baselines? {
    guard let lines = title?.baselines, let titleHeight = title?.height else { return nil }
    // Beside an image, the title is in the middle of the height.
    let isBeside = image == nil || imageEdge == .leading || imageEdge == .trailing
    let block = isBeside ? blockHeight : textHeight
    let above = imageEdge == .top ? image.map { $0.height + imagePadding } ?? 0 : 0
    let top = (height - block) / 2 + above
    return IntrinsicSize.Baselines(first: top + lines.first, last: max(0, height - top - titleHeight) + lines.last)
  }
}

extension Double {
  /// The next larger length that is a whole number of pixels.
  func roundedUp(toPixelsOf scale: Double) -> Double {
    ((self * scale) - 1e-6).rounded(.up) / scale
  }
}
