import Foundation
import SceneTestSupport

/// A fault injected into generated Swift, to test that random runs find it.
struct InjectedFault: Sendable, CustomStringConvertible {
  let description: String
  /// The app with the fault.
  let module: GeneratedModule
  /// A part of the expected message.
  let complaint: String

  /// Injects a fault into the support file of a fixture.
  ///
  /// - Parameters:
  ///   - right: the correct Swift, which must exist.
  ///   - wrong: its replacement.
  private init(
    _ description: String, in fixture: String, replacing right: String, by wrong: String, says complaint: String
  ) {
    self.description = description
    self.complaint = complaint
    let name = "Planted" + description.filter(\.isLetter)
    guard let original = GeneratedModule.fixtures.first(where: { $0.title == fixture }),
      let module = original.replacing(right, with: wrong, in: "SceneSupport.swift", title: description, name: name)
    else { preconditionFailure("'\(description)' cannot be planted: there is no '\(right)' in \(fixture)") }
    self.module = module
  }

  static let all =
    containment + swaps + memory + appearance + [
      InjectedFault(
        "crash", in: "Segues/present", replacing: "      source.present(",
        by: "      precondition(source.presentedViewController == nil)\n      source.present(",
        says: "the process ended"),
      InjectedFault(
        "unwind to what is gone", in: "Flow/unwind-to-what-is-there",
        replacing: "(controller as? UINavigationController)?.viewControllers.reversed() ?? controller.children",
        by: "controller.children", says: "Tried to pop to a view controller that doesn't exist"),
    ]

  private static let containment = [
    InjectedFault(
      "no didMove", in: "Containers/one-child", replacing: "    child.didMove(toParent: parent)\n", by: "",
      says: "was not told by didMove(toParent:)"),
    InjectedFault(
      "no addChild", in: "Containers/retained-children", replacing: "    parent.addChild(child)\n", by: "",
      says: "is on the screen, but nothing contains or presents it"),
    InjectedFault(
      "no addSubview", in: "Containers/one-child",
      replacing: "    fill(container, with: child)\n    container.addSubview(child.view)\n", by: "",
      says: "but its view is not in it"),
  ]

  private static let swaps = [
    InjectedFault(
      "old view stays", in: "Containers/retained-children",
      replacing: "    old?.viewIfLoaded?.removeFromSuperview()\n", by: "", says: "holds 2 views"),
    InjectedFault(
      "old child stays", in: "Containers/retained-children", replacing: "    old?.removeFromParent()\n", by: "",
      says: "but its view is not in it"),
    InjectedFault(
      "no willMove", in: "Containers/retained-children", replacing: "    old?.willMove(toParent: nil)\n", by: "",
      says: "was not told by willMove(toParent:)"),
    InjectedFault(
      "swap in a swap", in: "Containers/retained-children",
      replacing: "    guard !isSwapping else { return next = swap }\n", by: "", says: "holds 2 views"),
    InjectedFault(
      "old child stays after animation", in: "Containers/several-children-one-at-a-time",
      replacing: "      old.removeFromParent()\n", by: "", says: "but its view is not in it"),
  ]

  private static let memory = [
    InjectedFault(
      "scene holds its controller", in: "Segues/present", replacing: "weak var weakController",
      by: "var weakController", says: "is still there when its window is gone"),
    InjectedFault(
      "button holds its controller", in: "Segues/from-a-button", replacing: "UIAction { [weak source] in",
      by: "UIAction { [source] in", says: "is still there when its window is gone"),
  ]

  private static let appearance = [
    InjectedFault(
      "end without beginning", in: "Containers/one-child", replacing: "    child.didMove(toParent: parent)\n",
      by: "    child.didMove(toParent: parent)\n    child.endAppearanceTransition()\n", says: "Unbalanced calls"),
    InjectedFault(
      "callback called", in: "Containers/one-child", replacing: "    child.didMove(toParent: parent)\n",
      by: "    child.didMove(toParent: parent)\n    child.viewWillAppear(false)\n", says: "Calling -viewWillAppear"),
  ]
}

extension GeneratedModule {
  /// The app with other text in a file; nil if the text to replace does not exist.
  fileprivate func replacing(
    _ right: String, with wrong: String, in file: String, title: String, name: String
  ) -> GeneratedModule? {
    guard let text = files[file], text.contains(right), let module = files["GeneratedApp.swift"] else { return nil }
    var files = files
    files[file] = text.replacingOccurrences(of: right, with: wrong)
    files["GeneratedApp.swift"] = module.replacingOccurrences(of: "\"\(self.title)\"", with: "\"\(title)\"")
    return GeneratedModule(title: title, name: name, files: files, imported: imported)
  }
}
