import SceneCatalog

extension AncestorContainers {
  /// The surroundings of a segue's destination, where these are those of its source.
  ///
  /// - Parameter container: what kind of container the source is itself.
  func after(_ segue: Segue, from container: SystemContainer?) -> AncestorContainers {
    switch segue.kind {
    case .present, .popover: []
    case .embed: self
    case .relationship: asChild(segue.relationship, of: container)
    case .push: afterPush(from: container)
    case .show: afterShow(from: container)
    case .showDetail: canShowDetail(from: container) ? [.navigation, .split] : contains(.unknown) ? .unknown : []
    case .replace: canShowDetail(from: container) ? [.navigation, .split] : .unknown
    case .custom, .unwind, nil: .unknown
    }
  }

  /// Whether a controller here can push: it is in a navigation controller, or is one.
  func canPush(from container: SystemContainer?) -> Bool { contains(.navigation) || container == .navigation }

  /// Whether a controller here can show a detail: it is in a split view controller, or is one.
  func canShowDetail(from container: SystemContainer?) -> Bool { contains(.split) || container == .split }

  private func asChild(_ relationship: Relationship?, of container: SystemContainer?) -> AncestorContainers {
    switch container {
    case .navigation: union(.navigation)
    case .tabs, .pages: self
    // UIKit wraps the columns in navigation controllers of its own; the compact column is shown as it is.
    case .split: relationship == .compactViewController ? union(.split) : union([.navigation, .split])
    case nil: .unknown
    }
  }

  /// A push outside of a navigation controller is an error of its own; what comes after is taken as if it were right.
  private func afterPush(from container: SystemContainer?) -> AncestorContainers {
    contains(.unknown) ? self : union(.navigation)
  }

  /// What cannot be pushed is presented, unless a split view controller takes it into a column.
  private func afterShow(from container: SystemContainer?) -> AncestorContainers {
    if contains(.unknown) { return self }
    return canPush(from: container) || canShowDetail(from: container) ? union(.navigation) : []
  }
}
