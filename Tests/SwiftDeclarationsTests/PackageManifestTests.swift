import SceneDiagnostics
import SwiftDeclarations
import Testing

/// What is read of a `Package.swift` without running it.
struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(SceneFile(path: "Package.swift", bytes: Array(text.utf8)))
  }

  private static func package(_ targets: String, before: String = "", after: String = "") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    \(before)
    let package = Package(name: "App", targets: [\(targets)])
    \(after)
    """
  }

  @Test func targetsWithTheirPlacesAreRead() {
    let manifest = manifest(
      Self.package(
        """
        .target(name: "Core", path: "Kit/Core", exclude: ["Old", "Notes.md"], sources: ["A"],
          resources: [.process("Pictures"), .copy("Data")]),
        .executableTarget(name: "App", dependencies: ["Core", .target(name: "Other"),
          .product(name: "Shop", package: "shop", condition: .when(platforms: [.iOS])), .byName(name: "More")],
          plugins: [.plugin(name: "CompileScenes", package: "scenec"), "Lint"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
        """))
    #expect(!manifest.isIncomplete && manifest.toolsVersion == (6, 2))
    #expect(manifest.targets.map(\.name) == ["Core", "App", "AppTests"])
    #expect(manifest.targets.map(\.kind) == ["target", "executableTarget", "testTarget"])
    let core = manifest.targets[0]
    #expect(core.path == "Kit/Core" && core.excluded == ["Old", "Notes.md"] && core.sources == ["A"])
    #expect(core.resources == ["Pictures", "Data"])
    let app = manifest.targets[1]
    #expect(app.dependencies.map(\.name) == ["Core", "Other", "Shop", "More"])
    #expect(app.dependencies.map(\.package) == [nil, nil, "shop", nil])
    #expect(app.dependencies.map(\.isProduct) == [false, false, true, false])
    #expect(app.plugins == ["CompileScenes", "Lint"] && app.sources == nil)
  }

  @Test(arguments: [
    // Constants, and lists that are joined.
    package(
      #".target(name: "App", dependencies: ["Core"] + usual), .target(name: core)"#,
      before: """
        let core = "Core"
        let usual: [Target.Dependency] = [.product(name: "X", package: "x")]
        """),
    // Targets in a constant.
    """
    let targets: [Target] = [
      Target.target(name: "App", dependencies: ["Core", "X"]),
      .target(name: "Co" + "re")
    ]
    let package = Package(name: "App", targets: targets)
    """,
    // Targets that are added.
    package(
      "",
      after: """
        package.targets.append(.target(name: "App", dependencies: ["Core", "X"]))
        package.targets += [.target(name: "Core")]
        """),
    package(
      "",
      after: """
        if true {
          package.targets.append(contentsOf: [.target(name: "App", dependencies: ["Core", "X"]), .target(name: "Core")])
        }
        """),
    // Comments and conditions.
    package(
      """
      .target(name: "App" /* ) */, // ]
        dependencies: isLinux ? ["Core"] : ["X"]),
      .target(name: "Core", swiftSettings: [.define("A", .when(configuration: .debug)), .unsafeFlags(["-O"])])
      """, before: "let isLinux = ProcessInfo.processInfo.environment[\"LINUX\"] != nil"),
  ])
  func targetsAreFoundInEveryUsualForm(text: String) {
    let manifest = manifest(text)
    #expect(!manifest.isIncomplete, "\(text)")
    #expect(manifest.targets.map(\.name) == ["App", "Core"], "\(text)")
    #expect(manifest.targets.first?.dependencies.map(\.name) == ["Core", "X"], "\(text)")
  }

  @Test(arguments: [
    "", "let package = 3", "import PackageDescription", "let package = Package(name: \"App\")",
    package(#".target(name: "App""#), package(#".target(name: "App), "#), package(#".target(name: name)"#),
    package(#".target(name: "\(prefix)App")"#), package("App"), package(#".target(name: "App", path: folder)"#),
    package(#".target(name: "App", dependencies: names.map { .target(name: $0) })"#),
    package(#"["A", "B"].map { .target(name: $0) }"#),
    package("", after: #"for name in ["A"] { package.targets.append(.target(name: name)) }"#),
    package(String(repeating: "[", count: 100_000)), package(String(repeating: "f(", count: 100_000)),
    package(String(repeating: "+", count: 100_000)), String(repeating: "{", count: 100_000),
    package("a", before: "let a: [Target] = b\nlet b: [Target] = a"),
  ])
  func whatIsNotUnderstoodIsSaid(text: String) {
    #expect(manifest(text).isIncomplete, "\(text.prefix(200))")
  }

  @Test(arguments: [
    (package(#".target(name: "A"), .target(name: "B")"#), [false, false], false),
    (package(#".target(name: "A", dependencies: names), .target(name: "B")"#), [true, false], false),
    (package(#".target(name: "A"), .target(name: "B")"#, after: "b.dependencies += names"), [true, true], false),
    (package(#".target(name: "A"), .target(name: "B"), make("C")"#), [false, false], true),
    (package(#".target(name: "A"), .target(name: "B", path: folder)"#), [false, false], true),
    (package(#".target(name: "A"), .target(name: "B", exclude: files)"#), [false, false], false),
  ])
  func whatCanBeMissingIsKnown(text: String, canDependOnMore: [Bool], lacksTargets: Bool) {
    let manifest = manifest(text)
    #expect(manifest.targets.map(\.canDependOnMore) == canDependOnMore, "\(text)")
    #expect(manifest.lacksTargets == lacksTargets, "\(text)")
  }

  @Test func packagesAndProductsAreRead() {
    let manifest = manifest(
      """
      // swift-tools-version:5.5
      let package = Package(
        name: "App",
        products: [.library(name: "AppKitchen", type: .static, targets: ["App", "Core"]), .executable(name: "app", targets: ["Tool"])],
        dependencies: [
          .package(path: "../Shop"), .package(name: "Named", path: "Local/named"),
          .package(url: "https://example.com/a/Far.git", from: "1.0.0"),
          .package(url: "git@example.com:b/Ssh", .upToNextMajor(from: "1.0.0")),
        ],
        targets: [.target(name: "App"), .target(name: "Core"), .executableTarget(name: "Tool")])
      """)
    #expect(!manifest.isIncomplete && manifest.toolsVersion == (5, 5))
    #expect(manifest.products == ["AppKitchen": ["App", "Core"]])
    #expect(manifest.packages.map(\.identity) == ["shop", "named", "far", "ssh"])
    #expect(manifest.packages.map(\.path) == ["../Shop", "Local/named", nil, nil])
    #expect(manifest.packages[1].name == "Named")
  }

  /// A file that is cut off anywhere is read to its end.
  @Test func everyPrefixIsRead() {
    let text = Array(
      Self.package(#".target(name: "A", dependencies: ["B"] + c, exclude: [x ? "1" : "2"]), .target(name: "B")"#).utf8)
    for count in 0..<text.count - 1 {
      let manifest = PackageManifest(SceneFile(path: "", bytes: Array(text[..<count])))
      #expect(manifest.isIncomplete)
    }
  }
}
