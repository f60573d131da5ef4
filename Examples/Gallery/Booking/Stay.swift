/// What the user books.
struct Stay: Equatable {
  var nights: Int
  var hasBreakfast: Bool

  /// In euros.
  var price: Int { nights * (hasBreakfast ? 134 : 120) }
}
