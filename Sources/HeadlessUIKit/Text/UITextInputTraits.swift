// What a text field and a text view ask of the keyboard.

/// The keys that a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The keyboard for letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a keyboard looks like.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The look for alerts.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What is written with a capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether the system corrects what is written.
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
