/// Who is in whom among the items of a problem.
struct ItemTree {
  private let parents: [LayoutProblem.ItemIndex?]
  private let depths: [Int]

  init(_ items: [LayoutItem]) {
    parents = items.map(\.parent)
    var depths: [Int] = []
    // Parents come before their children.
    for item in items { depths.append(item.parent.map { $0 < depths.count ? depths[$0] + 1 : 0 } ?? 0) }
    self.depths = depths
  }

  /// The nearest item that both are in, or one of them.
  func commonAncestor(_ one: LayoutProblem.ItemIndex, _ other: LayoutProblem.ItemIndex) -> LayoutProblem.ItemIndex? {
    var (one, other): (Int?, Int?) = (one, other)
    while let first = one, let second = other, first != second {
      if depths[first] >= depths[second] { one = parents[first] } else { other = parents[second] }
    }
    return one == nil || other == nil ? nil : one
  }

  /// The view that something is laid out in.
  func owner(of item: LayoutProblem.ItemIndex) -> LayoutProblem.ItemIndex? { parents[item] }

  /// The items from an item up to, and without, one of its ancestors.
  func path(from item: LayoutProblem.ItemIndex, to ancestor: LayoutProblem.ItemIndex?) -> [LayoutProblem.ItemIndex] {
    var path: [LayoutProblem.ItemIndex] = []
    var next: LayoutProblem.ItemIndex? = item
    while let index = next, index != ancestor {
      path.append(index)
      next = parents[index]
    }
    return path
  }
}
