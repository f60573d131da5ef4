/// The layout of the lines of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate var values = Values()

  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The factor of the height of lines.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of lines.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The space below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the lines behind the first.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance from the leading margin to the end of lines; from the trailing margin if not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The threshold for hyphenation.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}
