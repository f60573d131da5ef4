import SceneCatalog
import SwiftDeclarations

/// Writes the methods that perform the segues of a scene.
struct SegueEmitter {
  private let scene: ScenePlan
  private let plan: ModulePlan
  private let access: String

  init(_ scene: ScenePlan, _ plan: ModulePlan, access: String) {
    self.scene = scene
    self.plan = plan
    self.access = access
  }

  /// The closure by which a control fires a segue: what it captures weakly, and its call.
  ///
  /// A segue with an identifier asks the controller first whether it should be performed.
  ///
  /// - Parameter controller: the variable of the controller.
  static func trigger(
    _ segue: DistinctSegue, of controller: String = "controller", sender: String
  ) -> (captured: String, call: String) {
    guard let identifier = segue.identifier else {
      return ("self", "self?." + GeneratedNames.perform(segue.method) + "(sender: " + sender + ")")
    }
    let source = StringLiteral.swift(identifier) + ", of: " + controller
    return (controller, "SceneSegues.trigger(" + source + ", sender: " + sender + ")")
  }

  /// The action that fires a segue; nil for one without an identifier, which needs a closure of its own.
  ///
  /// A function that makes the action costs the type checker less than a closure among the arguments of another call.
  static func action(_ segue: DistinctSegue, of controller: String = "controller") -> String? {
    segue.identifier.map { "SceneSegues.action(" + StringLiteral.swift($0) + ", of: " + controller + ")" }
  }

  /// The methods of all segues.
  var methods: SwiftText {
    var text = SwiftText()
    for segue in scene.segues.all where isPerformed(segue) {
      text.gap()
      perform(segue, into: &text)
      if let other = segue.byCaller(plan.graph) {
        text.gap()
        perform(other, into: &text)
      }
      if segue.isTriggered, segue.identifier != nil { text.use(.triggers) }
    }
    return text
  }

  /// Whether something may perform a segue after the view is loaded: all but the only child of a container view.
  func isPerformed(_ segue: DistinctSegue) -> Bool {
    guard case .container(let container) = plan.graph.segues[segue.id].trigger else { return true }
    return ContainerEmitter.isSwapped(container, plan.graph)
  }

  private func perform(_ segue: DistinctSegue, into text: inout SwiftText) {
    text.line("/// \(summary(segue))")
    let visibility = segue.identifier == nil ? "fileprivate " : access
    text.call(visibility + "func " + GeneratedNames.perform(segue.method), parameters(segue), " {")
    text.indented { text in
      text.line("guard let controller = weakController else { return }")
      for line in evaluations(segue) { text.line("\(line)") }
      switch segue.kind {
      case .embed: ContainerEmitter.swap(segue, plan, into: &text)
      case .unwind: unwind(segue, into: &text)
      default: transition(segue, into: &text)
      }
    }
    text.line("}")
  }

  private func parameters(_ segue: DistinctSegue) -> [String] {
    var parameters: [String] = []
    if case .caller(let needed) = segue.supply {
      parameters = needed.map { plan.declaration(of: $0, of: segue.recipient) }
    }
    return parameters + ["sender: Any? = nil"]
  }

  /// The lines that evaluate parameters, for closures that may outlive the call.
  private func evaluations(_ segue: DistinctSegue) -> [String] {
    guard case .caller(let needed) = segue.supply else { return [] }
    return needed.filter(\.isAutoclosure).map { "let \(SwiftName.escaped($0.name.text)) = \($0.argument)" }
  }

  private func summary(_ segue: DistinctSegue) -> String {
    let name = segue.identifier.map { "the segue `" + StringLiteral.content($0) + "`" } ?? "a segue"
    return "Performs " + name + ": " + segue.kind.verb + " `" + plan.scene(segue.destination).name + "`."
  }

  private func transition(_ segue: DistinctSegue, into text: inout SwiftText) {
    let destination = DestinationEmitter(segue, plan)
    let graph = plan.graph
    destination.make(into: &text)
    let variable = destination.variable(segue.destination)
    for key: AttributeKey<Word> in [.modalPresentationStyle, .modalTransitionStyle] {
      if let style = graph.segues[segue.id][key] { text.line("\(variable).\(key.name) = \(style.swift)") }
    }
    if segue.kind == .popover { text.line("\(variable).modalPresentationStyle = .popover") }
    for attribute in graph.segues[segue.id].attributes {
      AttributeEmitter.emit(attribute, of: variable, in: plan.bundle(of: scene.id), into: &text)
    }
    if segue.kind == .popover { anchor(segue, destination, into: &text) }
    guard segue.kind == .custom else {
      if let part = segue.kind.supportPart { text.use(part) }
      return Self.perform(segue, to: destination, into: &text) { $0.line("\(call(for: segue, to: variable))") }
    }
    let name = graph.segues[segue.id].attributes.className ?? "UIStoryboardSegue"
    text.call("let segue = " + name, [Self.identity(segue), "source: controller", "destination: " + variable])
    let arguments = ["segue", "as: ." + SwiftName.escaped(segue.segueCase) + destination.payload, "sender: sender"]
    guard !graph.segues[segue.id].isAnimated else { return text.call("dispatch.perform", arguments) }
    text.block("UIView.performWithoutAnimation {") { $0.call("dispatch.perform", arguments) }
  }

  /// Writes the call that performs a segue, and what that does to show the destination.
  static func perform(
    _ segue: DistinctSegue, to destination: DestinationEmitter, into text: inout SwiftText,
    _ transition: (inout SwiftText) -> Void
  ) {
    text.call(
      "dispatch.perform",
      [
        identifier(segue), "from: controller", "to: " + destination.variable(segue.destination),
        "as: ." + SwiftName.escaped(segue.segueCase) + destination.payload, "sender: sender",
      ], " {")
    text.indented(transition)
    text.line("}")
  }

  /// The identifier of a segue, as Swift.
  static func identifier(_ segue: DistinctSegue) -> String { segue.identifier.map(StringLiteral.swift) ?? "nil" }

  /// The first argument of a segue's initialiser.
  static func identity(_ segue: DistinctSegue) -> String { "identifier: " + identifier(segue) }

  /// The call of UIKit that performs the segue.
  private func call(for segue: DistinctSegue, to variable: String) -> String {
    let animated = plan.graph.segues[segue.id].isAnimated
    switch segue.kind {
    case .push:
      return "SceneSegues.push(" + variable + ", from: controller, " + Self.identity(segue) + ", animated: \(animated))"
    case .show: return unanimated("controller.show(\(variable), sender: sender)", animated)
    case .showDetail: return unanimated("controller.showDetailViewController(\(variable), sender: sender)", animated)
    case .replace:
      return unanimated("SceneSegues.replaceDetail(of: controller, with: \(variable), sender: sender)", animated)
    default: return "controller.present(\(variable), animated: \(animated))"
    }
  }

  /// The call, without the animation of UIKit if the segue has none.
  private func unanimated(_ call: String, _ isAnimated: Bool) -> String {
    isAnimated ? call : "UIView.performWithoutAnimation { " + call + " }"
  }

  private func anchor(
    _ segue: DistinctSegue, _ destination: DestinationEmitter, into text: inout SwiftText
  ) {
    let variable = destination.variable(segue.destination)
    func property(_ name: String) -> String {
      let property = GeneratedNames.property(name)
      return destination.locals.contains(property) ? "self." + property : property
    }
    let attributes = plan.graph.segues[segue.id].attributes
    if let views = attributes[.passthroughViews] {
      let list = views.all.map(property).joined(separator: ", ")
      text.line("\(variable).popoverPresentationController?.passthroughViews = [\(list)]")
    }
    let named = attributes[.popoverAnchorView] ?? attributes[.popoverAnchorBarButtonItem]
    text.use(.popovers)
    text.line("SceneSegues.anchor(\(variable), at: \(named.map(property) ?? "sender"))")
  }

  private func unwind(_ segue: DistinctSegue, into text: inout SwiftText) {
    let destination = DestinationEmitter(segue, plan)
    let variable = destination.variable(segue.destination)
    let type = plan.scene(segue.destination).type
    let animated = plan.graph.segues[segue.id].isAnimated
    text.use(.unwinding)
    text.line("guard let \(variable) = SceneUnwind.receiver(\(type).self, from: controller) else { return }")
    text.call(
      "let segue = SceneUnwind.segue",
      [Self.identity(segue), "from: controller", "to: " + variable, "animated: \(animated)"])
    let action = plan.graph.segues[segue.id][.unwindAction]
    text.block("dispatch.perform(segue, as: .\(SwiftName.escaped(segue.segueCase))(\(variable)), sender: sender) {") {
      let range = plan.graph.segues[segue.id].attribute(.unwindAction)?.range
      let location = range.flatMap { plan.location(of: $0, in: scene.id) }
      if let action { $0.located(at: location) { $0.line("\(variable).\(action.call(with: "segue"))") } }
    }
  }
}

extension Segue.Kind {
  /// The part of the support file that what UIKit is told to do uses.
  fileprivate var supportPart: SupportPart? {
    switch self {
    case .push: .pushing
    case .replace: .replacing
    case .embed, .show, .showDetail, .present, .popover, .custom, .unwind, .relationship: nil
    }
  }

  /// The verb of the segue, for documentation comments.
  fileprivate var verb: String {
    switch self {
    case .embed: "swaps in"
    case .push: "pushes"
    case .show: "shows"
    case .showDetail: "shows as detail"
    case .present: "presents"
    case .popover: "presents in a popover"
    case .replace: "puts in place of the detail"
    case .custom: "leads to"
    case .unwind: "goes back to"
    case .relationship: "contains"
    }
  }
}
