import Foundation

/// The texts that code makes. Those of the scene are in the scene.
enum BookingText {
  static func nights(_ count: Int) -> String {
    count == 1
      ? NSLocalizedString("nights.one", tableName: "Booking", bundle: .module, value: "1 night", comment: "")
      : String(
        format: NSLocalizedString(
          "nights.other", tableName: "Booking", bundle: .module, value: "%lld nights", comment: "A number above 1"),
        Int64(count))
  }

  static func summary(_ stay: Stay) -> String {
    String(
      format: NSLocalizedString(
        "summary", tableName: "Booking", bundle: .module, value: "%@ for %lld €", comment: "The nights and the price"),
      nights(stay.nights) as NSString, Int64(stay.price))
  }

  static var booked: String {
    NSLocalizedString(
      "booked", tableName: "Booking", bundle: .module, value: "See you soon", comment: "The title of an alert")
  }
}
