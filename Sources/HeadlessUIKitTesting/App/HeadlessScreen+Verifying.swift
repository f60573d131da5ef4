import Foundation
import HeadlessUIKit

extension HeadlessScreen {
  /// Compares the screen with its golden files, and fails the test where it differs.
  ///
  /// The picture `NAME.svg` and the frames `NAME.txt` are in the folder `Screens` beside the file of the test. The call writes
  /// them if the environment variable `RECORD_SCREENS` is `1`, and if they are missing; then the test fails, so that nobody
  /// takes a new screen for one that was looked at. A page shows both pictures and what differs in the frames: in the folder
  /// that `SCREEN_DIFFERENCES` names, or in the folder of temporary files.
  ///
  /// - Parameters:
  ///   - name: the name of the screen: letters, digits, spaces, `-` and `_`.
  ///   - drawing: returns an image of a `UIGraphicsImageRenderer` for a view of the app's own classes; nil for a view that
  ///     is drawn as in ``svg``.
  /// - Throws: `UserActionError` where the screen differs, where it has no golden files, and where they cannot be read or
  ///   written.
  public func verify(
    _ name: String, drawing: @escaping (UIView) -> UIImage? = { _ in nil }, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let call = CallSite(fileID, filePath, line, column)
    let golden = GoldenScreen(name, besides: "\(filePath)", ProcessInfo.processInfo.environment)
    guard let problem = golden.problem(with: GoldenScreen.Contents(svg: svg(drawing: drawing), text: text)) else {
      return
    }
    try TestFailure.record(UserActionError("the screen '\(name)'", problem.reason), at: call, details: problem.details)
  }
}
