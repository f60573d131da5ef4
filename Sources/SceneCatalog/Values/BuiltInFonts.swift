/// The fonts that every iPhone has, from what `UIFont.familyNames` and `fontNames(forFamilyName:)` return on iOS 7 and
/// iOS 14. Newer systems have more of them.
package enum BuiltInFonts {
  /// The names of the fonts, and those families that a scene can name because they have no spaces.
  package static let names: Set<String> = {
    let families = faces.map { $0.key.filter { $0 != " " } }
    return Set(families + faces.values.joined())
  }()

  /// Whether no system has a font of a name.
  ///
  /// - Parameter isMisspelt: whether a font has nearly that name. Of a known family, only such a font is missing: a newer
  ///   system can have more of them.
  package static func isMissing(_ name: String, isMisspelt: Bool) -> Bool {
    // The system's own fonts, which storyboards name now and then.
    if name.hasPrefix(".") || names.contains(name) { return false }
    let family = String(name.prefix { $0 != "-" })
    return isMisspelt || !prefixes.contains(family)
  }

  /// What the names of fonts begin with, in front of a hyphen.
  private static let prefixes = Set(names.map { String($0.prefix { $0 != "-" }) })

  /// The fonts of each family.
  private static let faces: [String: [String]] = Dictionary(
    text.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), line[colon...].dropFirst().split(separator: " ").map(String.init))
    }, uniquingKeysWith: +)

  private static let text = """
    Academy Engraved LET: AcademyEngravedLetPlain
    Al Nile: AlNile AlNile-Bold
    American Typewriter: AmericanTypewriter AmericanTypewriter-Bold AmericanTypewriter-Condensed
    American Typewriter: AmericanTypewriter-CondensedBold AmericanTypewriter-CondensedLight AmericanTypewriter-Light
    American Typewriter: AmericanTypewriter-Semibold
    Apple Color Emoji: AppleColorEmoji
    Apple SD Gothic Neo: AppleSDGothicNeo-Bold AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-Regular
    Apple SD Gothic Neo: AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight
    Apple Symbols: AppleSymbols
    Arial: ArialMT Arial-BoldItalicMT Arial-BoldMT Arial-ItalicMT
    Arial Hebrew: ArialHebrew ArialHebrew-Bold ArialHebrew-Light
    Arial Rounded MT Bold: ArialRoundedMTBold
    Avenir: Avenir-Black Avenir-BlackOblique Avenir-Book Avenir-BookOblique Avenir-Heavy Avenir-HeavyOblique
    Avenir: Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Oblique Avenir-Roman
    Avenir Next: AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Heavy
    Avenir Next: AvenirNext-HeavyItalic AvenirNext-Italic AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-Regular
    Avenir Next: AvenirNext-UltraLight AvenirNext-UltraLightItalic
    Avenir Next Condensed: AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-DemiBold
    Avenir Next Condensed: AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic
    Avenir Next Condensed: AvenirNextCondensed-Italic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic
    Avenir Next Condensed: AvenirNextCondensed-Regular AvenirNextCondensed-UltraLight
    Avenir Next Condensed: AvenirNextCondensed-UltraLightItalic
    Bangla Sangam MN: BanglaSangamMN BanglaSangamMN-Bold
    Baskerville: Baskerville Baskerville-Bold Baskerville-BoldItalic Baskerville-Italic Baskerville-SemiBold
    Baskerville: Baskerville-SemiBoldItalic
    Bodoni 72: BodoniSvtyTwoITCTT-Bold BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta
    Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Bold BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt
    Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments: BodoniOrnamentsITCTT
    Bradley Hand: BradleyHandITCTT-Bold
    Chalkboard SE: ChalkboardSE-Bold ChalkboardSE-Light ChalkboardSE-Regular
    Chalkduster: Chalkduster
    Charter: Charter-Black Charter-BlackItalic Charter-Bold Charter-BoldItalic Charter-Italic Charter-Roman
    Cochin: Cochin Cochin-Bold Cochin-BoldItalic Cochin-Italic
    Copperplate: Copperplate Copperplate-Bold Copperplate-Light
    Courier: Courier Courier-Bold Courier-BoldOblique Courier-Oblique
    Courier New: CourierNewPS-BoldItalicMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPSMT
    Damascus: Damascus DamascusBold DamascusLight DamascusMedium DamascusSemiBold
    Devanagari Sangam MN: DevanagariSangamMN DevanagariSangamMN-Bold
    Didot: Didot Didot-Bold Didot-Italic
    DIN Alternate: DINAlternate-Bold
    DIN Condensed: DINCondensed-Bold
    Euphemia UCAS: EuphemiaUCAS EuphemiaUCAS-Bold EuphemiaUCAS-Italic
    Farah: Farah
    Futura: Futura-Bold Futura-CondensedExtraBold Futura-CondensedMedium Futura-Medium Futura-MediumItalic
    Galvji: Galvji Galvji-Bold
    Geeza Pro: GeezaPro GeezaPro-Bold GeezaPro-Light
    Georgia: Georgia Georgia-Bold Georgia-BoldItalic Georgia-Italic
    Gill Sans: GillSans GillSans-Bold GillSans-BoldItalic GillSans-Italic GillSans-Light GillSans-LightItalic
    Gill Sans: GillSans-SemiBold GillSans-SemiBoldItalic GillSans-UltraBold
    Gujarati Sangam MN: GujaratiSangamMN GujaratiSangamMN-Bold
    Gurmukhi MN: GurmukhiMN GurmukhiMN-Bold
    Heiti SC: STHeitiSC-Light STHeitiSC-Medium
    Heiti TC: STHeitiTC-Light STHeitiTC-Medium
    Helvetica: Helvetica Helvetica-Bold Helvetica-BoldOblique Helvetica-Light Helvetica-LightOblique Helvetica-Oblique
    Helvetica Neue: HelveticaNeue HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBlack
    Helvetica Neue: HelveticaNeue-CondensedBold HelveticaNeue-Italic HelveticaNeue-Light HelveticaNeue-LightItalic
    Helvetica Neue: HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic
    Helvetica Neue: HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic
    Hiragino Kaku Gothic ProN: HiraKakuProN-W3 HiraKakuProN-W6
    Hiragino Maru Gothic ProN: HiraMaruProN-W4
    Hiragino Mincho ProN: HiraMinProN-W3 HiraMinProN-W6
    Hiragino Sans: HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7
    Hoefler Text: HoeflerText-Black HoeflerText-BlackItalic HoeflerText-Italic HoeflerText-Regular
    Iowan Old Style: IowanOldStyle-Bold IowanOldStyle-BoldItalic IowanOldStyle-Italic IowanOldStyle-Roman
    Kailasa: Kailasa Kailasa-Bold
    Kannada Sangam MN: KannadaSangamMN KannadaSangamMN-Bold
    Kefa: Kefa-Regular
    Khmer Sangam MN: KhmerSangamMN
    Kohinoor Bangla: KohinoorBangla-Light KohinoorBangla-Regular KohinoorBangla-Semibold
    Kohinoor Devanagari: KohinoorDevanagari-Light KohinoorDevanagari-Regular KohinoorDevanagari-Semibold
    Kohinoor Gujarati: KohinoorGujarati-Bold KohinoorGujarati-Light KohinoorGujarati-Regular
    Kohinoor Telugu: KohinoorTelugu-Light KohinoorTelugu-Medium KohinoorTelugu-Regular
    Lao Sangam MN: LaoSangamMN
    Malayalam Sangam MN: MalayalamSangamMN MalayalamSangamMN-Bold
    Marion: Marion-Bold Marion-Italic Marion-Regular
    Marker Felt: MarkerFelt-Thin MarkerFelt-Wide
    Menlo: Menlo-Bold Menlo-BoldItalic Menlo-Italic Menlo-Regular
    Mishafi: DiwanMishafi
    Mukta Mahee: MuktaMahee-Bold MuktaMahee-Light MuktaMahee-Regular
    Myanmar Sangam MN: MyanmarSangamMN MyanmarSangamMN-Bold
    Noteworthy: Noteworthy-Bold Noteworthy-Light
    Noto Nastaliq Urdu: NotoNastaliqUrdu NotoNastaliqUrdu-Bold
    Noto Sans Kannada: NotoSansKannada-Bold NotoSansKannada-Light NotoSansKannada-Regular
    Noto Sans Myanmar: NotoSansMyanmar-Bold NotoSansMyanmar-Light NotoSansMyanmar-Regular
    Noto Sans Oriya: NotoSansOriya NotoSansOriya-Bold
    Optima: Optima-Bold Optima-BoldItalic Optima-ExtraBlack Optima-Italic Optima-Regular
    Oriya Sangam MN: OriyaSangamMN OriyaSangamMN-Bold
    Palatino: Palatino-Bold Palatino-BoldItalic Palatino-Italic Palatino-Roman
    Papyrus: Papyrus Papyrus-Condensed
    Party LET: PartyLetPlain
    PingFang HK: PingFangHK-Light PingFangHK-Medium PingFangHK-Regular PingFangHK-Semibold PingFangHK-Thin
    PingFang HK: PingFangHK-Ultralight
    PingFang SC: PingFangSC-Light PingFangSC-Medium PingFangSC-Regular PingFangSC-Semibold PingFangSC-Thin
    PingFang SC: PingFangSC-Ultralight
    PingFang TC: PingFangTC-Light PingFangTC-Medium PingFangTC-Regular PingFangTC-Semibold PingFangTC-Thin
    PingFang TC: PingFangTC-Ultralight
    Rockwell: Rockwell-Bold Rockwell-BoldItalic Rockwell-Italic Rockwell-Regular
    Savoye LET: SavoyeLetPlain
    Sinhala Sangam MN: SinhalaSangamMN SinhalaSangamMN-Bold
    Snell Roundhand: SnellRoundhand SnellRoundhand-Black SnellRoundhand-Bold
    Superclarendon: Superclarendon-Black Superclarendon-BlackItalic Superclarendon-Bold Superclarendon-BoldItalic
    Superclarendon: Superclarendon-Italic Superclarendon-Light Superclarendon-LightItalic Superclarendon-Regular
    Symbol: Symbol
    Tamil Sangam MN: TamilSangamMN TamilSangamMN-Bold
    Telugu Sangam MN: TeluguSangamMN TeluguSangamMN-Bold
    Thonburi: Thonburi Thonburi-Bold Thonburi-Light
    Times New Roman: TimesNewRomanPS-BoldItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT TimesNewRomanPSMT
    Trebuchet MS: Trebuchet-BoldItalic TrebuchetMS TrebuchetMS-Bold TrebuchetMS-Italic
    Verdana: Verdana Verdana-Bold Verdana-BoldItalic Verdana-Italic
    Zapf Dingbats: ZapfDingbatsITC
    Zapfino: Zapfino
    """
}
