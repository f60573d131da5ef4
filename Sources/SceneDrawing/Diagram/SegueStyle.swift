/// The appearance of the kinds of segues: word, colour, line and line end.
enum SegueStyle: String, CaseIterable, Sendable {
  case embed, relationship, push, show, showDetail, replace, present, popover, custom, unwind, unknown

  /// The end of the line.
  enum Head: Sendable {
    case square, hollowSquare, triangle, hollowTriangle, chevron, doubleChevron, barredTriangle, circle, diamond, cross
  }

  init(_ kind: String?) { self = kind.flatMap(Self.init(rawValue:)) ?? .unknown }

  /// The lengths of dashes and gaps; empty for a solid line.
  var dashes: String {
    switch self {
    case .embed, .relationship, .push, .replace, .present: ""
    case .show: "8 3"
    case .showDetail: "8 3 2 3"
    case .popover: "2 3"
    case .custom: "8 3 2 3 2 3"
    case .unwind: "4 4"
    case .unknown: "1 4"
    }
  }

  var head: Head {
    switch self {
    case .embed: .square
    case .relationship: .hollowSquare
    case .push: .triangle
    case .show, .unwind: .chevron
    case .showDetail: .doubleChevron
    case .replace: .barredTriangle
    case .present: .hollowTriangle
    case .popover: .circle
    case .custom: .diamond
    case .unknown: .cross
    }
  }

  /// Whether its line is thick, as for containment.
  var isThick: Bool { self == .embed || self == .relationship }

  /// Its index among all styles.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
