import Foundation
import SceneTestSupport
import Testing

/// `scenec check` compares the resources that scenes name with those on disk.
struct ResourceTests {
  private static func scene(_ views: String, attributes: String = "") -> String {
    """
    <scenes initialViewController="home"\(attributes)>
      <viewController id="home">
        <view>
          \(views)
        </view>
      </viewController>
    </scenes>

    """
  }

  private static let image = scene(#"<imageView image="Logo" pin="safeArea"/>"#)
  private static let color = scene(#"<view backgroundColor="asset:Brand" pin="safeArea"/>"#)
  private static let font = scene(#"<label text="x" font="Lato-Bold 17" top="safeArea" leading="8"/>"#)
  private static let text = scene(
    #"<label text="x" text.key="door.open" top="safeArea" leading="8"/>"#, attributes: #" localization="Main""#)
  private static let all = scene(
    #"<imageView image="Logo" pin="safeArea"/><label text="x" font="Lato-Bold 17" top="safeArea" leading="8"/>"#
      + #"<view backgroundColor="asset:Brand" pin="safeArea"/>"#)

  private static let catalog = ["Assets.xcassets/Contents.json": "{}"]

  /// The ids of the diagnostics of the scenes in a folder.
  private static func ids(_ files: [String: String], _ arguments: [String] = ["Main.scene"]) async throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try await ids(in: folder, arguments)
  }

  private static func ids(in folder: TemporaryFolder, _ arguments: [String] = ["Main.scene"]) async throws -> [String] {
    let run = try await ProcessRun(
      BuildFolder.scenec, ["check"] + arguments, in: folder.url, environment: TemporaryFolder.environment([:]))
    #expect(run.status == 0, "\(run.error)")
    return run.error.matches(of: #/warning: .*\[(unknown-[a-z-]+)\]/#).map { String($0.1) }
  }

  // MARK: What is missing

  @Test func resourcesThatACatalogueLacksAreReported() async throws {
    let ids = try await Self.ids(Self.catalog.merging(["Main.scene": Self.all]) { $1 })
    #expect(ids.sorted() == ["unknown-color", "unknown-font", "unknown-image"])
  }

  @Test func nearNamesAreSuggested() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": Self.all, "Assets.xcassets/Logi.imageset/Contents.json": "{}",
      "Assets.xcassets/brand.colorset/Contents.json": "{}",
    ])
    let run = try await folder.scenec("check", "Main.scene")
    #expect(run.error.contains("no image is called 'Logo'; did you mean 'Logi'? [unknown-image]"), "\(run.error)")
    #expect(run.error.contains("no asset catalogue has a colour 'Brand'; did you mean 'brand'?"), "\(run.error)")
  }

  @Test(arguments: [
    "Assets.xcassets/Logo.imageset/Contents.json", "Media.xcassets/A/B/Logo.imageset/Contents.json",
    "Assets.xcassets/Logo.symbolset/Contents.json", "Assets.xcassets/Logo.appiconset/Contents.json",
    "Deep/Inside/Assets.xcassets/Logo.imageset/Contents.json", "Assets.xcassets/Sprites.spriteatlas/Logo.imageset/a",
    "Logo.png", "Images/Logo@2x.png", "Images/Logo@3x~ipad.PNG", "Logo.pdf", "Base.lproj/Logo.jpg",
  ])
  func anImageIsFound(path: String) async throws {
    let files = ["Main.scene": Self.image, path: "{}"].merging(Self.catalog) { own, _ in own }
    #expect(try await Self.ids(files) == [])
  }

  @Test(arguments: [
    "Assets.xcassets/Logo.colorset/Contents.json", "Assets.xcassets/Logo.dataset/Contents.json",
    "Assets.xcassets/logo.imageset/Contents.json", "Logo.txt", "Logo", "Other.bundle/Logo.png",
    "Other.framework/Assets.xcassets/Logo.imageset/a", ".hidden/Logo.png",
  ])
  func somethingElseIsNoImage(path: String) async throws {
    let files = ["Main.scene": Self.image, path: "{}"].merging(Self.catalog) { own, _ in own }
    #expect(try await Self.ids(files) == ["unknown-image"])
  }

  @Test(arguments: [
    (#"{"properties": {"provides-namespace": true}}"#, "Icons/Trash", true),
    (#"{"properties": {"provides-namespace": true}}"#, "Trash", false),
    (#"{"properties": {"provides-namespace": false}}"#, "Icons/Trash", false),
    (#"{"info": {"version": 1}}"#, "Trash", true), (#"{"info": {"version": 1}}"#, "Icons/Trash", false),
    // Nothing is known of a damaged file.
    ("{", "Trash", true), ("{", "Icons/Trash", true), ("{", "Other/Trash", false),
  ])
  func foldersCanBeNamespaces(contents: String, name: String, isFound: Bool) async throws {
    let ids = try await Self.ids([
      "Main.scene": Self.scene(#"<imageView image="\#(name)" pin="safeArea"/>"#),
      "Assets.xcassets/Icons/Contents.json": contents, "Assets.xcassets/Icons/Trash.imageset/Contents.json": "{}",
    ])
    #expect(ids == (isFound ? [] : ["unknown-image"]))
  }

  // MARK: Where nothing is known

  @Test(arguments: [image, color, font, text])
  func withoutACatalogueNothingIsReported(scene: String) async throws {
    #expect(try await Self.ids(["Main.scene": scene]) == [])
    #expect(try await Self.ids(["Main.scene": scene, "Other.png": "", "Notes.md": ""]) == [])
  }

  @Test func theBuildReportsNothing() async throws {
    let folder = try TemporaryFolder(Self.catalog.merging(["Main.scene": Self.all]) { $1 })
    let run = try await folder.scenec("build", "Main.scene")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  @Test func standardInputIsNowhere() async throws {
    let folder = try TemporaryFolder(Self.catalog)
    let run = try await folder.scenec("check", "-", input: Self.all)
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  @Test(arguments: [["--module-name", "App"], ["--module", "Core=Core"]])
  func aCallThatNamesItsModuleHasTheResourcesBesideIt(options: [String]) async throws {
    let files = ["Main.scene": Self.image, "Core/Core.scene": "<scenes/>\n"].merging(Self.catalog) { own, _ in own }
    #expect(try await Self.ids(files, ["Main.scene"] + options) == ["unknown-image"])
  }

  @Test func scenesOfSeveralFoldersShareNothing() async throws {
    let files = ["A/Main.scene": Self.image, "B/Other.scene": "<scenes/>\n", "A/Assets.xcassets/Contents.json": "{}"]
    #expect(try await Self.ids(files, ["A/Main.scene"]) == ["unknown-image"])
    #expect(try await Self.ids(files, ["A/Main.scene", "B/Other.scene"]) == [])
  }

  // MARK: Projects

  @Test func aProjectHasTheFilesOfItsRepository() async throws {
    let files = [
      "App/Screens/Main.scene": Self.image, "App/App.xcodeproj/project.pbxproj": "",
      "Shared/Assets.xcassets/Logo.imageset/Contents.json": "{}", "App/Assets.xcassets/Contents.json": "{}",
    ]
    #expect(try await Self.ids(files, ["App/Screens/Main.scene"]) == [])
    let repository = files.merging([".git/HEAD": ""]) { own, _ in own }
    #expect(try await Self.ids(repository, ["App/Screens/Main.scene"]) == [])
    let other = repository.filter { !$0.key.hasPrefix("Shared") }
    #expect(try await Self.ids(other, ["App/Screens/Main.scene"]) == ["unknown-image"])
  }

  @Test func fontsCanComeFromPackagesThatAreNotHere() async throws {
    let files = Self.catalog.merging(["Main.scene": Self.font]) { $1 }
    #expect(try await Self.ids(files) == ["unknown-font"])
    let project = "isa = XCRemoteSwiftPackageReference;"
    #expect(try await Self.ids(files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 }) == [])
    #expect(try await Self.ids(files.merging(["Podfile": ""]) { $1 }) == [])
    #expect(try await Self.ids(files.merging(["Podfile": "", "Pods/a": ""]) { $1 }) == ["unknown-font"])
  }

  private static func package(_ files: [String: String], dependencies: String = "") -> [String: String] {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Shop", dependencies: [\(dependencies)], targets: [
        .target(name: "App"), .target(name: "Core"),
      ])

      """
    return ["Package.swift": manifest].merging(files) { $1 }
  }

  @Test func aTargetHasItsOwnImages() async throws {
    let files = Self.package([
      "Sources/App/Main.scene": Self.image, "Sources/App/Assets.xcassets/Contents.json": "{}",
      "Sources/Core/Assets.xcassets/Logo.imageset/Contents.json": "{}",
    ])
    #expect(try await Self.ids(files, []) == ["unknown-image"])
    let main = files.merging([
      "Sources/App/Main.scene": Self.image.replacing("<scenes", with: "<scenes bundle=\"main\"")
    ]) {
      $1
    }
    #expect(try await Self.ids(main, []) == [])
  }

  @Test func fontsOfAllTargetsAreFound() async throws {
    let files = Self.package([
      "Sources/App/Main.scene": Self.font, "Sources/App/Assets.xcassets/Contents.json": "{}",
    ])
    #expect(try await Self.ids(files, []) == ["unknown-font"])
    #expect(try await Self.ids(files.merging(["Sources/Core/Fonts/Lato-Bold.ttf": ""]) { $1 }, []) == [])
    let packages = Self.package([:], dependencies: #".package(url: "https://example.com/fonts", from: "1.0.0")"#)
    #expect(try await Self.ids(files.merging(packages) { $1 }, []) == [])
  }

  @Test func filesThatBelongToNoTargetAreLeftAlone() async throws {
    let files = Self.package([
      "Sources/App/App.swift": "", "Other/Main.scene": Self.image, "Other/Assets.xcassets/Contents.json": "{}",
    ])
    #expect(try await Self.ids(files, ["Other/Main.scene"]) == [])
  }

  // MARK: Fonts

  @Test func fontsAreFoundByTheirNames() async throws {
    let folder = try TemporaryFolder(Self.catalog.merging(["Main.scene": Self.font]) { $1 })
    try folder.write("Bold.ttf", FontFile.trueType(names: [(3, 6, "Lato-Bold"), (3, 1, "Lato")]))
    #expect(try await Self.ids(in: folder) == [])
    try folder.write("Bold.ttf", FontFile.trueType(names: [(1, 6, "Lato-Bold")]))
    #expect(try await Self.ids(in: folder) == [])
    try folder.write("Bold.ttf", FontFile.trueType(names: [(3, 6, "Lato-Heavy"), (3, 2, "Lato-Bold")]))
    #expect(try await Self.ids(in: folder) == ["unknown-font"])
    try folder.write("Bold.ttf", FontFile.collection(of: ["Lato-Light", "Lato-Bold"]))
    #expect(try await Self.ids(in: folder) == [])
  }

  @Test func aDamagedFontHasTheNameOfItsFile() async throws {
    let folder = try TemporaryFolder(Self.catalog.merging(["Main.scene": Self.font]) { $1 })
    let font = FontFile.trueType(names: [(3, 6, "Lato-Bold")])
    for length in stride(from: 0, to: font.count, by: 3) {
      try folder.write("Lato-Bold.otf", font.prefix(length))
      #expect(try await Self.ids(in: folder) == [])
    }
    try folder.write("Lato-Bold.otf", FontFile.trueType(names: [(3, 6, "Lato-Black")]))
    #expect(try await Self.ids(in: folder) == ["unknown-font"])
  }

  // MARK: Texts

  @Test(arguments: [
    ("Main.xcstrings", #"{"sourceLanguage": "en", "strings": {"door.open": {"shouldTranslate": false}}}"#, true),
    ("Main.xcstrings", #"{"sourceLanguage": "en", "strings": {"door.close": {}}}"#, false),
    ("de.lproj/Main.strings", "/* a */ \"door.open\" = \"x\";", true),
    ("de.lproj/Main.strings", "\"door.opened\" = \"x\";", false),
    ("Resources/de.lproj/Main.stringsdict", "<plist><dict><key>door.open</key><dict/></dict></plist>", true),
    ("Resources/de.lproj/Main.stringsdict", "<plist><dict><key>door</key><dict/></dict></plist>", false),
    // Nothing is known of another table, or of one with a damaged file.
    ("de.lproj/Other.strings", "\"door.opened\" = \"x\";", true), ("de.lproj/Main.strings", "\"door", true),
    ("Main.xcstrings", "{", true),
  ])
  func keysAreFoundInAllFiles(path: String, contents: String, isFound: Bool) async throws {
    let ids = try await Self.ids(["Main.scene": Self.text, path: contents])
    #expect(ids == (isFound ? [] : ["unknown-text-key"]))
  }

  @Test func keysCanBeInAnyLanguage() async throws {
    let files = ["Main.scene": Self.text, "en.lproj/Main.strings": "\"a\" = \"x\";"]
    #expect(try await Self.ids(files) == ["unknown-text-key"])
    #expect(try await Self.ids(files.merging(["de.lproj/Main.strings": "\"door.open\" = \"x\";"]) { $1 }) == [])
    let utf16 = try TemporaryFolder(files)
    try utf16.write("de.lproj/Main.strings", "\"door.open\" = \"x\";".data(using: .utf16) ?? Data())
    #expect(try await Self.ids(in: utf16) == [])
  }

  @Test func theTableCanBeAnOption() async throws {
    let files = [
      "Main.scene": Self.text.replacing(" localization=\"Main\"", with: ""), "Main.strings": "\"a\" = \"x\";",
    ]
    #expect(try await Self.ids(files, ["Main.scene", "--localization", "Main"]) == ["unknown-text-key"])
  }

  // MARK: The disk

  @Test func linksAreFollowedOnce() async throws {
    let folder = try TemporaryFolder(
      Self.catalog.merging(["Main.scene": Self.image, "Sub/a": "", "Else/Logo.imageset/a": ""]) { $1 })
    try folder.link("Sub/Loop", to: "..")
    try folder.link("Nowhere.png", to: "Missing.png")
    #expect(try await Self.ids(in: folder) == ["unknown-image"])
    try folder.link("More.xcassets", to: "Else")
    #expect(try await Self.ids(in: folder) == [])
  }
}

/// Small font files.
private enum FontFile {
  /// A font that has only a table of names: platform, id and text of each.
  static func trueType(names: [(platform: UInt16, id: UInt16, text: String)], at start: Int = 0) -> Data {
    var records = Data()
    var storage = Data()
    for name in names {
      let text = name.platform == 1 ? Data(name.text.utf8) : name.text.utf16.reduce(into: Data()) { $0 += big($1) }
      records += big(name.platform) + big(UInt16(name.platform == 1 ? 0 : 1)) + big(UInt16(0)) + big(name.id)
      records += big(UInt16(text.count)) + big(UInt16(storage.count))
      storage += text
    }
    let table = big(UInt16(0)) + big(UInt16(names.count)) + big(UInt16(6 + records.count)) + records + storage
    let header = big(UInt32(0x0001_0000)) + big(UInt16(1)) + Data(count: 6)
    let entry = Data("name".utf8) + big(UInt32(0)) + big(UInt32(start + 28)) + big(UInt32(table.count))
    return header + entry + table
  }

  /// A collection of fonts.
  static func collection(of names: [String]) -> Data {
    let header = 12 + 4 * names.count
    var (offsets, fonts) = (Data(), Data())
    for name in names {
      let start = header + fonts.count
      offsets += big(UInt32(start))
      fonts += trueType(names: [(3, 6, name)], at: start)
    }
    return Data("ttcf".utf8) + big(UInt32(0x0001_0000)) + big(UInt32(names.count)) + offsets + fonts
  }

  private static func big(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }
}
