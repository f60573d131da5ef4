/// Says why a user cannot do something.
public struct UserActionError: Error, CustomStringConvertible, Hashable, Sendable {
  /// One sentence, such as "The button 'Save' cannot be tapped: it is disabled."
  public let description: String

  init(_ what: String, _ why: String) {
    description = what.prefix(1).uppercased() + what.dropFirst() + ": " + why + "."
  }
}
