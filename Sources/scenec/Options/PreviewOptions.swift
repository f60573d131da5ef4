import ArgumentParser
import PathKit
import SceneBuilding
import ScenePreview
import UIKitFacts

/// The options for what screens are shown on.
struct PreviewOptions: ParsableArguments {
  /// A format of previews.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case svg, html, json

    /// The first characters of a file in this format.
    var marker: String {
      switch self {
      case .svg: "<!-- Made by scenec"
      case .html: "<!DOCTYPE html>\n<!-- Made by scenec"
      case .json: "{\n  \"generator\": \"scenec"
      }
    }
  }

  /// How the device is held.
  enum Orientation: String, ExpressibleByArgument, CaseIterable {
    case portrait, landscape
  }

  /// The appearance that the user chose.
  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark
  }

  /// The contrast that the user chose in the settings for accessibility.
  enum Contrast: String, ExpressibleByArgument, CaseIterable {
    case normal, increased
  }

  /// The direction of the user's language.
  enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr, rtl
  }

  @Option(
    help: ArgumentHelp(
      "The format: svg, html or json.",
      discussion: "By default, the extension of the output; on standard output: svg.", valueName: "format"))
  var format: Format?

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device, such as 'iPhone 16' or 'iPad'; can be repeated.",
      discussion: "'document' is the device that a storyboard names; 'all' is one of each size.", valueName: "name"))
  var devices: [String] = []

  @Option(help: "How the device is held: portrait or landscape; can be repeated.")
  var orientation: [Orientation] = []

  @Option(
    help: ArgumentHelp(
      "The text size that the user chose, such as 'extraLarge'; can be repeated.", valueName: "size"))
  var textSize: [String] = []

  @Option(help: "The appearance: light or dark; can be repeated.")
  var appearance: [Appearance] = []

  @Option(help: "The contrast: normal or increased; can be repeated.")
  var contrast: [Contrast] = []

  @Option(help: "The direction of the language: ltr or rtl; can be repeated.")
  var direction: [Direction] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "A language that the app's files have translations in, such as 'de'; can be repeated.", valueName: "language"))
  var languages: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Take the sizes of labels, images and controls from a storyboard, to compare nothing but the layout.",
      visibility: .private))
  var contentOfDocument = false

  @Flag(help: "Make screens as high as what scrolls on them.")
  var fullHeight = false

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp("Only the screen of this controller or view; can be repeated.", valueName: "id"))
  var screens: [String] = []

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    for name in devices where name != "document" && name != "all" && Device.named(name) == nil {
      throw ValidationError(
        "there is no device '\(name)'; known are \(Device.all.map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    for size in textSize where ContentSizeCategory(rawValue: size) == nil {
      let names = ContentSizeCategory.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw ValidationError("there is no text size '\(size)'; known are \(names)")
    }
  }

  /// The format of the option, or of the extension of the output.
  var chosenFormat: Format {
    get throws {
      guard format == nil, let output = drawing.output else { return format ?? .svg }
      guard let format = Format.allCases.first(where: { output.string.lowercased().hasSuffix("." + $0.rawValue) })
      else {
        throw CallError("the name of '\(output)' does not tell its format; say '--format svg', 'html' or 'json'")
      }
      return format
    }
  }

  /// Whether frames are those of Interface Builder's canvas.
  var usesDeviceOfDocument: Bool { devices.contains("document") }

  /// The environments: each device with each setting.
  ///
  /// - Parameters:
  ///   - document: the device that a storyboard names.
  ///   - isPage: whether a page gets the usual settings where the call names none.
  func environments(document: DocumentDevice?, isPage: Bool) -> [PreviewEnvironment] {
    if isPage, devices.isEmpty, orientation.isEmpty, textSize.isEmpty, appearance.isEmpty, contrast.isEmpty,
      direction.isEmpty, languages.isEmpty
    {
      return PreviewEnvironment.usual
    }
    let named = document?.device ?? .standard
    let usual: Orientation = usesDeviceOfDocument && document?.isLandscape == true ? .landscape : .portrait
    let chosen = devices.flatMap { name -> [Device] in
      name == "document" ? [named] : name == "all" ? Device.all : [Device.named(name) ?? .standard]
    }
    let spoken: [String?] = languages.isEmpty ? [nil] : languages
    var result: [PreviewEnvironment] = []
    for device in chosen.isEmpty ? [.standard] : chosen {
      for orientation in orientation.isEmpty ? [usual] : orientation {
        for size in textSize.isEmpty ? ["large"] : textSize {
          for appearance in appearances {
            for language in spoken {
              for direction in direction.isEmpty ? [Self.direction(of: language)] : direction {
                result.append(
                  PreviewEnvironment(
                    device: device, isLandscape: orientation == .landscape,
                    textSize: ContentSizeCategory(rawValue: size) ?? .large, isDark: appearance.isDark,
                    hasIncreasedContrast: appearance.hasIncreasedContrast, isRightToLeft: direction == .rtl,
                    language: language))
              }
            }
          }
        }
      }
    }
    return result
  }

  /// The chosen appearances, each with each contrast.
  private var appearances: [ColorAppearance] {
    (appearance.isEmpty ? [.light] : appearance).flatMap { appearance in
      (contrast.isEmpty ? [.normal] : contrast).map { contrast in
        ColorAppearance(isDark: appearance == .dark, hasIncreasedContrast: contrast == .increased)
      }
    }
  }

  /// The direction in which a language is written.
  private static func direction(of language: String?) -> Direction {
    let code = language?.split(separator: "-").first.map(String.init)
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code) ? .rtl : .ltr
  }
}
