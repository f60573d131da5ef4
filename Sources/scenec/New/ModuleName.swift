/// What a new module can be called.
struct ModuleName {
  let text: String

  /// Names that the new package gives or imports itself.
  private static let taken: Set = [
    "Foundation", "Greeting", "HeadlessUIKit", "HeadlessUIKitTesting", "Home", "Swift", "Testing", "UIKit", "XCTest",
    "scenec",
  ]

  init(_ text: String) throws(CallError) {
    guard text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*/#) != nil else {
      throw CallError(
        "'\(text)' cannot be the name of a module; take a folder whose name is made of letters, digits and underscores, "
          + "with a letter in front")
    }
    guard !Self.taken.contains(text) else {
      throw CallError("'\(text)' is what something else in the package is called; take a folder of another name")
    }
    self.text = text
  }
}
