package import SceneDiagnostics

/// VoiceOver reads groups of views that are beside each other row by row.
package struct MixedReadingOrder: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    VoiceOver reads a screen row by row, wherever views are in the hierarchy. Of groups beside each other, such as a number
    above a word, it reads all numbers before the first word, unless each group keeps together what is in it.

    Wrong:

        <stackView distribution="fillEqually" top="80" leading="20" trailing="20">
          <stackView axis="vertical">
            <label text="12" font="title1"/>
            <label text="Followers" font="caption1"/>
          </stackView>
          <stackView axis="vertical">
            <label text="30" font="title1"/>
            <label text="Following" font="caption1"/>
          </stackView>
        </stackView>

    Right:

        <stackView distribution="fillEqually" top="80" leading="20" trailing="20">
          <stackView axis="vertical">
            <set property="shouldGroupAccessibilityChildren" value="true"/>
            <label text="12" font="title1"/>
            <label text="Followers" font="caption1"/>
          </stackView>
          <stackView axis="vertical">
            <set property="shouldGroupAccessibilityChildren" value="true"/>
            <label text="30" font="title1"/>
            <label text="Following" font="caption1"/>
          </stackView>
        </stackView>

    A view with `accessibilityElement="true"` and an `accessibilityLabel` is read as a whole. If code says the order, with
    `accessibilityElements`, ignore the warning with a comment above the element:
    `<!-- scenec:ignore mixed-reading-order -->`.
    """
  let words: [String]
  let groups: [String]

  /// - Parameters:
  ///   - words: what VoiceOver reads first, in this order.
  ///   - groups: the ids of the groups, or the names of their elements.
  package init(_ words: [String], of groups: [String]) { (self.words, self.groups) = (words, groups) }

  package var text: String {
    let names = groups.map { "'\($0)'" }.joined(separator: " and ")
    return "VoiceOver reads \(names) row by row: \(words.map { "'\($0)'" }.joined(separator: ", "))"
  }
  package var help: String? {
    "set 'shouldGroupAccessibilityChildren' in each of them, so that one is read after the other"
  }
}
