import SceneBuilding
import SceneCatalog

/// A valid name of a new module.
struct ModuleName {
  let text: String

  init(_ text: String) throws(CallError) {
    guard text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*/#) != nil else {
      throw CallError(
        "'\(text)' cannot be the name of a module; take a folder whose name is made of letters, digits and underscores, "
          + "with a letter in front")
    }
    guard !Self.isReserved(text) else {
      throw CallError(
        "'\(text)' cannot be the name of a module, because Swift reserves it; take a folder of another name")
    }
    if let module = Self.otherModule(called: text) {
      throw CallError("'\(module)' is the name of another module; take a folder of another name")
    }
    guard !Self.types.contains(text) else {
      throw CallError("'\(text)' is the name of a type in the new package; take a folder of another name")
    }
    self.text = text
  }

  /// Whether Swift cannot import a module with this name. `main` is the name of a program without a module name.
  private static func isReserved(_ text: String) -> Bool { SwiftName.isKeyword(text) || text == "main" }

  /// Another module with this name. On file systems that ignore case, the compiler finds `uikit` for `UIKit`.
  private static func otherModule(called text: String) -> String? {
    (systemModules + packageModules).first { $0.lowercased() == text.lowercased() }
  }

  /// The types of the new package, including generated ones.
  private static let types: Set = [
    "Greeting", "GreetingScene", "GreetingSceneController", "GreetingSceneOwner", "Home", "HomeScene",
    "HomeSceneController", "HomeSceneOwner", "MainScenes",
  ]

  /// Modules of the system that an app imports, directly or indirectly.
  private static let systemModules = [
    "Accessibility", "AppKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation",
    "CoreText", "Cxx", "CxxStdlib", "Darwin", "DeveloperToolsSupport", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "MapKit",
    "Musl", "ObjectiveC", "Observation", "OSLog", "PackageDescription", "PackagePlugin", "QuartzCore", "RegexBuilder",
    "Swift", "SwiftData", "SwiftUI", "Symbols", "Synchronization", "SystemPackage", "System", "Testing",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "XCTest", "os", "simd",
  ]

  /// The targets of scenec and of its dependencies. SwiftPM refuses a second target with the same name.
  private static let packageModules = [
    "ArgumentParser", "ArgumentParserToolInfo", "CompileScenes", "CXAttr", "GenerateScenes", "HeadlessCoreGraphics",
    "HeadlessObjectiveC", "HeadlessOS", "HeadlessQuartzCore", "HeadlessUIKit", "HeadlessUIKitTesting", "PathKit",
    "PlayedScenes", "RandomRuns", "SceneBuilding", "SceneCatalog", "SceneCompiler", "SceneData", "SceneDiagnostics",
    "SceneDrawing", "SceneEditing", "SceneFormatting", "SceneSyntax", "SceneTemplates", "SceneTestSupport",
    "SceneVersions", "scenec", "scenec_build", "Spectre", "Stencil", "StoryboardReading", "TextLines", "XMLCoder",
  ]
}
