public import Foundation

/// The folder with the products of the current build.
public enum BuildFolder {
  /// The folder of `scenec` and `Modules`, found upwards from the test bundle.
  public static let url: URL = {
    let bundles = [Bundle.main.executablePath, Bundle.main.bundlePath] + CommandLine.arguments
    for path in bundles.compactMap({ $0 }) {
      var folder = URL(filePath: path)
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("scenec").path),
          FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path)
        {
          return folder
        }
      }
    }
    return Fixture.root.appendingPathComponent("../../.build/debug").standardized
  }()

  /// The command line that the same build made.
  public static var scenec: URL { url.appendingPathComponent("scenec") }

  /// The modules of the build, for a Swift compiler to import.
  public static var modules: URL { url.appendingPathComponent("Modules") }

  /// Whether the modules are optimized. `Package.swift` reads the same variable.
  public static var isOptimized: Bool { ProcessInfo.processInfo.environment["SCENEC_OPTIMIZED"] != nil }
}
