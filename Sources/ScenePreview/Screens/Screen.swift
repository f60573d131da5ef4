package import SceneCompiler
package import SceneDiagnostics
package import UIKitFacts

/// A controller's screen on a device, laid out.
package struct Screen: Sendable {
  package var controller: ID<Controller>
  package var environment: PreviewEnvironment
  /// The name of the device, for people: `iPhone 16`.
  package var device: String
  /// The window with everything in it.
  package var root: ScreenView
  package var findings: [ScreenFinding]

  package init(
    _ controller: ID<Controller>, in environment: PreviewEnvironment, on device: String, root: ScreenView,
    findings: [ScreenFinding] = []
  ) {
    self.controller = controller
    self.environment = environment
    self.device = device
    self.root = root
    self.findings = findings
  }
}

/// What is wrong with a screen: where, and why.
package struct ScreenFinding: Sendable {
  /// The kind of the finding: `ambiguous-layout`.
  package var id: String
  /// The view that it is about.
  package var object: ID<SceneObject>
  package var message: String
  /// The places of the constraints that take part, the first one first.
  package var ranges: [SourceRange]

  package init(_ id: String, _ object: ID<SceneObject>, _ message: String, ranges: [SourceRange] = []) {
    self.id = id
    self.object = object
    self.message = message
    self.ranges = ranges
  }
}
