extension AttributeKey where Value == String {
  package static var id: Self { Self("id", .name) }
  package static var title: Self { Self("title", .text) }
  package static var parent: Self { Self("parent", .reference, refersTo: .controllers) }
  package static var sceneType: Self { Self("sceneType", .newType) }
  package static var nibName: Self { Self("nibName", .string) }
  package static var localization: Self { Self("localization", .string) }
  package static var initialViewController: Self {
    Self("initialViewController", .reference, refersTo: .controllers)
  }
  package static var customModule: Self { Self("customModule", .moduleName) }
  package static var module: Self { Self("module", .moduleName) }
  package static var sceneName: Self { Self("sceneName", .string, refersTo: .sceneFiles) }
  package static var storyboardName: Self { Self("storyboardName", .string) }
  package static var bundleIdentifier: Self { Self("bundleIdentifier", .string) }
  package static var referencedIdentifier: Self {
    Self("referencedIdentifier", .string, refersTo: .controllersOfNamedScene)
  }
  package static var name: Self { Self("name", .name) }
  package static var defaultValue: Self { Self("default", .literal) }
}

extension AttributeKey where Value == TypeName {
  package static var customClass: Self { Self("customClass", .className) }
  package static var type: Self { Self("type", .typeName) }
  package static var rootView: Self { Self("rootView", .className) }
}

extension AttributeKey where Value == ResourceBundle {
  package static var bundle: Self { Self("bundle") }
}

extension AttributeKey where Value == SplitStyle {
  package static var splitStyle: Self { Self("style") }
}
