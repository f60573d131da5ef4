import SceneCatalog

/// Writes the sections of a table whose cells the scene holds.
enum TableEmitter {
  /// Hands the sections of a table to the object that serves them.
  static func emitSections(_ table: ID<SceneObject>, _ scene: TreePlan, _ plan: ModulePlan, into text: inout SwiftText)
  {
    let graph = plan.graph
    let sections = graph.objects[table].children.filter { graph.objects[$0].kind.role == .tableSection }
    let rows = plan.unused(plan.variable(table) + "Rows", in: scene.id)
    text.gap()
    text.line("let \(rows) = SceneTable()")
    for section in sections {
      let header = graph.objects[section][.headerTitle].map { "header: " + StringLiteral.swift($0) }
      let footer = graph.objects[section][.footerTitle].map { "footer: " + StringLiteral.swift($0) }
      text.call(rows + ".addSection", [header, footer].compactMap(\.self))
      for cell in graph.objects[section].children { addRow(cell, to: rows, scene, plan, into: &text) }
    }
    text.line("\(rows).serve(\(plan.variable(table)))")
    text.line("tables.append(\(rows))")
  }

  private static func addRow(
    _ cell: ID<SceneObject>, to rows: String, _ scene: TreePlan, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let call = rows + ".addRow(" + plan.variable(cell) + ")"
    guard let segue = plan.graph.objects[cell].segues.first.flatMap({ scene.segues[$0] }) else {
      return text.line("\(call)")
    }
    text.closure(call + " { [weak self] in", "self?." + SegueEmitter.trigger(segue, "$0"), "}")
  }
}
