import HeadlessUIKit

/// The nibs of an app. Headless UIKit cannot read a nib, so a test provides its contents.
@MainActor public enum HeadlessNibs {
  /// Gives the contents of all nibs of a name.
  ///
  /// The closure takes the file's owner, makes the objects, and sets the outlets that are connected in the nib. The first
  /// view becomes the view of the controller that loads the nib.
  public static func register(_ name: String, contents: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    UINib.contents[name] = contents
  }

  /// Forgets the contents of a nib. Loading it raises UIKit's exception for a missing nib again.
  public static func unregister(_ name: String) {
    UINib.contents[name] = nil
  }
}
