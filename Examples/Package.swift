// swift-tools-version: 6.2

import PackageDescription

// On Apple's systems other than macOS, `import UIKit` means UIKit; elsewhere it means the headless one.
let settings: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))
]

/// A library of one example: a folder with scenes, the controllers of their author, and what scenec makes of them.
///
/// - Parameter others: other files in the folder that are no Swift.
func example(_ name: String, scenes: [String], others: [String] = ["Scenes.svg"]) -> Target {
  .target(
    name: name,
    dependencies: [.product(name: "HeadlessUIKit", package: "scenec", condition: .when(platforms: [.linux, .macOS]))],
    path: name,
    exclude: ["README.md"] + others + scenes.map { $0 + ".scene" },
    swiftSettings: settings
  )
}

/// The test that plays an example. It is no app, so UIKit is not what its module is called here.
///
/// - Parameter others: folders of the test that have no Swift, such as golden files.
func played(_ name: String, others: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [
      .byName(name: name),
      .product(name: "HeadlessUIKitTesting", package: "scenec", condition: .when(platforms: [.linux, .macOS])),
    ],
    path: "Tests/" + name,
    exclude: others
  )
}

/// What the gallery uses of a framework that is not UIKit, for tests on systems without it.
func standIn(_ framework: String) -> Target {
  .target(
    name: framework + "StandIn",
    dependencies: [.product(name: "HeadlessUIKit", package: "scenec", condition: .when(platforms: [.linux, .macOS]))],
    path: "StandIns/" + framework,
    swiftSettings: settings
  )
}

/// Screens of the size of real apps', each in a folder with its scene.
let gallery = Target.target(
  name: "Gallery",
  dependencies: [
    .product(name: "HeadlessUIKit", package: "scenec", condition: .when(platforms: [.linux, .macOS])),
    .target(name: "MapKitStandIn", condition: .when(platforms: [.linux, .macOS])),
  ],
  path: "Gallery",
  exclude: [
    "README.md", "Scenes.svg",
    "Booking/Booking.scene",
    "Checkout/Checkout.scene",
    "Dashboard/Dashboard.scene",
    "Feed/Feed.scene",
    "Mail/Mail.scene",
    "Onboarding/Onboarding.scene",
    "Places/Places.scene",
    "Player/Player.scene",
    "Profile/Profile.scene",
    "Settings/Settings.scene",
    "SignIn/SignIn.scene",
    "Store/Store.scene",
  ],
  resources: [.process("Booking/Resources"), .process("Store/Resources")],
  swiftSettings: settings + [
    .unsafeFlags(["-module-alias", "MapKit=MapKitStandIn"], .when(platforms: [.linux, .macOS]))
  ]
)

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "SlidingMenu", targets: ["SlidingMenu"]),
    .library(name: "CustomContainer", targets: ["CustomContainer"]),
    .library(name: "ParentChild", targets: ["ParentChild"]),
    .library(name: "RootSwap", targets: ["RootSwap"]),
    .library(name: "ContainerViews", targets: ["ContainerViews"]),
    .library(name: "Shop", targets: ["Shop"]),
    .library(name: "Gallery", targets: ["Gallery"]),
  ],
  dependencies: [.package(name: "scenec", path: "..")],
  targets: [
    example("SlidingMenu", scenes: ["Main", "Nav", "Tabs"]),
    example("CustomContainer", scenes: ["Main", "System"]),
    example("ParentChild", scenes: ["Main"]),
    example("RootSwap", scenes: ["Main"]),
    example("ContainerViews", scenes: ["Main", "Holder", "Widgets", "Map"]),
    example("Shop", scenes: ["Main"], others: []),
    gallery,
    standIn("MapKit"),
    played("SlidingMenu"),
    played("CustomContainer"),
    played("ParentChild"),
    played("RootSwap"),
    played("ContainerViews"),
    played("Shop", others: ["Screens"]),
    played("Gallery"),
  ],
  swiftLanguageModes: [.v6]
)

// What is built once, from nothing, is built faster if each module is compiled as a whole; see ../Package.swift.
if Context.environment["SCENEC_WHOLE_MODULE"] != nil {
  for target in package.targets {
    let flags = ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
  }
}
