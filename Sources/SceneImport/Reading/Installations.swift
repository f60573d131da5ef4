import InterfaceBuilder

/// The size classes for which the variations of a document install constraints and views.
struct Installations {
  private var byID: [String: Installation] = [:]

  init(_ document: NibDocument) {
    let variations = document.elements.filter { $0.name == "variation" }
    for isDefault in [true, false] {
      for variation in variations where (variation.key == "default") == isDefault {
        guard SizeClasses(key: variation.key ?? "").others.isEmpty else { continue }
        for mask in variation.children(named: "mask") {
          for mark in mask.children where mark.name == "exclude" || mark.name == "include" {
            guard let id = mark["reference"] else { continue }
            byID[id, default: Installation()].apply(key: variation.key ?? "", includes: mark.name == "include")
          }
        }
      }
    }
  }

  /// Where an element is installed.
  func installation(of element: NibElement) -> Installation { element.id.flatMap { byID[$0] } ?? Installation() }
}
