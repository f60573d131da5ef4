/// Controllers as an outline: a container begins and ends around its children.
struct ContainmentOutline {
  /// An entry of the outline, which can become several lines.
  enum Entry {
    case begin(Int)
    case leaf(Int)
    case end
  }

  private let children: [[ShownScenes.Child]]
  private let tops: [Int]

  init(_ children: [[ShownScenes.Child]], tops: [Int]) {
    self.children = children
    self.tops = tops
  }

  /// The lines of all entries, indented by depth.
  func lines(_ write: (Entry, String) -> [String]) -> [String] {
    var lines: [String] = []
    var open = tops.reversed().map { (controller: Optional($0), depth: 0) }
    while let (controller, depth) = open.popLast() {
      let indentation = String(repeating: "  ", count: depth)
      guard let controller else {
        lines += write(.end, indentation)
        continue
      }
      let inner = children[controller].flatMap { child in
        switch child {
        case .controller(let controller): [controller]
        case .turns(_, let controllers): controllers
        }
      }
      lines += write(inner.isEmpty ? .leaf(controller) : .begin(controller), indentation)
      guard !inner.isEmpty else { continue }
      open.append((nil, depth))
      open += inner.reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}
