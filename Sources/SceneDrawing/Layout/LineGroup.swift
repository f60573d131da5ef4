/// A connected component of the children of a box.
struct LineGroup {
  /// The children, in order.
  private(set) var items: [Int] = []
  private(set) var lines: [Int] = []
  /// Whether a line crosses the side of the box.
  private(set) var reachesBorder = false

  /// The components of a box, in the order of their first children.
  static func groups(itemCount: Int, _ lines: [Layers.Line]) -> [LineGroup] {
    var roots = Array(0..<itemCount)
    func root(of item: Int) -> Int {
      var item = item
      while roots[item] != item {
        roots[item] = roots[roots[item]]
        item = roots[item]
      }
      return item
    }
    for line in lines {
      guard let left = line.left.item.map(root), let right = line.right.item.map(root) else { continue }
      roots[max(left, right)] = min(left, right)
    }
    var groups: [LineGroup] = []
    var numbers: [Int: Int] = [:]
    for item in 0..<itemCount {
      let number = numbers[root(of: item)] ?? groups.count
      if number == groups.count { groups.append(LineGroup()) }
      numbers[root(of: item)] = number
      groups[number].items.append(item)
    }
    for (index, line) in lines.enumerated() {
      guard let item = line.left.item ?? line.right.item, let number = numbers[root(of: item)] else { continue }
      groups[number].lines.append(index)
      if line.left.item == nil || line.right.item == nil { groups[number].reachesBorder = true }
    }
    return groups
  }
}
