#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct CheckoutTests {
    private func form() throws -> (app: HeadlessApp, checkout: CheckoutController) {
      let app = HeadlessApp(root: CheckoutScenes.instantiateInitialViewController())
      return (app, try app.find(CheckoutController.self))
    }

    private func fill(_ app: HeadlessApp, _ scene: CheckoutScene) throws {
      try app.type("ada@example.com", into: scene.emailField)
      try app.type("Ada Moreau", into: scene.nameField)
      try app.type("Hafenstraße 1", into: scene.streetField)
      try app.type("20457", into: scene.postcodeField)
      try app.type("Hamburg", into: scene.cityField)
      try app.type("4242 4242 4242 4242", into: scene.cardField)
      try app.type("12/30", into: scene.expiryField)
      try app.type("123", into: scene.codeField)
    }

    @Test("The form can be paid as soon as all of it is right")
    func validation() throws {
      let (app, checkout) = try form()
      let scene = checkout.scene
      #expect(!scene.payButton.isEnabled)
      try fill(app, scene)
      #expect(scene.payButton.isEnabled)
      try app.clear(scene.cityField)
      #expect(!scene.payButton.isEnabled)
    }

    @Test("A wrong address is said to be wrong when the user leaves the field, until it is right")
    func errors() throws {
      let (app, checkout) = try form()
      let scene = checkout.scene
      try app.type("ada@", into: scene.emailField)
      #expect(scene.emailError.isHidden)
      try app.pressReturn(in: scene.emailField)
      #expect(scene.nameField.isFirstResponder)
      #expect(!scene.emailError.isHidden)
      try app.type("example.com", into: scene.emailField)
      #expect(scene.emailError.isHidden)
    }

    @Test("The return key goes through all fields")
    func returnKey() throws {
      let (app, checkout) = try form()
      #expect(checkout.textFields.count == 8)
      for (field, next) in zip(checkout.textFields, checkout.textFields.dropFirst()) {
        try app.pressReturn(in: field)
        #expect(next.isFirstResponder)
      }
      try app.pressReturn(in: checkout.scene.codeField)
      #expect(!checkout.textFields.contains { $0.isFirstResponder })
    }

    @Test("Delivery and a voucher change the total")
    func total() throws {
      let (app, checkout) = try form()
      let scene = checkout.scene
      #expect(scene.totalLabel.text == "54.80 €" && scene.discountRow.isHidden)
      try app.selectSegment(1, in: scene.deliveryControl)
      #expect(scene.totalLabel.text == "59.80 €" && scene.deliveryNote.text == "Arrives tomorrow.")
      try app.type("SPRING", into: scene.voucherField)
      try app.tap("Redeem")
      #expect(scene.totalLabel.text == "49.80 €" && !scene.discountRow.isHidden)
      #expect(!scene.voucherField.isEnabled)
    }

    @Test("A wrong voucher says so, also with the return key")
    func wrongVoucher() throws {
      let (app, checkout) = try form()
      try app.type("WINTER", into: checkout.scene.voucherField)
      try app.pressReturn(in: checkout.scene.voucherField)
      #expect(app.topViewController is UIAlertController)
      try app.choose("OK")
      #expect(checkout.order.voucher == nil)
    }

    @Test("A row of the countries comes back with its country")
    func country() throws {
      let (app, checkout) = try form()
      try app.tap("country")
      let countries = try #require(app.topViewController as? CountriesController)
      #expect(countries.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryType == .checkmark)
      try app.selectRow(at: IndexPath(row: 3, section: 0))
      #expect(app.topViewController === checkout)
      #expect(checkout.order.country == "Italy")
      #expect(checkout.scene.countryButton.title(for: .normal) == "Italy")
    }

    @Test("A gift has a message")
    func gift() throws {
      let (app, checkout) = try form()
      try app.toggle(checkout.scene.giftSwitch)
      #expect(!checkout.scene.giftMessage.isHidden)
      try app.type("For you", into: checkout.scene.giftMessage)
      #expect(checkout.order.giftMessage == "For you")
    }

    @Test("A payment leads to the receipt, which cannot be swiped away, and back to an empty form")
    func payment() throws {
      let (app, checkout) = try form()
      try fill(app, checkout.scene)
      try app.tap("pay")
      let receipt = try #require(app.topViewController as? ReceiptController)
      #expect(receipt.scene.numberLabel.text == "Order A-1001")
      #expect(receipt.scene.detailLabel.text == "54.80 €, to Germany. We have written to ada@example.com.")
      #expect(try catchingUserActionError { try app.swipeDown() } != nil)
      #expect(app.topViewController === receipt)
      try app.tap(receipt.scene.doneItem)
      #expect(app.topViewController === checkout && checkout.scene.emailField.text?.isEmpty != false)
      #expect(app.inconsistencies() == [])
    }

    @Test("A card that is refused leaves the form as it is")
    func refusal() throws {
      let charge = PaymentService.charge
      defer { PaymentService.charge = charge }
      var answers: [@MainActor (Result<String, PaymentFailure>) -> Void] = []
      PaymentService.charge = { answers.append($1) }
      let (app, checkout) = try form()
      try fill(app, checkout.scene)
      try app.tap("pay")
      #expect(checkout.scene.payButton.configuration?.showsActivityIndicator == true)
      #expect(try catchingUserActionError { try app.tap("pay") } != nil)
      answers.first?(.failure(PaymentFailure(message: "The card was refused.")))
      app.flush()
      try app.choose("OK")
      #expect(app.topViewController === checkout && checkout.scene.payButton.isEnabled)
      #expect(checkout.scene.cityField.text == "Hamburg")
    }

    @Test("The terms are a sheet of half the height")
    func terms() throws {
      let (app, checkout) = try form()
      try app.tap("Terms of sale")
      #expect(checkout.presentedViewController?.sheetPresentationController?.selectedDetentIdentifier == .medium)
      try app.swipeDown()
      #expect(app.topViewController === checkout)
    }

    @Test("Fields say what they are for to the system, and headings to assistive technology")
    func traits() throws {
      let (_, checkout) = try form()
      #expect(checkout.scene.emailField.textContentType == .emailAddress)
      #expect(checkout.scene.codeField.isSecureTextEntry)
      #expect(checkout.textFields.allSatisfy { $0.adjustsFontForContentSizeCategory })
    }
  }
#endif
