public import SceneDiagnostics

/// What a `Package.swift` says of its targets, read as text: no Swift runs.
///
/// Lists may be joined with `+`, kept in constants, and added to `package.targets` later. What only running the manifest
/// would tell, such as the targets that a loop makes, is missing, and `isIncomplete` says so.
public struct PackageManifest: Sendable {
  /// A target.
  public struct Target: Sendable {
    /// The name.
    public let name: String
    /// The kind, by the name of its function: `target`, `testTarget`, `executableTarget`.
    public let kind: String
    /// The folder, as seen from that of the manifest; nil for the one that SwiftPM finds by the name.
    public let path: String?
    /// Files and folders that do not belong to it, as seen from its folder.
    public let excluded: [String]
    /// Files and folders to which its Swift is limited; nil for no limit.
    public let sources: [String]?
    /// Files and folders that are data, as seen from its folder.
    public let resources: [String]
    /// What it depends on.
    public let dependencies: [Dependency]
    /// The names of the plugins that run when it is built.
    public let plugins: [String]
    /// Whether it can depend on more, because the manifest computes its dependencies.
    public let canDependOnMore: Bool
  }

  /// What a target depends on.
  public struct Dependency: Sendable, Equatable {
    /// The name of a target or a product.
    public let name: String
    /// The package of a product, where the manifest says it.
    public let package: String?
    /// Whether it can only be a product of another package.
    public let isProduct: Bool
  }

  /// A package that this one depends on.
  public struct Package: Sendable, Equatable {
    /// The name by which SwiftPM knows it: the last part of its path or address, in lower case.
    public let identity: String
    /// The name that the manifest gives it.
    public let name: String?
    /// The folder, as seen from that of the manifest; nil for a package with an address.
    public let path: String?
  }

  /// The targets, in the order of the manifest.
  public private(set) var targets: [Target] = []
  /// The packages that this one depends on.
  public private(set) var packages: [Package] = []
  /// The targets of each library, by the name of the product.
  public private(set) var products: [String: [String]] = [:]
  /// The version of the tools that the first line asks for.
  public private(set) var toolsVersion: (major: Int, minor: Int) = (3, 1)
  /// Whether targets or their places can be missing.
  public private(set) var lacksTargets = false
  /// Whether targets, or what belongs to them, can be missing.
  public private(set) var isIncomplete = false

  /// Reads a manifest. This never fails.
  public init(_ file: SceneFile) {
    toolsVersion = Self.toolsVersion(in: file.bytes)
    let statements = ManifestParser.parse(file.bytes)
    let reader = ManifestReader(statements)
    lacksTargets = statements.isIncomplete || !reader.hasPackage
    for value in reader.items(of: "targets") { add(target: value, reader) }
    for value in reader.items(of: "dependencies") { add(package: value, reader) }
    for value in reader.items(of: "products") { add(product: value, reader) }
    lacksTargets = lacksTargets || targets.isEmpty
    isIncomplete = isIncomplete || lacksTargets
  }

  private mutating func add(target value: ManifestValue, _ reader: ManifestReader) {
    guard case .call(let kind, _) = value, Self.targetKinds.contains(kind),
      let name = value["name"].flatMap(reader.text)
    else { return lacksTargets = true }
    func list(_ label: String) -> [ManifestValue] { value[label].map(reader.items) ?? [] }
    func texts(_ label: String) -> [String] {
      let items = list(label)
      let texts = items.compactMap(reader.text)
      if texts.count != items.count { isIncomplete = true }
      return texts
    }
    let path = value["path"].flatMap(reader.text)
    if value["path"] != nil, path == nil { lacksTargets = true }
    let resources = list("resources").compactMap { item -> String? in
      guard case .call(_, let arguments) = item else { return nil }
      return arguments.first.flatMap { reader.text($0.value) }
    }
    let dependencies = list("dependencies").compactMap { dependency($0, reader) }
    let canDependOnMore = dependencies.count != list("dependencies").count || reader.changesDependencies
    if canDependOnMore { isIncomplete = true }
    targets.append(
      Target(
        name: name, kind: kind, path: path, excluded: texts("exclude"),
        sources: value["sources"] == nil ? nil : texts("sources"), resources: resources, dependencies: dependencies,
        plugins: list("plugins").compactMap { reader.text($0["name"] ?? $0) }, canDependOnMore: canDependOnMore))
  }

  private func dependency(_ value: ManifestValue, _ reader: ManifestReader) -> Dependency? {
    if let name = reader.text(value) { return Dependency(name: name, package: nil, isProduct: false) }
    guard case .call(let kind, _) = value, let name = value["name"].flatMap(reader.text) else { return nil }
    return Dependency(name: name, package: value["package"].flatMap(reader.text), isProduct: kind == "product")
  }

  private mutating func add(package value: ManifestValue, _ reader: ManifestReader) {
    guard case .call("package", _) = value else { return }
    let path = value["path"].flatMap(reader.text)
    guard let address = path ?? value["url"].flatMap(reader.text) else { return }
    packages.append(
      Package(identity: Self.identity(of: address), name: value["name"].flatMap(reader.text), path: path))
  }

  private mutating func add(product value: ManifestValue, _ reader: ManifestReader) {
    guard case .call("library", _) = value, let name = value["name"].flatMap(reader.text) else { return }
    products[name, default: []] += (value["targets"].map(reader.items) ?? []).compactMap(reader.text)
  }

  private static let targetKinds: Set = [
    "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget", "plugin", "macro",
  ]

  /// The identity of the package at a path or an address.
  private static func identity(of address: String) -> String {
    let last = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// The version in the comment `// swift-tools-version: 6.2`.
  private static func toolsVersion(in bytes: [UInt8]) -> (Int, Int) {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let colon = line.firstIndex(of: ":"), line.contains("swift-tools-version") else { return (3, 1) }
    let numbers = line[line.index(after: colon)...].split { !$0.isNumber }.compactMap { Int($0) }
    return (numbers.first ?? 3, numbers.count > 1 ? numbers[1] : 0)
  }
}

extension PackageManifest.Target {
  /// The target that a folder stands for, where the manifest was not understood in full.
  public init(folder: String) {
    self.init(
      name: folder, kind: "target", path: nil, excluded: [], sources: nil, resources: [], dependencies: [],
      plugins: ["CompileScenes"], canDependOnMore: true)
  }
}
