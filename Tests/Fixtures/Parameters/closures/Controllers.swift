import UIKit

typealias Handler = () -> Void

class Home: UIViewController {}

class Picker: UIViewController {
  init(
    onPick: @escaping (Int) -> Void, onCancel: (() -> Void)?, load: @escaping @Sendable () async throws -> Int,
    compare: @escaping (Int, Int) -> Bool, make: @escaping (@escaping () -> Void) -> Int, handlers: [() -> Void],
    handler: @escaping Handler, pair: (first: Int, second: () -> Void)
  ) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
