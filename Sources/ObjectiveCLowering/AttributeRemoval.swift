/// Takes off what marks declarations for Objective-C.
enum AttributeRemoval {
  /// The attributes that need the runtime, and change nothing in Swift.
  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "nonobjc", "objc",
    "objcMembers",
  ]

  /// What already says that only classes conform to a protocol. `class` is the word of Swift 3.
  private static let classBounds: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]

  static func apply(to file: inout SourceFile) {
    let tokens = file.tokens
    for index in tokens.indices where tokens.isSign(index, "@") && tokens.isDirectlyBefore(index, index + 1) {
      guard let name = tokens.word(index + 1), attributes.contains(name) else { continue }
      let hasArgument = tokens.isSign(index + 2, "(") && tokens.isDirectlyBefore(index + 1, index + 2)
      let end = hasArgument ? (tokens.partner(index + 2) ?? index + 1) + 1 : index + 2
      file.blank(index..<end)
      if name == "objc" { bindProtocolToClasses(behind: end, in: &file) }
    }
  }

  /// Gives a protocol the requirement that `@objc` implies: only classes conform to it.
  private static func bindProtocolToClasses(behind end: Int, in file: inout SourceFile) {
    let index = DeclarationStart.keyword(from: end, in: file.tokens)
    guard file.tokens.isWord(index, "protocol"), file.tokens.word(index + 1, orQuoted: true) != nil else { return }
    if file.tokens.isSign(index + 2, ":") {
      let end = file.tokens.bodyStart(from: index + 2) ?? index + 2
      let isBound = (index + 2..<end).contains { file.tokens.word($0).map(classBounds.contains) == true }
      if !isBound { file.insert(" AnyObject,", after: index + 2) }
    } else {
      file.insert(": AnyObject", after: index + 1)
    }
  }
}
