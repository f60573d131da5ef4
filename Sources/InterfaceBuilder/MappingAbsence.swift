/// An attribute that Interface Builder takes for something else than UIKit where it is absent.
public struct MappingAbsence {
  /// The attribute in Interface Builder.
  public let name: String
  /// Its counterpart, without the dot: `text`.
  public let attribute: String
  /// What Interface Builder takes an absent attribute for.
  public let value: String
  /// What the mapping says of the attribute.
  public let answer: MappingAnswer

  init?(_ name: String, _ answer: MappingAnswer) {
    guard let value = answer.absent, !answer.isDefault(value), let counterpart = answer.counterpart,
      counterpart.hasPrefix(".")
    else { return nil }
    (self.name, self.value, self.answer) = (name, value, answer)
    attribute = String(counterpart.dropFirst())
  }
}
