import Testing

@testable import SceneCatalog

/// What scenec says of words of other tools is right: the elements, attributes and values exist.
struct OtherToolsTests {
  @Test(arguments: OtherElement.all.map(\.markup))
  func elementsExist(markup: String) throws {
    let other = try #require(OtherElement.all.first { $0.markup == markup })
    try check(other)
  }

  private func check(_ other: OtherElement) throws {
    let kind = try #require(Catalog.element(named: other.name), "\(other.name)")
    for attribute in other.attributes {
      let known = try #require(kind.attribute(named: attribute.name), "\(other.markup)")
      #expect(AttributeValue(attribute.value, as: known.value) != nil, "\(other.markup)")
    }
  }

  /// A word is no view or controller of the catalogue, which would be taken for itself.
  @Test func wordsAreNoElements() {
    let names = Set(Catalog.elements.map { $0.name.lowercased() })
    for word in OtherElement.all.flatMap(\.words) {
      #expect(word == word.lowercased(), "\(word)")
      // Where these cannot stand, others are meant.
      #expect(!names.contains(word) || ["text", "textlabel"].contains(word), "\(word)")
    }
  }

  @Test func noRowRepeatsAWord() {
    for row in OtherElement.all.map(\.words) + OtherAttribute.all.map(\.words) {
      #expect(Set(row).count == row.count, "\(row)")
    }
  }

  /// Each name is that of an attribute which an element takes that does not take the word itself.
  @Test(arguments: OtherAttribute.all.indices)
  func attributesExist(index: Int) throws {
    let other = OtherAttribute.all[index]
    #expect(other.words.allSatisfy { $0 == $0.lowercased() })
    switch other.replacement {
    case .attribute(let names):
      for name in names { #expect(Catalog.elements.contains { $0.attribute(named: name) != nil }, "\(name)") }
    case .value(let name, let value):
      let kinds = Catalog.elements.compactMap { $0.attribute(named: name) }
      #expect(!kinds.isEmpty && kinds.contains { AttributeValue(value, as: $0.value) != nil }, "\(name)")
    case .child(let child): try check(child)
    }
  }

  /// Each row is the answer for some element.
  @Test(arguments: OtherAttribute.all.indices)
  func attributesAreAdvised(index: Int) {
    let other = OtherAttribute.all[index]
    for word in other.words {
      let isUsed = Catalog.elements.contains { kind in
        guard kind.attribute(named: word) == nil else { return false }
        return OtherAttribute.advice(for: word, on: kind, given: []) != nil
      }
      #expect(isUsed, "\(word)")
    }
  }

  /// Each word of a scene is a value of some attribute.
  @Test func valuesExist() {
    let kinds = Catalog.elements.flatMap(\.attributes).map(\.value)
    for value in OtherValues.words.values.joined() {
      // Text can be anything.
      #expect(
        kinds.contains { kind in
          AttributeValue("no such word", as: kind) == nil && AttributeValue(value, as: kind) != nil
        },
        "\(value)")
    }
  }

  @Test(arguments: [
    ("#FFF", "#FFFFFF"), ("#f0a8", "#FF00AA88"), ("0x00FF00", "#00FF00"), ("FF0000", "#FF0000"),
    ("UIColor.red", "red"), (".systemRed", "systemRed"), ("redColor", "red"), ("UIColor.redColor", "red"),
    ("rgb(255, 0, 16)", "#FF0010"), ("transparent", "clear"), ("grey", "gray"),
  ])
  func coloursAreSpelledAsInScenes(text: String, color: String) {
    #expect(OtherValues.value(for: text, as: .color) == color)
  }

  @Test(arguments: ["#FF", "#GGG", "rgb(256, 0, 0)", "rgb(1,2)", "UIColor.rde", "."])
  func otherTextIsNoColour(text: String) {
    #expect(OtherValues.value(for: text, as: .color) == nil)
  }

  @Test(arguments: [
    ("bold 17", "system 17 bold"), ("17", "system 17"), ("17 bold", "system 17 bold"), ("systemFont 17", "system 17"),
    ("boldSystemFont 17", "system 17 bold"), ("system bold 17", "system 17 bold"), ("17pt", "system 17"),
    ("title", "title1"), (".headline", "headline"), ("UIFont.body", "body"),
  ])
  func fontsAreSpelledAsInScenes(text: String, font: String) {
    #expect(OtherValues.value(for: text, as: .font) == font)
  }

  @Test(arguments: ["bold", "17 17", "bold heavy 17", "italic heavy 17"])
  func otherTextIsNoFont(text: String) {
    #expect(OtherValues.value(for: text, as: .font) == nil)
  }

  @Test(arguments: [("8px", "8"), ("8pt", "8"), ("8dp", "8"), ("1.5sp", "1.5")])
  func unitsAreLeftOut(text: String, number: String) {
    #expect(OtherValues.value(for: text, as: .number) == number)
  }

  @Test(arguments: [("YES", "true"), ("no", "false"), ("1", "true"), ("0", "false"), ("On", "true")])
  func flagsAreSpelledAsInScenes(text: String, flag: String) {
    #expect(OtherValues.value(for: text, as: .boolean) == flag)
  }

  @Test func sizesAreSides() {
    for name in Array(OtherValues.sides.keys) + OtherValues.sides.values.joined() {
      #expect(ElementKind.view.attribute(named: name) != nil, "\(name)")
    }
    #expect(OtherValues.help(for: "match_parent", of: "width") == "write leading=\"0\" trailing=\"0\"")
    #expect(OtherValues.help(for: "100%", of: "height") == "write top=\"0\" bottom=\"0\"")
    #expect(OtherValues.help(for: "Auto", of: "width") != nil)
    #expect(OtherValues.help(for: "auto", of: "top") == nil && OtherValues.help(for: "50%", of: "width") == nil)
  }

  @Test func wordsOfChoicesFit() {
    #expect(OtherValues.value(for: "row", as: .choice(.axis)) == "horizontal")
    #expect(OtherValues.value(for: ".vertical", as: .choice(.axis)) == "vertical")
    #expect(OtherValues.value(for: "diagonal", as: .choice(.axis)) == nil)
  }

  @Test func formsAreNoFontNames() {
    for word in ["bold", "semibold", "rounded", "monospaced", "italic"] { #expect(Font("\(word) 17") == nil) }
    #expect(Font("Bold 17") != nil && Font("boldface 17") != nil)
  }
}
