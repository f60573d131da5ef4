extension Choice {
  static let textAlignment = Choice("textAlignment", "left", "center", "right", "justified", "natural")
  static let lineBreakMode = Choice(
    "lineBreakMode",
    renaming: [
      "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
      "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
      "middleTruncation": "byTruncatingMiddle",
    ]
  )
  static let borderStyle = Choice("borderStyle", "none", "line", "bezel", "roundedRect")
  static let clearButtonMode = Choice(
    "clearButtonMode",
    renaming: [
      "never": "never", "whileEditing": "whileEditing", "unlessEditing": "unlessEditing", "always": "always",
    ]
  )
  static let keyboardType = Choice(
    "keyboardType",
    renaming: [
      "default": "default", "asciiCapable": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation",
      "URL": "URL", "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
      "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter", "webSearch": "webSearch",
    ]
  )
  static let returnKeyType = Choice(
    "returnKeyType", "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
    "emergencyCall", "continue")
  static let autocapitalization = Choice("autocapitalizationType", "none", "words", "sentences", "allCharacters")
  static let triState = Choice("choice", "default", "no", "yes")
  static let baselineAdjustment = Choice("baselineAdjustment", "alignBaselines", "alignCenters", "none")
  static let keyboardAppearance = Choice("keyboardAppearance", "default", "dark", "light")
  /// Those of iOS 15.
  static let textContentType = Choice(
    "textContentType", "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
    "jobTitle", "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2",
    "addressCity", "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode",
    "telephoneNumber", "emailAddress", "URL", "creditCardNumber", "username", "password", "newPassword",
    "oneTimeCode", "shipmentTrackingNumber", "flightNumber", "dateTime")
  static let dataDetectors = Choice(
    "dataDetectorTypes",
    expressing: [
      "phoneNumber": ".phoneNumber", "link": ".link", "address": ".address", "calendarEvent": ".calendarEvent",
      "shipmentTrackingNumber": ".shipmentTrackingNumber", "flightNumber": ".flightNumber",
      "lookupSuggestion": ".lookupSuggestion", "all": ".all", "none": "[]",
    ])
}
