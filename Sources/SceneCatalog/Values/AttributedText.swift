/// Text whose parts look different.
package struct AttributedText: Sendable, Equatable {
  /// A part that looks the same from its start to its end.
  package struct Run: Sendable, Equatable {
    /// The text of the run.
    package var text: LocalizedText
    /// How it looks: attributes of the string, and properties of its paragraph style, by the names that the catalogue
    /// has for them.
    package let properties: [Property]

    /// A part that says `text`.
    package init(text: LocalizedText, properties: [Property]) {
      self.text = text
      self.properties = properties
    }
  }

  /// A property of a run.
  package struct Property: Sendable, Equatable {
    /// `font`, or `paragraphStyle.alignment`.
    package let path: String
    /// Its value.
    package let value: AttributeValue

    /// A property with a value.
    package init(path: String, value: AttributeValue) {
      self.path = path
      self.value = value
    }
  }

  /// The parts, in order.
  package var runs: [Run] = []

  /// A text of some parts.
  package init(_ runs: [Run]) { self.runs = runs }
}
