#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Shop

  @MainActor @Suite struct PaymentTests {
    @Test("Paying leads back to the cart")
    func paying() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Pay")
      let payment = try #require(app.topViewController as? Payment)
      #expect(payment.amount == 30)

      try app.type("4242", into: payment.scene.card)
      try app.tap("Confirm")
      #expect(app.topViewController is Cart, "\(app.controllerTree)")
      #expect(app.inconsistencies() == [])
    }

    @Test("The sheet appears while the cart stays on the screen")
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

    @Test("Pay is below the navigation bar, and all of it can be seen")
    func frames() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let cart = try #require(app.topViewController as? Cart)
      #expect(app.frame(of: cart.scene.payButton).minY >= 91)
      #expect(app.isFullyVisible(cart.scene.payButton))
      #expect(!cart.scene.payButton.hasAmbiguousLayout)
    }

    @Test("The cart looks as it was recorded")
    func picture() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.screen.verify("Cart")
    }

    @Test("Tapping twice presents one sheet")
    func impatience() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      _ = app.log.take()
      try app.tap("Pay", flushing: false)
      #expect(app.log.take().last == "payment.isAppearing")
      #expect(try catchingUserActionError { try app.tap("Pay") } != nil)
      app.flush()
      #expect(app.log.take() == ["payment.didAppear"])
    }

    @Test("The user cannot tap Pay while the sheet is on the screen")
    func covered() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Pay")
      let error = try catchingUserActionError { try app.tap("Pay") }
      #expect(error?.description == "The button 'Pay' cannot be tapped: payment (Payment) is presented over it.")
    }

    @Test("The tree of controllers shows the sheet under the cart's container")
    func tree() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      _ = app.log.take()
      try app.tap("Pay")
      #expect(
        app.controllerTree == """
          main (UINavigationController)
            cart (Cart)
            presents payment (Payment), on top
          """)
      #expect(
        app.log.sequenceDiagram == """
          sequenceDiagram
            participant p0 as UIKit
            participant p1 as cart
            participant p2 as payment
            p0->>p1: prepare(pay)
            p1->>p2: present
            p0->>p2: loadView
            p0->>p2: viewDidLoad
            p0->>p2: willAppear
            p0->>p2: isAppearing
            p0->>p2: didAppear
          """)
    }

    @Test("An empty cart cannot be paid")
    func emptyCart() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      let cart = try #require(app.topViewController as? Cart)
      cart.amount = 0
      try app.tap("Pay")
      #expect(cart.presentedViewController == nil)
    }

    @Test("The sheet is told of a rotation, and can be swiped down")
    func turning() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Pay")

      app.rotate()
      #expect(app.log.lines.last == "payment.willTransition(844x390)")
      try app.swipeDown()
      #expect(app.topViewController is Cart)
    }

    @Test("The sheet is released with its flow")
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
