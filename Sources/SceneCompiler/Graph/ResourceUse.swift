import SceneCatalog
import SceneDiagnostics

/// A name of a resource in a scene.
struct ResourceUse: Sendable {
  /// The kinds of resources.
  enum Kind: Sendable {
    case image, color, font, textKey
  }

  let kind: Kind
  let name: String
  /// The source range of the value that contains the name.
  let range: SourceRange
}

extension AttributeValue {
  /// The resources that the value names.
  var resources: [(kind: ResourceUse.Kind, name: String)] {
    switch self {
    case .image(.asset(let name)): [(.image, name)]
    case .color(let color), .setting(.layerColor(let color)): color.assets.map { (.color, $0) }
    case .font(let font): font.name.map { [(.font, $0)] } ?? []
    default: []
    }
  }
}

extension Color {
  /// The names of the colours of asset catalogues.
  fileprivate var assets: [String] {
    switch self {
    case .asset(let name): [name]
    case .faded(let color, _): color.assets
    case .dynamic(let color, let variants): color.assets + variants.flatMap(\.color.assets)
    case .system, .components, .decimals, .white: []
    }
  }
}

extension Font {
  /// The name; nil for a font of the system.
  fileprivate var name: String? {
    switch self {
    case .named(let name, _): name
    case .scaled(let font, _): font.name
    case .textStyle, .system: nil
    }
  }
}
