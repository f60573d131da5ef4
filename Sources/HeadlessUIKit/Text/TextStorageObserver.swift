/// Follows the changes of a text storage for a text view.
final class TextStorageObserver {
  private let token: any NSObjectProtocol

  init(_ storage: NSTextStorage, _ didChange: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: NSTextStorage.didProcessEditingNotification, object: storage, queue: nil
    ) { _ in
      MainActor.assumeIsolated { didChange() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
