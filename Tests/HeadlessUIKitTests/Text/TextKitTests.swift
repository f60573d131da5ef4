import HeadlessUIKit
import Testing

/// Texts that layout managers lay out in containers.
@MainActor struct TextKitTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.lineFragmentPadding = 0
  }

  private func set(_ text: String, _ alignment: NSTextAlignment = .natural) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]))
  }

  private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  @Test("F-01: The used rectangle of a container is that of its lines, with the padding at both ends")
  func usedRect() {
    set("Hello")
    let used = manager.usedRect(for: container)
    #expect(isNear(used.width, width("Hello")) && isNear(used.height, font.lineHeight) && used.origin == .zero)
    container.lineFragmentPadding = 5
    #expect(isNear(manager.usedRect(for: container).width, width("Hello") + 10))
    set("one two three four five six seven eight nine ten")
    #expect(isNear(manager.usedRect(for: container).height, 2 * font.lineHeight))
    container.size = CGSize(width: 0, height: 0)
    #expect(isNear(manager.usedRect(for: container).height, font.lineHeight))
    set("")
    #expect(manager.usedRect(for: container).size.width <= 10)
  }

  @Test("F-01: Lines have the glyphs of their text and of its end")
  func lines() {
    set("ab\ncd\r\n\nef")
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 9)) { rect, used, room, range, _ in
      ranges.append(range)
      #expect(rect.width == 200 && used.width <= rect.width && room === container)
    }
    #expect(ranges.map(\.location) == [0, 3, 7, 8] && ranges.map(\.length) == [3, 4, 1, 2])
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
    #expect(isNear(rect.minY, font.lineHeight) && range == NSRange(location: 3, length: 4))
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 10))
    #expect(manager.extraLineFragmentRect == .zero)
    set("ab\n")
    #expect(isNear(manager.extraLineFragmentRect.minY, font.lineHeight))
    #expect(isNear(manager.usedRect(for: container).height, 2 * font.lineHeight))
  }

  @Test("F-01: Glyphs are found by points, and rectangles by glyphs")
  func points() {
    set("Hello world\nagain")
    let line = font.lineHeight
    let second = CGPoint(x: width("Hello w") + 1, y: line / 2)
    #expect(manager.glyphIndex(for: second, in: container) == 7)
    #expect(manager.glyphIndex(for: CGPoint(x: 1, y: line * 1.5), in: container) == 12)
    #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 0), in: container) == 10, "not the line end")
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 1000), in: container) == 16)
    let half = manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: width("H") / 2, y: 0), in: container)
    #expect(isNear(half, 0.5))
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: container)
    #expect(isNear(word.minX, width("Hello ")) && isNear(word.width, width("world")) && isNear(word.height, line))
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 6, length: 8),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2 && isNear(rects[1].width, width("ag")) && isNear(rects[1].minY, line))
    #expect(manager.location(forGlyphAt: 6).x == word.minX)
  }

  @Test("F-01: Lines are aligned by their paragraphs")
  func alignment() {
    set("Hello", .center)
    #expect(isNear(manager.usedRect(for: container).minX, (200 - width("Hello")) / 2))
    set("Hello", .right)
    #expect(isNear(manager.usedRect(for: container).maxX, 200))
  }

  @Test("F-01: Text flows from one container into the next")
  func containers() {
    let other = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(other)
    container.maximumNumberOfLines = 1
    set("first\nsecond\nthird")
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 6))
    #expect(manager.glyphRange(for: other) == NSRange(location: 6, length: 12))
    #expect(manager.textContainer(forGlyphAt: 7, effectiveRange: nil) === other)
    container.maximumNumberOfLines = 0
    container.size.height = 2.5 * font.lineHeight
    #expect(manager.glyphRange(for: container).length == 13, "a line that does not fit is in the next container")
    manager.removeTextContainer(at: 0)
    #expect(manager.glyphRange(for: other).length == 18 && container.layoutManager == nil)
  }

  private final class Watcher: NSObject, NSTextStorageDelegate {
    var edits: [String] = []
    var change: ((NSTextStorage) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { change?(textStorage) }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { edits.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
  }

  @Test("F-02: A text says once what has changed, and its layout managers lay it out again")
  func editing() {
    let watcher = Watcher()
    set("Hello")
    storage.delegate = watcher
    let before = manager.usedRect(for: container)
    storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: " world")
    #expect(watcher.edits == ["3 5 6 6"])
    #expect(manager.usedRect(for: container).width > before.width)
    watcher.edits = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 2, length: 3))
    #expect(watcher.edits == [])
    storage.endEditing()
    #expect(watcher.edits == ["3 0 5 -1"])
    #expect(manager.usedRect(for: container).height > font.lineHeight)
    #expect(storage.editedMask == [] && storage.changeInLength == 0)
  }

  private final class Markdown: NSTextStorage {
    private let inner = NSMutableAttributedString(string: "")
    override var string: String { inner.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      inner.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      inner.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      inner.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      let bold = (string as NSString).range(of: "**")
      if bold.location != NSNotFound { inner.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: bold) }
      super.processEditing()
    }
  }

  @Test("F-02: A class of an app keeps the text where it wants, and changes it while it is processed")
  func ownStorage() {
    let own = Markdown()
    own.addLayoutManager(manager)
    own.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a **b")
    #expect(own.string == "a **b" && manager.numberOfGlyphs == 5)
    #expect(manager.usedRect(for: container).height > 40)
  }

  @Test("F-02: A part outside the text raises an exception, and changes nothing")
  func partsOutside() {
    set("Hello")
    let watcher = Watcher()
    storage.delegate = watcher
    let (behind, over) = (NSRange(location: 6, length: 0), NSRange(location: 3, length: 3))
    for range in [behind, over, NSRange(location: -1, length: 1), NSRange(location: .max, length: .max)] {
      let raised = exceptions {
        storage.replaceCharacters(in: range, with: "new")
        storage.addAttribute(.kern, value: 1, range: range)
        _ = storage.attributedSubstring(from: range)
      }
      #expect(raised.map(\.name.rawValue) == ["NSRangeException", "NSRangeException", "NSRangeException"])
      #expect(raised.first?.reason.contains("replaceCharactersInRange:withString:") == true)
    }
    #expect(exceptions { _ = storage.attributes(at: 5, effectiveRange: nil) }.count == 1)
    #expect(storage.string == "Hello" && watcher.edits == [])
    #expect(exceptions { storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "!") } == [])
    #expect(storage.string == "Hello!")
  }

  @Test("F-02: A text without layout managers is changed on any thread")
  func otherThreads() async {
    let text = await Task.detached {
      let storage = NSTextStorage(string: "Hello")
      storage.append(NSAttributedString(string: " world"))
      return storage.string
    }.value
    #expect(text == "Hello world")
  }

  @Test("F-03: A text view shows the text of its storage, and its storage has the text of the view")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "Hello"
    #expect(view.textStorage.string == "Hello")
    view.textStorage.append(NSAttributedString(string: " world"))
    #expect(view.text == "Hello world")
    view.text = "Bye"
    #expect(view.textStorage.string == "Bye" && view.layoutManager.numberOfGlyphs == 3)
    #expect(view.layoutManager.textContainers == [view.textContainer] && view.textContainer.size.width == 300)
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let watcher = Watcher()
    view.textStorage.delegate = watcher
    view.attributedText = NSAttributedString(string: "Styled", attributes: [.font: font])
    #expect(watcher.edits == ["3 0 6 3"] && view.textStorage.string == "Styled", "the storage changes once")
    let given = NSTextContainer(size: CGSize(width: 90, height: 0))
    manager.addTextContainer(given)
    set("Given")
    let other = UITextView(frame: .zero, textContainer: given)
    #expect(other.text == "Given" && other.layoutManager === manager && other.textStorage === storage)
  }
}
