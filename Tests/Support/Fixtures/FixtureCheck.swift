import Foundation
public import SceneCompiler
public import SceneDiagnostics

extension Fixture {
  /// All differences between the fixture and the results of the compiler.
  public func check(_ compile: Compile = Outcome.compile) -> [FixtureProblem] {
    guard !scenes.isEmpty else { return [FixtureProblem(.layout, "there is no scene in the folder")] }
    let outcome = compile(scenes, options)
    return diagnosticProblems(outcome) + fixedProblems(compile) + expectedProblems(outcome) + layoutProblems(outcome)
  }

  // MARK: Diagnostics

  private func diagnosticProblems(_ outcome: Outcome) -> [FixtureProblem] {
    var missing = Self.blocks(expectations)
    var surplus = Self.blocks(Expectation.expectations(of: outcome.diagnostics))
    _ = Self.takeCommon(&missing, &surplus) { $0 == $1 }
    let misplaced = Self.takeCommon(&missing, &surplus) { $0.map(\.text) == $1.map(\.text) }
    return misplaced.map { FixtureProblem(.misplaced, "expected:\n\(Self.text($0))\nreported:\n\(Self.text($1))") }
      + missing.map { FixtureProblem(.missing, "expected, and not reported:\n\(Self.text($0))") }
      + surplus.map { FixtureProblem(.surplus, "reported, and not expected:\n\(Self.text($0))") }
  }

  /// Each error or warning with its notes and help.
  static func blocks(_ expectations: [Expectation]) -> [[Expectation]] {
    var blocks: [[Expectation]] = []
    for expectation in expectations {
      if expectation.isMain || blocks.isEmpty {
        blocks.append([expectation])
      } else {
        blocks[blocks.count - 1].append(expectation)
      }
    }
    return blocks
  }

  /// Removes the matching pairs from both lists and returns them.
  private static func takeCommon(
    _ a: inout [[Expectation]], _ b: inout [[Expectation]], where matches: ([Expectation], [Expectation]) -> Bool
  ) -> [([Expectation], [Expectation])] {
    var pairs: [([Expectation], [Expectation])] = []
    a.removeAll { block in
      guard let index = b.firstIndex(where: { matches(block, $0) }) else { return false }
      pairs.append((block, b.remove(at: index)))
      return true
    }
    return pairs
  }

  private static func text(_ block: [Expectation]) -> String {
    block.map { "  \($0)" }.joined(separator: "\n")
  }

  // MARK: Fixes

  private func fixedProblems(_ compile: Compile) -> [FixtureProblem] {
    guard let fixed = fixedScenes(compile) else {
      return [FixtureProblem(.fixed, "the fixes never come to an end")]
    }
    return difference(.fixed, in: "Fixed/", ".scene", from: fixed)
  }

  /// The scenes after fix-its, by the path in `Fixed`; nil if applying fix-its does not terminate.
  func fixedScenes(_ compile: Compile) -> [String: Data]? {
    let options = options
    guard let fixed = Fixes.applyAll(to: scenes, compile: { compile($0, options).diagnostics }) else { return nil }
    var result: [String: Data] = [:]
    for (scene, fixed) in zip(scenes, fixed) where scene.bytes != fixed.bytes {
      result["Fixed/" + scene.path] = Data(fixed.bytes)
    }
    return result
  }

  // MARK: Swift

  private func expectedProblems(_ outcome: Outcome) -> [FixtureProblem] {
    difference(.expected, in: "Expected/", ".swift", from: expectedSwift(outcome))
  }

  /// The expected Swift, by path.
  func expectedSwift(_ outcome: Outcome) -> [String: Data] {
    guard !outcome.hasErrors else { return [:] }
    return Dictionary(uniqueKeysWithValues: outcome.swift.map { ("Expected/" + $0, Data($1.utf8)) })
  }

  /// The differences between a folder of the fixture and its expected contents.
  private func difference(
    _ kind: FixtureProblem.Kind, in prefix: String, _ suffix: String, from wanted: [String: Data]
  ) -> [FixtureProblem] {
    let present = folder.files.filter { $0.key.hasPrefix(prefix) }
    return Set(wanted.keys).union(present.keys).sorted().compactMap { path in
      switch (wanted[path], present[path]) {
      case (let new?, let old?):
        new == old ? nil : FixtureProblem(kind, "\(path) is not what is made:\n\(LineDifference(old, new))")
      case (let new?, nil):
        FixtureProblem(kind, "\(path) is missing; it would be:\n\(String(decoding: new, as: UTF8.self))")
      default: FixtureProblem(kind, "\(path) is there, but nothing of the kind is made")
      }
    }
  }

  // MARK: Layout

  private func layoutProblems(_ outcome: Outcome) -> [FixtureProblem] {
    // A class with a module is declared in another file.
    let namesClasses = scenes.contains { scene in
      let text = String(decoding: scene.bytes, as: UTF8.self)
      return text.contains("customClass=") && !text.contains("customModule=")
    }
    var problems: [FixtureProblem] = []
    if !outcome.hasErrors, namesClasses, controllers == nil {
      problems.append(FixtureProblem(.layout, "Controllers.swift is missing; write the classes that the scenes name"))
    }
    // If the sources are checked, they contain the error.
    if outcome.hasErrors, controllers != nil, options.sources == nil {
      problems.append(FixtureProblem(.layout, "Controllers.swift serves nothing where no Swift is made; remove it"))
    }
    if options.sources == nil, let name = controllers?.firstMatch(of: #/\bfinal\s+class\s+(\w+)/#)?.1 {
      problems.append(
        FixtureProblem(
          .layout, "Controllers.swift: '\(name)' cannot be final, because random runs make a subclass of it"))
    }
    let known = [Self.diagnosticsPath, Self.optionsPath, Self.controllersPath, FixtureResources.path]
    let folders = ["Expected/", "Modules/", "Templates/"]
    for path in folder.files.keys.sorted()
    where !known.contains(path) && !path.hasSuffix(".scene") && !folders.contains(where: path.hasPrefix) {
      problems.append(FixtureProblem(.layout, "'\(path)' has no business in a fixture"))
    }
    return problems
  }
}
