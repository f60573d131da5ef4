package import UIKitFacts

/// A screen that differs between two versions of an app, or that only one of them has.
package struct ScreenChange: Sendable {
  /// What became of a view.
  package enum Kind: Sendable {
    case added, removed, changed
  }

  /// A view that differs.
  package struct Mark: Sendable, Equatable {
    package let kind: Kind
    /// The frame on the screen.
    package let frame: LayoutRect
  }

  /// The screen in each version; nil where there is none.
  package let old: Screen?
  package let new: Screen?
  /// The views of each version that differ from the other one.
  package let oldMarks: [Mark]
  package let newMarks: [Mark]

  /// The id of the controller.
  package var controller: String { new?.controller ?? old?.controller ?? "" }
  /// The path of the scene.
  package var file: String { new?.file ?? old?.file ?? "" }

  /// The change of a screen; nil if it looks the same in both versions.
  ///
  /// - Parameters:
  ///   - old: the screen in the old version; nil if it is new.
  ///   - new: the screen in the new version; nil if it is gone.
  package init?(from old: Screen?, to new: Screen?) {
    guard old?.picture.look != new?.picture.look else { return nil }
    (self.old, self.new) = (old, new)
    guard let old, let new else {
      (oldMarks, newMarks) = ([], [])
      return
    }
    let (olds, news) = (DrawnViews(old), DrawnViews(new))
    oldMarks = olds.marks(comparedWith: news, without: .removed)
    newMarks = news.marks(comparedWith: olds, without: .added)
  }
}
