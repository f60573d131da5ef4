import Foundation
import SceneTestSupport

extension TemporaryFolder {
  /// Calls scenec as a user whom permissions bind. Tests in a container often run as root, whom they do not.
  func unprivileged(_ arguments: String...) async throws -> ProcessRun {
    try await runUnprivileged([BuildFolder.scenec.path] + arguments)
  }

  /// Runs a line of shell as such a user.
  func unprivilegedShell(_ line: String) async throws -> ProcessRun {
    try await runUnprivileged(["sh", "-c", line])
  }

  private func runUnprivileged(_ command: [String]) async throws -> ProcessRun {
    // Clang can be the first to make the build folder, and then other users cannot look into it.
    if geteuid() == 0 {
      for folder in [BuildFolder.url, BuildFolder.url.deletingLastPathComponent()] {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
      }
    }
    let nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    return try await ProcessRun(
      URL(filePath: "/usr/bin/env"), (geteuid() == 0 ? nobody : []) + command, in: url,
      environment: Self.environment(["scenec": BuildFolder.scenec.path]))
  }
}
