import HeadlessUIKit
import Testing

/// The default values of UIKit's objects, and which properties can be set.
@MainActor @Suite struct DefaultValueTests {
  @Test("Tables bounce though all of them is seen; collections and other scroll views do not")
  func bouncing() {
    #expect(UITableView().alwaysBounceVertical)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!collection.alwaysBounceVertical && !UIScrollView().alwaysBounceVertical)
  }

  @Test("Labels are transparent, clip and are redrawn; image views and plain views are neither")
  func looks() {
    let label = UILabel()
    #expect(!label.isOpaque && label.clipsToBounds && label.contentMode == .redraw)
    let picture = UIImageView()
    #expect(picture.isOpaque && !picture.clipsToBounds && picture.contentMode == .scaleToFill)
    #expect(UIView().isOpaque)
  }

  @Test("Labels and controls are elements for VoiceOver; plain views and pictures are not")
  func accessibility() {
    #expect(UILabel().isAccessibilityElement && UIButton().isAccessibilityElement && UISwitch().isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
  }

  @Test("The default source rectangle of a popover is null")
  func popover() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController?.sourceRect.isNull == true)
  }

  @Test("Views, guides and bar items can be source items of a popover")
  func sourceItems() {
    let (root, view, guide) = (UIView(), UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), UILayoutGuide())
    root.addSubview(view)
    let items: [any UIPopoverPresentationControllerSourceItem] = [
      view, guide, UIBarButtonItem(customView: view), UIBarButtonItem(), UITabBarItem(),
    ]
    #expect(items.map { $0.frame(in: root) } == [view.frame, .null, view.frame, .null, .null])
  }

  @Test("The style of a bar button has its names of before and after iOS 26")
  func barButtonStyles() {
    #expect(UIBarButtonItem.Style.done == .prominent && UIBarButtonItem.Style.prominent.rawValue == 2)
    #expect(UIBarButtonItem.Style.plain.rawValue == 0 && UIBarButtonItem.Style(rawValue: 1) == .bordered)
  }

  @Test("Setting isEditing is the same as the method")
  func editing() {
    final class Editor: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(animated)
      }
    }
    let editor = Editor()
    editor.isEditing = true
    #expect(editor.isEditing && editor.calls == [false])
  }

  @Test("The recognisers of a view can be replaced")
  func recognizers() {
    let view = UIView()
    let (first, second) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.gestureRecognizers = [first]
    #expect(first.view === view)
    view.gestureRecognizers = [second]
    #expect(first.view == nil && second.view === view && view.gestureRecognizers == [second])
    view.gestureRecognizers = nil
    #expect(second.view == nil && view.gestureRecognizers == nil)
  }

  @Test("A guide is given to a view from either side, and a window to a screen")
  func owners() {
    let (view, guide) = (UIView(), UILayoutGuide())
    guide.owningView = view
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    guide.owningView = nil
    #expect(view.layoutGuides == [] && guide.owningView == nil)
    let window = UIWindow()
    window.screen = .main
    #expect(window.screen === UIScreen.main)
  }

  @Test("A delegate of a split view controller need not be an object of Foundation; pages need no arguments")
  func construction() {
    final class Plain: UISplitViewControllerDelegate {}
    let (split, plain) = (UISplitViewController(), Plain())
    split.delegate = plain
    #expect(split.delegate === plain)
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    #expect(UITextField.DidEndEditingReason(rawValue: 1) == nil)
  }
}
