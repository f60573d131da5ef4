import SceneCatalog

/// Writes the sections of a table whose cells the scene holds.
enum TableEmitter {
  /// Hands the sections of a table to the object that serves them.
  static func emitSections(_ table: ID<SceneObject>, _ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    let graph = plan.graph
    let sections = graph.objects[table].children.filter { graph.objects[$0].kind.role == .tableSection }
    guard !sections.isEmpty else { return }
    let rows = plan.variable(table) + "Rows"
    text.gap()
    text.block("let \(rows) = SceneTable(sections: [", "])") { text in
      for section in sections {
        let object = graph.objects[section]
        let header = object.settings.named("headerTitle")?.swift ?? "nil"
        let footer = object.settings.named("footerTitle")?.swift ?? "nil"
        text.block("SceneTable.Section(header: \(header), footer: \(footer), rows: [", "]),") { text in
          for cell in object.children { row(cell, scene, plan, into: &text) }
        }
      }
    }
    text.line(rows, ".serve(", plan.variable(table), ")")
    text.line("tables.append(", rows, ")")
  }

  private static func row(_ cell: ID<SceneObject>, _ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    let segue = plan.graph.objects[cell].segues.first.flatMap { scene.segues[$0] }
    let variable = plan.variable(cell)
    guard let segue else { return text.line("SceneTable.Row(", variable, "),") }
    text.line("SceneTable.Row(", variable, ") { [weak self] in self?.", SegueEmitter.trigger(segue), "($0) },")
  }
}
