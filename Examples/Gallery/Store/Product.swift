/// What the store sells.
struct Product: Equatable {
  let name: String
  let detail: String
  /// In cents.
  let price: Int
  let sizes: [String]

  static let all = [
    Product(name: "Wool socks", detail: "Warm, and they do not scratch.", price: 1_490, sizes: ["S", "M", "L"]),
    Product(name: "Canvas bag", detail: "Carries what you buy.", price: 1_900, sizes: []),
    Product(name: "Rain jacket", detail: "Light enough for a pocket.", price: 8_900, sizes: ["M", "L"]),
  ]
}

/// A product in the basket.
struct BasketLine: Equatable {
  let product: Product
  let size: String?
}
