/// Lays out a text in text containers, with a glyph for each UTF-16 unit.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// The text.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }
  private weak var storage: NSTextStorage?
  /// The rooms that the text fills one after the other.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate that is told of layouts.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the leading of fonts takes room.
  open var usesFontLeading = true
  /// Whether characters that are not visible are shown.
  open var showsInvisibleCharacters = false
  /// Whether control characters are shown.
  open var showsControlCharacters = false
  /// Whether parts can be laid out before what stands in front of them.
  open var allowsNonContiguousLayout = false
  /// Whether there are such parts; none here.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether words are broken as the system does by default.
  open var usesDefaultHyphenation = false
  /// Whether text that takes long is left out.
  open var limitsLayoutForSuspiciousContents = false

  private var known: TextFragments?

  /// The text in lines, which is laid out when it is asked for.
  private var layout: TextFragments {
    if let known { return known }
    let text = storage.map { $0.attributedSubstring(from: NSRange(location: 0, length: $0.length)) }
    let made = TextFragments(text ?? NSAttributedString(string: ""), in: textContainers)
    known = made
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: true)
    return made
  }

  func isAdded(to storage: NSTextStorage?) {
    self.storage = storage
    invalidate()
  }

  func invalidate() {
    known = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Containers

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Lays out the text again, because a container has another size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  private func number(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }

  // MARK: Invalidation

  /// Lays out the text again, because it has changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { invalidate() }

  /// Lays out a part of the text again; here, all of it.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: storage?.length ?? 0)
    invalidate()
  }

  /// Makes the glyphs of a part again; here, of all text.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// Draws a part again; here, nothing is drawn before somebody asks for it.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Draws a part again; here, nothing is drawn before somebody asks for it.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }

  /// Lays out a part of the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }

  /// Lays out a part of the text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }

  /// Lays out the text in a rectangle.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }

  /// Makes the glyphs of a part of the text.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Makes the glyphs of a part of the text.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  // MARK: Glyphs

  /// The number of glyphs.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// Whether there is a glyph of a number.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { max(0, min(charIndex, numberOfGlyphs)) }

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { max(0, min(glyphIndex, numberOfGlyphs)) }

  /// The part of a range that there are glyphs for.
  private func existing(_ range: NSRange) -> NSRange { range.clamped(to: numberOfGlyphs) }

  /// The glyphs of some characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    let part = existing(charRange)
    actualCharacterRange?.pointee = part
    return part
  }

  /// The characters of some glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let part = existing(glyphRange)
    actualGlyphRange?.pointee = part
    return part
  }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let own = fragments(in: container)
    guard let first = own.first, let last = own.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  /// The glyphs of the lines in a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let own = fragments(in: container).filter { $0.rect.overlaps(bounds) }
    guard let first = own.first, let last = own.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  /// The container of a glyph, and the glyphs in it.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard isValidGlyphIndex(glyphIndex), let fragment = layout.fragment(of: glyphIndex),
      fragment.range.contains(glyphIndex)
    else { return nil }
    let container = textContainers[fragment.container]
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  private func fragments(in container: NSTextContainer) -> [TextFragments.Fragment] {
    number(of: container).map { number in layout.fragments.filter { $0.container == number } } ?? []
  }

  // MARK: Places

  /// The rectangle that the text of a container takes, with the padding at the ends of lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let own =
      fragments(in: container) + [layout.extra].compactMap { $0 }.filter { textContainers[$0.container] === container }
    guard let first = own.first?.used else { return .zero }
    return own.dropFirst().reduce(first) { $0.union($1.used) }
  }

  /// The smallest rectangle around some glyphs.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let all = rects(of: glyphRange, in: container)
    guard let first = all.first else { return .zero }
    return all.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Calls a closure with the rectangle of each line around some glyphs.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, in: textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let number = number(of: container) else { return [] }
    let range = existing(range)
    return layout.fragments(of: range, in: number).compactMap { fragment in
      fragment.span(of: range).map {
        CGRect(x: $0.left, y: fragment.rect.minY, width: $0.right - $0.left, height: fragment.rect.height)
      }
    }
  }

  /// Calls a closure with each line that has some of the glyphs: its rectangle, what the text takes of it, its container
  /// and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let part = existing(glyphRange)
    for fragment in layout.fragments where !stop.boolValue && fragment.range.intersection(part) != nil {
      block(fragment.rect, fragment.used, textContainers[fragment.container], fragment.range, &stop)
    }
  }

  /// The rectangle of the line of a glyph, as wide as its container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    let fragment = layout.fragment(of: glyphIndex)
    if let fragment { effectiveRange?.pointee = fragment.range }
    return fragment?.rect ?? .zero
  }

  /// What the text takes of the line of a glyph.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    let fragment = layout.fragment(of: glyphIndex)
    if let fragment { effectiveRange?.pointee = fragment.range }
    return fragment?.used ?? .zero
  }

  /// The rectangle of the line behind a line end at the end of the text; zero without one.
  open var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }
  /// What the line behind a line end at the end of the text takes.
  open var extraLineFragmentUsedRect: CGRect { layout.extra?.used ?? .zero }
  /// The container of that line.
  open var extraLineFragmentTextContainer: NSTextContainer? { layout.extra.map { textContainers[$0.container] } }

  /// Where a glyph begins on its baseline, in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = layout.fragment(of: glyphIndex) else { return .zero }
    let index = max(0, min(glyphIndex, NSMaxRange(fragment.range)) - fragment.range.location)
    return CGPoint(x: fragment.edges[index], y: fragment.ascender)
  }

  // MARK: Points

  /// The glyph nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph nearest to a point, and how far through it the point is.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let own = fragments(in: container)
    guard let fragment = own.first(where: { point.y < $0.rect.maxY }) ?? own.last, fragment.range.length > 0 else {
      return 0
    }
    // A line end has no width, and is no answer where there is another one.
    let behind = fragment.edges.dropFirst().firstIndex { point.x < $0 }.map { $0 - 1 }
    let last = fragment.edges.dropLast().lastIndex { $0 < (fragment.edges.last ?? 0) } ?? 0
    let index = behind ?? last
    let (left, right) = (fragment.edges[index], fragment.edges[index + 1])
    partialFraction?.pointee = right > left ? max(0, min(1, (point.x - left) / (right - left))) : 0
    return fragment.range.location + index
  }

  /// How far through the nearest glyph a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character nearest to a point, and how far between it and the next one the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: Drawing

  /// Draws what is behind some glyphs; here, nothing.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws some glyphs, in lines.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage else { return }
    let glyphsToShow = existing(glyphsToShow)
    for fragment in layout.fragments {
      guard let part = fragment.range.intersection(glyphsToShow), let span = fragment.span(of: part) else { continue }
      let text = storage.attributedSubstring(from: part)
      text.draw(at: CGPoint(x: origin.x + span.left, y: origin.y + fragment.rect.minY))
    }
  }
}
