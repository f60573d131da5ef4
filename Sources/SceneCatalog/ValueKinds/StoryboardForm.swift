/// How Interface Builder writes a value in an attribute of its files.
package enum StoryboardForm: Sendable {
  /// As scenes do.
  case same
  /// As scenes do, except for the words of a choice, which it lacks.
  case sameExcept(Choice)
  /// As scenes do, but with digits that mean nothing: `8.0`.
  case number
  /// `YES` or `NO`.
  case flag
  /// As a selector of Objective-C: `save:`.
  case selector
  /// Not in an attribute, but in an element.
  case element
  /// In an element; in old files, in an attribute with braces: `{20, 20}`.
  case numbersInElement
  /// In an element; a scale or a weight alone, in an attribute.
  case symbolConfiguration
}
