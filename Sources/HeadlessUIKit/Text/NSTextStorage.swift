/// The text that layout managers lay out. Whoever changes it tells them so, at once or at the end of `beginEditing` and
/// `endEditing`.
open class NSTextStorage: NSMutableAttributedString {
  /// The delegate that is asked and told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers, in the order in which they were added.
  open var layoutManagers: [NSLayoutManager] { managers }
  /// What has changed since the last processing.
  open private(set) var editedMask: NSTextStorage.EditActions = []
  /// The part of the text that has changed, in the new text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text has become longer.
  open private(set) var changeInLength = 0
  /// Whether attributes are fixed when they are needed; here, at once.
  open var fixesAttributesLazily: Bool { false }

  private var managers: [NSLayoutManager] = []

  /// A text that layout managers lay out, so that it belongs to the main actor.
  private struct Owner: @unchecked Sendable {
    let text: NSTextStorage
  }

  private var openEdits = 0

  /// Has a layout manager lay out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    let owner = Owner(text: self)
    MainActor.assumeIsolated { aLayoutManager.isAdded(to: owner.text) }
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    MainActor.assumeIsolated { aLayoutManager.isAdded(to: nil) }
  }

  // MARK: Contents
  // A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)` and what changes them. This store
  // is not the superclass's either: Foundation on Linux stops the program where it compares some attributes.

  private var text = ""
  private var runs = AttributeRuns()

  #if canImport(ObjectiveC)
    /// No text.
    public override init() { super.init() }
  #else
    /// No text.
    public convenience init() { self.init(string: "") }
  #endif

  public override init(string str: String) {
    super.init(string: "")
    fill(NSAttributedString(string: str))
  }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: "")
    fill(NSAttributedString(string: str, attributes: attrs))
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(string: "")
    fill(attrStr)
  }

  /// A text of an archive; without its contents here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func fill(_ content: NSAttributedString) { (text, runs) = (content.string, AttributeRuns(content)) }

  open override var string: String { text }

  open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
    Any]
  {
    guard holds(NSRange(location: location, length: 1), in: "attributesAtIndex:effectiveRange:") else {
      range?.pointee = NSRange(location: 0, length: 0)
      return [:]
    }
    let run = runs.run(at: location)
    range?.pointee = run.range
    return run.attributes
  }

  open override var length: Int { string.utf16.count }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    guard holds(range, in: "attributedSubstringFromRange:") else { return NSAttributedString(string: "") }
    let result = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for run in AttributeRuns(self, in: range).all where run.range.length > 0 {
      result.setAttributes(run.attributes, range: run.range)
    }
    return result
  }

  /// Whether a part is one of the text; what Foundation raises otherwise.
  private func holds(_ range: NSRange, in method: String) -> Bool {
    if range.isPart(of: length) { return true }
    let exception = UncaughtException.outsideText(method)
    MainActor.assumeIsolated { exception.raise() }
    return false
  }

  // MARK: Editing

  open override func beginEditing() {
    openEdits += 1
    super.beginEditing()
  }

  open override func endEditing() {
    super.endEditing()
    openEdits = max(0, openEdits - 1)
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change: what changed, where in the text before, and by how much it became longer.
  open func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    changeInLength &+= delta
    let changed = editedRange.clamped(to: length, grownBy: delta)
    let isFirst = self.editedRange.location == NSNotFound
    self.editedRange = isFirst ? changed : NSUnionRange(self.editedRange, changed)
    if openEdits == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers of what has changed.
  open func processEditing() {
    let center = NotificationCenter.default
    let (mask, delta) = (editedMask, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: editedRange, changeInLength: delta)
    center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    // The delegate can have changed attributes.
    let range = editedRange
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    // A text without layout managers can be edited on any thread.
    guard !managers.isEmpty else { return }
    let owner = Owner(text: self)
    MainActor.assumeIsolated {
      for manager in owner.text.managers {
        manager.processEditing(
          for: owner.text, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
    }
  }

  /// Does nothing: attributes are fixed at once.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Does nothing: attributes are fixed at once.
  open func invalidateAttributes(in range: NSRange) {}

  private func change(
    _ mask: NSTextStorage.EditActions, _ range: NSRange, in method: String, _ body: () -> Void
  ) {
    guard holds(range, in: method) else { return }
    let before = text.utf16.count
    body()
    edited(mask, range: range, changeInLength: text.utf16.count - before)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change([.editedCharacters, .editedAttributes], range, in: "replaceCharactersInRange:withString:") {
      // What is inserted has the attributes of the first character that it replaces, or else of the one in front of it.
      let first = range.length > 0 || range.location == 0 ? range.location : range.location - 1
      let attributes = runs.run(at: first).attributes
      text = (text as NSString).replacingCharacters(in: range, with: str)
      runs.replace(range, with: AttributeRuns(attributes, length: str.utf16.count))
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, in: "replaceCharactersInRange:withAttributedString:") {
      text = (text as NSString).replacingCharacters(in: range, with: attrString.string)
      runs.replace(range, with: AttributeRuns(attrString))
    }
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, in: "setAttributes:range:") { runs.change(range) { $0 = attrs ?? [:] } }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(.editedAttributes, range, in: "addAttributes:range:") { runs.change(range) { $0.merge(attrs) { $1 } } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range, in: "removeAttribute:range:") { runs.change(range) { $0[name] = nil } }
  }
}

extension NSTextStorage {
  /// What an edit changes.
  public struct EditActions: OptionSet, Sendable {
    /// The number.
    public let rawValue: UInt

    /// The actions of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The text is about to tell its layout managers of a change.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// The text has told its delegate of a change.
  public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")
}

/// The older name of what an edit changes.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
