/// An expression in a package manifest, as far as `PackageManifest` understands it.
indirect enum ManifestValue {
  /// A string without interpolation.
  case text(String)
  /// A name, such as that of a constant.
  case name(String)
  /// The elements of a list.
  case list([ManifestValue])
  /// A call, by the last part of the function's name: `target` for `.target(…)` and `Target.target(…)`.
  case call(String, [Argument])
  /// Values that `+` joins, or of which a condition takes one.
  case sum([ManifestValue])
  /// Something else.
  case other

  struct Argument {
    let label: String?
    let value: ManifestValue
  }

  /// The argument of a call with a label.
  subscript(label: String) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }
}

/// Looks up what a manifest says, with the values of its constants.
struct ManifestReader {
  private let statements: ManifestParser.Statements
  private let package: ManifestValue?

  init(_ statements: ManifestParser.Statements) {
    self.statements = statements
    package = statements.constants.lazy.map(\.value).first { value in
      if case .call("Package", _) = value { true } else { false }
    }
  }

  /// Whether a statement adds to the dependencies of a target that exists.
  var changesDependencies: Bool { statements.changesDependencies }

  /// Whether the file makes a package.
  var hasPackage: Bool { package != nil }

  /// The elements of a list of the package, with those that are added later.
  func items(of list: String) -> [ManifestValue] {
    items((package?[list]).map { [$0] } ?? []) + items(statements.additions[list] ?? [])
  }

  /// The elements of a list; those of something else are the value itself.
  func items(_ value: ManifestValue) -> [ManifestValue] { items([value]) }

  private func items(_ values: [ManifestValue]) -> [ManifestValue] {
    var open = Array(values.reversed())
    var found: [ManifestValue] = []
    var seen: Set<String> = []
    while let value = open.popLast() {
      switch value {
      case .list(let elements), .sum(let elements): open += elements.reversed()
      case .name(let name):
        // A constant that contains itself is no Swift.
        if let constant = constant(name), seen.insert(name).inserted {
          open.append(constant)
        } else {
          found.append(value)
        }
      default: found.append(value)
      }
    }
    return found
  }

  /// The text that a value is; nil for another value.
  func text(_ value: ManifestValue) -> String? { text(value, depth: 0) }

  private func text(_ value: ManifestValue, depth: Int) -> String? {
    guard depth < 20 else { return nil }
    switch value {
    case .text(let text): return text
    case .name(let name): return constant(name).flatMap { text($0, depth: depth + 1) }
    case .sum(let parts):
      let texts = parts.compactMap { text($0, depth: depth + 1) }
      return texts.count == parts.count ? texts.joined() : nil
    default: return nil
    }
  }

  private func constant(_ name: String) -> ManifestValue? { statements.constants[name] }
}
