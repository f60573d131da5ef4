/// The matched nodes of two versions.
struct Matching {
  private(set) var newByOld: [Version.ID?]
  private(set) var oldByNew: [Version.ID?]

  init(_ old: Version, _ new: Version) {
    newByOld = Array(repeating: nil, count: old.ids.count)
    oldByNew = Array(repeating: nil, count: new.ids.count)
  }

  /// The node of the new version that matches `old`.
  func new(_ old: Version.ID) -> Version.ID? { newByOld[old] }

  /// The node of the old version that matches `new`.
  func old(_ new: Version.ID) -> Version.ID? { oldByNew[new] }

  mutating func pair(_ old: Version.ID, _ new: Version.ID) {
    newByOld[old] = new
    oldByNew[new] = old
  }
}
