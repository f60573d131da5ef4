import Foundation
import SceneTestSupport

/// A mistake in generated Swift, planted to see that fault runs find it.
struct PlantedFault: Sendable, CustomStringConvertible {
  let description: String
  /// The wiring, with the mistake in it.
  let wiring: WiringModule
  /// Part of what is to be said about it.
  let complaint: String

  /// Plants a mistake in a fixture.
  ///
  /// - Parameters:
  ///   - right: what the Swift says; it has to be there.
  ///   - wrong: what is said in its place.
  private init(
    _ description: String, in fixture: String, _ file: File = .support, replacing right: String, by wrong: String,
    says complaint: String
  ) {
    self.description = description
    self.complaint = complaint
    let name = "Planted" + description.filter(\.isLetter)
    guard let original = WiringModule.all.first(where: { $0.title == fixture }),
      let wiring = original.replacing(right, with: wrong, in: file.rawValue, title: description, name: name)
    else { preconditionFailure("'\(description)' cannot be planted: there is no '\(right)' in \(fixture)") }
    self.wiring = wiring
  }

  private enum File: String {
    case support = "SceneSupport.swift"
    case scene = "Main.scene.swift"
  }

  static let all =
    containment + swaps + memory + appearance + [
      PlantedFault(
        "crash", in: "Segues/present", .scene, replacing: "      controller.present(",
        by: "      precondition(controller.presentedViewController == nil)\n      controller.present(",
        says: "the process ended"),
      PlantedFault(
        "unwind to what is gone", in: "Flow/unwind-to-what-is-there",
        replacing: "(controller as? UINavigationController)?.viewControllers.reversed() ?? controller.children",
        by: "controller.children", says: "Tried to pop to a view controller that doesn't exist"),
    ]

  private static let containment = [
    PlantedFault(
      "no didMove", in: "Containers/one-child", replacing: "    child.didMove(toParent: parent)\n", by: "",
      says: "was not told by didMove(toParent:)"),
    PlantedFault(
      "no addChild", in: "Containers/retained-children", replacing: "    parent.addChild(child)\n", by: "",
      says: "is on the screen, but nothing contains or presents it"),
    PlantedFault(
      "no addSubview", in: "Containers/one-child",
      replacing: "    fill(container, with: child)\n    container.addSubview(child.view)\n", by: "",
      says: "but its view is not in it"),
  ]

  private static let swaps = [
    PlantedFault(
      "old view stays", in: "Containers/retained-children",
      replacing: "    old?.viewIfLoaded?.removeFromSuperview()\n", by: "", says: "holds 2 views"),
    PlantedFault(
      "old child stays", in: "Containers/retained-children", replacing: "    old?.removeFromParent()\n", by: "",
      says: "but its view is not in it"),
    PlantedFault(
      "no willMove", in: "Containers/retained-children", replacing: "    old?.willMove(toParent: nil)\n", by: "",
      says: "was not told by willMove(toParent:)"),
    PlantedFault(
      "swap in a swap", in: "Containers/retained-children",
      replacing: "    guard !isSwapping else { return next = swap }\n", by: "", says: "holds 2 views"),
    PlantedFault(
      "old child stays after animation", in: "Containers/several-children-one-at-a-time",
      replacing: "      old.removeFromParent()\n", by: "", says: "but its view is not in it"),
  ]

  private static let memory = [
    PlantedFault(
      "scene holds its controller", in: "Segues/present", .scene, replacing: "weak var weakController",
      by: "var weakController", says: "is still there when its window is gone"),
    PlantedFault(
      "button holds its scene", in: "Segues/from-a-button", .scene, replacing: "[weak self] in self?",
      by: "[self, controller] in _ = controller; self",
      says: "is still there when its window is gone"),
  ]

  private static let appearance = [
    PlantedFault(
      "end without beginning", in: "Containers/one-child", replacing: "    child.didMove(toParent: parent)\n",
      by: "    child.didMove(toParent: parent)\n    child.endAppearanceTransition()\n", says: "Unbalanced calls"),
    PlantedFault(
      "callback called", in: "Containers/one-child", replacing: "    child.didMove(toParent: parent)\n",
      by: "    child.didMove(toParent: parent)\n    child.viewWillAppear(false)\n", says: "Calling -viewWillAppear"),
  ]
}

extension WiringModule {
  /// The wiring with something else in a file; nil where what is to be replaced is not there.
  fileprivate func replacing(
    _ right: String, with wrong: String, in file: String, title: String, name: String
  ) -> WiringModule? {
    guard let text = files[file], text.contains(right), let wiring = files["Wiring.swift"] else { return nil }
    var files = files
    files[file] = text.replacingOccurrences(of: right, with: wrong)
    files["Wiring.swift"] = wiring.replacingOccurrences(of: "\"\(self.title)\"", with: "\"\(title)\"")
    return WiringModule(title: title, name: name, files: files, imported: imported)
  }
}
