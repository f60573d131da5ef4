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

  /// The closure by which a control fires a segue.
  ///
  /// A segue with an identifier asks the controller first whether it should be performed.
  ///
  /// - Parameters:
  ///   - controller: the variable of the controller.
  ///   - parameter: the name of the closure's parameter, if it has one.
  static func trigger(
    _ segue: DistinctSegue, of controller: String = "controller", sender: String, parameter: String? = nil
  ) -> SwiftClosure {
    let rest = parameter.map { "] \($0) in" } ?? "] in"
    guard let identifier = segue.identifier else {
      let function = "self?." + GeneratedNames.perform(segue.method)
      return SwiftClosure("[weak self" + rest, .call(function, ["sender: " + sender]))
    }
    let arguments = [StringLiteral.swift(identifier), "of: " + controller, "sender: " + sender]
    return SwiftClosure("[weak " + controller + rest, .call("SceneSegues.trigger", arguments))
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
    text.line(summary(segue))
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
      parameters = needed.map { plan.functionParameter($0, of: segue.recipient).declaration }
    }
    return parameters + ["sender: Any? = nil"]
  }

  /// The lines that evaluate parameters, for closures that may outlive the call.
  private func evaluations(_ segue: DistinctSegue) -> [String] {
    guard case .caller(let needed) = segue.supply else { return [] }
    return needed.filter(\.isAutoclosure).map { "let \(SwiftName.escaped($0.name.text)) = \($0.argument)" }
  }

  /// The documentation comment of a method.
  private func summary(_ segue: DistinctSegue) -> SwiftLine {
    let destination = plan.scene(segue.destination).name
    guard let identifier = segue.identifier.map(StringLiteral.content) else {
      return "/// Performs a segue: \(segue.kind.verb) `\(destination)`."
    }
    return "/// Performs the segue `\(identifier)`: \(segue.kind.verb) `\(destination)`."
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
    guard let call = Self.call(segue) else { return custom(segue, destination, into: &text) }
    text.use(call.part)
    let animation = graph.segues[segue.id].isAnimated ? [] : ["animated: false"]
    text.call("dispatch." + call.method, Self.arguments(segue, destination) + animation)
  }

  /// Makes the segue of a class of the app, and performs it.
  private func custom(_ segue: DistinctSegue, _ destination: DestinationEmitter, into text: inout SwiftText) {
    let name = plan.graph.segues[segue.id].attributes.className ?? "UIStoryboardSegue"
    let variable = destination.variable(segue.destination)
    text.call("let segue = " + name, [Self.identity(segue), "source: controller", "destination: " + variable])
    let arguments = ["segue"] + Self.performance(segue, destination)
    guard !plan.graph.segues[segue.id].isAnimated else { return text.call("dispatch.perform", arguments) }
    text.block("UIView.performWithoutAnimation {") { $0.call("dispatch.perform", arguments) }
  }

  /// Writes the call that performs a segue, and what that does to show the destination.
  static func perform(
    _ segue: DistinctSegue, to destination: DestinationEmitter, into text: inout SwiftText,
    _ transition: (inout SwiftText) -> Void
  ) {
    text.call("dispatch.perform", arguments(segue, destination), " {")
    text.indented(transition)
    text.line("}")
  }

  /// The arguments of a call that performs a segue: what it leads to, and what performs it.
  ///
  /// - Parameter container: the view in which the destination is embedded.
  static func arguments(
    _ segue: DistinctSegue, _ destination: DestinationEmitter, in container: String? = nil
  ) -> [String] {
    let target = [destination.variable(segue.destination), identifier(segue)]
    guard let container else { return target + performance(segue, destination) }
    return target + ["in: " + container] + performance(segue, destination, sender: nil)
  }

  /// The arguments for what performs a segue: its source, its case and its sender, if the call takes one.
  static func performance(
    _ segue: DistinctSegue, _ destination: DestinationEmitter, sender: String? = "sender"
  ) -> [String] {
    let segueCase = "as: ." + SwiftName.escaped(segue.segueCase) + destination.payload
    return ["from: controller", segueCase] + (sender.map { ["sender: " + $0] } ?? [])
  }

  /// The identifier of a segue, as Swift.
  private static func identifier(_ segue: DistinctSegue) -> String {
    segue.identifier.map(StringLiteral.swift) ?? "nil"
  }

  /// The first argument of a segue's initialiser.
  static func identity(_ segue: DistinctSegue) -> String { "identifier: " + identifier(segue) }

  /// The method of the support file that performs a segue in UIKit's way, and its part; nil for a class of the app.
  private static func call(_ segue: DistinctSegue) -> (method: String, part: SupportPart)? {
    switch segue.kind {
    case .push: ("push", .pushing)
    case .show: ("show", .showing)
    case .showDetail: ("showDetail", .showing)
    case .replace: ("replaceDetail", .replacing)
    case .present, .popover: ("present", .presenting)
    case .embed, .custom, .unwind, .relationship: nil
    }
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
    text.use(.unwinding)
    let arguments = [
      "to: \(type).self", Self.identifier(segue), "from: controller",
      "as: Segue.\(SwiftName.escaped(segue.segueCase))", "sender: sender",
    ]
    let animation = plan.graph.segues[segue.id].isAnimated ? [] : ["animated: false"]
    guard let action = plan.graph.segues[segue.id][.unwindAction] else {
      return text.call("dispatch.unwind", arguments + animation, " { _, _ in }")
    }
    let head = variable + ", " + (action.label == nil ? "_" : "segue") + " in"
    let call = SwiftExpression.raw(variable + "." + action.call(with: "segue"))
    let range = plan.graph.segues[segue.id].attribute(.unwindAction)?.range
    guard let location = range.flatMap({ plan.location(of: $0, in: scene.id) }) else {
      return text.call("dispatch.unwind", arguments + animation, SwiftClosure(head, call))
    }
    text.call("dispatch.unwind", arguments + animation, " { " + head)
    text.indented { text in text.located(at: location) { $0.statement(call) } }
    text.line("}")
  }
}

extension Segue.Kind {
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
