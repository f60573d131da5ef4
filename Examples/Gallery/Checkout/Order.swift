import Foundation

/// What the user buys.
struct Cart: Equatable {
  /// In cents.
  let goods: Int

  static let sample = Cart(goods: 4_990)
}

/// How an order is delivered.
enum Delivery: Int, CaseIterable {
  case standard, express, pickUp

  /// In cents.
  var price: Int {
    switch self {
    case .standard: 490
    case .express: 990
    case .pickUp: 0
    }
  }

  var note: String {
    switch self {
    case .standard: "Arrives in 3 to 5 days."
    case .express: "Arrives tomorrow."
    case .pickUp: "Ready in our shop in an hour."
    }
  }
}

/// A cart, its delivery and its price.
struct Order: Equatable {
  static let vouchers = ["SPRING": 1_000]

  var cart: Cart
  var delivery = Delivery.standard
  var voucher: String?
  var email = ""
  var country = "Germany"
  var giftMessage: String?

  var discount: Int { min(voucher.flatMap { Self.vouchers[$0] } ?? 0, cart.goods) }
  var total: Int { cart.goods - discount + delivery.price }
}

/// Amounts as users read them.
enum Price {
  static func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) €"
  }
}
