import SceneCatalog

/// Copies controllers that UIKit makes once for each place that leads to them.
///
/// UIKit makes a controller for each relationship. Code distinguishes the controllers of a scene by their ids, so each
/// place gets a controller of its own.
struct SceneCopies {
  /// The copies of one place, by what they are made of.
  private var copies: [ObjectIdentifier: DraftElement] = [:]

  /// Copies the controller that a segue leads to, with everything that is made together with it, and makes the copy the
  /// destination of the segue.
  ///
  /// - Parameter budget: how many elements may still be made.
  /// - Returns: the originals and their copies; nil if they are too many.
  static func separate(
    _ segue: DraftElement, in root: DraftElement, budget: inout Int, _ rename: (DraftElement) -> String
  ) -> [(original: DraftElement, copy: DraftElement)]? {
    guard let target = segue.destination, target.kind.role == .controller else { return nil }
    var originals: [DraftElement] = []
    var seen: Set<ObjectIdentifier> = []
    var open = [target]
    while let one = open.popLast() {
      guard seen.insert(ObjectIdentifier(one)).inserted else { continue }
      originals.append(one)
      open += one.subtree.filter(\.makesItsDestination).compactMap(\.destination).filter { $0.kind.role == .controller }
    }
    let count = originals.reduce(0) { $0 + $1.subtree.count }
    guard count <= budget else { return nil }
    budget -= count
    var copies = SceneCopies()
    let pairs = originals.map { ($0, copies.copy($0)) }
    // A segue that is performed later keeps its destination.
    let views = copies.copies.filter { $0.value.kind.role != .controller }
    for element in pairs.flatMap(\.1.subtree) {
      let isLater = element.kind.role == .segue && !element.makesItsDestination
      element.replaceReferences(isLater ? views : copies.copies)
    }
    for (original, copy) in pairs {
      copy.name = rename(original)
      root.append(copy)
    }
    if let copy = copies.copies[ObjectIdentifier(target)] { segue.replaceReferences([ObjectIdentifier(target): copy]) }
    return pairs
  }

  private mutating func copy(_ element: DraftElement) -> DraftElement {
    let copy = DraftElement(element.kind, from: element.source)
    copy.name = element.name
    copy.comments = element.comments
    copy.ignored = element.ignored
    for one in element.attributes { copy.set(one.name, one.value, from: one.sources, inset: one.inset) }
    for child in element.children { copy.append(self.copy(child)) }
    copies[ObjectIdentifier(element)] = copy
    return copy
  }
}

extension DraftElement {
  /// The destination of a segue.
  var destination: DraftElement? {
    guard let attribute = attributes.first(where: { $0.name == "destination" }),
      case .name(let target)? = attribute.value.first
    else { return nil }
    return target
  }

  /// Whether a segue has its destination made together with its source.
  var makesItsDestination: Bool {
    kind.role == .segue && ["relationship", "embed"].contains(text("kind"))
  }
}
