import SceneDiagnostics
import SceneSyntax

/// A comment that says how much diagnostics matter: `<!-- scenec:ignore unreachable-scene - made in code -->`.
///
/// It counts for the element that follows it, with all that is inside; in front of the root, for the whole file.
struct Directive {
  /// A word of the comment, and where it stands.
  typealias Word = Name

  /// The action: `ignore`.
  let verb: Word
  /// The ids it says that of.
  let ids: [Word]
  /// What it counts for; nil where no element follows it.
  let scope: SourceRange?

  /// Reads a comment, if it speaks to scenec.
  ///
  /// - Parameter followers: what follows the comments that were read before.
  init?(_ comment: Document.NodeID, in document: Document, _ followers: inout FollowingElements) {
    let node = document[comment]
    guard node.text.drop(while: \.isWhitespace).hasPrefix(Self.prefix) else { return nil }
    let words = Self.words(node.text, from: node.range.start + "<!--".utf8.count)
    guard let first = words.first else { return nil }
    let start = first.range.start + Self.prefix.utf8.count
    verb = Word(text: String(first.text.dropFirst(Self.prefix.count)), range: SourceRange(start, first.range.end))
    ids = Array(words.dropFirst().prefix { !Self.dashes.contains($0.text) })
    scope = Self.scope(of: comment, in: document, &followers)
  }

  private static let prefix = "scenec:"
  /// The separator between the ids and a reason.
  private static let dashes: Set<String> = ["-", "–", "—"]

  private static func words(_ text: String, from start: Int) -> [Word] {
    let bytes = Array(text.utf8)
    return bytes.indices.split { bytes[$0].isWhitespace }.map { word in
      Word(
        text: String(decoding: bytes[word.startIndex..<word.endIndex], as: UTF8.self),
        range: SourceRange(start + word.startIndex, start + word.endIndex))
    }
  }

  private static func scope(
    of comment: Document.NodeID, in document: Document, _ followers: inout FollowingElements
  ) -> SourceRange? {
    guard let next = followers.element(after: comment, in: document) else { return nil }
    let isOutermost = document.parent(of: comment) == nil
    return isOutermost ? SourceRange(0, document.file.bytes.count) : document[next].range
  }
}

/// Which elements follow comments; comments in a row are followed by the same one, which is looked for once.
struct FollowingElements {
  private var known: [Document.NodeID: Document.NodeID?] = [:]

  /// The element that follows a comment in the same element, if there is one.
  mutating func element(after comment: Document.NodeID, in document: Document) -> Document.NodeID? {
    if let element = known[comment] { return element }
    var passed = [comment]
    var element: Document.NodeID?
    for sibling in document.siblings(after: comment) {
      if document[sibling].kind == .element {
        element = sibling
        break
      }
      if document[sibling].kind == .comment { passed.append(sibling) }
    }
    for comment in passed { known[comment] = .some(element) }
    return element
  }
}
