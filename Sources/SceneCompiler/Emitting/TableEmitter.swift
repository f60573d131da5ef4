import SceneCatalog
import SwiftDeclarations

/// Writes how a table or collection is served whose rows or selections the generated code knows.
enum TableEmitter {
  /// The variable of the object that serves a list; nil where nothing stands in front of the app's objects.
  static func server(of list: ID<SceneObject>, _ scene: TreePlan, _ plan: ModulePlan) -> String? {
    guard scene.isScene, plan.graph.isServed(list) else { return nil }
    return plan.unused(plan.variable(list) + "Rows", in: scene.id)
  }

  /// What an outlet of a list is set on: the object that serves the list has the data source and delegate of a table,
  /// and the delegate of a collection.
  static func server(
    of list: ID<SceneObject>, for property: String, _ scene: TreePlan, _ plan: ModulePlan
  ) -> String? {
    let served = isCollection(list, plan) ? ["delegate"] : ["dataSource", "delegate"]
    return served.contains(property) ? server(of: list, scene, plan) : nil
  }

  /// Makes the object that serves a list, and gives it the sections and the selections of the scene.
  static func emitServer(_ list: ID<SceneObject>, _ scene: TreePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    guard let server = server(of: list, scene, plan) else { return }
    let graph = plan.graph
    text.use(isCollection(list, plan) ? .collections : .tables)
    text.gap()
    text.line("let \(server) = \(isCollection(list, plan) ? "SceneCollection" : "SceneTable")()")
    let bundle = plan.bundle(of: scene.id)
    for section in graph.objects[list].children where graph.objects[section].kind.role == .tableSection {
      let header = graph.objects[section].attribute(.headerTitle).map { "header: " + $0.value.swift(in: bundle).text }
      let footer = graph.objects[section].attribute(.footerTitle).map { "footer: " + $0.value.swift(in: bundle).text }
      text.call(server + ".addSection", [header, footer].compactMap(\.self))
      for cell in graph.objects[section].children { addRow(cell, to: server, scene, plan, into: &text) }
    }
    for (identifier, cell) in graph.selections(of: list) {
      let arguments = ["forCellsWith: " + StringLiteral.swift(identifier)]
      if let selection = ActionEmitter.selection(ofPrototype: cell, scene, plan) {
        text.located(at: selection.location) { $0.call(server + ".perform", arguments, selection.closure) }
      }
      addAccessoryAction(of: cell, to: server, arguments, scene, plan, into: &text)
    }
  }

  /// Has the lists of a scene served, once the app's data sources and delegates are known.
  static func emitService(_ scene: TreePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    for list in plan.graph.trees[scene.id].objects {
      guard let server = server(of: list, scene, plan) else { continue }
      text.line("\(server).serve(\(plan.variable(list)))")
      text.line("tables.append(\(server))")
    }
  }

  /// Keeps the headers and footers of tables as tall as their constraints ask for, where the scene gives no frame.
  static func emitFitting(_ scene: ScenePlan, _ plan: ModulePlan, into text: inout SwiftText) {
    let views = plan.graph.fittedViews(of: scene.id)
    for (table, place) in views {
      let variable = plan.variable(table)
      text.use(.tables)
      let part = place == .tableHeaderView ? "Header" : "Footer"
      let fit = "if let \(variable) { SceneTable.fit\(part)(of: \(variable)) }"
      text.line("fittings.append { [weak \(variable)] in \(fit) }")
    }
    if !views.isEmpty { text.line("fitTableViews()") }
  }

  private static func isCollection(_ list: ID<SceneObject>, _ plan: ModulePlan) -> Bool {
    plan.graph.objects[list].kind.type == "UICollectionView"
  }

  private static func addRow(
    _ cell: ID<SceneObject>, to server: String, _ scene: TreePlan, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let height = plan.graph.objects[cell][.rowHeight].map { "height: " + $0.swift }
    let arguments = [plan.variable(cell), height].compactMap(\.self)
    if let selection = ActionEmitter.selection(of: cell, scene, plan) {
      text.located(at: selection.location) { $0.call(server + ".addRow", arguments, selection.closure) }
    } else {
      text.call(server + ".addRow", arguments)
    }
    addAccessoryAction(of: cell, to: server, [], scene, plan, into: &text)
  }

  /// - Parameter arguments: what says whose accessory it is, where that is not the row that was just added.
  private static func addAccessoryAction(
    of cell: ID<SceneObject>, to server: String, _ arguments: [String], _ scene: TreePlan, _ plan: ModulePlan,
    into text: inout SwiftText
  ) {
    let accessory = plan.graph.objects[cell].segues.first { plan.graph.segues[$0][.trigger] == .accessoryAction }
    guard let segue = accessory.flatMap({ scene.segues[$0] }) else { return }
    text.call(server + ".addAccessoryAction", arguments, SegueEmitter.trigger(segue, sender: "$0"))
  }
}
