import Foundation
import SceneTestSupport
import Testing

/// `scenec preview` reads the asset catalogues beside scenes.
struct AssetPreviewTests {
  private static func scene(_ content: String) -> String {
    "<scenes initialViewController=\"a\"><viewController id=\"a\"><view>\(content)</view></viewController></scenes>"
  }

  /// A PNG file, as far as its size goes.
  private static func png(_ width: UInt8, _ height: UInt8, padding: Int = 0) -> [UInt8] {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    return start + [0, 0, 0, width, 0, 0, 0, height] + [UInt8](repeating: 0, count: padding)
  }

  /// The frame of an image view whose image has a file, and the picture.
  private func image(
    _ bytes: [UInt8], _ name: String = "a.png", contents: String? = nil
  ) async throws -> (size: [Double], svg: String, error: String) {
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(#"<imageView id="shown" image="photo" top="0" leading="0"/>"#),
      "Assets.xcassets/Contents.json": "{}",
      "Assets.xcassets/photo.imageset/Contents.json": contents
        ?? #"{"images": [{"idiom": "universal", "filename": "\#(name)", "scale": "2x"}]}"#,
    ])
    try folder.write("Assets.xcassets/photo.imageset/\(name)", Data(bytes))
    let run = try await folder.scenec("preview", "Main.scene", "--format", "json")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let screens = try #require(root["screens"] as? [[String: Any]])
    let views = try #require(screens.first?["views"] as? [[String: Any]])
    let frame = try #require(views.first { $0["id"] as? String == "shown" }?["frame"] as? [Double])
    let svg = try await folder.scenec("preview", "Main.scene")
    return (Array(frame[2...]), svg.output, run.error)
  }

  // MARK: Sizes

  /// A file of an image of 60 × 40 pixels, with two pixels for a point.
  struct File: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    /// The type of the file, if pictures contain it.
    let type: String?
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ type: String?) { (self.name, self.bytes, self.type) = (name, bytes, type) }
    init(_ name: String, _ text: String, _ type: String?) { self.init(name, Array(text.utf8), type) }
  }

  private static let jpegStart: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1]
  private static let jpegFrame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 40, 0, 60, 3]
  private static let gifEnd: [UInt8] = [60, 0, 40, 0]

  static let files = [
    File("a.png", png(60, 40), "image/png"),
    File("a.gif", Array("GIF89a".utf8) + gifEnd, "image/gif"),
    File("a.jpg", jpegStart + jpegFrame, "image/jpeg"),
    File("a.svg", #"<?xml version="1.0"?><svg viewBox="0 0 1 1" width="60" height="40px"/>"#, "image/svg+xml"),
    File("b.svg", #"<svg viewBox="0, 0, 60, 40"/>"#, "image/svg+xml"),
    File("a.pdf", "%PDF-1.7 /MediaBox [ 0 0 60 40 ]", nil),
  ]

  @Test(arguments: files)
  func imagesHaveTheirSizes(file: File) async throws {
    let shown = try await image(file.bytes, file.name)
    #expect(shown.size == [30, 20] && shown.error == "")
    #expect(shown.svg.contains("<image ") == (file.type != nil))
    guard let type = file.type else { return }
    #expect(shown.svg.contains("href=\"data:\(type);base64,\(Data(file.bytes).base64EncodedString())\""))
  }

  /// Damaged files are boxes of the usual size.
  static let damagedFiles = [
    File("empty", "", nil), File("short", [0x89], nil), File("png", Array(png(60, 40).prefix(23)), nil),
    File("width", png(0, 40), nil), File("gif", "GIF89a", nil), File("jpeg", [0xFF, 0xD8], nil),
    File("jpeg frame", [0xFF, 0xD8, 0xFF, 0xC0], nil),
    File("jpeg segment", [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1, 1, 1, 1, 1, 1], nil), File("svg", "<svg/>", nil),
    File("nan", #"<svg width="nan" height="1"/>"#, nil), File("huge", #"<svg width="1e300" height="1"/>"#, nil),
    File("negative", #"<svg width="-5" height="10"/>"#, nil), File("pdf", "%PDF /MediaBox [0 0", nil),
    File("pdf box", "%PDF /MediaBox [1 1 0 0]", nil),
  ]

  @Test(arguments: damagedFiles)
  func damagedFilesAreBoxes(file: File) async throws {
    let shown = try await image(file.bytes)
    #expect(shown.size == [24, 24] && shown.error == "" && !shown.svg.contains("<image "))
  }

  @Test(arguments: [
    "", "{", "[]", #"{"images": 1}"#, #"{"images": [1, {"filename": 5}]}"#,
    #"{"images": [{"filename": "../photo.imageset/a.png"}]}"#, #"{"images": [{"filename": "gone.png"}]}"#,
    #"{"images": [{"filename": "a.png", "idiom": "mac"}]}"#,
  ])
  func damagedContentsAreBoxes(contents: String) async throws {
    let shown = try await image(Self.png(60, 40), contents: contents)
    #expect(shown.size == [24, 24] && shown.error == "")
  }

  @Test func largeFilesAreBoxesOfTheirSize() async throws {
    let fits = try await image(Self.png(60, 40, padding: 48 * 1024 - 24))
    #expect(fits.size == [30, 20] && fits.svg.contains("<image "))
    let large = try await image(Self.png(60, 40, padding: 48 * 1024 - 23))
    #expect(large.size == [30, 20] && !large.svg.contains("<image "))
  }

  /// Of several files, the sharpest one that is small enough is shown.
  @Test func theSharpestFileIsShown() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(#"<imageView image="photo" top="0" leading="0"/>"#),
      "Assets.xcassets/photo.imageset/Contents.json": """
      {"images": [
        {"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"}, {"filename": "3.png", "scale": "3x"},
        {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """,
    ])
    let files: [String: [UInt8]] = [
      "1": Self.png(30, 20), "2": Self.png(60, 40), "3": Self.png(90, 60, padding: 99_999), "dark": Self.png(30, 21),
    ]
    for (name, bytes) in files {
      try folder.write("Assets.xcassets/photo.imageset/\(name).png", Data(bytes))
    }
    let light = try await folder.scenec("preview", "Main.scene")
    #expect(light.output.contains(Data(Self.png(60, 40)).base64EncodedString()))
    let dark = try await folder.scenec("preview", "Main.scene", "--appearance", "dark")
    #expect(dark.output.contains(Data(Self.png(30, 21)).base64EncodedString()))
  }

  // MARK: Colours

  @Test(arguments: [
    (#"{"components": {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000"}}"#, "#102030"),
    (#"{"components": {"red": "16", "green": "32", "blue": "48", "alpha": "1"}}"#, "#102030"),
    (#"{"components": {"red": "1.000", "green": "0.000", "blue": "0.5", "alpha": "1.0"}}"#, "#FF0080"),
    (#"{"components": {"red": 1, "green": 0, "blue": 0}}"#, "#FF0000"),
    (#"{"components": {"white": "0.5", "alpha": "1.0"}}"#, "#808080"),
    (#"{"platform": "ios", "reference": "systemRedColor"}"#, "#FF3B30"),
    (#"{"components": {"red": "nan", "green": "0", "blue": "0"}}"#, "#9A9AA2"),
    (#"{"components": {"red": "1"}}"#, "#9A9AA2"), (#"{"reference": "unknownColor"}"#, "#9A9AA2"), ("{}", "#9A9AA2"),
  ])
  func coloursAreRead(color: String, drawn: String) async throws {
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(#"<view backgroundColor="asset:Brand" top="9" leading="9" size="7 7"/>"#),
      "Assets.xcassets/Brand.colorset/Contents.json": #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#,
    ])
    let run = try await folder.scenec("preview", "Main.scene")
    #expect(run.output.contains(#"<rect width="7" height="7" fill="\#(drawn)"/>"#), "\(run.output)")
  }

  /// The variants of a colour set for dark appearance and for contrast, and those of the system's colour that it refers to.
  @Test(arguments: [
    ("light", "normal", "#FF3B30", "#010101"), ("light", "increased", "#D70015", "#020202"),
    ("dark", "normal", "#FF453A", "#030303"), ("dark", "increased", "#FF6961", "#030303"),
  ])
  func coloursFollowAppearanceAndContrast(appearance: String, contrast: String, red: String, own: String) async throws {
    func entry(_ number: Int, _ appearances: String) -> String {
      #"{"color": {"components": {"red": "\#(number)", "green": "\#(number)", "blue": "\#(number)"}}, "idiom": "universal","#
        + #" "appearances": [\#(appearances)]}"#
    }
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let entries = [
      #"{"color": {"components": {"white": "0x01", "alpha": "1"}}, "idiom": "universal"}"#,
      entry(2, high).replacing("\"2\"", with: "\"0x02\""), entry(3, dark).replacing("\"3\"", with: "\"0x03\""),
      entry(9, #"{"appearance": "unheard", "value": "of"}"#),
    ]
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(
        #"<view backgroundColor="asset:System" top="9" leading="9" size="7 7"/>"#
          + #"<view backgroundColor="asset:Own" top="9" leading="9" size="8 8"/>"#),
      "Assets.xcassets/System.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
      "Assets.xcassets/Own.colorset/Contents.json": #"{"colors": [\#(entries.joined(separator: ","))]}"#,
    ])
    let run = try await folder.scenec("preview", "Main.scene", "--appearance", appearance, "--contrast", contrast)
    #expect(run.output.contains(#"<rect width="7" height="7" fill="\#(red)"/>"#), "\(run.output)")
    #expect(run.output.contains(#"<rect width="8" height="8" fill="\#(own)"/>"#), "\(run.output)")
  }

  @Test func theCheckOfContrastKnowsColours() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(#"<label text="Sold out" textColor="asset:Pale" top="40" leading="20"/>"#),
      "Assets.xcassets/Contents.json": "{}",
      "Assets.xcassets/Pale.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "0.8", "alpha": "1"}}}]}"#,
    ])
    let run = try await folder.scenec("check", "Main.scene", "--layout")
    #expect(run.error.contains("[low-contrast]") && run.error.contains("(light)"), "\(run.error)")
  }

  @Test func screensOfGraphsHaveImages() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene(#"<imageView image="photo" top="0" leading="0"/>"#),
      "Assets.xcassets/photo.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
    ])
    try folder.write("Assets.xcassets/photo.imageset/a.png", Data(Self.png(60, 40)))
    let run = try await folder.scenec("graph", "Main.scene", "--screens", "--format", "svg")
    #expect(run.output.contains(Data(Self.png(60, 40)).base64EncodedString()), "\(run.error)")
  }
}
