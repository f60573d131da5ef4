import SceneCatalog
import Testing

@testable import SceneCompiler

/// Attributes are parsed into values that have types.
struct AttributeValueTests {
  /// Whether each word of a choice means a case of its enumeration, and each case has a word.
  private static func isComplete<Words: ChoiceWord & Hashable>(_ type: Words.Type) -> Bool {
    let words = Words.choice.cases.map { AttributeValue($0.name, as: .choice(Words.choice)).flatMap(Words.init) }
    return !words.contains(nil) && Set(words.compactMap(\.self)) == Set(Words.all)
      && Words.all.allSatisfy { AttributeValue($0.rawValue, as: .choice(Words.choice)).flatMap(Words.init) == $0 }
  }

  @Test func wordsAreTheCasesOfTheirEnumeration() {
    #expect(Self.isComplete(SegueKind.self))
    #expect(Self.isComplete(Relationship.self))
    #expect(Self.isComplete(SwapTransition.self))
    #expect(Self.isComplete(SplitStyle.self))
    #expect(Self.isComplete(ResourceBundle.self))
    #expect(Self.isComplete(BarItemPlacement.self))
    #expect(Self.isComplete(ViewPlace.self))
    #expect(Self.isComplete(LayoutRelation.self))
    #expect(Self.isComplete(ViewGuide.self))
    #expect(Self.isComplete(LayoutSide.self))
  }

  @Test func olderWordsMeanTheSame() {
    #expect(AttributeValue("modal", as: .choice(SegueKind.choice)).flatMap(SegueKind.init) == .present)
    let master = AttributeValue("masterViewController", as: .choice(Relationship.choice))
    #expect(master.flatMap(Relationship.init) == .primaryViewController)
  }

  @Test func aWordOfOneChoiceIsNoneOfAnother() {
    let word = AttributeValue("left", as: .choice(LayoutSide.choice))
    #expect(word.flatMap(LayoutSide.init) == .left)
    #expect(word.flatMap(BarItemPlacement.init) == nil)
  }

  @Test func everySampleIsParsed() {
    for element in Catalog.elements {
      for attribute in element.attributes {
        for sample in SampleValues.everything(of: attribute, on: element) {
          #expect(AttributeValue(sample, as: attribute.value) != nil, "\(element.name).\(attribute.name): \(sample)")
        }
      }
    }
  }

  @Test func aLayoutExpressionIsParsed() {
    guard case .layout(let value)? = AttributeValue(">=title.bottom * 0.5 - 8 @750", as: .position(.top)) else {
      Issue.record("not parsed")
      return
    }
    #expect(value.side == .top)
    #expect(value.relation == .greaterThanOrEqual)
    #expect(value.target == .item("title", guide: nil))
    #expect(value.targetSide == .bottom)
    #expect(value.multiplier?.text == "0.5")
    #expect(value.constant?.points?.text == "-8")
    #expect(value.priority?.value == 750)
  }

  @Test func anItemOfAConstraintIsParsed() {
    #expect(ConstraintItem(AttributeValue("safeArea", as: .layoutItem) ?? .boolean(true)) == .guide(.safeArea))
    let guide = AttributeValue("card.layoutMargins", as: .layoutItem)
    #expect(guide == .item(.object("card", guide: .known(.layoutMargins))))
    #expect(AttributeValue("card.top", as: .layoutItem) == .item(.object("card", guide: .unknown("top"))))
  }

  @Test(
    arguments: [
      ("3:2", ["3", "2"]), ("3/2", ["3", "2"]), ("1.5", ["1.5"]), ("0", nil), ("1:2:3", nil), ("wide", nil),
    ] as [(String, [String]?)])
  func aMultiplierIsParsed(text: String, factors: [String]?) {
    guard case .multiplier(let value)? = AttributeValue(text, as: .multiplier) else {
      Issue.record("not parsed")
      return
    }
    #expect(value.factors?.map(\.text) == factors)
  }

  @Test(
    arguments: [
      ("17", "pointSize: 17"), ("17 bold large", "pointSize: 17, weight: .bold, scale: .large"),
      ("17 medium", "pointSize: 17, weight: .medium"), ("body small", "textStyle: .body, scale: .small"),
      ("weight thin", "weight: .thin"), ("scale medium", "scale: .medium"), ("0", nil), ("bold", nil), ("large", nil),
      ("17 large", nil), ("body bold", nil), ("17 bold large 2", nil), ("scale", nil), ("", nil),
    ] as [(String, String?)])
  func howASymbolIsDrawnIsParsed(text: String, arguments: String?) {
    let swift = AttributeValue(text, as: .symbolConfiguration)?.swift(in: .module).text
    #expect(swift == arguments.map { "UIImage.SymbolConfiguration(\($0))" })
  }

  @Test(arguments: [
    ("+007", "7"), ("0.69999998807907104", "0.69999998807907104"), ("1234567890123456", "1234567890123456.0"),
    ("-123456789012345", "-123456789012345"),
  ])
  func aNumberIsWrittenAsADouble(text: String, swift: String) {
    #expect(AttributeValue(text, as: .number)?.swift(in: .module).text == swift)
  }

  @Test(arguments: [
    ("2001-01-01T00:00:00Z", "0"), ("2016-10-17T20:42:08Z", "498429728"), ("2030-12-31T23:59:59+01:00", "946681199"),
    ("2000-02-29T12:00:00.25-05:30", "-26461799.75"), ("0001-01-01T00:00:00Z", "-63113904000"),
    ("0000-02-29T00:00:00Z", "-63140428800"), ("9999-12-31T23:59:59.999999Z", "252423993599.999999"),
    ("2001-01-01T00:00:00.000001Z", "0.000001"),
  ])
  func aDateIsSecondsSinceTheReferenceDate(text: String, seconds: String) {
    #expect(
      AttributeValue(text, as: .date)?.swift(in: .module).text == "Date(timeIntervalSinceReferenceDate: \(seconds))")
  }

  @Test(arguments: [
    "2001-01-01", "2001-01-01T00:00Z", "2001-01-01T00:00:00", "2001-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2001-13-01T00:00:00Z", "2001-04-31T00:00:00Z", "2001-01-01T24:00:00Z", "2001-01-01T00:60:00Z",
    "2001-01-01T00:00:60Z", "2001-01-01T00:00:00.Z", "2001-01-01T00:00:00.1234567Z", "2001-01-01T00:00:00+2:00",
    "2001-01-01T00:00:00+02:00Z", " 2001-01-01T00:00:00Z", "+2001-01-01T00:00:00Z", "2001-00-01T00:00:00Z", "now", "",
  ])
  func whatIsNoDateIsRefused(text: String) {
    #expect(AttributeValue(text, as: .date) == nil)
  }
}
