import SceneCatalog
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// Turns a plan into the text of Swift files.
struct Emitter: Sendable {
  private let plan: ModulePlan
  private let level: AccessLevel
  private let access: String
  /// Whether threads work on parts of a large scene, because there are too few files to work on.
  private let dividesScenes: Bool

  init(_ plan: ModulePlan, _ level: AccessLevel) {
    self.plan = plan
    self.level = level
    access = level == .internal ? "" : level.rawValue + " "
    dividesScenes = plan.graph.ownFiles.count < Threads.fewest
  }

  /// The files of all scenes and the one they share; none if a template cannot be used.
  ///
  /// - Parameter hasOtherScenes: whether scenes share the file that are not in the plan.
  func emit(_ templates: TemplateSet, hasOtherScenes: Bool, _ log: inout DiagnosticLog) -> [GeneratedFile] {
    for file in templates.replaced {
      let name = TemplateSet.name(of: file)
      if let kind = TemplateKind(rawValue: name) {
        TemplateChecker.check(file, as: kind, &log)
      } else {
        let suggestion = Suggestion(for: name, among: TemplateSet.names)
        log.report(UnknownTemplate(name: name, suggestion: suggestion?.text), at: Place(file, SourceRange(0, 0)))
      }
    }
    guard let renderers = TemplateRenderers(templates, &log) else { return [] }
    let scenes = emitScenes(templates, renderers, &log)
    var use = SupportUse()
    for scene in scenes { use.formUnion(scene.use) }
    let isKnown = templates.hasStandardScenes && !hasOtherScenes
    var support = SupportContext(isKnown ? use.parts : Set(SupportPart.allCases))
    support.access = access
    support.importLines = ImportLines.text(ofSupport: support.parts, level).text
    let shared = GeneratedFile(
      name: OutputName.support, source: nil, contents: renderers.render(.support, support.values, &log))
    return log.hasErrors ? [] : scenes.map(\.file) + [shared]
  }

  /// The file of a scene, and what it uses of the support file.
  private typealias Output = (file: GeneratedFile, use: SupportUse)

  private func emitScenes(
    _ templates: TemplateSet, _ renderers: TemplateRenderers, _ log: inout DiagnosticLog
  ) -> [Output] {
    let indices = Array(plan.graph.ownFiles.indices)
    if dividesScenes { return indices.map { emit($0, renderers, &log) } }
    let outcomes = indices.inParallelRuns { run -> [(output: Output, diagnostics: [Diagnostic])] in
      // Stencil's objects stay on the thread that made them.
      var log = DiagnosticLog()
      guard let renderers = TemplateRenderers(templates, &log) else { return [] }
      return run.map { index in
        var log = DiagnosticLog()
        return (emit(index, renderers, &log), log.diagnostics)
      }
    }
    for outcome in outcomes { log.append(outcome.diagnostics) }
    return outcomes.map(\.output)
  }

  private func emit(_ index: Int, _ renderers: TemplateRenderers, _ log: inout DiagnosticLog) -> Output {
    var use = SupportUse()
    var scenes = plan.graph.files[index].controllers.flatMap { controller in
      [render(controller, renderers, &use, &log)].compactMap(\.self)
        + PrototypeEmitter(plan.scenes[controller.index], plan, access: access).classes
    }
    scenes += PrototypeEmitter(ofFile: index, plan, access: access).classes
    let source = plan.graph.files[index].document.file.path
    let file = GeneratedFile(
      name: OutputName.swiftFile(forScene: source), source: source,
      contents: renderers.render(.file, fileContext(index, scenes: scenes, &use).values, &log))
    return (file, use)
  }

  private func render(
    _ id: ID<Controller>, _ renderers: TemplateRenderers, _ use: inout SupportUse, _ log: inout DiagnosticLog
  ) -> String? {
    let scene = plan.scenes[id.index]
    guard scene.form != .plain else { return nil }
    let kind: TemplateKind = scene.form == .wired ? .scene : .child
    var text = renderers.render(kind, sceneContext(scene, &use).values, &log)
    while text.utf8.last == 0x0A { text.removeLast() }
    return Self.withoutEmptyLinesBehindBraces(text)
  }

  /// A template sets its sections apart by empty lines, and cannot know which of them comes first in a type.
  private static func withoutEmptyLinesBehindBraces(_ text: String) -> String {
    var text = text
    let kept = text.withUTF8 { bytes -> [UInt8]? in
      let (brace, newline) = (UInt8(ascii: "{"), UInt8(ascii: "\n"))
      var kept: [UInt8] = []
      var (start, index) = (0, bytes.lineBreak(from: 2))
      while index < bytes.count {
        if bytes[index - 1] == newline, bytes[index - 2] == brace {
          kept += bytes[start..<index]
          start = bytes[index...].firstIndex { $0 != newline } ?? bytes.count
          index = start
        }
        index = bytes.lineBreak(from: index + 1)
      }
      return start > 0 ? kept + bytes[start...] : nil
    }
    return kept.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private func fileContext(_ index: Int, scenes: [String], _ use: inout SupportUse) -> FileContext {
    let file = plan.graph.files[index]
    let emitter = FileEmitter(index, plan, access: access)
    var functions = emitter.functions
    functions.instance.gap()
    functions.instance.append(PrototypeEmitter(ofFile: index, plan, access: access).methods)
    let modules = ImportedModules(ofFile: index, plan)
    return FileContext(
      source: StringLiteral.content(file.name) + ".scene", access: access, imports: modules.all.sorted(),
      importLines: ImportLines.text(modules, level).text,
      enumeration: plan.enumerations[index], factory: use.text(emitter.factory),
      tintColor: emitter.tintColor ?? "", functions: use.text(functions.instance),
      shortcuts: use.text(functions.static), previews: use.text(emitter.previews), scenes: scenes)
  }

  private func sceneContext(_ scene: ScenePlan, _ use: inout SupportUse) -> SceneContext {
    let emitter = SceneEmitter(scene, plan, access: access)
    let bars = BarItemEmitter(scene, plan, access: access)
    let views = emitter.views
    let children = emitter.children
    let identifiers = emitter.identifiers
    let hasKeys = KeyCommandEmitter(scene, plan).hasCommands
    let hasPages = plan.graph.controllers[scene.id].container == .pages
    use.insert(.pages, if: hasPages)
    use.insert(.wiring, if: scene.hasScene)
    // The code that makes views takes half of the time of a scene.
    let isLarge = plan.graph.tree(of: scene.id).objects.count >= Threads.manyObjects
    let (loadView, segues) = Threads.both(
      if: dividesScenes && isLarge, { ViewEmitter.loadView(scene, plan) },
      {
        (
          performs: SegueEmitter(scene, plan, access: access).methods, accessors: emitter.accessors,
          performCases: emitter.performCases, dispatch: emitter.dispatch, cases: emitter.cases
        )
      })
    return SceneContext(
      id: scene.name, type: scene.sceneType, access: access, class: scene.authorClass ?? "",
      superclass: scene.superclass, controller: scene.wiredClass, scenes: plan.enumeration(of: scene.id),
      storage: scene.storage, accessor: scene.accessor,
      protocol: scene.protocol,
      sceneAccessor: use.text(emitter.sceneAccessor),
      classLocation: plan.classLocation(of: scene.id) ?? "",
      identifiers: use.text(identifiers.cases), identifierLine: identifiers.line, cases: use.text(segues.cases),
      dispatch: use.text(segues.dispatch),
      views: use.text(views),
      children: use.text(children),
      slots: use.text(emitter.slots), accessors: use.text(segues.accessors), barItems: use.text(bars.properties),
      barItemPlacement: use.text(bars.placement), performs: use.text(segues.performs),
      prototypes: use.text(PrototypeEmitter(scene, plan, access: access).methods),
      performCases: use.text(segues.performCases),
      loadView: use.text(loadView),
      keyCommandAction: hasKeys ? KeyCommandEmitter.selector(scene) : "", hooks: use.text(emitter.hooks),
      hasScene: scene.hasScene, hasView: plan.graph.tree(of: scene.id).root != nil,
      hasParts: !scene.storedViews.isEmpty,
      hasDestinations: scene.hasDestinations, hasTables: emitter.hasTables,
      hasFittings: emitter.hasFittings,
      hasPages: hasPages)
  }
}
