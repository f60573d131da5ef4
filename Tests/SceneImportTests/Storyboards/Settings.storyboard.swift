// Made by scenec from Settings.storyboard. Edit the storyboard, not this file.

import UIKit

/// The controllers of Settings.storyboard, which UIKit loads.
@MainActor
enum SettingsStoryboard {
  /// The identifiers of the controllers.
  enum Identifier: String, CaseIterable {
    case settings = "settings"
  }

  /// The storyboard.
  static var storyboard: UIStoryboard { UIStoryboard(name: "Settings", bundle: bundle) }

  #if SWIFT_PACKAGE && canImport(ObjectiveC)
    private static var bundle: Bundle { .module }
  #else
    private final class BundleToken {}

    private static var bundle: Bundle { Bundle(for: BundleToken.self) }
  #endif

  /// Makes the initial controller.
  ///
  /// - Parameter creator: makes it with what its initialiser needs besides the coder.
  static func instantiateInitialViewController(creator: ((NSCoder) -> Settings?)? = nil) -> Settings {
    guard let controller = storyboard.instantiateInitialViewController(creator: creator) else {
      fatalError("Settings.storyboard has no initial view controller")
    }
    return controller
  }

  /// Makes the controller `settings`.
  ///
  /// - Parameter creator: makes it with what its initialiser needs besides the coder.
  static func instantiateSettings(creator: ((NSCoder) -> Settings?)? = nil) -> Settings {
    storyboard.instantiateViewController(identifier: "settings", creator: creator)
  }

  /// The prototypes of `Settings`.
  @MainActor
  enum SettingsCells {
    /// Dequeues `option`.
    static func dequeueOption(from collectionView: UICollectionView, for indexPath: IndexPath) -> OptionCell {
      let view = collectionView.dequeueReusableCell(withReuseIdentifier: "option", for: indexPath)
      guard let view = view as? OptionCell else { fatalError("The class of 'option' is not OptionCell") }
      return view
    }

    /// Dequeues `header`.
    static func dequeueHeader(
      from collectionView: UICollectionView, for indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: indexPath)
      return view
    }
  }
}
