import SceneCompiler
import SceneDiagnostics
import SwiftDeclarations

/// Renames methods that make destinations, whose names are made of ids and identifiers: `makeDetail(forEdit:)`.
struct HookEdits {
  private let changes: [DerivedChanges.Method]
  /// The methods that scenes need afterwards, as they are called before, by their names before.
  private let all: [String: [DerivedChanges.Method]]
  private let module: Module

  init(_ changes: DerivedChanges, _ module: Module) {
    self.changes = changes.methods
    self.module = module
    let kept = changes.keptMethods.map { DerivedChanges.Method(old: $0, new: $0) }
    all = Dictionary(grouping: changes.methods + kept, by: \.old.fullName)
  }

  /// The edits in Swift and in scenes, or why they are not certain.
  func edits() -> Result<[FileEdit], Refusal> {
    var edits: [FileEdit] = []
    var seen: Set<Location> = []
    for change in changes {
      switch self.edits(of: change) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let found):
        edits += found.filter { seen.insert(Location(path: $0.path, range: $0.range)).inserted }
      }
    }
    return .success(edits)
  }

  private func edits(of change: DerivedChanges.Method) -> Result<[FileEdit], Refusal> {
    let (old, new) = (change.old, change.new)
    guard let owner = old.owner else { return .success([]) }
    if old.isOfOtherModule { return refuse("'\(old.fullName)' is a method of '\(owner)', a class of another module") }
    return UserMethodUses.find(old.name, old.labels, in: owner, module).flatMap { method in
      // If it is not there, the scene has an error that stays the same.
      guard let method else { return .success([]) }
      if let other = otherUser(of: method, change) {
        return refuse("'\(old.fullName)' of '\(other)' makes another destination, too")
      }
      if method.method.parameters.map(\.label) != old.labels {
        return refuse("'\(method.method.fullName)' has more parameters than '\(old.fullName)'")
      }
      if case .success(_?) = UserMethodUses.find(new.name, new.labels, in: owner, module) {
        return refuse("'\(owner)' has a method '\(new.fullName)' already")
      }
      return method.edits(to: new.name, labels: new.labels)
    }
  }

  /// A class that keeps the method, or gets it under another name.
  private func otherUser(of method: UserMethodUses, _ change: DerivedChanges.Method) -> String? {
    all[change.old.fullName]?.first { other in
      other.new.fullName != change.new.fullName && other.old.owner.map(method.isMember) ?? false
    }?.old.owner
  }

  private func refuse(_ reason: String) -> Result<[FileEdit], Refusal> { .failure(Refusal(reason: reason)) }
}
