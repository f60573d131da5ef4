extension [Setting] {
  /// The class that `customClass` names, qualified with the module that `customModule` names; nil where there is none.
  var className: String? {
    named("customClass").map { custom in
      (named("customModule").map { $0.value + "." } ?? "") + TypeName.formatted(custom.value)
    }
  }
}
