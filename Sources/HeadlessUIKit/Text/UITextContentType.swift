/// The kind of text, for suggestions of the system.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// The type of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A full address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-city")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-state")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that is known.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time, or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
}
