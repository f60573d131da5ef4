import HeadlessUIKit

extension ExtremeMembers {
  /// Calls a closure with a text of two lines, its layout manager and its container.
  private static func text(_ body: (NSTextStorage, NSLayoutManager, NSTextContainer) -> Void) {
    let storage = NSTextStorage(string: "Hello\nworld", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    body(storage, manager, container)
    _ = (manager.usedRect(for: container), manager.glyphRange(for: container))
  }

  private static func manager(_ body: @escaping (NSLayoutManager, NSTextContainer, Extreme) -> Void) -> (Extreme) ->
    Void
  {
    { x in text { body($1, $2, x) } }
  }

  private static func storage(_ body: @escaping (NSTextStorage, Extreme) -> Void) -> (Extreme) -> Void {
    { x in text { storage, _, _ in body(storage, x) } }
  }

  /// Members of layout managers, of their texts and containers.
  static let texts: [ExtremeMember] = [
    .init(
      "NSLayoutManager.boundingRect(forGlyphRange:in:)",
      manager { _ = $0.boundingRect(forGlyphRange: $2.range, in: $1) }),
    .init(
      "NSLayoutManager.characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)",
      manager {
        _ = $0.characterIndex(for: $2.point, in: $1, fractionOfDistanceBetweenInsertionPoints: nil)
      }),
    .init("NSLayoutManager.characterIndexForGlyph(at:)", manager { _ = $0.characterIndexForGlyph(at: $2.integer) }),
    .init(
      "NSLayoutManager.characterRange(forGlyphRange:actualGlyphRange:)",
      manager {
        _ = $0.characterRange(forGlyphRange: $2.range, actualGlyphRange: nil)
      }),
    .init(
      "NSLayoutManager.drawBackground(forGlyphRange:at:)",
      manager {
        $0.drawBackground(forGlyphRange: $2.range, at: $2.point)
      }),
    .init(
      "NSLayoutManager.drawGlyphs(forGlyphRange:at:)",
      { x in
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
        text { _, manager, _ in
          _ = renderer.image { _ in
            manager.drawGlyphs(forGlyphRange: x.range, at: .zero)
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 5), at: x.point)
          }
        }
      }),
    .init(
      "NSLayoutManager.ensureGlyphs(forCharacterRange:)",
      manager { manager, _, x in
        manager.ensureGlyphs(forCharacterRange: x.range)
      }),
    .init(
      "NSLayoutManager.ensureGlyphs(forGlyphRange:)",
      manager { manager, _, x in
        manager.ensureGlyphs(forGlyphRange: x.range)
      }),
    .init(
      "NSLayoutManager.ensureLayout(forBoundingRect:in:)", manager { $0.ensureLayout(forBoundingRect: $2.rect, in: $1) }
    ),
    .init(
      "NSLayoutManager.ensureLayout(forCharacterRange:)",
      manager { manager, _, x in
        manager.ensureLayout(forCharacterRange: x.range)
      }),
    .init(
      "NSLayoutManager.ensureLayout(forGlyphRange:)",
      manager { manager, _, x in
        manager.ensureLayout(forGlyphRange: x.range)
      }),
    .init(
      "NSLayoutManager.enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)",
      manager {
        $0.enumerateEnclosingRects(forGlyphRange: $2.range, withinSelectedGlyphRange: $2.range, in: $1) { _, _ in }
      }),
    .init(
      "NSLayoutManager.enumerateLineFragments(forGlyphRange:using:)",
      manager { manager, _, x in
        manager.enumerateLineFragments(forGlyphRange: x.range) { _, _, _, _, _ in }
      }),
    .init(
      "NSLayoutManager.fractionOfDistanceThroughGlyph(for:in:)",
      manager {
        _ = $0.fractionOfDistanceThroughGlyph(for: $2.point, in: $1)
      }),
    .init("NSLayoutManager.glyphIndex(for:in:)", manager { _ = $0.glyphIndex(for: $2.point, in: $1) }),
    .init(
      "NSLayoutManager.glyphIndex(for:in:fractionOfDistanceThroughGlyph:)",
      manager {
        var fraction: CGFloat = 0
        _ = $0.glyphIndex(for: $2.point, in: $1, fractionOfDistanceThroughGlyph: &fraction)
      }),
    .init("NSLayoutManager.glyphIndexForCharacter(at:)", manager { _ = $0.glyphIndexForCharacter(at: $2.integer) }),
    .init(
      "NSLayoutManager.glyphRange(forBoundingRect:in:)", manager { _ = $0.glyphRange(forBoundingRect: $2.rect, in: $1) }
    ),
    .init(
      "NSLayoutManager.glyphRange(forCharacterRange:actualCharacterRange:)",
      manager {
        _ = $0.glyphRange(forCharacterRange: $2.range, actualCharacterRange: nil)
      }),
    .init(
      "NSLayoutManager.insertTextContainer(_:at:)",
      manager { manager, _, x in
        manager.insertTextContainer(NSTextContainer(size: x.size), at: x.integer)
      }),
    .init(
      "NSLayoutManager.invalidateDisplay(forCharacterRange:)",
      manager { manager, _, x in
        manager.invalidateDisplay(forCharacterRange: x.range)
      }),
    .init(
      "NSLayoutManager.invalidateDisplay(forGlyphRange:)",
      manager { manager, _, x in
        manager.invalidateDisplay(forGlyphRange: x.range)
      }),
    .init(
      "NSLayoutManager.invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)",
      manager {
        $0.invalidateGlyphs(forCharacterRange: $2.range, changeInLength: $2.integer, actualCharacterRange: nil)
      }),
    .init(
      "NSLayoutManager.invalidateLayout(forCharacterRange:actualCharacterRange:)",
      manager {
        $0.invalidateLayout(forCharacterRange: $2.range, actualCharacterRange: nil)
      }),
    .init("NSLayoutManager.isValidGlyphIndex(_:)", manager { _ = $0.isValidGlyphIndex($2.integer) }),
    .init(
      "NSLayoutManager.lineFragmentRect(forGlyphAt:effectiveRange:)",
      manager {
        _ = $0.lineFragmentRect(forGlyphAt: $2.integer, effectiveRange: nil)
      }),
    .init(
      "NSLayoutManager.lineFragmentUsedRect(forGlyphAt:effectiveRange:)",
      manager {
        _ = $0.lineFragmentUsedRect(forGlyphAt: $2.integer, effectiveRange: nil)
      }),
    .init("NSLayoutManager.location(forGlyphAt:)", manager { _ = $0.location(forGlyphAt: $2.integer) }),
    .init(
      "NSLayoutManager.processEditing(for:edited:range:changeInLength:invalidatedRange:)",
      manager { manager, _, x in
        manager.processEditing(
          for: NSTextStorage(), edited: .editedCharacters, range: x.range, changeInLength: x.integer,
          invalidatedRange: x.range)
      }),
    .init(
      "NSLayoutManager.removeTextContainer(at:)",
      manager { manager, _, x in manager.removeTextContainer(at: x.integer) }),
    .init(
      "NSLayoutManager.textContainer(forGlyphAt:effectiveRange:)",
      manager {
        _ = $0.textContainer(forGlyphAt: $2.integer, effectiveRange: nil)
      }),
    .init(
      "NSTextContainer.init(size:)",
      manager { manager, _, x in
        manager.insertTextContainer(NSTextContainer(size: x.size), at: 0)
      }),
    .init("NSTextStorage.addAttribute(_:value:range:)", storage { $0.addAttribute(.kern, value: 1, range: $1.range) }),
    .init("NSTextStorage.addAttributes(_:range:)", storage { $0.addAttributes([.kern: 1], range: $1.range) }),
    .init("NSTextStorage.attributedSubstring(from:)", storage { _ = $0.attributedSubstring(from: $1.range) }),
    .init(
      "NSTextStorage.attributes(at:effectiveRange:)",
      storage {
        var range = NSRange()
        _ = $0.attributes(at: $1.integer, effectiveRange: &range)
      }),
    .init("NSTextStorage.deleteCharacters(in:)", storage { $0.deleteCharacters(in: $1.range) }),
    .init(
      "NSTextStorage.edited(_:range:changeInLength:)",
      storage { storage, x in
        storage.beginEditing()
        storage.edited(.editedCharacters, range: x.range, changeInLength: x.integer)
        storage.edited(.editedCharacters, range: NSRange(location: 0, length: 1), changeInLength: x.integer)
        storage.edited(.editedCharacters, range: NSRange(location: 3, length: 2), changeInLength: -5)
        storage.endEditing()
      }),
    .init("NSTextStorage.ensureAttributesAreFixed(in:)", storage { $0.ensureAttributesAreFixed(in: $1.range) }),
    .init("NSTextStorage.insert(_:at:)", storage { $0.insert(NSAttributedString(string: "new"), at: $1.integer) }),
    .init("NSTextStorage.invalidateAttributes(in:)", storage { $0.invalidateAttributes(in: $1.range) }),
    .init("NSTextStorage.removeAttribute(_:range:)", storage { $0.removeAttribute(.font, range: $1.range) }),
    .init(
      "NSTextStorage.replaceCharacters(in:with:)",
      storage {
        $0.replaceCharacters(in: $1.range, with: "new")
        $0.replaceCharacters(in: $1.range, with: NSAttributedString(string: "new"))
      }),
    .init("NSTextStorage.setAttributes(_:range:)", storage { $0.setAttributes([:], range: $1.range) }),
    .init(
      "UITextView.init(frame:textContainer:)",
      { x in
        text { _, _, container in use(UITextView(frame: x.rect, textContainer: container)) { _ = $0.layoutManager } }
      }),
    .init(
      "UITextView.scrollRangeToVisible(_:)",
      { x in
        use(UITextView()) {
          $0.text = "Hello"
          $0.scrollRangeToVisible(x.range)
        }
      }),
    .init(
      "UITextView.selectedRange",
      { x in
        use(UITextView()) {
          $0.text = "Hello"
          $0.selectedRange = x.range
          _ = $0.becomeFirstResponder()
        }
      }),
  ]
}
