import SceneCatalog

/// Writes how a table is served whose rows or selections the generated code knows.
enum TableEmitter {
  /// The variable of the object that serves a table; nil where nothing stands in front of the author's objects.
  static func server(of table: ID<SceneObject>, _ scene: ScenePlan, _ plan: ModulePlan) -> String? {
    plan.graph.isServed(table) ? plan.unused(plan.variable(table) + "Rows", in: scene.id) : nil
  }

  /// Whether an outlet of a table is set on the object that serves it: the table has that object for it.
  static func isServed(_ outlet: Outlet) -> Bool { ["dataSource", "delegate"].contains(outlet.property.text) }

  /// Makes the object that serves a table, and gives it the sections of the scene.
  static func emitServer(_ table: ID<SceneObject>, _ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    guard let server = server(of: table, scene, plan) else { return }
    let graph = plan.graph
    text.gap()
    text.line("let \(server) = SceneTable()")
    let bundle = plan.bundle(of: scene.id)
    for section in graph.objects[table].children where graph.objects[section].kind.role == .tableSection {
      let header = graph.objects[section].attribute(.headerTitle).map { "header: " + $0.value.swift(in: bundle) }
      let footer = graph.objects[section].attribute(.footerTitle).map { "footer: " + $0.value.swift(in: bundle) }
      text.call(server + ".addSection", [header, footer].compactMap(\.self))
      for cell in graph.objects[section].children { addRow(cell, to: server, scene, plan, into: &text) }
    }
  }

  /// Has the tables of a scene served, once the author's data sources and delegates are known.
  static func emitService(_ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    for table in plan.graph.tree(of: scene.id).objects {
      guard let server = server(of: table, scene, plan) else { continue }
      text.line("\(server).serve(\(plan.variable(table)))")
      text.line("tables.append(\(server))")
    }
  }

  /// Keeps the headers and footers of tables as tall as their constraints ask for, where the scene gives no frame.
  static func emitFitting(_ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    let views = plan.graph.fittedViews(of: scene.id)
    for (table, place) in views {
      let variable = plan.variable(table)
      let part = place == .tableHeaderView ? "Header" : "Footer"
      let fit = "if let \(variable) { SceneTable.fit\(part)(of: \(variable)) }"
      text.line("fittings.append { [weak \(variable)] in \(fit) }")
    }
    if !views.isEmpty { text.line("fitTableViews()") }
  }

  private static func addRow(
    _ cell: ID<SceneObject>, to server: String, _ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let variable = plan.variable(cell)
    let height = plan.graph.objects[cell][.rowHeight].map { ", height: " + $0.swift } ?? ""
    let call = server + ".addRow(" + variable + height + ")"
    if let selection = ActionEmitter.selection(of: cell, scene, plan) {
      text.located(at: selection.location) { $0.closure(call + " " + selection.opening, selection.code, "}") }
    } else {
      text.line("\(call)")
    }
    let accessory = plan.graph.objects[cell].segues.first { plan.graph.segues[$0][.trigger] == .accessoryAction }
    if let segue = accessory.flatMap({ scene.segues[$0] }) {
      text.closure(server + ".addAccessoryAction { [weak self] in", "self?." + SegueEmitter.trigger(segue, "$0"), "}")
    }
  }
}
