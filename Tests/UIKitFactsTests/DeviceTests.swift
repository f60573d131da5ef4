import Testing
import UIKitFacts

/// Devices by their names and by Interface Builder's identifiers.
struct DeviceTests {
  @Test func namesAndIdentifiersAreUnique() {
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
    let ids = Device.all.flatMap(\.interfaceBuilderIDs)
    #expect(Set(ids).count == ids.count)
  }

  @Test func devicesAreFoundInAnyCase() {
    #expect(Device.named("iphone 16")?.size == LayoutSize(width: 393, height: 852))
    #expect(Device.interfaceBuilder("retina4_7")?.name == "iPhone SE")
    #expect(Device.named("iPhone") == nil && Device.interfaceBuilder("") == nil)
  }

  @Test func canvasesOfAnotherAgeHadOtherStatusBars() {
    func top(_ id: String, _ version: Int?) -> Double? {
      Device.interfaceBuilder(id, toolsVersion: version)?.portraitSafeArea.top
    }
    #expect(top("retina6_1", nil) == 48 && top("retina6_1", 22000) == 48 && top("retina6_1", 21999) == 44)
    #expect(top("retina5_9", nil) == 50 && top("retina5_9", 21999) == 44)
    #expect(top("retina6_12", 14490) == 59)
    // That of Xcode 26 counts the safe area twice.
    #expect([23999, 24000, 31999, 32000].map { top("retina6_12", $0) } == [59, 118, 118, 59])
    #expect(Device.interfaceBuilder("retina6_1", toolsVersion: 24127)?.portraitSafeArea.bottom == 68)
    #expect(top("retina4_7", 24127) == 20)
    // From Xcode 10.2 to 13, the canvas had no status bar on devices with a home button.
    #expect([14490, 14500, 21999, 22000].map { top("retina4_7", $0) } == [20, 0, 0, 20])
    #expect(top("retina4_7", nil) == 20 && top("ipad9_7", 16097) == 0 && top("ipad11_0rounded", 16097) == 24)
    #expect(Device.interfaceBuilder("ipad9_7", toolsVersion: 16097)?.landscapeSafeArea.top == 0)
  }

  @Test func sizeClassesFollowTheDeviceAndItsOrientation() throws {
    let (phone, plus, pad) = (
      Device.standard, try #require(Device.named("iPhone 16 Plus")), try #require(Device.named("iPad"))
    )
    #expect(!phone.isRegularWidth(isLandscape: true) && plus.isRegularWidth(isLandscape: true))
    #expect(!plus.isRegularWidth(isLandscape: false) && pad.isRegularWidth(isLandscape: false))
    #expect(!phone.isRegularHeight(isLandscape: true) && pad.isRegularHeight(isLandscape: true))
    #expect(phone.size(isLandscape: true) == LayoutSize(width: 852, height: 393))
    #expect(phone.safeArea(isLandscape: true) == LayoutInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func everyStyleHasASizeForEveryCategory() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map(style.size)
      #expect(sizes == sizes.sorted() && sizes.count == 12, "\(style)")
    }
    #expect(TextStyle.body.size(.large) == 17 && TextStyle.caption2.size(.accessibilityExtraExtraExtraLarge) == 40)
  }

  /// Lines are further apart than their text is high, by an eighth to a half, and no closer at a larger size of text.
  @Test(arguments: TextStyle.allCases)
  func leadingsFitTheSizes(style: TextStyle) {
    let leadings = ContentSizeCategory.allCases.map(style.leading)
    #expect(leadings == leadings.sorted() && Set(leadings).count > 8)
    for (category, leading) in zip(ContentSizeCategory.allCases, leadings) {
      #expect((1.125...1.5).contains(leading / style.size(category)), "\(category)")
    }
    #expect(TextStyle.body.leading(.medium) == 21 && TextStyle.body.leading(.large) == 22)
  }

  @Test func everyColourHasBothAppearances() {
    #expect(SystemColors.color(named: "systemBackground", in: ColorAppearance(isDark: true)) == .black)
    #expect(SystemColors.color(named: "label") == .black)
    #expect(SystemColors.color(named: "noSuchColour") == nil)
  }

  /// With increased contrast, colours are further away from the background, but for two that are as far already, and the
  /// others stay.
  @Test(arguments: [false, true])
  func increasedContrastIncreasesTheContrast(isDark: Bool) throws {
    func color(_ name: String, _ hasIncreasedContrast: Bool) throws -> RGBA {
      try #require(
        SystemColors.color(
          named: name, in: ColorAppearance(isDark: isDark, hasIncreasedContrast: hasIncreasedContrast)))
    }
    let background = try color("systemBackground", false)
    for name in [
      "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
      "systemBlue",
      "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "secondaryLabel", "tertiaryLabel",
      "quaternaryLabel", "placeholderText", "separator", "systemFill", "quaternarySystemFill", "tintColor",
    ] {
      if isDark && (name == "systemYellow" || name == "systemMint") { continue }
      let (normal, increased) = (try color(name, false), try color(name, true))
      #expect(
        increased.over(background).contrast(with: background) > normal.over(background).contrast(with: background))
    }
    #expect(try color("label", true) == color("label", false))
    #expect(try color("red", true) == RGBA(0xFF0000))
  }

  /// Where a variant is missing, the one with normal contrast is nearer than the one of the other appearance.
  @Test func variantsHaveFallbacks() {
    let dark = ColorAppearance(isDark: true, hasIncreasedContrast: true)
    #expect(
      dark.fallbacks == [
        dark, ColorAppearance(isDark: true), ColorAppearance(hasIncreasedContrast: true), ColorAppearance(),
      ])
    let light = ColorAppearance(hasIncreasedContrast: true)
    #expect(light.fallbacks == [light, ColorAppearance()] && ColorAppearance().fallbacks == [ColorAppearance()])
    #expect(Set(ColorAppearance.all).count == 4)
  }
}
