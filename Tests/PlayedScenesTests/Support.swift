import HeadlessUIKitTesting

/// The exceptions that are raised while the body runs, which they do not end.
@MainActor func exceptions(in body: () -> Void) -> [UncaughtException] {
  var raised: [UncaughtException] = []
  UncaughtException.handler = { raised.append($0) }
  defer { UncaughtException.handler = nil }
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
