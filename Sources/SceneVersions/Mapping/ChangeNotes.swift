import SceneCompiler

/// The notes at every controller and segue in the map of two versions.
struct ChangeNotes {
  /// The element of the map that contains a node.
  private enum Owner {
    case segue(Int)
    case controller(Int)
    case file
  }

  /// The differences in the scenes of controllers.
  private(set) var ofControllers: [Int: [SceneMap.Change.Note]] = [:]
  /// The differences of segues.
  private(set) var ofSegues: [Int: [SceneMap.Change.Note]] = [:]
  /// The differences outside of shown elements.
  private(set) var ofFile: [SceneMap.Change.Note] = []
  /// The old names of renamed controllers.
  private(set) var formerNames: [Int: String] = [:]

  private let comparer: Comparer
  private let overlay: MapOverlay
  private let old: VersionPlaces
  private let new: VersionPlaces
  /// The placeholders that the map replaces by their targets.
  private let passed: Set<Int>

  init(_ comparer: Comparer, _ overlay: MapOverlay, old: VersionPlaces, new: VersionPlaces) {
    (self.comparer, self.overlay, self.old, self.new) = (comparer, overlay, old, new)
    let map = overlay.map
    passed = Set(map.segues.compactMap(\.placeholder).filter { map.controllers[$0].isLookedThrough })
    for (node, index) in new.controllers {
      guard let before = comparer.matching.old(node), let was = comparer.old[before].id else { continue }
      if let name = comparer.new[node].id, name != was { formerNames[overlay.newControllers[index]] = was }
    }
    for change in comparer.fileChanges + comparer.sceneChanges { add(change, isInside: false) }
  }

  /// - Parameter isInside: whether it is part of an added or removed element, which has a note already.
  private mutating func add(_ change: SceneChange, isInside: Bool) {
    let version = change.kind == .removed ? comparer.old : comparer.new
    let (owner, node) = owner(of: change)
    let isOwn = node == change.subject
    let isShown = isOwn && change.kind != .changed
    let isSaid = if case .segue = owner { true } else { !isInside || version[change.subject].name == "segue" }
    if !isShown, isSaid { note(isOwn ? details(of: change) : [words(for: change)], owner) }
    let isInside = isInside || change.kind != .changed
    for part in change.parts where part.subject != change.subject || part.kind != change.kind {
      add(part, isInside: isInside)
    }
  }

  private mutating func note(_ notes: [SceneMap.Change.Note], _ owner: Owner) {
    guard !notes.isEmpty else { return }
    switch owner {
    case .segue(let index): ofSegues[index, default: []] += notes
    case .controller(let index): ofControllers[index, default: []] += notes
    case .file: ofFile += notes
    }
  }

  /// The smallest element of the map that contains the change, and its node.
  private func owner(of change: SceneChange) -> (Owner, Version.ID?) {
    let isOld = change.kind == .removed
    let (version, places) = isOld ? (comparer.old, old) : (comparer.new, new)
    let segues = isOld ? overlay.oldSegues : overlay.newSegues
    let controllers = isOld ? overlay.oldControllers : overlay.newControllers
    var node = change.subject
    while node != 0 {
      if let index = places.segues[node] { return (.segue(segues[index]), node) }
      if let index = places.controllers[node], !passed.contains(controllers[index]) {
        return (.controller(controllers[index]), node)
      }
      node = version[node].parent
    }
    return (.file, change.subject == version.root ? change.subject : nil)
  }

  // MARK: Words

  /// The differences of a shown element itself. Its new name is shown already.
  private func details(of change: SceneChange) -> [SceneMap.Change.Note] {
    let renaming = comparer.matching.old(change.subject).map { comparer.name(of: change.subject, comparer.old[$0]) }
    return change.details.filter { renaming?.contains($0) != true }.map { SceneMap.Change.Note(.changed, $0.text) }
  }

  private func words(for change: SceneChange) -> SceneMap.Change.Note {
    switch change.kind {
    case .added: return SceneMap.Change.Note(.added, comparer.newWords.noun(change.subject).text)
    case .removed: return SceneMap.Change.Note(.removed, comparer.oldWords.noun(change.subject).text)
    case .changed:
      let details = change.details.map(\.text).joined(separator: "; ")
      return SceneMap.Change.Note(.changed, comparer.newWords.noun(change.subject).text + ": " + details)
    }
  }
}
