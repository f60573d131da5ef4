/// Why things have to keep their names, as far as that was asked for while the texts are as they are.
struct KnownRefusals {
  private weak var module: Module?
  private var version = 0
  /// A refusal for what has to keep its name, nil for what can be renamed.
  private var refusals: [Renaming.Subject: Refusal?] = [:]

  /// What is known of something; nil if nothing is.
  func find(_ subject: Renaming.Subject, in module: Module) -> Refusal?? {
    self.module === module && version == module.version ? refusals[subject] : nil
  }

  mutating func add(_ refusal: Refusal?, of subject: Renaming.Subject, in module: Module) {
    if self.module !== module || version != module.version {
      (self.module, version, refusals) = (module, module.version, [:])
    }
    refusals[subject] = .some(refusal)
  }
}
