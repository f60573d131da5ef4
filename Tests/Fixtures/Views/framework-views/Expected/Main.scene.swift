// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import ARKit
import MapKit
import Metal
import MetalKit
import SceneKit
import SpriteKit
import WebKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainController { instantiateMain() }

  func instantiateMain() -> MainController { SceneFlow.awakened(factory.makeMain()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainController { Self().instantiateInitialViewController() }
  static func instantiateMain() -> MainController { Self().instantiateMain() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  private var views: (help: WKWebView, map: MKMapView, model: SCNView, game: SKView, canvas: MTKView)!

  var help: WKWebView { loadedViews.views.help }
  var map: MKMapView { loadedViews.views.map }
  var model: SCNView { loadedViews.views.model }
  var game: SKView { loadedViews.views.game }
  var canvas: MTKView { loadedViews.views.canvas }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let wkWebViewConfiguration = WKWebViewConfiguration()
    wkWebViewConfiguration.allowsInlineMediaPlayback = true
    wkWebViewConfiguration.allowsAirPlayForMediaPlayback = false
    wkWebViewConfiguration.allowsPictureInPictureMediaPlayback = false
    wkWebViewConfiguration.mediaTypesRequiringUserActionForPlayback = [.audio, .video]
    wkWebViewConfiguration.dataDetectorTypes = [.phoneNumber, .link]
    wkWebViewConfiguration.suppressesIncrementalRendering = true
    wkWebViewConfiguration.applicationNameForUserAgent = "Guide"
    wkWebViewConfiguration.selectionGranularity = .character
    wkWebViewConfiguration.preferences.minimumFontSize = 12
    wkWebViewConfiguration.preferences.javaScriptCanOpenWindowsAutomatically = true

    let help = WKWebView(frame: .zero, configuration: wkWebViewConfiguration)
    help.allowsBackForwardNavigationGestures = true
    help.allowsLinkPreview = false
    help.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(help)

    let wkWebView = Browser(frame: .zero, configuration: WKWebViewConfiguration())
    view.addSubview(wkWebView)

    let map = MKMapView()
    map.mapType = .mutedStandard
    map.showsUserLocation = true
    map.showsCompass = false
    map.showsScale = true
    map.showsTraffic = true
    map.showsBuildings = false
    map.isZoomEnabled = false
    map.isScrollEnabled = false
    map.isRotateEnabled = false
    map.isPitchEnabled = false
    view.addSubview(map)

    let model = SCNView()
    model.allowsCameraControl = true
    model.autoenablesDefaultLighting = true
    model.rendersContinuously = true
    model.showsStatistics = true
    model.preferredFramesPerSecond = 30
    view.addSubview(model)

    let arscnView = ARSCNView()
    arscnView.automaticallyUpdatesLighting = false
    arscnView.rendersCameraGrain = false
    arscnView.rendersMotionBlur = true
    arscnView.showsStatistics = true
    arscnView.autoenablesDefaultLighting = true
    view.addSubview(arscnView)

    let game = SKView()
    game.showsFPS = true
    game.showsNodeCount = true
    game.showsDrawCount = true
    game.showsPhysics = true
    game.ignoresSiblingOrder = true
    game.preferredFramesPerSecond = 30
    view.addSubview(game)

    let arskView = ARSKView()
    arskView.showsFPS = true
    arskView.showsNodeCount = true
    view.addSubview(arskView)

    let canvas = MTKView()
    canvas.colorPixelFormat = .bgra8Unorm
    canvas.depthStencilPixelFormat = .depth32Float
    canvas.sampleCount = 4
    canvas.preferredFramesPerSecond = 30
    canvas.enableSetNeedsDisplay = true
    canvas.isPaused = true
    canvas.framebufferOnly = false
    view.addSubview(canvas)

    NSLayoutConstraint.activate([
      help.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      help.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: help.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: help.bottomAnchor),
    ])

    views = (help, map, model, game, canvas)
    controller.view = view
    help.navigationDelegate = controller
    map.delegate = controller
    wkWebView.awakeFromNib()
  }
}

final class MainSceneController: MainController {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }
}

/// The interface between `MainController` and the scene `main`.
@MainActor
protocol MainSceneOwner: MainController {}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
}

extension MainController: MainSceneOwner {}
