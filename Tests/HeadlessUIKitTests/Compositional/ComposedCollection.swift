import HeadlessUIKit

/// A collection with a compositional layout, and with cells of a content that a test chooses.
@MainActor final class ComposedCollection: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let counts: [Int]
  /// The size that the content of an item needs.
  var contentSize: ((IndexPath) -> CGSize)?
  /// The supplementary views that the data source has made.
  private(set) var made: [String] = []

  init(_ layout: UICollectionViewLayout, _ counts: [Int], size: CGSize = CGSize(width: 320, height: 480)) {
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.counts = counts
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", UICollectionView.elementKindSectionHeader] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
  }

  convenience init(_ section: NSCollectionLayoutSection, _ count: Int) {
    self.init(UICollectionViewCompositionalLayout(section: section), [count])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let size = contentSize?(indexPath) else { return cell }
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: size.height),
    ])
    let width = content.widthAnchor.constraint(equalToConstant: size.width)
    width.priority = .defaultHigh
    width.isActive = true
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    made.append("\(kind) \(indexPath.map(String.init).joined(separator: "-"))")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  /// The frames of all cells in the collection, in order.
  var frames: [CGRect] {
    view.layoutIfNeeded()
    return view.visibleCells.map { view.convert($0.bounds, from: $0) }
  }

  /// The frame of a supplementary view.
  func frame(_ kind: String, _ item: Int = 0, section: Int = 0) -> CGRect? {
    view.layoutIfNeeded()
    return view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}

extension NSCollectionLayoutSize {
  /// A size of two dimensions.
  static func of(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  /// An item of a size.
  static func of(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(layoutSize: .of(width, height))
  }
}
