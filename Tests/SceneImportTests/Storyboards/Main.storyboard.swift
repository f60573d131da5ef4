// Made by scenec from Main.storyboard. Edit the storyboard, not this file.

import UIKit

/// The controllers of Main.storyboard, which UIKit loads.
@MainActor
enum MainStoryboard {
  /// The identifiers of the controllers.
  enum Identifier: String, CaseIterable {
    case `init` = "init"
    case dash = "dash"
    case _1stClock = "1st clock"
    case editor = "editor"
  }

  /// The storyboard.
  static var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: bundle) }

  #if SWIFT_PACKAGE && canImport(ObjectiveC)
    private static var bundle: Bundle { .module }
  #else
    private final class BundleToken {}

    private static var bundle: Bundle { Bundle(for: BundleToken.self) }
  #endif

  /// Makes the initial controller.
  ///
  /// - Parameter creator: makes it with what its initialiser needs besides the coder.
  static func instantiateInitialViewController(creator: ((NSCoder) -> Tabs?)? = nil) -> Tabs {
    guard let controller = storyboard.instantiateInitialViewController(creator: creator) else {
      fatalError("Main.storyboard has no initial view controller")
    }
    return controller
  }

  /// Makes the controller `init`.
  ///
  /// - Parameter creator: makes it with what its initialiser needs besides the coder.
  static func instantiateInit(creator: ((NSCoder) -> EpisodesViewController?)? = nil) -> EpisodesViewController {
    storyboard.instantiateViewController(identifier: "init", creator: creator)
  }

  /// Makes the controller `dash`.
  ///
  /// - Parameter creator: makes it with what its initialiser needs besides the coder.
  static func instantiateDash(creator: ((NSCoder) -> DashViewController?)? = nil) -> DashViewController {
    storyboard.instantiateViewController(identifier: "dash", creator: creator)
  }

  /// Makes the controller `1st clock`.
  ///
  /// - Parameter creator: makes it with what its initialiser needs besides the coder.
  static func instantiate_1stClock(creator: ((NSCoder) -> Clock?)? = nil) -> Clock {
    storyboard.instantiateViewController(identifier: "1st clock", creator: creator)
  }

  /// Makes the controller `editor`.
  ///
  /// - Parameter creator: makes it with what its initialiser needs besides the coder.
  static func instantiateEditor(creator: ((NSCoder) -> Editor?)? = nil) -> Editor {
    storyboard.instantiateViewController(identifier: "editor", creator: creator)
  }

  /// The segues of `EpisodesViewController`, each with the controllers that it leads to.
  @MainActor
  enum EpisodesSegue {
    case open(DashViewController)
    case goEdit(UINavigationController, root: Editor)

    /// The identifiers of the segues that code can perform.
    enum Identifier: String, CaseIterable {
      case open = "open"
      case goEdit = "go-edit ☃"
    }

    /// The case of a segue; nil if it is not in this storyboard, or leads to another class.
    init?(_ segue: UIStoryboardSegue) {
      switch segue.identifier {
      case "open":
        guard let destination = segue.destination as? DashViewController else { return nil }
        self = .open(destination)
      case "go-edit ☃":
        guard let destination = segue.destination as? UINavigationController,
          let root = destination.viewControllers.first as? Editor
        else { return nil }
        self = .goEdit(destination, root: root)
      default: return nil
      }
    }
  }

  /// The segues of `DashViewController`, each with the controllers that it leads to.
  @MainActor
  enum DashSegue {
    case edit(UINavigationController, root: Editor)
    /// Has no identifier.
    case clock(Clock)

    /// The identifiers of the segues that code can perform.
    enum Identifier: String, CaseIterable {
      case edit = "edit"
    }

    /// The case of a segue; nil if it is not in this storyboard, or leads to another class.
    init?(_ segue: UIStoryboardSegue) {
      switch segue.identifier {
      case "edit":
        guard let destination = segue.destination as? UINavigationController,
          let root = destination.viewControllers.first as? Editor
        else { return nil }
        self = .edit(destination, root: root)
      case nil:
        if let destination = segue.destination as? Clock {
          self = .clock(destination)
          return
        }
        return nil
      default: return nil
      }
    }
  }

  /// The segues of `Clock`, each with the controllers that it leads to.
  @MainActor
  enum ClockSegue {
    case selfSegue(DashViewController)
    case `class`(UIViewController)
    /// Has no identifier.
    case viewController(UIViewController)

    /// The identifiers of the segues that code can perform.
    enum Identifier: String, CaseIterable {
      case selfSegue = "self"
      case `class` = "class"
    }

    /// The case of a segue; nil if it is not in this storyboard, or leads to another class.
    init?(_ segue: UIStoryboardSegue) {
      switch segue.identifier {
      case "self":
        guard let destination = segue.destination as? DashViewController else { return nil }
        self = .selfSegue(destination)
      case "class":
        let destination = segue.destination
        self = .`class`(destination)
      case nil:
        self = .viewController(segue.destination)
        return
      default: return nil
      }
    }
  }

  /// The segues of `Editor`, each with the controllers that it leads to.
  @MainActor
  enum EditorSegue {
    case save

    /// The identifiers of the segues that code can perform.
    enum Identifier: String, CaseIterable {
      case save = "save"
    }

    /// The case of a segue; nil if it is not in this storyboard, or leads to another class.
    init?(_ segue: UIStoryboardSegue) {
      switch segue.identifier {
      case "save":
        self = .save
      default: return nil
      }
    }
  }

  /// The prototypes of `EpisodesViewController`.
  @MainActor
  enum EpisodesCells {
    /// Dequeues `episode-cell`.
    static func dequeueEpisodeCell(from tableView: UITableView, for indexPath: IndexPath) -> EpisodeCell {
      let view = tableView.dequeueReusableCell(withIdentifier: "episode-cell", for: indexPath)
      guard let view = view as? EpisodeCell else { fatalError("The class of 'episode-cell' is not EpisodeCell") }
      return view
    }

    /// Dequeues `plain`.
    static func dequeuePlain(from tableView: UITableView, for indexPath: IndexPath) -> UITableViewCell {
      let view = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      return view
    }
  }
}

extension EpisodesViewController {
  /// Performs a segue of Main.storyboard.
  func performSegue(_ segue: MainStoryboard.EpisodesSegue.Identifier, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }
}

extension DashViewController {
  /// Performs a segue of Main.storyboard.
  func performSegue(_ segue: MainStoryboard.DashSegue.Identifier, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }
}

extension Clock {
  /// Performs a segue of Main.storyboard.
  func performSegue(_ segue: MainStoryboard.ClockSegue.Identifier, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }
}

extension Editor {
  /// Performs a segue of Main.storyboard.
  func performSegue(_ segue: MainStoryboard.EditorSegue.Identifier, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }
}
