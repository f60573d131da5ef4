import Foundation
import HeadlessUIKit

/// Writes down which controllers appear and which segues are performed, for `scenec coverage`.
///
/// It records if the environment variable `SCENEC_FLOW` names a folder, from the first app on. Each process writes a file of
/// its own there; each line is one event, so that a process that ends early loses nothing.
@MainActor final class FlowRecorder {
  private static let shared = FlowRecorder(folder: ProcessInfo.processInfo.environment["SCENEC_FLOW"])

  private let file: FileHandle
  private var registration = 0
  /// The fields of the last event.
  private var last: [String] = []

  /// Notes that an app starts.
  static func noteApp() { shared?.write(["app"]) }

  /// A recorder that writes into a folder until it is deallocated; nil without a folder, or if it cannot be written to.
  init?(folder: String?) {
    guard let folder, !folder.isEmpty else { return nil }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent("\(ProcessInfo.processInfo.processIdentifier).flow")
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A process of an earlier run can have had the same number.
      try Data().write(to: url)
      file = try FileHandle(forWritingTo: url)
    } catch {
      let message = "warning: cannot record the flow in '\(url.path)': \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(message.utf8))
      return nil
    }
    write(["scenec-flow", "1"])
    registration = ControllerEvents.observe { [weak self] controller, event in
      switch event {
      case .viewDidAppear: self?.noteAppearance(of: controller)
      case .segue(let segue): self?.note(segue)
      default: break
      }
    }
  }

  isolated deinit {
    ControllerEvents.remove(registration)
  }

  private func noteAppearance(of controller: UIViewController) {
    guard let id = controller.sceneID else { return }
    write(["controller", id, "\(controller.classInTests)"])
  }

  private func note(_ segue: UIStoryboardSegue) {
    guard let source = segue.source.sceneID else { return }
    let fields = [
      "segue", source, "\(segue.source.classInTests)", segue.destination.sceneID ?? "", segue.identifier ?? "",
    ]
    // Generated code tells containers of an unwind segue by a second object.
    if fields != last { write(fields) }
  }

  /// Writes the fields of an event. Tabs and line breaks, which separate them, are no part of identifiers.
  private func write(_ fields: [String]) {
    last = fields
    let line = fields.map { $0.split(whereSeparator: { $0 == "\t" || $0.isNewline }).joined(separator: " ") }
    try? file.write(contentsOf: Data((line.joined(separator: "\t") + "\n").utf8))
  }
}
