import SceneCatalog

/// The expression that creates a bar button item.
struct BarItemCreation {
  private let item: SceneObject
  private let bundle: ResourceBundle

  init(_ item: SceneObject, in bundle: ResourceBundle) {
    self.item = item
    self.bundle = bundle
  }

  /// The arguments of its initialiser.
  ///
  /// - Parameter action: what it does when it is tapped.
  func arguments(action: TapAction?) -> [String] {
    let looks = item[.systemItem].map { ["systemItem: \($0.swift)"] } ?? titleAndImage
    // The action names itself as the item does: UIKit shows the action's title.
    let header = item.has(.systemItem) ? "" : actionArguments
    return looks + [action.map { "primaryAction: " + primaryAction($0, header) }].compactMap(\.self)
  }

  private func primaryAction(_ action: TapAction, _ header: String) -> String {
    if header.isEmpty, let unnamed = action.unnamed { return unnamed }
    let line = "UIAction" + header + " " + action.closure.line
    let isOnLines = action.isOnLines || (line.utf8.count > Self.width && !header.hasLineBreak)
    return isOnLines ? "UIAction" + header + " " + action.closure.lines : line
  }

  /// The maximum length of an action on one line.
  private static let width = 85

  /// The title and the image of the action, in parentheses; nothing without them.
  private var actionArguments: String {
    let arguments = titleAndImage
    if arguments.isEmpty { return "" }
    guard arguments.contains(where: { $0.hasLineBreak }) else { return "(\(arguments.joined(separator: ", ")))" }
    // An argument of several lines has lines of its own.
    return "(\n  " + arguments.joined(separator: ",\n").replacing("\n", with: "\n  ") + "\n)"
  }

  /// The title and the image, as an initialiser takes them.
  private var titleAndImage: [String] {
    let title = item.attribute(.title).map { "title: " + $0.value.swift(in: bundle).text }
    let image = item.attribute(.image) ?? item.attribute(.systemImage)
    return [title, image.map { "image: " + $0.value.swift(in: bundle).text }].compactMap(\.self)
  }

  /// Whether an attribute takes part in it, and is not set afterwards.
  static func uses(_ attribute: Attribute) -> Bool {
    attribute.matches(.systemItem) || attribute.matches(.title) || attribute.matches(.image)
      || attribute.matches(.systemImage)
  }
}
