// The properties of the keyboard for a text field or a text view.

/// The keys that a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The keyboard for letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The look for alerts.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The type of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether the system corrects the input.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the system checks the spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces are added and removed with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}
