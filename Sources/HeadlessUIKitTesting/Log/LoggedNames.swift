import HeadlessUIKit

/// The names of controllers in a log.
@MainActor struct LoggedNames {
  private struct Entry {
    weak var controller: UIViewController?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]

  subscript(controller: UIViewController) -> String {
    mutating get {
      let key = ObjectIdentifier(controller)
      // Another controller can have had the same address before.
      if let entry = entries[key], entry.controller === controller { return entry.name }
      let base = controller.nameInTests
      let count = counts[base, default: 0] + 1
      counts[base] = count
      let name = count == 1 ? base : base + String(count)
      entries[key] = Entry(controller: controller, name: name)
      return name
    }
    set {
      entries[ObjectIdentifier(controller)] = Entry(controller: controller, name: newValue)
    }
  }
}
