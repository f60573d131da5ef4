/// Collects what generated Swift uses of the file that all scenes of a module share.
struct SupportUse {
  /// The parts that are used.
  private(set) var parts: Set<SupportPart> = []

  /// The lines of a text, whose use counts.
  mutating func text(_ swift: SwiftText) -> String {
    parts.formUnion(swift.support)
    return swift.text
  }

  /// Adds a part that a template names.
  mutating func insert(_ part: SupportPart, if isUsed: Bool) {
    if isUsed { parts.insert(part) }
  }

  /// Adds what something else uses.
  mutating func formUnion(_ other: SupportUse) { parts.formUnion(other.parts) }
}
