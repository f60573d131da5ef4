// Made by scenec from Turning.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Turning.scene.
@MainActor
struct TurningScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeStudio: @MainActor () -> Studio = { StudioSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Turning.scene starts with.
  func instantiateInitialViewController() -> Studio { instantiateStudio() }

  func instantiateStudio() -> Studio { SceneFlow.awakened(factory.makeStudio()) }
}

/// Makes controllers with the factories of the process.
extension TurningScenes {
  static func instantiateInitialViewController() -> Studio { Self().instantiateInitialViewController() }
  static func instantiateStudio() -> Studio { Self().instantiateStudio() }
}

// MARK: - studio

/// The parts of the scene `studio` that its controller uses.
final class StudioScene: SceneParts<StudioSceneController> {
  private var views:
    (
      wall: UIView, row: UIStackView, first: UILabel, second: UILabel, third: UIButton, sidebar: UIView,
      inside: UILabel, last: UILabel, gap: NSLayoutConstraint, wide: NSLayoutConstraint, tall: NSLayoutConstraint,
      waiting: NSLayoutConstraint
    )!

  var wall: UIView { loadedViews.views.wall }
  var row: UIStackView { loadedViews.views.row }
  var first: UILabel { loadedViews.views.first }
  var second: UILabel { loadedViews.views.second }
  var third: UIButton { loadedViews.views.third }
  var sidebar: UIView { loadedViews.views.sidebar }
  var inside: UILabel { loadedViews.views.inside }
  var last: UILabel { loadedViews.views.last }
  var gap: NSLayoutConstraint { loadedViews.views.gap }
  var wide: NSLayoutConstraint { loadedViews.views.wide }
  var tall: NSLayoutConstraint { loadedViews.views.tall }
  var waiting: NSLayoutConstraint { loadedViews.views.waiting }

  fileprivate func loadView(of controller: StudioSceneController) {
    let wall = UIView(frame: .sceneCanvas)
    wall.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high
        ? .blue
        : traits.userInterfaceStyle == .dark
          ? .black
          : .white
    }

    let row = UIStackView()
    row.translatesAutoresizingMaskIntoConstraints = false
    wall.addSubview(row)

    let first = UILabel()
    first.text = "First"
    row.addArrangedSubview(first)

    let second = UILabel()
    second.text = "Second"

    let third = UIButton(type: .system)
    row.addArrangedSubview(third)

    let sidebar = UIView()
    sidebar.translatesAutoresizingMaskIntoConstraints = false

    let inside = UILabel()
    inside.translatesAutoresizingMaskIntoConstraints = false
    sidebar.addSubview(inside)

    let last = UILabel()
    last.translatesAutoresizingMaskIntoConstraints = false
    wall.addSubview(last)

    let gap = row.leadingAnchor.constraint(equalTo: wall.leadingAnchor, constant: 20)
    let wide = row.widthAnchor.constraint(equalToConstant: 300)
    let tall = row.heightAnchor.constraint(equalToConstant: 300)
    let waiting = last.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      sidebar.widthAnchor.constraint(equalToConstant: 320),
      inside.topAnchor.constraint(equalTo: sidebar.topAnchor, constant: 8),
      inside.leadingAnchor.constraint(equalTo: sidebar.leadingAnchor, constant: 8),
      gap,
    ])

    views = (wall, row, first, second, third, sidebar, inside, last, gap, wide, tall, waiting)
    controller.view = wall

    let rowDistribution = row.distribution
    let rowSpacing = row.spacing
    let firstHidden = first.isHidden
    let otherConstraints = [
      sidebar.topAnchor.constraint(equalTo: wall.topAnchor),
      wall.bottomAnchor.constraint(equalTo: sidebar.bottomAnchor),
      sidebar.leadingAnchor.constraint(equalTo: wall.leadingAnchor),
      last.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor, constant: 8),
    ]
    let otherConstraints2 = [last.topAnchor.constraint(equalTo: wall.topAnchor, constant: 8)]
    let compactHeightConstraints = [
      last.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 4),
      wide,
    ]
    let regularHeightConstraints = [tall]
    SceneTraits.observe(wall) { wall, traits in
      SceneTraits.place(in: row, before: third, (second, traits.verticalSizeClass == .compact))
      SceneTraits.place(
        in: wall,
        before: last,
        (sidebar, traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact)
      )
      SceneTraits.activate([
        (otherConstraints, traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact),
        (otherConstraints2, traits.verticalSizeClass != .compact),
        (compactHeightConstraints, traits.verticalSizeClass == .compact),
        (regularHeightConstraints, traits.verticalSizeClass == .regular),
      ])
      row.axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
      row.distribution =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact
        ? .equalSpacing
        : traits.horizontalSizeClass == .regular
          ? .fillEqually
          : rowDistribution
      row.spacing = traits.verticalSizeClass == .compact ? 4 : rowSpacing
      first.isHidden = traits.verticalSizeClass == .compact ? true : firstHidden
      third.setTitle(traits.verticalSizeClass == .compact ? "Go" : "Go to the next page", for: .normal)
      third.tintColor = traits.verticalSizeClass == .compact ? .red : nil
      gap.constant = traits.verticalSizeClass == .compact ? 8 : 20
    }
    controller.waiting = waiting
  }
}

final class StudioSceneController: Studio {
  fileprivate lazy var studioWiring = StudioScene(self)
  override func loadView() { studioWiring.loadView(of: self) }
}

/// The interface between `Studio` and the scene `studio`.
@MainActor
protocol StudioSceneOwner: Studio {}

extension StudioSceneOwner {
  /// The parts of the scene `studio` that this controller uses.
  var scene: StudioScene { StudioScene.owner(self, use: "TurningScenes.instantiateStudio()").studioWiring }
}

extension Studio: StudioSceneOwner {}
