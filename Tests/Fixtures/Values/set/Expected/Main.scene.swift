// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeProfile: @MainActor () -> ProfileController = { ProfileSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> ProfileController { instantiateProfile() }

  func instantiateProfile() -> ProfileController {
    let profile = factory.makeProfile()
    profile.pageSize = 20
    profile.analyticsName = "20"
    if let controller = profile as? ProfileSceneController {
      controller.profileWiring.addBarButtonItems(to: controller)
    }
    profile.awakeFromNib()
    return profile
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> ProfileController { Self().instantiateInitialViewController() }
  static func instantiateProfile() -> ProfileController { Self().instantiateProfile() }
}

// MARK: - profile

/// The parts of the scene `profile` that its controller uses.
final class ProfileScene: SceneParts<ProfileSceneController> {
  private var views: (avatar: UIImageView, follow: UIButton, badge: BadgeView)!

  var avatar: UIImageView { loadedViews.views.avatar }
  var follow: UIButton { loadedViews.views.follow }
  var badge: BadgeView { loadedViews.views.badge }

  fileprivate func loadView(of controller: ProfileSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let avatar = UIImageView()
    avatar.image = UIImage(named: "avatar", in: .module, compatibleWith: nil)
    avatar.clipsToBounds = true
    avatar.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    avatar.layer.cornerRadius = 20
    avatar.layer.borderWidth = 0.5
    avatar.layer.borderColor = UIColor.systemGray4.cgColor
    avatar.layer.shadowColor = UIColor(named: "Shadow", in: .module, compatibleWith: nil)?.cgColor
    avatar.layer.masksToBounds = true
    view.addSubview(avatar)

    let follow = UIButton(type: .system)
    follow.setTitle("Follow", for: .normal)
    follow.titleLabel?.numberOfLines = 2
    view.addSubview(follow)

    let badge = BadgeView()
    badge.caption = "New"
    badge.hint = "Tap to see what is new"
    badge.badgeColor = UIColor(red: 1, green: 0x3B / 255, blue: 0x30 / 255, alpha: 1)
    badge.titleFont = .systemFont(ofSize: 13, weight: .bold)
    if let value = UIImage(systemName: "star.fill") {
      badge.icon = value
    }
    if let value = UIImage(named: "star", in: .module, compatibleWith: nil) {
      badge.picture = value
    }
    badge.anchor = CGPoint(x: 0.5, y: 1)
    badge.dotSize = CGSize(width: 8, height: 8)
    badge.hole = CGRect(x: 0, y: 0, width: 4, height: 4)
    badge.emphasis = NSRange(location: 3, length: 4)
    badge.style = .round
    badge.owner = nil
    badge.isPulsing = false
    badge.scale = 1.5
    badge.ring = UIColor(white: 0.5, alpha: 1)
    badge.`default` = "none"
    if let value = UIColor(named: "Brand", in: .module, compatibleWith: nil) {
      badge.trackColor = value
    }
    if let value = UIColor(named: "Brand", in: .module, compatibleWith: nil)?.withAlphaComponent(0.5) {
      badge.fadedColor = value
    }
    badge.color1 = UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.5)
    badge.edge = .systemRed
    if let value = UIImage(systemName: "star.fill") {
      badge.sign = value
    }
    if let value = (UIFont(name: "Avenir-Heavy", size: 17)) {
      badge.heading = value
    }
    badge.word = "red"
    view.addSubview(badge)

    views = (avatar, follow, badge)
    controller.view = view
    badge.awakeFromNib()
  }

  fileprivate func addBarButtonItems(to controller: ProfileSceneController) {
    let barButtonItem = UIBarButtonItem(title: "Edit")
    barButtonItem.possibleTitles = nil
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class ProfileSceneController: ProfileController {
  fileprivate lazy var profileWiring = ProfileScene(self)
  override func loadView() { profileWiring.loadView(of: self) }
}

/// The interface between `ProfileController` and the scene `profile`.
@MainActor
protocol ProfileSceneOwner: ProfileController {}

extension ProfileSceneOwner {
  /// The parts of the scene `profile` that this controller uses.
  var scene: ProfileScene { ProfileScene.owner(self, use: "MainScenes.instantiateProfile()").profileWiring }
}

extension ProfileController: ProfileSceneOwner {}
