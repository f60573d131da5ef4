import SceneCatalog

/// Writes what an attribute does to an object.
enum SettingEmitter {
  static func emit(_ setting: Setting, of variable: String, into text: inout SwiftText) {
    switch setting.kind.effect {
    case .structural, .creation: break
    case .property(let path): text.line("\(variable).\(path) = \(setting.swift)")
    case .call(let pattern):
      let parts = pattern.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
      text.line("\(variable).\(String(parts[0]))\(setting.swift)\(parts.count > 1 ? String(parts[1]) : "")")
    }
  }
}
