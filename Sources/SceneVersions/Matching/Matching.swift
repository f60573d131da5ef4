/// Which node of one version is which of another.
struct Matching {
  private(set) var newByOld: [Version.ID?]
  private(set) var oldByNew: [Version.ID?]

  init(_ old: Version, _ new: Version) {
    newByOld = Array(repeating: nil, count: old.ids.count)
    oldByNew = Array(repeating: nil, count: new.ids.count)
  }

  /// The node of the new version that was `old`, if it is still there.
  func new(_ old: Version.ID) -> Version.ID? { newByOld[old] }

  /// The node of the old version that became `new`, if it was there.
  func old(_ new: Version.ID) -> Version.ID? { oldByNew[new] }

  mutating func pair(_ old: Version.ID, _ new: Version.ID) {
    newByOld[old] = new
    oldByNew[new] = old
  }
}
