/// An app of many screens, written with chosen names, among decoys that never change.
///
/// Every name that a rename can change comes from `names`. So the app after a rename is the app that is written with the
/// new name, and each other byte is the same.
struct RenamedApp {
  /// What is renamed.
  enum Subject: String, CaseIterable, Hashable {
    case controller, view, segue, outlet, parameter
  }

  /// One thing of one screen.
  struct Name: Hashable {
    let subject: Subject
    let screen: Int
  }

  let screens: Int
  /// The names that are not the usual ones.
  var names: [Name: String] = [:]

  /// What something is called. All screens have a view and a segue of the same names.
  func name(_ subject: Subject, _ screen: Int) -> String {
    if let name = names[Name(subject: subject, screen: screen)] { return name }
    switch subject {
    case .controller: return "screen\(screen)"
    case .view: return "caption"
    case .segue: return "next"
    case .outlet: return "badge\(screen)"
    case .parameter: return "item"
    }
  }

  private func raised(_ subject: Subject, _ screen: Int) -> String {
    let name = name(subject, screen)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The text in front of the place in the scene where a rename begins.
  func anchor(_ name: Name) -> String {
    let controller = "<viewController id=\""
    let head = controller + self.name(.controller, name.screen) + "\" customClass=\"Screen\(name.screen)\">"
    let start = head + parameter(name.screen)
    switch name.subject {
    case .controller: return controller
    case .parameter: return head + "\n    <parameter name=\""
    case .view: return start + "\n    <view>\n      <label id=\""
    case .segue:
      return start + view(name.screen) + "\n    <segue kind=\"present\" identifier=\""
    case .outlet: return start + view(name.screen) + segue(name.screen) + "\n    <outlet property=\""
    }
  }

  // MARK: The scene

  var scene: String {
    """
    <!-- caption next screen0 badge0 performNext Screen0Scene -->
    <scenes initialViewController="\(name(.controller, 0))">
    \((0..<screens).map(controller).joined(separator: "\n"))
    </scenes>

    """
  }

  private func controller(_ screen: Int) -> String {
    "  <viewController id=\"\(name(.controller, screen))\" customClass=\"Screen\(screen)\">"
      + parameter(screen) + view(screen) + segue(screen)
      + "\n    <outlet property=\"\(name(.outlet, screen))\" destination=\"\(name(.view, screen))\"/>"
      + "\n    <!-- caption next screen\(screen) badge\(screen) -->\n  </viewController>"
  }

  private func parameter(_ screen: Int) -> String {
    "\n    <parameter name=\"\(name(.parameter, screen))\" type=\"Int\" default=\"1\"/>"
  }

  private func view(_ screen: Int) -> String {
    let view = name(.view, screen)
    return """

          <view>
            <label id="\(view)" text="caption next screen\(screen)" top="safeArea" leading="16"/>
            <label id="caption\(screen)" text="badge\(screen)" top="\(view).bottom + 8" leading="\(view).leading"/>
          </view>
      """
  }

  private func segue(_ screen: Int) -> String {
    let next = (screen + 1) % screens
    let destination = name(.controller, next)
    return "\n    <segue kind=\"present\" identifier=\"\(name(.segue, screen))\" destination=\"\(destination)\"/>"
  }

  // MARK: Swift

  /// The Swift files by their names.
  var swift: [String: String] {
    var files = ["Decoys.swift": decoys]
    for screen in 0..<screens { files["Screen\(screen).swift"] = swift(screen) }
    return files
  }

  private func swift(_ screen: Int) -> String {
    let (view, badge, type) = (name(.view, screen), name(.outlet, screen), raised(.controller, screen) + "Scene")
    let (item, nextItem) = (name(.parameter, screen), name(.parameter, (screen + 1) % screens))
    return """
      import UIKit

      // scene.caption, performNext, \(Self.decoyNames(screen))
      class Screen\(screen): UIViewController {
        var \(badge): UILabel!
        let item: Int

        init(\(item): Int) {
          self.item = \(item) // item
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        func update(caption: String, next: Int) {
          scene.\(view).text = caption
          self.scene.\(view).isHidden = caption.isEmpty
          \(badge).text = "badge\(screen) scene.caption \\(scene.\(view).text ?? "caption")"
          self.\(badge).isEnabled = next > 0
        }

        func open() {
          update(caption: "scene.performNext", next: 1)
          /* scene.performNext() /* MainScenes.instantiateScreen\(screen)() */ */
          scene.perform\(raised(.segue, screen))(\(nextItem): item)
        }

        func prepare(for segue: \(type).Segue, sender: Any?) {
          switch segue {
          case .\(name(.segue, screen))(let next): next.modalPresentationStyle = .fullScreen
          }
        }

        static func make(item: Int) -> UIViewController {
          let made = Screen\(screen)(\(item): item)
          return made.item > item ? made : MainScenes.instantiate\(raised(.controller, screen))(\(item): made.item)
        }
      }

      """
  }

  /// Names in a comment that mean nothing.
  private static func decoyNames(_ screen: Int) -> String {
    "screen\(screen), Screen\(screen)Scene, instantiateScreen\(screen), badge\(screen)"
  }

  /// Declarations, variables and texts of the same names that are something else.
  private var decoys: String {
    let members = (0..<screens).map { screen in
      """
        var badge\(screen) = "badge\(screen)"
        func instantiateScreen\(screen)() -> Int {
          let screen\(screen) = \(screen)
          return screen\(screen)
        }
        func count\(screen)(badge\(screen): Int, caption: Int) -> Int {
          let next = badge\(screen) + caption
          return next + instantiateScreen\(screen)()
        }
        func length\(screen)() -> Int { self.caption.count + caption.count + badge\(screen).count }
      """
    }
    return """
      struct Decoys {
        enum Step { case next, caption }
        var caption = "caption"
        let step: Step = .next
        func performNext() -> Step { .next }
        func perform() -> [Step] { [performNext(), self.performNext(), Step.next, .caption] }
      \(members.joined(separator: "\n"))
      }

      """
  }
}
