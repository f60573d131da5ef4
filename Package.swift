// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "scenec",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "scenec", targets: ["scenec"]),
    .executable(name: "scenec-build", targets: ["scenec-build"]),
    .library(name: "SceneCompiler", targets: ["SceneCompiler"]),
    .library(name: "SceneData", targets: ["SceneData"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessUIKitTesting", targets: ["HeadlessUIKitTesting"]),
    .library(name: "HeadlessCoreGraphics", targets: ["HeadlessCoreGraphics"]),
    .library(name: "HeadlessObjectiveC", targets: ["HeadlessObjectiveC"]),
    .library(name: "HeadlessOS", targets: ["HeadlessOS"]),
    .library(name: "HeadlessQuartzCore", targets: ["HeadlessQuartzCore"]),
    .plugin(name: "CompileScenes", targets: ["CompileScenes"]),
    .plugin(name: "GenerateScenes", targets: ["GenerateScenes"]),
    .plugin(name: "LowerObjectiveC", targets: ["LowerObjectiveC"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.2"),
    .package(url: "https://github.com/kylef/PathKit", from: "1.0.1"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
  ],
  targets: [
    // MARK: The compiler, in the order of its phases
    .target(name: "SceneDiagnostics"),
    .target(name: "SceneSyntax", dependencies: ["SceneDiagnostics"]),
    .target(name: "SceneCatalog"),
    .target(name: "SwiftDeclarations", dependencies: ["SceneDiagnostics"]),
    .target(
      name: "SceneCompiler",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SwiftDeclarations", "SceneTemplates",
        .product(name: "Stencil", package: "Stencil"),
      ]
    ),
    .target(
      name: "SceneTemplates",
      path: "Templates",
      exclude: ["Swift"]
    ),

    // MARK: Layout
    .target(name: "UIKitFacts"),
    .target(name: "LayoutSolver", dependencies: ["UIKitFacts"]),

    // MARK: Beside the compiler
    .target(name: "ObjectiveCLowering", dependencies: ["SceneDiagnostics", "SwiftDeclarations"]),
    .target(name: "TextLines"),
    .target(name: "VectorPictures", dependencies: ["LayoutSolver", "UIKitFacts"]),
    .target(name: "SceneCoverage", dependencies: ["SceneDiagnostics", "SceneCompiler"]),
    .target(
      name: "SceneDrawing",
      dependencies: ["SceneDiagnostics", "SceneCompiler", "SceneCoverage", "UIKitFacts", "VectorPictures"]),
    .target(
      name: "ScenePreview",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "UIKitFacts", "LayoutSolver",
        "VectorPictures",
      ]
    ),
    .target(name: "SceneFormatting", dependencies: ["SceneDiagnostics", "SceneSyntax", "SceneCatalog"]),
    .target(
      name: "SceneVersions",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "SceneFormatting", "TextLines",
      ]
    ),
    .target(
      name: "SceneData",
      dependencies: ["SceneDiagnostics", "SceneSyntax", .product(name: "XMLCoder", package: "XMLCoder")]
    ),
    .target(
      name: "InterfaceBuilder", dependencies: ["SceneDiagnostics", "SceneSyntax"],
      exclude: ["mapping.tsv", "shape.tsv"]
    ),
    .target(
      name: "StoryboardReading",
      dependencies: ["SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "InterfaceBuilder"]
    ),
    .target(
      name: "SceneImport",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SwiftDeclarations", "SceneCompiler", "SceneFormatting",
        "InterfaceBuilder", "StoryboardReading", "UIKitFacts",
      ]
    ),
    .target(
      name: "SceneExport",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "InterfaceBuilder", "UIKitFacts",
        .product(name: "XMLCoder", package: "XMLCoder"),
      ]
    ),
    .target(
      name: "SceneLanguageServer",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SwiftDeclarations", "SceneCompiler", "SceneFormatting",
      ]
    ),
    .target(name: "HeadlessUIKit", dependencies: ["UIKitFacts", "LayoutSolver"]),
    .target(
      name: "HeadlessUIKitTesting", dependencies: ["HeadlessUIKit", "LayoutSolver", "UIKitFacts", "VectorPictures"]),
    .target(name: "HeadlessCoreGraphics", dependencies: ["HeadlessUIKit"]),
    .target(name: "HeadlessObjectiveC", dependencies: ["HeadlessUIKit"]),
    .target(name: "HeadlessOS"),
    .target(name: "HeadlessQuartzCore", dependencies: ["HeadlessUIKit"]),

    // MARK: Tools
    // What both tools share: files, configuration, reports, and the build itself.
    .target(
      name: "SceneBuilding",
      dependencies: [
        "ObjectiveCLowering", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneSyntax", "StoryboardReading",
        "TextLines",
        .target(name: "CXAttr", condition: .when(platforms: [.linux])),
        .product(name: "PathKit", package: "PathKit"),
      ]
    ),
    // What the plugins run: it is built before the first target of a user, so it links little.
    .executableTarget(
      name: "scenec-build",
      dependencies: [
        "SceneBuilding", "SceneCatalog", "SceneCompiler", "SceneDiagnostics",
        .product(name: "PathKit", package: "PathKit"),
      ]
    ),
    .executableTarget(
      name: "scenec",
      dependencies: [
        "SceneBuilding", "SceneCatalog", "SceneCompiler", "SceneCoverage", "SceneDrawing", "SceneExport",
        "SceneFormatting",
        "SceneImport", "SceneLanguageServer", "ScenePreview", "SceneVersions", "StoryboardReading", "SwiftDeclarations",
        "UIKitFacts", "VectorPictures",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "PathKit", package: "PathKit"),
      ]
    ),
    .systemLibrary(name: "CXAttr"),

    .plugin(name: "CompileScenes", capability: .buildTool(), dependencies: ["scenec-build"]),
    .plugin(name: "LowerObjectiveC", capability: .buildTool(), dependencies: ["scenec-build"]),
    .plugin(
      name: "GenerateScenes",
      capability: .command(
        intent: .custom(
          verb: "generate-scenes",
          description: "Compiles scenes into the sources of their targets; --check only says what is stale."),
        permissions: [.writeToPackageDirectory(reason: "The Swift that scenes become is written beside them.")]),
      dependencies: ["scenec-build"]
    ),

    // MARK: Tests
    // Apart from the compiler, so that tests of HeadlessUIKit are compiled while the compiler is.
    .target(name: "TestBasics", path: "Tests/Basics"),
    .target(
      name: "SceneTestSupport",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "SceneImport", "ScenePreview",
        "StoryboardReading",
      ],
      path: "Tests/Support"
    ),
    .target(name: "RandomRuns", dependencies: ["HeadlessUIKit"], path: "Tests/RandomRuns"),
    .testTarget(name: "SceneDiagnosticsTests", dependencies: ["SceneDiagnostics", "SceneTestSupport", "TestBasics"]),
    .testTarget(
      name: "SceneCompilerTests",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "SceneFormatting", "SceneEditing",
        "ScenePreview", "SceneTestSupport", "TestBasics", "UIKitFacts", .product(name: "Stencil", package: "Stencil"),
        // Not imported: what is generated is compiled against it while the tests run.
        "HeadlessUIKit",
      ],
      exclude: ["Slips/Slips.txt"]
    ),
    .target(
      name: "SceneEditing",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneFormatting", "SceneVersions", "SceneTestSupport",
        "TestBasics",
      ],
      path: "Tests/Editing"
    ),
    .testTarget(
      name: "SceneDrawingTests",
      dependencies: [
        "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "SceneDrawing", "SceneVersions",
        "SceneEditing", "SceneTestSupport", "TestBasics", "UIKitFacts", "VectorPictures",
      ],
      exclude: ["Scenes"]
    ),
    .testTarget(
      name: "SceneCoverageTests", dependencies: ["SceneCoverage", "SceneCompiler", "SceneDiagnostics"]),
    .testTarget(name: "UIKitFactsTests", dependencies: ["UIKitFacts"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "UIKitFacts", "TestBasics"]),
    .testTarget(name: "VectorPicturesTests", dependencies: ["VectorPictures", "UIKitFacts"]),
    .testTarget(
      name: "ScenePreviewTests",
      dependencies: [
        "SceneDiagnostics", "SceneCatalog", "SceneCompiler", "ScenePreview", "UIKitFacts", "VectorPictures",
        "SceneTestSupport", "TestBasics",
      ]
    ),
    .testTarget(
      name: "ScenecTests",
      dependencies: [
        "scenec", "scenec-build", "SceneTestSupport", "TestBasics",
        .product(name: "XMLCoder", package: "XMLCoder"),
      ],
      exclude: ["Catalogue/digest.txt", "Commands", "Faults/Faults.txt", "Schemas"]
    ),
    .testTarget(
      name: "SwiftDeclarationsTests",
      dependencies: ["SwiftDeclarations", "SceneDiagnostics", "SceneTestSupport", "TestBasics"]
    ),
    .testTarget(
      name: "SceneSyntaxTests", dependencies: ["SceneDiagnostics", "SceneSyntax", "SceneTestSupport", "TestBasics"]),
    .testTarget(
      name: "SceneFormattingTests",
      dependencies: ["SceneFormatting", "SceneDiagnostics", "SceneSyntax", "SceneTestSupport", "TestBasics"]
    ),
    .testTarget(
      name: "SceneImportTests",
      dependencies: [
        "SceneImport", "SceneCompiler", "SceneDiagnostics", "SceneDrawing", "SceneTestSupport", "StoryboardReading",
        "TestBasics",
        // Not imported: what is generated is compiled against it while the tests run.
        "HeadlessUIKit",
      ],
      exclude: ["Cases", "Imports", "Storyboards"]
    ),
    .testTarget(
      name: "SceneExportTests",
      dependencies: [
        "SceneExport", "SceneImport", "SceneVersions", "SceneDiagnostics", "SceneSyntax", "SceneTestSupport",
        "TestBasics",
      ],
      exclude: ["Exports"]
    ),
    .testTarget(
      name: "SceneVersionsTests",
      dependencies: [
        "SceneVersions", "SceneFormatting", "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler",
        "SceneEditing", "SceneTestSupport", "TestBasics", "TextLines",
      ],
      exclude: ["Merges"]
    ),
    .testTarget(
      name: "SceneLanguageServerTests",
      dependencies: [
        "SceneLanguageServer", "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneSyntax", "SwiftDeclarations",
        "SceneEditing", "SceneTestSupport", "TestBasics",
      ]
    ),
    .testTarget(
      name: "SceneDataTests",
      dependencies: ["SceneData", "SceneDiagnostics", "SceneSyntax", "SceneTestSupport", "TestBasics"]
    ),
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "SceneCatalog", "SceneCompiler", "SceneDiagnostics", "SceneFormatting", "ScenePreview", "SceneSyntax",
        "SceneTestSupport",
      ]
    ),
    .target(
      name: "PlayedScenes",
      dependencies: ["HeadlessUIKit"],
      path: "Tests/PlayedScenes",
      exclude: ["Scenes"],
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"])]
    ),
    // Swift with Objective-C in it, and what a platform without it compiles instead.
    .target(
      name: "LoweredSwift5",
      dependencies: ["HeadlessUIKit"],
      path: "Tests/ObjectiveC/Swift5",
      exclude: ["Originals"],
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"]), .swiftLanguageMode(.v5)]
    ),
    .target(
      name: "LoweredSwift6",
      dependencies: ["HeadlessUIKit"],
      path: "Tests/ObjectiveC/Swift6",
      exclude: ["Originals"],
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"])]
    ),
    .testTarget(
      name: "ObjectiveCLoweringTests",
      dependencies: [
        "ObjectiveCLowering", "LoweredSwift5", "LoweredSwift6", "HeadlessUIKit", "HeadlessUIKitTesting",
        "SceneDiagnostics", "SceneTestSupport", "TestBasics",
      ],
      exclude: ["Cases"]
    ),
    .testTarget(
      name: "PlayedScenesTests",
      dependencies: [
        "PlayedScenes", "HeadlessUIKit", "HeadlessUIKitTesting", "SceneCompiler", "SceneDiagnostics", "ScenePreview",
        "UIKitFacts",
      ]
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "HeadlessUIKitTesting", "SceneTestSupport", "TestBasics",
        // Imported under the names of Apple's modules, by what is compiled while the tests run.
        "HeadlessCoreGraphics", "HeadlessObjectiveC", "HeadlessOS", "HeadlessQuartzCore",
      ],
      exclude: ["Declarations.txt", "Clients/Frameworks", "Clients/Swift5", "Clients/Swift6"]
    ),
    .testTarget(name: "HeadlessUIKitTestingTests", dependencies: ["HeadlessUIKit", "HeadlessUIKitTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

// With the artifact bundle of a scenec that is built already, the plugins do not have to build one. A bundle is one target,
// which contains the tool; nothing tests it here.
if let bundle = Context.environment["SCENEC_BUNDLE"] {
  package.targets.removeAll { ["scenec", "scenec-build", "ScenecTests"].contains($0.name) }
  package.products.removeAll { ["scenec", "scenec-build"].contains($0.name) }
  package.targets.append(.binaryTarget(name: "scenec", path: bundle))
  for target in package.targets where target.type == .plugin { target.dependencies = ["scenec"] }
}

// Warnings are errors where the project itself is checked, by `.ci/run`. Not always: SwiftPM silences the warnings of a
// dependency, and of its two build systems one takes that for a contradiction.
let strictness: [SwiftSetting] =
  Context.environment["SCENEC_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Without plugins, for which SwiftPM would build scenec a second time; `.ci/try-plugin` builds them.
let isOptimized = Context.environment["SCENEC_OPTIMIZED"] != nil
if isOptimized || Context.environment["SCENEC_WITHOUT_PLUGINS"] != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}

// For many tests at once: the modules in which tests spend their time are optimized, with their assertions, and for size,
// which compiles faster. The others would take longer to optimize than the tests gain: the catalogue is data, and little
// of an import is repeated.
let optimizedTargets: Set = [
  "SceneDiagnostics", "SceneSyntax", "SwiftDeclarations", "SceneCompiler", "SceneFormatting", "SceneVersions",
  "UIKitFacts", "LayoutSolver", "RandomRuns", "HeadlessUIKitTesting", "SceneTestSupport", "LayoutSolverTests",
]

// What is built once, from nothing, is built in two thirds of the time if each module is compiled as a whole.
let isWholeModule = isOptimized || Context.environment["SCENEC_WHOLE_MODULE"] != nil

/// The flags that `.ci/run` asks for. Without them there is no setting: SwiftPM refuses a package with unsafe flags, even
/// with none, as a dependency by version.
func flags(of target: Target) -> [SwiftSetting] {
  guard isWholeModule else { return [] }
  var flags = ["-whole-module-optimization", "-num-threads", "2"]
  if isOptimized, optimizedTargets.contains(target.name) {
    flags += ["-Osize", "-assert-config", "Debug"]
  }
  // Nothing imports a module of tests. A job of its own that makes the module would check every file a second time.
  if target.type == .test {
    flags += ["-no-emit-module-separately-wmo"]
  }
  return [.unsafeFlags(flags)]
}

// What stands for other people's code is compiled as they compile it.
let foreignTargets: Set = ["LoweredSwift5", "LoweredSwift6"]

for target in package.targets where ![.plugin, .system, .binary].contains(target.type) {
  if foreignTargets.contains(target.name) { continue }
  target.swiftSettings =
    (target.swiftSettings ?? []) + strictness + flags(of: target) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
