#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  #if canImport(FoundationXML)
    import FoundationXML
  #endif

  @testable import Gallery

  @MainActor @Suite struct StoreTests {
    init() { StoreNibs.register() }

    private func store() throws -> (app: HeadlessApp, catalogue: CatalogueController) {
      let app = HeadlessApp(root: StoreScenes.instantiateInitialViewController())
      return (app, try app.find(CatalogueController.self))
    }

    @Test("The rows of the scene's table are cells of a xib")
    func rows() throws {
      let (app, catalogue) = try store()
      let cell = catalogue.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ProductCell
      #expect(cell?.nameLabel.text == "Canvas bag" && cell?.detailLabel.text == "19.00 €")
      #expect(app.inconsistencies() == [])
    }

    @Test("A controller with its view in a xib shows a view of the scene")
    func product() throws {
      let (app, _) = try store()
      try app.selectRow(at: IndexPath(row: 0, section: 0))
      let product = try #require(app.topViewController as? ProductController)
      #expect(product.detailLabel.text == "Warm, and they do not scratch.")
      let badge = try #require(product.badgeStack.arrangedSubviews.last as? PriceBadge)
      #expect(badge.amountLabel?.text == "14.90 €" && badge.accessibilityLabel == "14.90 €")
      try app.tap("favourite")
      #expect(product.isFavourite)
    }

    @Test("A button of the xib performs a segue of the scene; the sizes come back by an unwind segue")
    func sizes() throws {
      let (app, catalogue) = try store()
      try app.selectRow(at: IndexPath(row: 0, section: 0))
      let product = try #require(app.topViewController as? ProductController)
      try app.tap("add")
      #expect(app.topViewController is SizesController)
      try app.tap("L")
      #expect(product.size == "L" && product.sizeButton.title(for: .normal) == "L")
      try app.tap("add")
      #expect(app.topViewController === catalogue)
      #expect(catalogue.basket == [BasketLine(product: Product.all[0], size: "L")])
      #expect(catalogue.scene.basketItem.accessibilityValue == "1")
    }

    @Test("The footer of the basket is from a xib, which the basket owns")
    func basket() throws {
      let (app, _) = try store()
      try app.selectRow(at: IndexPath(row: 1, section: 0))
      try app.tap("add")
      try app.tap("basket")
      let basket = try #require(app.topViewController as? BasketController)
      #expect(basket.totalLabel.text == "19.00 €")
      #expect(basket.footerView.superview === basket.scene.footer)
      try app.tap("removeAll")
      #expect(basket.totalLabel.text == "0.00 €" && basket.scene.table.numberOfRows(inSection: 0) == 0)
      #expect(app.inconsistencies() == [])
    }

    @Test("A nib that a test registers is the view of its controller")
    func registration() {
      HeadlessNibs.register("Sizes") { owner in
        let stack = UIStackView()
        (owner as? SizesController)?.sizeStack = stack
        return [stack]
      }
      let sizes = StoreScenes.instantiateSizes()
      sizes.sizes = ["S", "M"]
      #expect(sizes.view is UIStackView && sizes.sizeStack.arrangedSubviews.count == 2)
    }

    @Test("What the tests say is in a xib has the outlets and actions that are in the xib", arguments: StoreNibs.all)
    func nibs(nib: StoreNib) throws {
      let xib = try Xib(nib.name)
      #expect(Set(xib.outlets) == nib.outlets)
      #expect(Set(xib.actions) == nib.actions)
      let owner = nib.makeOwner()
      let objects = UINib(nibName: nib.name, bundle: nil).instantiate(withOwner: owner)
      let holder = try #require(owner ?? objects.first)
      for outlet in nib.outlets where outlet != "view" {
        #expect(Mirror.hasValue(outlet, in: holder), "\(nib.name).\(outlet)")
      }
    }
  }

  /// The outlets and the actions in a xib.
  private final class Xib: NSObject, XMLParserDelegate {
    private(set) var outlets: [String] = []
    private(set) var actions: [String] = []

    init(_ name: String) throws {
      super.init()
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Gallery/Store/Resources/\(name).xib")
      let parser = XMLParser(data: try Data(contentsOf: url))
      parser.delegate = self
      #expect(parser.parse())
    }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if elementName == "outlet", let property = attributes["property"] { outlets.append(property) }
      if elementName == "action", let selector = attributes["selector"] { actions.append(selector) }
    }
  }

  extension Mirror {
    /// Whether a property of an object or of its superclasses is not nil.
    fileprivate static func hasValue(_ property: String, in object: Any) -> Bool {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let child = current.children.first(where: { $0.label == property }) {
          return Mirror(reflecting: child.value).displayStyle != .optional
            || !Mirror(reflecting: child.value).children.isEmpty
        }
        mirror = current.superclassMirror
      }
      return false
    }
  }
#endif
