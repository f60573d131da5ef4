#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  /// A xib, and what a test says is in it.
  struct StoreNib: Sendable, CustomTestStringConvertible {
    let name: String
    let outlets: Set<String>
    let actions: Set<String>
    let makeOwner: @MainActor @Sendable () -> Any?
    let contents: @MainActor @Sendable (_ owner: Any?) -> [Any]

    var testDescription: String { name }
  }

  /// The xibs of the store.
  enum StoreNibs {
    static let all = [productCell, product, sizes, basketFooter]

    @MainActor static func register() {
      for nib in all { HeadlessNibs.register(nib.name, contents: nib.contents) }
    }

    private static let productCell = StoreNib(
      name: "ProductCell", outlets: ["nameLabel", "detailLabel"], actions: [], makeOwner: { nil },
      contents: { _ in
        let cell = ProductCell(style: .default, reuseIdentifier: "Product")
        cell.nameLabel = cell.contentView.adding(UILabel())
        cell.detailLabel = cell.contentView.adding(UILabel())
        return [cell]
      })

    private static let product = StoreNib(
      name: "Product", outlets: ["view", "badgeStack", "detailLabel", "sizeButton"],
      actions: ["chooseSize", "addToBasket"],
      makeOwner: { StoreScenes.instantiateProduct(product: Product.all[0]) },
      contents: { owner in
        let view = UIView()
        guard let owner = owner as? ProductController else { return [view] }
        let stack = view.adding(UIStackView())
        owner.badgeStack = stack
        owner.detailLabel = stack.arranging(UILabel())
        owner.sizeButton = stack.arranging(button("size") { [weak owner] in owner?.chooseSize() })
        stack.arranging(button("add") { [weak owner] in owner?.addToBasket() })
        return [view]
      })

    private static let sizes = StoreNib(
      name: "Sizes", outlets: ["view", "sizeStack"], actions: [],
      makeOwner: { StoreScenes.instantiateSizes() },
      contents: { owner in
        let view = UIView()
        (owner as? SizesController)?.sizeStack = view.adding(UIStackView())
        return [view]
      })

    private static let basketFooter = StoreNib(
      name: "BasketFooter", outlets: ["footerView", "totalLabel"], actions: ["removeAll"],
      makeOwner: { StoreScenes.instantiateBasket() },
      contents: { owner in
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 120).isActive = true
        guard let owner = owner as? BasketController else { return [view] }
        owner.footerView = view
        owner.totalLabel = view.adding(UILabel())
        view.adding(button("removeAll") { [weak owner] in owner?.removeAll() })
        return [view]
      })

    @MainActor private static func button(_ identifier: String, action: @escaping () -> Void) -> UIButton {
      let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
      button.accessibilityIdentifier = identifier
      return button
    }
  }

  extension UIView {
    /// Adds a subview below the others and returns it. The xib has constraints, which a test has no need to repeat.
    @discardableResult fileprivate func adding<View: UIView>(_ view: View) -> View {
      view.frame = CGRect(x: 0, y: subviews.count * 50, width: 300, height: 44)
      addSubview(view)
      return view
    }
  }

  extension UIStackView {
    /// Adds an arranged subview and returns it.
    @discardableResult fileprivate func arranging<View: UIView>(_ view: View) -> View {
      addArrangedSubview(view)
      return view
    }
  }
#endif
