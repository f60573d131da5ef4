import UIKitFacts

/// Drawings of our own for the symbols that apps use most. Apple's may not be copied.
///
/// Another symbol is a rounded box with the start of its name.
enum SymbolDrawing {
  /// The elements that draw a symbol in a rectangle.
  static func shapes(of name: String, in rect: LayoutRect, _ color: RGBA) -> [String] {
    let side = min(rect.size.width, rect.size.height)
    guard side > 0 else { return [] }
    let (x, y) = (rect.left + (rect.size.width - side) / 2, rect.top + (rect.size.height - side) / 2)
    let place = "transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y))) scale(\(scale(side / 24)))\""
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" || $0 == "badge" }
    let isInCircle = parts.count > 1 && parts.last == "circle"
    if isInCircle { parts.removeLast() }
    guard let path = paths[parts.joined(separator: ".")] ?? paths[parts.first ?? ""] else {
      return box(name, place, color)
    }
    let stroke =
      SVGText.color(color, "stroke") + " stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    if isInCircle {
      let circle =
        "<circle cx=\"12\" cy=\"12\" r=\"10\"\(isFilled ? SVGText.color(color, "fill") : " fill=\"none\"" + stroke)/>"
      let inner = isFilled ? stroke.replacing(SVGText.color(color, "stroke"), with: " stroke=\"#FFFFFF\"") : stroke
      return [
        "<g \(place)>\(circle)<path transform=\"translate(6 6) scale(0.5)\" d=\"\(path)\" fill=\"none\"\(inner)/></g>"
      ]
    }
    return [
      "<g \(place)><path d=\"\(path)\"\(isFilled ? SVGText.color(color, "fill") : " fill=\"none\"")\(stroke)/></g>"
    ]
  }

  private static func box(_ name: String, _ place: String, _ color: RGBA) -> [String] {
    let initials = String(name.prefix { $0 != "." }.prefix(3))
    return [
      "<g \(place)><rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"5\" fill=\"none\"\(SVGText.color(color, "stroke"))"
        + " stroke-width=\"1.5\"/><text x=\"12\" y=\"15\" font-size=\"8\" text-anchor=\"middle\" textLength=\"14\""
        + " lengthAdjust=\"spacingAndGlyphs\"\(SVGText.color(color, "fill"))>\(SVGText.escaped(initials))</text></g>"
    ]
  }

  /// A number with four decimals, because it multiplies coordinates.
  private static func scale(_ value: Double) -> String {
    guard value < 1e6 else { return "1" }
    let digits = String(Int((value * 10_000).rounded()))
    let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    return padded.dropLast(4) + "." + padded.suffix(4)
  }

  /// Paths in a square of 24 units.
  private static let paths: [String: String] = [
    "plus": "M12 5v14M5 12h14", "minus": "M5 12h14", "xmark": "M6 6l12 12M18 6l-12 12", "checkmark": "M5 13l5 5L19 7",
    "multiply": "M6 6l12 12M18 6l-12 12", "chevron.right": "M9 5l7 7-7 7", "chevron.left": "M15 5l-7 7 7 7",
    "chevron.forward": "M9 5l7 7-7 7", "chevron.backward": "M15 5l-7 7 7 7", "chevron.down": "M5 9l7 7 7-7",
    "chevron.up": "M5 15l7-7 7 7", "chevron.up.chevron.down": "M7 9l5-5 5 5M7 15l5 5 5-5",
    "arrow.right": "M4 12h16M14 6l6 6-6 6", "arrow.left": "M20 12H4M10 6l-6 6 6 6", "arrow.up": "M12 20V4M6 10l6-6 6 6",
    "arrow.down": "M12 4v16M6 14l6 6 6-6", "arrow.clockwise": "M19 12a7 7 0 1 1-2-5M17 3v4h-4",
    "arrow.counterclockwise": "M5 12a7 7 0 1 0 2-5M7 3v4h4",
    "arrow.uturn.backward": "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
    "square.and.arrow.up": "M12 15V3M8 7l4-4 4 4M8 10H5v11h14V10h-3",
    "square.and.arrow.down": "M12 3v12M8 11l4 4 4-4M8 8H5v13h14V8h-3",
    "square.and.pencil": "M13 5H4v15h15v-9M9 15l1-3 9-9 2 2-9 9z",
    "square": "M4 4h16v16H4z", "circle": "M12 3a9 9 0 1 0 .01 0z",
    "star": "M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.4L12 17l-5.7 3.3 1.5-6.4L3 9.6 9.3 9z",
    "heart": "M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 11.500 19 15 12 20z",
    "house": "M3 11l9-8 9 8M6 9v11h12V9",
    "gear": "M12 8.500a3.500 3.500 0 1 0 .01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3",
    "gearshape":
      "M12 8.500a3.500 3.500 0 1 0 .01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3",
    "person": "M12 4a4 4 0 1 0 .01 0zM4 21c0-5 3-7 8-7s8 2 8 7z",
    "person.2": "M9 5a3.500 3.500 0 1 0 .01 0zM2 20c0-5 3-6 7-6s7 1 7 6zM16 6a3 3 0 0 1 0 6M18 14c3 .5 4 2 4 6",
    "magnifyingglass": "M10 4a6 6 0 1 0 .01 0zM15 15l6 6",
    "trash": "M4 6h16M9 6V4h6v2M6 6l1 15h10l1-15M10 10v7M14 10v7",
    "pencil": "M4 20l1-4L16 5l3 3L8 19z", "bell": "M6 17V10a6 6 0 0 1 12 0v7l2 1H4zM10 21h4",
    "bookmark": "M6 3h12v18l-6-5-6 5z",
    "ellipsis": "M5 11.500a.5 .5 0 1 0 .01 0zM12 11.500a.5 .5 0 1 0 .01 0zM19 11.500a.5 .5 0 1 0 .01 0z",
    "list.bullet": "M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01",
    "line.3.horizontal": "M4 6h16M4 12h16M4 18h16", "folder": "M3 6h6l2 2h10v11H3z",
    "envelope": "M3 5h18v14H3zM3 6l9 7 9-7",
    "phone": "M6 3l4 4-2 3c1 3 3 5 6 6l3-2 4 4c-1 3-3 3-5 3C9 20 4 14 3 8c0-2 0-4 3-5z",
    "calendar": "M4 5h16v15H4zM4 10h16M8 3v4M16 3v4",
    "clock": "M12 3a9 9 0 1 0 .01 0zM12 7v5l4 2", "camera": "M3 7h5l2-3h4l2 3h5v12H3zM12 9a4 4 0 1 0 .01 0z",
    "photo": "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M16 8h.01", "map": "M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15",
    "mappin": "M12 3a4 4 0 1 0 .01 0zM12 11v10", "location": "M21 3L3 11l8 2 2 8z",
    "cart": "M2 4h3l3 11h10l3-8H6M9 20h.01M17 20h.01",
    "tag": "M3 3h9l9 9-9 9-9-9zM8 8h.01", "lock": "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
    "eye": "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 .01 0z",
    "info": "M12 11v8M12 5h.01", "questionmark": "M8 8a4 4 0 1 1 5 4c-1 .5-1 1-1 3M12 20h.01",
    "exclamationmark": "M12 4v10M12 19h.01",
    "exclamationmark.triangle": "M12 3l10 18H2zM12 10v5M12 18h.01", "play": "M7 4l13 8-13 8z",
    "pause": "M8 4v16M16 4v16",
    "stop": "M5 5h14v14H5z", "mic": "M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 12a7 7 0 0 0 14 0M12 19v3",
    "speaker": "M4 9h4l5-5v16l-5-5H4zM17 8c2 2 2 6 0 8",
    "wifi": "M2 9c6-5 14-5 20 0M6 13c4-3 8-3 12 0M10 17c1-1 3-1 4 0",
    "cloud": "M7 19a5 5 0 0 1 0-10 6 6 0 0 1 11 1 4.500 4.500 0 0 1 0 9z",
    "sun": "M12 8a4 4 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1",
    "moon": "M20 14A9 9 0 1 1 10 4a7 7 0 0 0 10 10z", "bolt": "M13 2L5 14h6l-1 8 9-13h-6z",
    "flag": "M5 22V3h13l-2 4 2 4H5",
    "paperplane": "M21 3L3 10l7 3 3 8zM21 3L10 13", "doc": "M6 2h8l5 5v15H6zM14 2v5h5",
    "doc.text": "M6 2h8l5 5v15H6zM14 2v5h5M9 12h7M9 16h7",
    "tray": "M3 13l3-8h12l3 8v6H3zM3 13h5l2 3h4l2-3h5", "archivebox": "M3 4h18v5H3zM5 9v11h14V9M9 13h6",
    "slider.horizontal.3": "M3 6h18M3 12h18M3 18h18M8 4v4M15 10v4M7 16v4",
    "book": "M12 6C9 4 5 4 3 5v14c2-1 6-1 9 1 3-2 7-2 9-1V5c-2-1-6-1-9 1zM12 6v14",
    "creditcard": "M2 5h20v14H2zM2 10h20",
    "gift": "M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8C8 8 7 3 10 4c1 0 2 2 2 4 0-2 1-4 2-4 3-1 2 4-2 4z",
    "bag": "M5 8h14l1 13H4zM9 8a3 3 0 0 1 6 0", "key": "M15 3a6 6 0 1 0 .01 0zM11 13l-8 8M6 18l3 3",
    "globe": "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
    "link": "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2",
    "qrcode": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6h-6v-2",
    "chart.bar": "M5 20v-8h3v8zM11 20V6h3v14zM17 20v-11h3v11z",
    "music.note": "M9 18a3 3 0 1 1-.01 0V5l10-2v12M19 15a3 3 0 1 1-.01 0",
    "hand.thumbsup": "M4 11h4v10H4zM8 12l4-9c3 0 3 3 2 6h6c0 6-2 12-4 12H8",
    "paperclip": "M20 11l-8 8a5 5 0 0 1-7-7l9-9a3.500 3.500 0 0 1 5 5l-9 9a1.500 1.500 0 0 1-2-2l7-7",
    "message": "M4 4h16v12H10l-5 5v-5H4z", "bubble.left": "M4 4h16v12H10l-5 5v-5H4z",
    "airplane": "M12 2l2 7 8 5v2l-8-2v5l3 2v1l-5-1-5 1v-1l3-2v-5l-8 2v-2l8-5z",
    "car": "M3 17v-5l3-6h12l3 6v5zM6 20v-3M18 20v-3M6 13h.01M18 13h.01",
    "drop": "M12 3c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z",
    "flame": "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5 0 2 1 3 2 3 1-3 0-6 2-9z",
    "leaf": "M4 20c0-10 5-15 16-16 0 11-5 16-13 13M4 20c3-6 6-8 10-10",
  ]
}
