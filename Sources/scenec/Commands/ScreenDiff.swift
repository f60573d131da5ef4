import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import ScenePreview

/// The screens of two versions of scenes, on the standard device.
struct ScreenDiff {
  private let comparison: ScreenComparison

  /// - Parameter pairs: the versions of each file; a file that only one version has is compared with none.
  init(_ pairs: [(old: SceneFile?, new: SceneFile?)]) throws(CallError) {
    // A file that was moved is the same file.
    let paths = pairs.map { $0.new?.path ?? $0.old?.path ?? "" }
    comparison = ScreenComparison(
      from: try Self.screens(zip(pairs, paths).map { ($0.old, $1) }),
      to: try Self.screens(zip(pairs, paths).map { ($0.new, $1) }))
  }

  /// The changes in the format of a picture, with the marker of files that scenec has made.
  func text(as format: MapFormat) -> String {
    let sheet = ChangeSheet(comparison)
    let comment = "<!-- Made by scenec diff. -->\n"
    return format == .html
      ? sheet.html.replacing("<!DOCTYPE html>\n", with: "<!DOCTYPE html>\n" + comment, maxReplacements: 1)
      : comment + sheet.svg
  }

  private static func screens(_ files: [(file: SceneFile?, path: String)]) throws(CallError) -> [Screen] {
    let named = files.compactMap { file, path in file.map { SceneFile(path: path, bytes: $0.bytes) } }
    var gallery = PreviewGallery()
    let scenes = named.filter { !ModuleInput.isNib($0.path) }
    if !scenes.isEmpty {
      // Versions of Git have no folders to search.
      gallery.add(scenes, Compiler(), reports: { _ in false }, resources: { _ in AppResources() })
    }
    for nib in named where ModuleInput.isNib(nib.path) { try gallery.add(nib) }
    return gallery.screens(in: PreviewEnvironment())
  }
}
