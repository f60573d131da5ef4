/// Views for which Interface Builder has an element and the catalogue has none: a `view` with a `customClass` makes them.
package enum ViewClasses {
  /// A class, and the module that declares it if that is not UIKit.
  package struct ViewClass: Sendable {
    package let name: String
    package let module: String?

    /// The element that makes such a view.
    package var element: String {
      "<view customClass=\"\(name)\"\(module.map { " customModule=\"\($0)\"" } ?? "")/>"
    }
  }

  /// The class of an element of Interface Builder, or of an element that is named as a class of UIKit.
  package static func viewClass(ofElement name: String) -> ViewClass? {
    classes[name] ?? classes.values.first { $0.name == name }
  }

  private static let classes: [String: ViewClass] = [
    "glkView": ViewClass(name: "GLKView", module: "GLKit")
  ]

  private static func uikit(_ name: String) -> ViewClass { ViewClass(name: name, module: nil) }
}
