import SceneDiagnostics
import SceneSyntax
import TextLines

/// The comments of elements: directly above an element, or behind it on its line.
struct Comments {
  /// The comments above elements, in order.
  private(set) var above: [Version.ID: [Version.ID]] = [:]
  /// The comments behind elements, in order.
  private(set) var behind: [Version.ID: [Version.ID]] = [:]
  /// The element of each comment.
  private(set) var owners: [Version.ID: Version.ID] = [:]

  init(of version: Version) {
    for parent in version.ids { look(at: version[parent].children, of: version) }
  }

  private mutating func look(at children: [Version.ID], of version: Version) {
    var waiting: [Version.ID] = []
    var last: Version.ID?
    for (index, id) in children.enumerated() {
      let node = version[id]
      let breaks = version.lineEnds(before: id, after: index == 0 ? nil : children[index - 1])
      if breaks > 1 { waiting = [] }
      switch node.kind {
      case .comment:
        if breaks == 0, waiting.isEmpty, let element = last {
          behind[element, default: []].append(id)
          owners[id] = element
        } else if breaks > 0 {
          waiting.append(id)
          last = nil
        }
      case .element:
        for comment in waiting {
          above[id, default: []].append(comment)
          owners[comment] = id
        }
        (waiting, last) = ([], id)
      default: (waiting, last) = ([], nil)
      }
    }
  }
}

extension Version {
  /// The number of line ends between a node and the previous one, or the start tag of their parent.
  fileprivate func lineEnds(before id: ID, after previous: ID?) -> Int {
    guard let document else { return 0 }
    let parent = self[self[id].parent]
    // The first node of the file counts as being on its own line.
    let contentStart = parent.source.map { document[$0].startTagRange.end }
    guard let start = previous.map({ self[$0].range.upperBound }) ?? contentStart else { return 1 }
    return document.file.bytes[start..<self[id].range.lowerBound].count { $0 == Lines.end }
  }
}
