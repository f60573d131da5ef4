import PathKit
import SceneBuilding
import SceneDiagnostics
import SceneImport

/// Reports imports.
struct ImportReporter {
  let format: ImportReportFormat
  /// Whether standard output has the scene, so that the report goes to standard error.
  let scenesArePrinted: Bool

  func report(_ imports: [NibImport], _ advice: AppAdvice?) {
    let stream = scenesArePrinted ? StandardStream.error : StandardStream.output
    switch format {
    case .text: stream.write(imports.map(text).joined() + sameNames(imports) + (advice.map(text) ?? ""))
    case .json: stream.write(JSON.array(imports.map(json) + (advice.map { [json($0)] } ?? [])).text + "\n")
    }
  }

  // MARK: Advice

  private func text(_ advice: AppAdvice) -> String {
    var lines = advice.changes.map { "\($0.path):\($0.line):\($0.column): \($0.found): \($0.advice)" }
    if !advice.hasSceneDelegate { lines.append("The app has no scene delegate: '--scene-delegate' writes one.") }
    return lines.map { $0.printable + "\n" }.joined()
  }

  private func json(_ advice: AppAdvice) -> JSON {
    .object([
      (
        "changes",
        .array(
          advice.changes.map { change in
            .object([
              ("path", .string(change.path)), ("line", .number(change.line)), ("column", .number(change.column)),
              ("found", .string(change.found)), ("advice", .string(change.advice)),
            ])
          })
      ), ("hasSceneDelegate", .bool(advice.hasSceneDelegate)),
    ])
  }

  // MARK: Text

  /// A line for each scene that another folder has as well.
  private func sameNames(_ imports: [NibImport]) -> String {
    let scenes = Dictionary(grouping: imports.filter { $0.result.scene != nil }) { $0.scenePath.lastComponent }
    return scenes.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { name, same in
      "\(same[1].path): note: '\(name)' is also the scene of '\(same[0].path)', and a module has one scene of a name: "
        + "rename one of the files"
    }.map { $0.printable + "\n" }.joined()
  }

  private func text(_ one: NibImport) -> String {
    guard let report = one.result.report else {
      return "\(one.path): not imported: \(one.result.objection ?? "it cannot be read")\n"
    }
    var lines = report.omissions.map { omission in
      let value = omission.value.map { "=\"\($0)\"" } ?? ""
      let subject = omission.attribute.map { "\(omission.element) \($0)\(value)" } ?? omission.element
      let contents = omission.contents > 0 ? ", with \(omission.contents) inside" : ""
      return "\(one.path):\(omission.line):\(omission.column): left out: \(subject)\(contents): \(omission.reason)"
    }
    lines += report.notes.map { "\(one.path):\($0.line): note: \($0.text)" }
    lines += one.result.errors.map { "\(one.scenePath): error: \($0.message) [\($0.id)]" }
    lines += report.losses.map {
      "\(one.path):\($0.line): the \($0.controller) loses more than half: \($0.carried) carried, \($0.left) left out"
    }
    let counts = report.counts
    lines.append(
      "\(one.path): \(counts.carried) carried, \(counts.withoutEffect) without effect, \(counts.left) left out")
    return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ").printable + "\n" }.joined()
  }

  // MARK: JSON

  private func json(_ one: NibImport) -> JSON {
    guard let report = one.result.report else {
      return .object([
        ("path", .string(one.path.shown)), ("objection", .string(one.result.objection ?? "")),
      ])
    }
    let counts = report.counts
    return .object([
      ("path", .string(one.path.shown)), ("scene", .string(one.scenePath.shown)),
      (
        "counts",
        .object([
          ("carried", .number(counts.carried)), ("withoutEffect", .number(counts.withoutEffect)),
          ("left", .number(counts.left)),
        ])
      ),
      ("omissions", .array(report.omissions.map(json))),
      ("notes", .array(report.notes.map { .object([("line", .number($0.line)), ("text", .string($0.text))]) })),
      ("losses", .array(report.losses.map(json))),
      (
        "errors",
        .array(one.result.errors.map { .object([("id", .string($0.id)), ("message", .string($0.message))]) })
      ),
    ])
  }

  private func json(_ omission: ImportReport.Omission) -> JSON {
    var members: [(String, JSON)] = [
      ("line", .number(omission.line)), ("column", .number(omission.column)), ("element", .string(omission.element)),
    ]
    if let attribute = omission.attribute { members.append(("attribute", .string(attribute))) }
    if let value = omission.value { members.append(("value", .string(value))) }
    members += [("contents", .number(omission.contents)), ("reason", .string(omission.reason))]
    return .object(members)
  }

  private func json(_ loss: ImportReport.Loss) -> JSON {
    .object([
      ("line", .number(loss.line)), ("controller", .string(loss.controller)), ("carried", .number(loss.carried)),
      ("left", .number(loss.left)),
    ])
  }
}
