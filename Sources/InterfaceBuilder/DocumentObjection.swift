import SceneSyntax

/// Why a file of Interface Builder does not become a scene.
public enum DocumentObjection: String, Sendable {
  /// It has conflict markers.
  case conflict = "it has conflict markers; resolve them first"
  /// It is not well-formed.
  case syntax = "it is not well-formed XML"
  /// It is no document of Interface Builder.
  case foreign = "it is no storyboard or xib"
  /// Its format is older than Xcode 5.
  case old = "its format is older than Xcode 5; open and save it with Xcode first"
  /// It is for a Mac.
  case macOS = "it is for macOS, and scenes are for UIKit on iOS"
  /// It is for a watch.
  case watchOS = "it is for watchOS, and scenes are for UIKit on iOS"
  /// It is for a television.
  case tvOS = "it is for tvOS, and scenes are for UIKit on iOS"
  /// It is a launch screen.
  case launchScreen = "it is a launch screen, which the system shows before any code runs; keep it"
  /// It is the main nib of an app.
  case mainNib = "it is the main nib of an app without window scenes, which starts by code instead"
}

extension DocumentObjection {
  /// Why the document of a file cannot be imported; nil if it can.
  public static func objection(to document: NibDocument, named name: String) -> DocumentObjection? {
    let root = document.root
    if let objection = objection(toRoot: root.name, type: root["type"] ?? "") { return objection }
    if root["launchScreen"] == "YES" || (name.contains("LaunchScreen") && isWithoutCode(document)) {
      return .launchScreen
    }
    let isMainNib = document.elements.contains { $0.name == "placeholder" && $0["customClass"] == "UIApplication" }
    return isMainNib ? .mainNib : nil
  }

  /// Why documents with a root element of a name and a type cannot be imported; nil if they can.
  public static func objection(toRoot name: String, type: String) -> DocumentObjection? {
    if name == "archive" { return .old }
    guard name == "document", type.contains("InterfaceBuilder") else { return .foreign }
    if type.contains("WatchKit") { return .watchOS }
    if type.contains("AppleTV") { return .tvOS }
    return type.contains(".Cocoa.") ? .macOS : nil
  }

  /// Whether nothing in a document is connected with code.
  private static func isWithoutCode(_ document: NibDocument) -> Bool {
    !document.elements.contains {
      $0.name == "connections" || ($0["customClass"] != nil && $0.name != "placeholder")
    }
  }
}
