import UIKitFacts

/// A list in a collection, with the look of a table.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The header of the sections.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  /// The footer of the sections.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// Returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance.
  public let appearance: Appearance
  /// Whether separators are shown between items.
  public var showsSeparators: Bool
  /// The background colour; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// The header of the sections.
  public var headerMode = HeaderMode.none
  /// The footer of the sections.
  public var footerMode = FooterMode.none
  /// The padding above headers; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// Returns the swipe actions at the leading edge of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the swipe actions at the trailing edge of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
  }

  /// Whether sections have distances to each other.
  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped || appearance == .sidebar }
  /// Whether items have a distance to the sides.
  private var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  // MARK: The section

  /// The layout of a section, with the distances that a table has.
  func section(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let row = Self.size(estimate: ControlSizes.rowHeight)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    let side = isInset ? CGFloat(ControlSizes.rowInset(width: Double(environment.container.contentSize.width))) : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    section.supplementariesFollowContentInsets = isInset
    section.boundarySupplementaryItems = boundaries
    if headerMode == .supplementary { section.spaceBefore = headerTopPadding ?? 0 }
    section.list = self
    return section
  }

  /// A header has its own distance; a section without one has that of the look.
  private var top: CGFloat {
    guard headerMode == .none, isGrouped else { return 0 }
    return CGFloat(ControlSizes.sectionHeaderHeight(isGrouped: true, hasTitle: false))
  }

  private var bottom: CGFloat {
    guard footerMode == .none, isGrouped else { return 0 }
    return CGFloat(ControlSizes.sectionFooterHeight(isGrouped: true, hasTitle: false))
  }

  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let height = ControlSizes.sectionHeaderHeight(isGrouped: isGrouped, hasTitle: true)
      items.append(boundary(UICollectionView.elementKindSectionHeader, height, .top))
    }
    if footerMode == .supplementary {
      let height = ControlSizes.sectionFooterHeight(isGrouped: isGrouped, hasTitle: true)
      items.append(boundary(UICollectionView.elementKindSectionFooter, height, .bottom))
    }
    return items
  }

  private func boundary(
    _ kind: String, _ height: Double, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(estimate: height), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = appearance == .plain
    return item
  }

  private static func size(estimate: Double) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(estimate)))
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section(layoutEnvironment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in configuration.section(environment) }
  }
}
