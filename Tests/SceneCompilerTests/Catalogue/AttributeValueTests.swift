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
    #expect(LayoutItem(AttributeValue("safeArea", as: .layoutItem) ?? .boolean(true)) == .guide(.safeArea))
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

  @Test(arguments: [
    ("+007", "7"), ("0.69999998807907104", "0.69999998807907104"), ("1234567890123456", "1234567890123456.0"),
    ("-123456789012345", "-123456789012345"),
  ])
  func aNumberIsWrittenAsADouble(text: String, swift: String) {
    #expect(AttributeValue(text, as: .number)?.swift(in: .module) == swift)
  }
}
