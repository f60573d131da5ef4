import HeadlessUIKit

/// The exceptions that are raised while the body runs, which they do not end.
@MainActor func exceptions(in body: () -> Void) -> [UncaughtException] {
  var raised: [UncaughtException] = []
  let outer = UncaughtException.handler
  UncaughtException.handler = { raised.append($0) }
  defer { UncaughtException.handler = outer }
  body()
  return raised
}

/// The warnings on the console while the body runs.
@MainActor func warnings(in body: () -> Void) -> [String] {
  var written: [String] = []
  Console.handler = { written.append($0.text) }
  defer { Console.handler = nil }
  body()
  return written
}

extension String {
  /// The text with `<X>` for each object, whose class and address do not matter.
  var withoutObjects: String {
    replacing(#/<[\w.() ]+: 0x[0-9a-f]+>/#, with: "<X>")
  }
}

/// The name and the words of the one exception that is raised while the body runs.
@MainActor func exception(in body: () -> Void) -> String? {
  let raised = exceptions(in: body)
  return raised.count == 1 ? raised.first.map { "\($0.name.rawValue): \($0.reason.withoutObjects)" } : nil
}

/// The words of the one warning that is written while the body runs.
@MainActor func warning(in body: () -> Void) -> String? {
  let written = warnings(in: body)
  return written.count == 1 ? written.first?.withoutObjects : nil
}
