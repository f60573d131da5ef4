import SceneCompiler
import SceneDiagnostics
import Testing
import UIKitFacts
import VectorPictures

@testable import ScenePreview

/// Images and colours of asset catalogues on screens.
struct AssetTests {
  private static let file = EncodedImage(.png, [1])
  private static let night = EncodedImage(.png, [2])

  private static let dark = ColorAppearance(isDark: true)

  private static var resources: AppResources {
    var resources = AppResources()
    resources.images["photo"] = .init(
      size: LayoutSize(width: 60, height: 40), files: [ColorAppearance(): file, dark: night])
    resources.images["icon"] = .init(
      size: LayoutSize(width: 24, height: 24), files: [ColorAppearance(): file], isTemplate: true)
    resources.images["large"] = .init(size: LayoutSize(width: 300, height: 200), files: [:])
    resources.colors["brand"] = .init([ColorAppearance(): RGBA(0x3D5A80), dark: RGBA(0x98C1D9)])
    resources.colors["pale"] = .init([ColorAppearance(): RGBA(0xCCCCCC)])
    return resources
  }

  private func screen(_ content: String, isDark: Bool = false, resources: AppResources = Self.resources) throws
    -> Screen
  {
    let scene =
      "<scenes initialViewController=\"a\"><viewController id=\"a\"><view>\(content)</view></viewController></scenes>"
    let file = SceneFile(path: "Main.scene", bytes: Array(scene.utf8))
    let preview = Preview(Compiler().graph(of: [file]).graph, resources: resources)
    return try #require(preview.screens(in: PreviewEnvironment(isDark: isDark)).first)
  }

  private func shapes(_ content: String, isDark: Bool = false) throws -> [PictureShape] {
    try screen(content, isDark: isDark).picture.children[0].children[0].shapes
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    let content = #"<imageView image="photo" top="0" leading="0"/>"#
    #expect(try screen(content).views[1].frame.size == LayoutSize(width: 60, height: 40))
    #expect(try screen(content, resources: AppResources()).views[1].frame.size == LayoutSize(width: 24, height: 24))
  }

  @Test func imagesFollowTheAppearance() throws {
    let content = #"<imageView image="photo" top="0" leading="0"/>"#
    let place = LayoutRect(x: 0, y: 0, width: 60, height: 40)
    #expect(try shapes(content) == [.image(Self.file, place)])
    #expect(try shapes(content, isDark: true) == [.image(Self.night, place)])
  }

  @Test func aTemplateHasTheTint() throws {
    let place = LayoutRect(x: 0, y: 0, width: 24, height: 24)
    let content = ##"<imageView image="icon" tintColor="#FF0000" top="0" leading="0"/>"##
    #expect(try shapes(content) == [.image(Self.file, place, tint: RGBA(0xFF0000))])
    #expect(try shapes(content, isDark: true) == [.image(Self.file, place, tint: RGBA(0xFF0000))])
  }

  @Test func whatCannotBeShownIsABox() throws {
    for name in ["large", "missing"] {
      let shapes = try shapes(#"<imageView image="\#(name)" top="0" leading="0" size="90 50"/>"#)
      #expect(shapes.contains { if case .text(let text) = $0 { text.text == name } else { false } })
      #expect(!shapes.contains { if case .image = $0 { true } else { false } })
    }
  }

  @Test func coloursFollowTheAppearance() throws {
    let content = #"<view backgroundColor="asset:brand" top="0" leading="0" size="9 9"/>"#
    #expect(try screen(content).picture.children[0].children[0].fill == RGBA(0x3D5A80))
    #expect(try screen(content, isDark: true).picture.children[0].children[0].fill == RGBA(0x98C1D9))
    let light = #"<view backgroundColor="asset:pale" top="0" leading="0" size="9 9"/>"#
    #expect(try screen(light, isDark: true).picture.children[0].children[0].fill == RGBA(0xCCCCCC))
  }

  @Test func conditionsSeeTheContrast() throws {
    let scene = """
      <scenes initialViewController="a"><viewController id="a"><view>
        <view backgroundColor="#111111" backgroundColor.highContrast="#222222" backgroundColor.dark="#333333"
            backgroundColor.dark.highContrast="#444444" top="0" leading="0" size="9 9"/>
      </view></viewController></scenes>
      """
    let preview = Preview(Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph)
    let fills = ColorAppearance.all.map { appearance in
      let environment = PreviewEnvironment(
        isDark: appearance.isDark, hasIncreasedContrast: appearance.hasIncreasedContrast)
      return preview.screens(in: environment).first?.picture.children[0].children[0].fill
    }
    #expect(fills == [RGBA(0x111111), RGBA(0x222222), RGBA(0x333333), RGBA(0x444444)])
  }

  /// A colour of the app that is known takes part in the check of contrast.
  @Test(arguments: [("brand", []), ("pale", ["low-contrast"]), ("missing", [String]())])
  func coloursTakePartInTheCheckOfContrast(name: String, ids: [String]) throws {
    let content = #"<label text="A" textColor="asset:\#(name)" top="0" leading="0"/>"#
    #expect(try screen(content).findings.map(\.id) == ids)
  }

  @Test func namesOfImagesAreThoseThatScreensShow() throws {
    let scene = """
      <scenes initialViewController="a"><viewController id="a"><view>
        <imageView image="one"/><button image="two"/><imageView image.preview="three"/>
        <imageView image="four" image.compactWidth="five"/><imageView systemImage="star"/>
      </view></viewController></scenes>
      """
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph
    #expect(graph.namesOfImages == ["one", "two", "three", "four", "five"])
  }

  // MARK: Places

  @Test(arguments: [
    (nil, [0.0, 0, 100, 100]), ("scaleToFill", [0, 0, 100, 100]), ("redraw", [0, 0, 100, 100]),
    ("scaleAspectFit", [0, 25, 100, 50]), ("scaleAspectFill", [-50, 0, 200, 100]), ("center", [30, 40, 40, 20]),
    ("top", [30, 0, 40, 20]), ("bottom", [30, 80, 40, 20]), ("left", [0, 40, 40, 20]), ("right", [60, 40, 40, 20]),
    ("topLeft", [0, 0, 40, 20]), ("topRight", [60, 0, 40, 20]), ("bottomLeft", [0, 80, 40, 20]),
    ("bottomRight", [60, 80, 40, 20]),
  ])
  func imagesHaveThePlaceOfTheirContentMode(mode: String?, place: [Double]) {
    let frame = ImagePlace(contentMode: mode).frame(
      of: LayoutSize(width: 40, height: 20), in: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    #expect([frame.left, frame.top, frame.size.width, frame.size.height] == place)
  }
}
