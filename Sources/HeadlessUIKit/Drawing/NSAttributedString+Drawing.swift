import LayoutSolver
import UIKitFacts

extension NSAttributedString {
  /// The size of the text, with the lines that it has of its own.
  public func size() -> CGSize {
    let lines = drawnContent.lines(fitting: nil)
    return CGSize(width: lines.width, height: lines.height)
  }

  /// The rectangle that the text needs: one line, or several with `usesLineFragmentOrigin`, which wrap at the width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = boundingRect(with: size, options)
    context?.totalBounds = rect
    return rect
  }

  private func boundingRect(with size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let own = self.size()
      let ascender = drawnContent.runs.map(\.font.ascender).max() ?? 0
      // The rectangle of a line begins at its baseline.
      return CGRect(x: 0, y: own.height - ascender - own.height, width: own.width, height: own.height)
    }
    let lines = drawnContent.lines(fitting: size.width.isFinite && size.width > 0 ? Double(size.width) : nil)
    let isCut = options.contains(.truncatesLastVisibleLine) && size.height.isFinite && size.height > 0
    return CGRect(
      x: 0, y: 0, width: lines.width, height: isCut ? min(lines.height, Double(size.height)) : lines.height)
  }

  /// Draws the text from a point, with the lines that it has of its own.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text into a rectangle, where it wraps.
  public func draw(in rect: CGRect) {
    #if !canImport(CoreGraphics)
      guard length > 0 else { return }
      let attributes = attributes(at: 0, effectiveRange: nil)
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      DrawingContexts.current?.draw(
        drawnContent, in: rect, paragraph?.alignment ?? .natural, attributes[.foregroundColor] as? UIColor ?? .black)
    #endif
  }

  /// Draws the text into a rectangle, where it wraps with `usesLineFragmentOrigin`.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard options.contains(.usesLineFragmentOrigin) else {
      // The rectangle begins at the baseline of the line.
      let ascender = drawnContent.runs.map(\.font.ascender).max() ?? 0
      return draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender))
    }
    draw(in: rect)
    context?.totalBounds = boundingRect(with: rect.size, options)
  }

  /// The text with its fonts; UIKit draws in Helvetica of 12 points where a text names no font.
  private var drawnContent: TextContent {
    TextContent(nil, self, font: .systemFont(ofSize: 12), lines: 0)
  }
}
