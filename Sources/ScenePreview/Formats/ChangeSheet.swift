import UIKitFacts
import VectorPictures

/// Screens that differ between two versions, each before and after, with lines around the views that differ.
package struct ChangeSheet {
  private static let gap = 24.0
  private let changes: [ScreenChange]

  package init(_ comparison: ScreenComparison) { changes = comparison.changes }

  /// What differs, in words: `2 changed screens, 1 new screen`.
  package var summary: String {
    let counts = [
      (changes.count { $0.old != nil && $0.new != nil }, "changed"), (changes.count { $0.old == nil }, "new"),
      (changes.count { $0.new == nil }, "removed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1) screen\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "No screen looks different" : words.joined(separator: ", ")
  }

  /// The picture.
  package var svg: String {
    let items = changes.map { change in (Self.title(of: change), Self.picture(of: change)) }
    return SVGWriter.document(
      items.isEmpty
        ? Self.note(summary, LayoutSize(width: Device.standard.size(isLandscape: false).width, height: 80))
        : PictureRows(items).picture,
      title: summary)
  }

  /// A page with the picture. It is one file and loads no other.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <meta name="generator" content="scenec diff">
    <title>Changed screens</title>
    <style>
    body { margin: 0; font: 15px -apple-system, "Segoe UI", Roboto, sans-serif; background: #e9e9ee; color: #1c1c1e; }
    header { padding: 16px 32px 0; }
    h1 { font-size: 20px; margin: 0 0 4px; }
    ul { padding-left: 20px; }
    svg { max-width: 100%; height: auto; }
    </style>
    </head>
    <body>
    <header>
    <h1>\(summary)</h1>
    <ul>
    \(changes.map { "<li>\(SVGText.escaped(Self.title(of: $0)))</li>" }.joined(separator: "\n"))
    </ul>
    </header>
    <main>
    \(svg)</main>
    </body>
    </html>

    """
  }

  private static func title(of change: ScreenChange) -> String {
    let kind = change.old == nil ? ": new" : change.new == nil ? ": removed" : ""
    return "\(change.controller) (\(change.file))\(kind)"
  }

  /// Both versions beside each other.
  private static func picture(of change: ScreenChange) -> ViewPicture {
    let size = (change.new ?? change.old)?.picture.frame.size ?? .zero
    let old = change.old.map { marked($0.picture, change.oldMarks) } ?? note("not there before", size)
    var new = change.new.map { marked($0.picture, change.newMarks) } ?? note("not there any more", size)
    new.frame.origin = LayoutPoint(x: old.frame.size.width + gap, y: 0)
    var both = ViewPicture(
      frame: LayoutRect(
        origin: .zero,
        size: LayoutSize(
          width: new.frame.left + new.frame.size.width, height: max(old.frame.size.height, new.frame.size.height))))
    both.children = [old, new]
    return both
  }

  /// A screen with lines around its views that differ.
  private static func marked(_ picture: ViewPicture, _ marks: [ScreenChange.Mark]) -> ViewPicture {
    var outer = ViewPicture(frame: picture.frame)
    outer.children.append(picture.framed)
    outer.children += marks.map { mark in
      var line = ViewPicture(frame: mark.frame)
      line.border = Stroke(color(of: mark.kind), width: 3)
      line.cornerRadius = 2
      return line
    }
    return outer
  }

  private static func color(of kind: ScreenChange.Kind) -> RGBA {
    switch kind {
    case .added: RGBA(0x1A7F37)
    case .removed: RGBA(0xCF222E)
    case .changed: RGBA(0xBC4C00)
    }
  }

  private static func note(_ text: String, _ size: LayoutSize) -> ViewPicture {
    let font = FontFacts(size: 15)
    let width = font.width(of: text)
    var picture = ViewPicture(frame: LayoutRect(origin: .zero, size: size))
    picture.border = Stroke(RGBA(0xC6C6C8), width: 1)
    picture.shapes = [
      .text(
        PictureText(
          text, at: LayoutPoint(x: max(0, (size.width - width) / 2), y: size.height / 2), width: width, font: font,
          color: RGBA(0x6E6E73)))
    ]
    return picture
  }
}
