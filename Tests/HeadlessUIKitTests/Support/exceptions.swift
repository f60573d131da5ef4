import HeadlessUIKit

/// The exceptions that are raised while the body runs, which they do not end.
@MainActor func exceptions(in body: () -> Void) -> [UncaughtException] {
  var raised: [UncaughtException] = []
  UncaughtException.handler = { raised.append($0) }
  defer { UncaughtException.handler = nil }
  body()
  return raised
}
