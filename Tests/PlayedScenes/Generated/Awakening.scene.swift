// Made by scenec from Awakening.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Awakening.scene.
@MainActor
struct AwakeningScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeInn: @MainActor () -> UINavigationController = {
      UINavigationController(navigationBarClass: Banner.self, toolbarClass: Shelf.self)
    }
    var makeDormitory: @MainActor () -> DormitorySceneController = { DormitorySceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Awakening.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateInn() }

  /// Makes the controller `inn`, and each child that you do not pass.
  func instantiateInn(dormitory: DormitorySceneController? = nil) -> UINavigationController {
    let inn = factory.makeInn()
    SceneIdentity.set("inn", of: inn)
    inn.navigationBar.tag = 7
    inn.viewControllers = [dormitory ?? instantiateDormitory()]
    inn.navigationBar.awakeFromNib()
    inn.toolbar?.awakeFromNib()
    return inn
  }

  func instantiateDormitory() -> DormitorySceneController {
    let dormitory = factory.makeDormitory()
    let tabBarItem = Sign()
    tabBarItem.title = "Beds"
    tabBarItem.tag = 2
    tabBarItem.weight = 3
    tabBarItem.awakeFromNib()
    dormitory.tabBarItem = tabBarItem
    dormitory.scene.addBarButtonItems(to: dormitory)
    return dormitory
  }
}

/// Makes controllers with the factories of the process.
extension AwakeningScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateInn(dormitory: DormitorySceneController? = nil) -> UINavigationController {
    Self().instantiateInn(dormitory: dormitory)
  }
  static func instantiateDormitory() -> DormitorySceneController { Self().instantiateDormitory() }
}

// MARK: - dormitory

/// The parts of the scene `dormitory` that its controller uses.
final class DormitoryScene: SceneParts<DormitorySceneController> {
  private var views: (clockwork: Clockwork, beds: UICollectionView, torch: Lamp)!

  var clockwork: Clockwork { loadedViews.views.clockwork }
  var beds: UICollectionView { loadedViews.views.beds }
  var torch: Lamp { loadedViews.views.torch }

  private(set) lazy var lampItem: Lamp = Lamp(title: "Lamp")

  fileprivate func loadView(of controller: DormitorySceneController) {
    let clockwork = Clockwork()

    let view = UIView(frame: .sceneCanvas)

    let collectionViewLayout = BedLayout()

    let beds = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    beds.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(beds)

    let refreshControl = Alarm()
    beds.refreshControl = refreshControl

    let toolbar = UIToolbar()
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(toolbar)

    let torch = Lamp(title: "Torch")
    toolbar.items = [torch]

    NSLayoutConstraint.activate([
      beds.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      beds.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: beds.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: beds.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor),
    ])

    views = (clockwork, beds, torch)
    controller.view = view
    SceneAwakening.awake(clockwork)
    collectionViewLayout.awakeFromNib()
    refreshControl.awakeFromNib()
    torch.awakeFromNib()
  }

  fileprivate func addBarButtonItems(to controller: DormitorySceneController) {
    lampItem.tag = 4
    let barButtonItem = Lamp(title: "Candle")
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
    controller.navigationItem.rightBarButtonItems = [lampItem]
    lampItem.awakeFromNib()
    barButtonItem.awakeFromNib()
  }
}

final class DormitorySceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = DormitoryScene(self)
  override func loadView() { scene.loadView(of: self) }
}
