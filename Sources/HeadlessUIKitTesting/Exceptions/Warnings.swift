import HeadlessUIKit

/// Returns the warnings that UIKit writes to the console while the body runs.
@MainActor public func warnings(_ body: () throws -> Void) rethrows -> [String] {
  let outer = Console.handler
  defer { Console.handler = outer }
  var written: [String] = []
  Console.handler = { written.append($0.text) }
  try body()
  return written
}
