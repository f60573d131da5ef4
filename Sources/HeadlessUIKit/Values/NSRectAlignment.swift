/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// In the middle.
  case none
  /// At the upper edge.
  case top
  /// At the upper leading corner.
  case topLeading
  /// At the leading edge.
  case leading
  /// At the lower leading corner.
  case bottomLeading
  /// At the lower edge.
  case bottom
  /// At the lower trailing corner.
  case bottomTrailing
  /// At the trailing edge.
  case trailing
  /// At the upper trailing corner.
  case topTrailing

  /// The edges that the alignment names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
