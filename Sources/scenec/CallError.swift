/// Why the command cannot do what it was called for: one sentence that also says what to do.
struct CallError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
