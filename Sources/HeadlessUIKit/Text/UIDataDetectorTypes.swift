/// The types of data that can become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// The types with the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Text that the system can look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
