/// An error in the call: one sentence, which also says what to do.
struct CallError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
