extension CommandLine {
  /// Throws if an argument is not UTF-8: Swift would repair it, and a path would name another file.
  package static func requireUTF8() throws(CallError) {
    guard arguments.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else { return }
    for (argument, bytes) in zip(arguments, UnsafeBufferPointer(start: unsafeArgv, count: Int(argc))) {
      guard let bytes, String(validatingCString: bytes) == nil else { continue }
      throw CallError("the argument '\(argument)' is not UTF-8; rename the file, or the folder that it is in")
    }
  }
}
