extension UICollectionView {
  /// The configuration of cells of a class for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Cells of the class itself.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Cells that a nib makes.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// The configuration of supplementary views of a class.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Views of a kind, of the class itself.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    /// Views of a kind that a nib makes.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell that is used again or made, and filled with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      return made(Cell.self, after: .wrongView("cell", type(of: dequeued), expected: Cell.self))
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that is made and filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if let nib = registration.nib {
      register(
        nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      return made(
        Supplementary.self, after: .wrongView("supplementary view", type(of: dequeued), expected: Supplementary.self))
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// A view of a class, where a test goes on after an exception.
  private func made<View: UICollectionReusableView>(_ type: View.Type, after exception: UncaughtException) -> View {
    exception.raise()
    guard let view = UICollectionReusableView.make(type) as? View else { exception.terminate() }
    return view
  }
}
