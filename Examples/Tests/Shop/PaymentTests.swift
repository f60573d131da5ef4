#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Shop

  @MainActor @Suite struct PaymentTests {
    @Test("Whoever pays comes back to the cart")
    func paying() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Pay")
      let payment = try #require(app.topViewController as? Payment)
      #expect(payment.amount == 30)

      try app.type("4242", into: payment.scene.card)
      try app.tap("Confirm")
      #expect(app.topViewController is Cart)
      #expect(app.inconsistencies() == [])
    }

    @Test("The sheet comes without the cart going")
    func sheet() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      _ = app.log.take()
      try app.tap("Pay")
      #expect(
        app.log.take() == [
          "cart.prepare(pay)", "cart.present(payment)",
          "payment.loadView", "payment.viewDidLoad",
          "payment.willAppear", "payment.isAppearing", "payment.didAppear",
        ])
    }

    @Test("Who is impatient is asked to pay once")
    func impatience() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      _ = app.log.take()
      try app.tap("Pay", flushing: false)
      #expect(app.log.take().last == "payment.isAppearing")
      #expect(throws: UserActionError.self) { try app.tap("Pay") }
      app.flush()
      #expect(app.log.take() == ["payment.didAppear"])
    }

    @Test("The sheet lies over the button that it came from")
    func covered() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Pay")
      let refusal = #expect(throws: UserActionError.self) { try app.tap("Pay") }
      #expect(refusal?.description == "The button 'Pay' cannot be tapped: payment is presented over it.")
    }

    @Test("An empty cart is not paid for")
    func emptyCart() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      let cart = try #require(app.topViewController as? Cart)
      cart.amount = 0
      try app.tap("Pay")
      #expect(cart.presentedViewController == nil)
    }

    @Test("The sheet hears of a rotation, and can be swiped down")
    func turning() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Pay")

      app.rotate()
      #expect(app.log.lines.last == "payment.willTransition(844x390)")
      try app.swipeDown()
      #expect(app.topViewController is Cart)
    }

    @Test("Nothing is left of a flow that has ended")
    func release() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Pay")
      weak let payment = app.topViewController
      #expect(payment != nil)
      app.close()
      #expect(payment == nil)
    }
  }
#endif
