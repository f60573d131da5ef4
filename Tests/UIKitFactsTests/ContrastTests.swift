import Foundation
import Testing

@testable import UIKitFacts

/// Contrast as the Web Content Accessibility Guidelines define it.
struct ContrastTests {
  /// Answers of the guidelines' own calculators.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54),
    (0x949494, 0xFFFFFF, 3.03), (0xFF0000, 0xFFFFFF, 4.0), (0x007AFF, 0xFFFFFF, 4.02), (0x333333, 0x000000, 1.66),
  ])
  func ratiosAreThoseOfTheGuidelines(one: Int, other: Int, ratio: Double) {
    #expect(abs(RGBA(one).contrast(with: RGBA(other)) - ratio) < 0.01)
    #expect(RGBA(one).contrast(with: RGBA(other)) == RGBA(other).contrast(with: RGBA(one)))
  }

  /// The luminance is computed without the C library, and agrees with it.
  @Test func luminanceAgreesWithThePower() {
    for step in 0...1000 {
      let value = Double(step) / 1000
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      let grey = RGBA(red: value, green: value, blue: value)
      #expect(abs(grey.contrast(with: .black) - (linear + 0.05) / 0.05) < 1e-9, "\(value)")
    }
  }

  @Test(arguments: [-1, 2, Double.infinity, -Double.infinity, .nan])
  func noComponentTraps(value: Double) {
    let ratio = RGBA(red: value, green: value, blue: value).contrast(with: .white)
    #expect(ratio.isNaN || (1...21).contains(ratio))
  }

  @Test func aColourThatOneSeesThroughIsMixed() {
    #expect(RGBA(0xFFFFFF, alpha: 0.5).over(.black) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
    #expect(RGBA(0x102030).over(.white) == RGBA(0x102030))
    #expect(RGBA.clear.over(RGBA(0x102030)) == RGBA(0x102030))
  }
}
