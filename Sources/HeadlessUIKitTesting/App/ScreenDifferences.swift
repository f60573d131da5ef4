import Foundation

/// A page that shows what differs between a screen and its golden files.
struct ScreenDifferences {
  let name: String
  let old: GoldenScreen.Contents
  let new: GoldenScreen.Contents

  /// The lines of the frames that are gone, and those that are new, in their order.
  var changedLines: String {
    let (olds, news) = (Self.lines(old.text), Self.lines(new.text))
    let changes = news.difference(from: olds)
    let marked = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- " + line)
      case .insert(let offset, let line, _): (offset, "+ " + line)
      }
    }
    return marked.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>\(Self.escaped(name))</title>
    <style>
    body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem; background: #f4f4f7; color: #1c1c1e; }
    main { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; } img { max-width: 100%; box-shadow: 0 1px 6px #0004; }
    pre { background: #fff; padding: .6rem; overflow: auto; }
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(name))</h1>
    <main>
    <figure><figcaption>Recorded</figcaption>\(Self.image(old.svg))</figure>
    <figure><figcaption>Now</figcaption>\(Self.image(new.svg))</figure>
    </main>
    <h2>Frames</h2>
    <pre>\(Self.escaped(changedLines.isEmpty ? "No frame differs." : changedLines))</pre>
    </body>
    </html>

    """
  }

  /// An image is a document of its own: nothing in it is markup or script of the page.
  private static func image(_ svg: String) -> String {
    "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
