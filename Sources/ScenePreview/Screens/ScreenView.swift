package import LayoutSolver
package import SceneCompiler
package import UIKitFacts

/// A view of a screen after layout.
package struct ScreenView: Sendable {
  /// What the view is.
  package var subject: Subject
  /// The frame in the superview's coordinates.
  package var frame: LayoutRect
  /// What of the view's content lies at its top left corner: where a scroll view has scrolled to.
  package var boundsOrigin: LayoutPoint
  package var isHidden: Bool
  /// What gives the view its intrinsic content size; its text is set in lines in it.
  package var content: Content
  /// Subviews, the first one at the back.
  package var children: [ScreenView]

  /// What a view is: an element of a scene, or what UIKit adds.
  package enum Subject: Sendable {
    /// A view of a scene.
    case object(ID<SceneObject>)
    /// The view of a controller that has none in the scene: of a container, or one that a nib or code makes.
    case controller(ID<Controller>)
    case navigationBar(NavigationBarContents)
    case toolbar(ToolbarContents)
    case tabBar(TabBarContents)
    /// The title above or below the rows of a section.
    case sectionTitle(String, SectionTitleStyle)
    /// The line between two rows.
    case separator
    /// The cells of a section, in a table with inset groups.
    case cellBackground
  }

  package init(_ subject: Subject, frame: LayoutRect, content: Content = .none, children: [ScreenView] = []) {
    self.subject = subject
    self.frame = frame
    self.content = content
    self.children = children
    boundsOrigin = .zero
    isHidden = false
  }
}

/// How the title of a section is set.
package enum SectionTitleStyle: Sendable, Hashable {
  case plainHeader, groupedHeader, groupedFooter
}

/// What a navigation bar shows.
package struct NavigationBarContents: Sendable {
  package var controller: ID<Controller>?
  package var title: String?
  package var prompt: String?
  /// The title of the back button; nil where there is no back button.
  package var backTitle: String?
  package var leftItems: [ID<SceneObject>]
  package var rightItems: [ID<SceneObject>]
  package var isLarge: Bool
  /// The view in the place of the title.
  package var titleView: ScreenView.Indirect?

  package init(controller: ID<Controller>? = nil, title: String? = nil) {
    self.controller = controller
    self.title = title
    leftItems = []
    rightItems = []
    isLarge = false
  }
}

/// What a toolbar shows.
package struct ToolbarContents: Sendable {
  package var items: [ID<SceneObject>]

  package init(items: [ID<SceneObject>]) { self.items = items }
}

/// What a tab bar shows.
package struct TabBarContents: Sendable {
  package var tabs: [Tab]
  package var selected: Int

  /// One tab: the controller that it shows, and the element that says what its item is.
  package struct Tab: Sendable {
    package var controller: ID<Controller>
    package var item: ID<SceneObject>?
    package var title: String?

    package init(controller: ID<Controller>, item: ID<SceneObject>?, title: String?) {
      self.controller = controller
      self.item = item
      self.title = title
    }
  }

  package init(tabs: [Tab], selected: Int) {
    self.tabs = tabs
    self.selected = selected
  }
}

extension ScreenView {
  /// A view that a value of another view holds.
  package final class Indirect: Sendable {
    package let view: ScreenView

    package init(_ view: ScreenView) { self.view = view }
  }
}
