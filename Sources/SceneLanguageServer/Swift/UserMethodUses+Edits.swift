import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

extension UserMethodUses {
  /// The edits that give the method another name, in Swift and in the scenes that call it.
  ///
  /// - Parameter labels: the labels of the parameters afterwards; nil for those that they have.
  func edits(to new: String, labels: [String]? = nil) -> Result<[FileEdit], Refusal> {
    sceneValues().flatMap { values in
      uses().map { uses in
        let isRenamed = new != method.name
        let inScenes = isRenamed ? values.map { FileEdit(path: $0.path, range: $0.range, text: new) } : []
        return inScenes + uses.flatMap { Self.edits(of: $0, from: method.name, to: new, labels ?? []) }
      }
    }
  }

  private static func edits(of use: Use, from old: String, to new: String, _ labels: [String]) -> [FileEdit] {
    let name = old == new ? [] : [FileEdit(path: use.path, range: use.name, text: new)]
    let ofLabels = zip(use.labels, labels).compactMap { label, new -> FileEdit? in
      guard let range = label.range, label.name != new else { return nil }
      // The body goes on to use the name of the parameter.
      guard use.isDeclaration, !label.hasOwnName else { return FileEdit(path: use.path, range: range, text: new) }
      return FileEdit(path: use.path, range: SourceRange(range.start, range.start), text: new + " ")
    }
    return name + ofLabels
  }

  /// The places in scenes that name the method, or why they are not known.
  private func sceneValues() -> Result<[Location], Refusal> {
    var found: [Location] = []
    for text in module.scenes {
      let scene = SceneInModule(text: text, module: module)
      for item in scene.outline.items.indices {
        for attribute in scene.outline.document.attributes(of: scene.outline.items[item].node) {
          guard attribute.value.hasPrefix(method.name), let call = scene.call(by: attribute, in: item),
            call.name == method.name
          else { continue }
          guard attribute.valueRange.length == attribute.value.utf8.count else {
            return .failure(module.refusal(method.name, text, attribute.valueRange.start, "is written with references"))
          }
          switch verdict(call) {
          case .other: continue
          case .own:
            let start = attribute.valueRange.start
            found.append(scene.location(SourceRange(start, start + method.name.utf8.count)))
          case .unsure(let reason):
            return .failure(module.refusal(method.name, text, attribute.valueRange.start, reason))
          }
        }
      }
    }
    return .success(found)
  }

  private func verdict(_ call: SceneInModule.Call) -> Verdict {
    guard let owner = call.owner else { return call.isForAnybody ? .unsure("may call it") : .other }
    guard isMember(owner), method.accepts(labels: call.labels) else { return .other }
    return others.contains { $0.accepts(labels: call.labels) } ? .unsure("may be one of several methods") : .own
  }
}

extension SceneInModule {
  /// A method that a scene names.
  struct Call {
    /// The base name.
    let name: String
    /// The labels of the parameters.
    let labels: [String]
    /// The class that has the method; nil if it is not known.
    let owner: String?
    /// Whether it is an action for the first responder, which can be of any class.
    let isForAnybody: Bool
  }

  /// The method that the value of an attribute names; nil if it names none.
  func call(by attribute: Document.Attribute, in item: Int) -> Call? {
    guard let kind = outline.items[item].kind.attribute(written: attribute.name)?.value else { return nil }
    let labels: [String]
    switch AttributeValue(attribute.value, as: kind) {
    case .selector(let selector): labels = selector.label.map { [$0] } ?? []
    case .destinationMethod(let method): labels = method.parameters.map(\.label)
    default: return nil
    }
    let owner = receiverClass(of: attribute, in: item)
    return Call(
      name: Self.baseName(attribute.value), labels: labels, owner: owner,
      isForAnybody: owner == nil && outline.value(.receiver, of: item) == "firstResponder")
  }
}
