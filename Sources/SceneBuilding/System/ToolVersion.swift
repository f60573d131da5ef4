/// The version of scenec.
package enum ToolVersion {
  /// The version, for people and for reports.
  package static let current = "0.1.0"
}
