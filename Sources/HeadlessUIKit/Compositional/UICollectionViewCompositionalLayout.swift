/// Lays items out in sections that are made of groups.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: UICollectionViewCompositionalLayoutSectionProvider
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// A layout with the same layout for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A configured layout with the same layout for all sections.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.section = { _, _ in section }
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// A layout that asks for the layout of each section.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A configured layout that asks for the layout of each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    section = sectionProvider
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Makes a layout without reading the archive.
  public required init?(coder: NSCoder) {
    section = { _, _ in nil }
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The configuration of the layout. Changes of the object have no effect until it is set again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.duplicate() }
    set {
      ownConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: The places

  private var arrangement: CompositionalArrangement?

  override var followsCells: Bool { true }
  override var scrollers: [Int: SectionScroller] { arrangement?.scrollers ?? [:] }
  override func list(inSection section: Int) -> UICollectionLayoutListConfiguration? { arrangement?.lists[section] }

  open override func prepare() {
    super.prepare()
    arrangement = collectionView.map { CompositionalArrangement($0, ownConfiguration, section: section) }
  }

  open override var collectionViewContentSize: CGSize { arrangement?.contentSize ?? .zero }

  /// The attributes of the views in a rectangle, by section. A section that scrolls by itself shows all of its views.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    arrangement.map { arrangement in
      arrangement.elements.filter { (arrangement.scroller(of: $0)?.frame ?? $0.frame).overlaps(rect) }
        .map(\.duplicated)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    arrangement?.items[indexPath]?.duplicated
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(.supplementaryView, elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(.decorationView, elementKind, indexPath)
  }

  private func element(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangement?.elements.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }?.duplicated
  }

  /// The attributes change with the size, and with the offset if headers or footers stay on the screen.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let arrangement, let collectionView else { return true }
    return collectionView.laidOutBounds?.size != newBounds.size || !arrangement.pinned.isEmpty
  }
}
