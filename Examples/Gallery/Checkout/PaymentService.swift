/// Charges a card. The app replaces the closure with its own service, and tests with theirs.
@MainActor enum PaymentService {
  static var charge: (Order, @escaping @MainActor (Result<String, PaymentFailure>) -> Void) -> Void = {
    $1(.success("A-1001"))
  }
}

/// Why a card was not charged.
struct PaymentFailure: Error {
  let message: String
}
