/// Random scenes with cycles, deep containers, several parents, and segues into and out of containers.
struct RandomScenes {
  private static let kinds = [
    "push", "present", "show", "showDetail", "popover", "custom", "unwind", "replace", "embed", "embed", "nonsense",
  ]

  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A scene of `count` controllers.
  mutating func scene(_ count: Int) -> String {
    let controllers = (0..<count).map { controller($0, count) }
    return "<scenes initialViewController=\"c\(below(count))\">\n" + controllers.joined() + "</scenes>\n"
  }

  private mutating func controller(_ number: Int, _ count: Int) -> String {
    let id = "id=\"c\(number)\""
    switch below(6) {
    case 0:
      return "<navigationController \(id)>\(child("rootViewController", number, count))</navigationController>\n"
    case 1:
      let children = (0...below(3)).map { _ in child("viewControllers", number, count) }.joined()
      return "<tabBarController \(id)>\(children)</tabBarController>\n"
    default:
      let segues = (0..<below(4)).map { segue($0, number, count) }
      let embeds = segues.filter { $0.contains("\"embed\"") }
      let others = segues.filter { !$0.contains("\"embed\"") }
      let view = below(3) == 0 ? embeds.joined() : embeds.joined(separator: "</containerView><containerView>")
      return "<viewController \(id) title=\"\(String(repeating: "Title ", count: below(8)))\">"
        + "<view><containerView>\(view)</containerView></view>\(others.joined())</viewController>\n"
    }
  }

  private mutating func child(_ relationship: String, _ number: Int, _ count: Int) -> String {
    "<segue kind=\"relationship\" relationship=\"\(relationship)\" destination=\"c\(near(number, count))\"/>"
  }

  private mutating func segue(_ index: Int, _ number: Int, _ count: Int) -> String {
    let kind = Self.kinds[below(Self.kinds.count)]
    let destination = below(20) == 0 ? "lost" : "c\(near(number, count))"
    return "<segue kind=\"\(kind)\" identifier=\"s\(index)\" destination=\"\(destination)\"/>"
  }

  /// Mostly one of the next, sometimes any.
  private mutating func near(_ number: Int, _ count: Int) -> Int {
    below(3) == 0 ? below(count) : (number + 1 + below(4)) % count
  }

  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
