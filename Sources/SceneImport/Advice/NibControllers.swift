import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// The controllers of imported xibs, which code makes by their classes.
///
/// UIKit loads the nib that an initialiser names; without a name, the nib that is called like the class. After an import
/// there is none, and a function of the scenes makes the controller.
struct NibControllers {
  /// The names of the functions that may make one: all classes of the app.
  let functions: Set<String>
  /// The calls of functions of scenes, by the classes whose nib UIKit finds by the name of the class.
  private var callsByClass: [String: String] = [:]
  /// The controllers by the names of their xibs.
  private var controllers: [String: (className: String, call: String)] = [:]

  init(_ imports: [AppAdvice.Import], _ sources: [SceneFile]) {
    for nib in imports {
      guard let (className, id) = nib.controllers.min(by: { $0.key < $1.key }) else { continue }
      controllers[nib.name] = (className, nib.call(id))
    }
    for nib in imports {
      for (className, id) in nib.controllers where Self.nibNames(of: className).contains(nib.name) {
        callsByClass[className] = nib.call(id)
      }
    }
    let classes = controllers.isEmpty ? [] : AppClasses(sources).index.classNames
    functions = Set(classes.map { $0.split(separator: ".").last.map(String.init) ?? $0 }).union(callsByClass.keys)
  }

  /// The names of the nibs that UIKit looks for, for a controller that is made without a name: `SignUpView`, too, for
  /// `SignUpViewController`.
  private static func nibNames(of className: String) -> [String] {
    let suffix = "Controller"
    return className.hasSuffix(suffix) ? [className, String(className.dropLast(suffix.count))] : [className]
  }

  /// The change at a call; nil where it makes no controller of an imported xib.
  func advice(for call: SwiftCall, in file: SceneFile) -> String? {
    guard !call.isClosure(in: file), call.label != "coder" else { return nil }
    if let name = call.text, let (className, made) = controllers[name] {
      switch call.name {
      case "UINib", "loadNibNamed", className: return "call '\(made)'"
      case "init": return "pass 'nil' here, since the scene makes the view, and make the controller by '\(made)'"
      default:
        guard call.label == "nibName" else { break }
        return "look here: the nib is the scene of a '\(className)' now, which '\(made)' makes"
      }
    }
    guard let made = callsByClass[call.name] else { return nil }
    return "call '\(made)': without the xib, UIKit finds no view for it"
  }
}

extension SwiftCall {
  /// Whether a closure stands in the place of arguments, as the body of an extension does.
  fileprivate func isClosure(in file: SceneFile) -> Bool {
    file.bytes[range.end...].first { ![UInt8](" \t\r\n".utf8).contains($0) } == UInt8(ascii: "{")
  }
}
