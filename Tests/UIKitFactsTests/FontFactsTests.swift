import Testing
import UIKitFacts

/// The widths of characters.
@Suite struct FontFactsTests {
  @Test func widthsAddUp() {
    let font = FontFacts(size: 17)
    #expect(abs(font.width(of: "AB") - font.width(of: "A") - font.width(of: "B")) < 1e-9)
    #expect(font.width(of: "") == 0)
  }

  @Test func heavierFontsAreWider() {
    let text = "The quick brown fox"
    let widths = [FontWeight.regular, .semibold, .bold].map { FontFacts(size: 17, weight: $0).width(of: text) }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  @Test(arguments: ["é", "ß", "Ω", "Ж", "€", "–"]) func lettersOfOtherScriptsHaveWidths(text: String) {
    let ems = FontFacts(size: 100).width(of: text) / 100
    #expect(ems > 0.3 && ems < 1.3)
  }

  @Test func ideographsAreSquares() {
    #expect(FontFacts(size: 30).width(of: "漢字") == 60)
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{7}"]) func whatJoinsHasNoWidth(text: String) {
    #expect(FontFacts(size: 17).width(of: text) == 0)
  }

  @Test func smallLettersStandWider() {
    #expect(FontFacts(size: 9).width(of: "aaaa") / 9 > FontFacts(size: 17).width(of: "aaaa") / 17)
  }

  /// Widths of labels that Interface Builder has laid out.
  @Test(arguments: [
    ("Jake Lin", 25, FontWeight.light, 89.0), ("Work", 25, .regular, 58), ("Tuesday", 30, .regular, 112.5),
    ("IBAnimatable", 35, .regular, 204.5), ("265", 50, .regular, 89), ("0", 72, .regular, 44),
  ])
  func displaySizesAreNarrower(text: String, size: Double, weight: FontWeight, width: Double) {
    #expect(abs(FontFacts(size: size, weight: weight).width(of: text) / width - 1) < 0.025, "\(text)")
  }

  @Test func everySizeHasAnAdvance() {
    for size in stride(from: 1.0, through: 120, by: 0.5) {
      #expect(FontFacts(size: size).width(of: "n") > 0, "\(size)")
    }
  }
}
